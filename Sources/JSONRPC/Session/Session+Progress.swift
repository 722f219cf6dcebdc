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
        workDone(progressToken, "report") { writer in
          if let message { writer.member("message", message) }
          if let percentage { writer.member("percentage", min(max(percentage, 0), 100)) }
        }
      case .modelContext: numberedProgress(progressToken, message: message)
      }
    output.append(body, coalescing: .report(token))
  }

  /// If the total is unknown, the protocol requires only increasing numbers.
  private mutating func numberedProgress(_ token: String, message: String?) -> [UInt8] {
    lastProgress += 1
    return notification("notifications/progress") { writer in
      writer.member("progressToken", raw: token.utf8)
      writer.member("progress", lastProgress)
      if let message { writer.member("message", message) }
    }
  }

  private func call(_ token: CallToken) -> AcceptedCall? {
    current?.token == token ? current : calls[token]
  }

  mutating func beginWorkDone(_ call: AcceptedCall) {
    guard dialect == .languageServer, let token = call.workDoneToken else { return }
    output.append(
      workDone(token, "begin") { writer in
        writer.member("title", call.method)
        writer.member("cancellable", true)
      })
  }

  /// Drops progress held back because the output was full: the answer supersedes it.
  mutating func endProgress(_ call: AcceptedCall) {
    if call.partialResultToken != nil { output.withdraw(.part(call.token)) }
    guard let token = call.workDoneToken else { return }
    output.withdraw(.report(call.token))
    guard dialect == .languageServer else { return }
    output.append(workDone(token, "end") { _ in })
  }

  private func workDone(
    _ token: String, _ kind: String, _ more: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    progress(token) { writer in
      writer.object { writer in
        writer.member("kind", kind)
        more(&writer)
      }
    }
  }

  private func progress(_ token: String, _ value: (inout JSONWriter) -> Void) -> [UInt8] {
    notification("$/progress") { writer in
      writer.member("token", raw: token.utf8)
      writer.key("value")
      value(&writer)
    }
  }

  /// - Parameter params: writes the members into the open object.
  private func notification(
    _ method: String, _ params: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    JSONWriter.object { writer in
      writer.member("jsonrpc", "2.0")
      writer.member("method", method)
      writer.object("params", params)
    }
  }
}
