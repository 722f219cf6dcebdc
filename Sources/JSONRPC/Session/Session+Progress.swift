import JSON

/// `$/progress` (LSP 3.17): begin when a request starts, reports and parts, one end before its
/// answer.
extension Session {
  /// Sends one part of the result of a call that gave a `partialResultToken`.
  package mutating func sendPartialResult(_ value: [UInt8], of token: CallToken) {
    guard let call = call(token), let progressToken = call.partialResultToken else { return }
    output.append(progress(progressToken) { $0.raw(value) }, coalescing: .part(token))
  }

  /// Says how far the work of a call is that gave a `workDoneToken`.
  package mutating func reportWorkDone(
    message: String?, percentage: Int?, of token: CallToken
  ) {
    guard let call = call(token), let progressToken = call.workDoneToken else { return }
    let body = progress(progressToken) { writer in
      writer.beginObject()
      writer.member("kind", "report")
      if let message { writer.member("message", message) }
      if let percentage { writer.member("percentage", min(max(percentage, 0), 100)) }
      writer.endObject()
    }
    output.append(body, coalescing: .report(token))
  }

  private func call(_ token: CallToken) -> Call? {
    current?.token == token ? current : calls[token]
  }

  mutating func beginWorkDone(_ call: Call) {
    guard let token = call.workDoneToken else { return }
    output.append(
      progress(token) { writer in
        writer.beginObject()
        writer.member("kind", "begin")
        writer.member("title", call.method)
        writer.member("cancellable", true)
        writer.endObject()
      })
  }

  /// What was held back for want of room is dropped: the answer says it all.
  mutating func endProgress(_ call: Call) {
    if call.partialResultToken != nil { output.withdraw(.part(call.token)) }
    guard let token = call.workDoneToken else { return }
    output.withdraw(.report(call.token))
    output.append(
      progress(token) { writer in
        writer.beginObject()
        writer.member("kind", "end")
        writer.endObject()
      })
  }

  private func progress(_ token: String, _ value: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("jsonrpc", "2.0")
    writer.member("method", "$/progress")
    writer.key("params")
    writer.beginObject()
    writer.key("token")
    writer.raw(token.utf8)
    writer.key("value")
    value(&writer)
    writer.endObject()
    writer.endObject()
    return writer.bytes
  }
}
