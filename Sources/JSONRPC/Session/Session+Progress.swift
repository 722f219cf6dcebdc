import JSON

/// `$/progress` (LSP 3.17): begin when a request starts, reports and parts, one end before its
/// answer. `notifications/progress` (MCP) has only reports.
extension Session {
  /// Sends one partial result of a call that gave a `partialResultToken`.
  package mutating func sendPartialResult(_ value: [UInt8], of token: CallToken) {
    guard let call = call(token), let progressToken = call.partialResultToken else { return }
    output.append(progress(progressToken) { $0.raw(value) }, coalescing: .part(token))
  }

  /// Reports the progress of a call that gave a `workDoneToken`.
  package mutating func reportWorkDone(
    message: String?, percentage: Int?, of token: CallToken
  ) {
    guard let call = call(token), let progressToken = call.workDoneToken else { return }
    let body =
      switch dialect {
      case .languageServer:
        progress(progressToken) { writer in
          writer.beginObject()
          writer.member("kind", "report")
          if let message { writer.member("message", message) }
          if let percentage { writer.member("percentage", min(max(percentage, 0), 100)) }
          writer.endObject()
        }
      case .modelContext: numberedProgress(progressToken, message: message)
      }
    output.append(body, coalescing: .report(token))
  }

  /// If the total is unknown, the protocol requires only increasing numbers.
  private mutating func numberedProgress(_ token: String, message: String?) -> [UInt8] {
    lastProgress += 1
    return notification("notifications/progress") { writer in
      writer.key("progressToken")
      writer.raw(token.utf8)
      writer.member("progress", lastProgress)
      if let message { writer.member("message", message) }
    }
  }

  private func call(_ token: CallToken) -> Call? {
    current?.token == token ? current : calls[token]
  }

  mutating func beginWorkDone(_ call: Call) {
    guard dialect == .languageServer, let token = call.workDoneToken else { return }
    output.append(
      progress(token) { writer in
        writer.beginObject()
        writer.member("kind", "begin")
        writer.member("title", call.method)
        writer.member("cancellable", true)
        writer.endObject()
      })
  }

  /// Drops progress held back because the output was full: the answer supersedes it.
  mutating func endProgress(_ call: Call) {
    if call.partialResultToken != nil { output.withdraw(.part(call.token)) }
    guard let token = call.workDoneToken else { return }
    output.withdraw(.report(call.token))
    guard dialect == .languageServer else { return }
    output.append(
      progress(token) { writer in
        writer.beginObject()
        writer.member("kind", "end")
        writer.endObject()
      })
  }

  private func progress(_ token: String, _ value: (inout JSONWriter) -> Void) -> [UInt8] {
    notification("$/progress") { writer in
      writer.key("token")
      writer.raw(token.utf8)
      writer.key("value")
      value(&writer)
    }
  }

  /// - Parameter params: writes the members into the open object.
  private func notification(
    _ method: String, _ params: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("jsonrpc", "2.0")
    writer.member("method", method)
    writer.key("params")
    writer.beginObject()
    params(&writer)
    writer.endObject()
    writer.endObject()
    return writer.bytes
  }
}
