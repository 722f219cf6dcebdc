import JSON
import Vocabulary

/// The errors of the protocol layer itself, as the catalog has them; `data.hint` holds the details
/// of the case.
extension RPCError {
  private init(_ entry: ErrorEntry, more: (inout JSONWriter) -> Void = { _ in }) {
    self.init(
      code: entry.code, kind: entry.kind.rawValue, message: entry.message,
      retryable: entry.isRetryable
    ) { data in
      if let reason = entry.reason { data.member("reason", reason) }
      more(&data)
    }
  }

  package static func parseError(hint: String) -> RPCError {
    RPCError(.parseError) { $0.member("hint", hint) }
  }

  package static func invalidRequest(hint: String) -> RPCError {
    RPCError(.invalidRequest) { $0.member("hint", hint) }
  }

  /// Size, depth or number of members: a retry would fail again.
  package static func limitExceeded(_ limit: String, max: Int) -> RPCError {
    RPCError(.limitExceeded) { data in
      data.member("limit", limit)
      data.member("max", max)
    }
  }

  package static let duplicateID = RPCError(.duplicateId)
  package static let shuttingDown = RPCError(.shuttingDown) { data in
    data.member("hint", ErrorEntry.shuttingDown.hint)
  }

  package static func methodNotFound(didYouMean names: [String]) -> RPCError {
    RPCError(.methodNotFound) { $0.member("didYouMean", names) }
  }

  package static let positionalParams = RPCError(.invalidParams) { data in
    data.member("path", "")
    data.member("hint", "params are given by name, in an object")
  }

  package static let requestCancelled = RPCError(.requestCancelled)

  /// The server canceled the work because it is shutting down.
  package static let serverShutdown = RPCError(.serverCancelledShutdown)

  /// A retry may succeed.
  package static func busy(_ limit: String, max: Int) -> RPCError {
    RPCError(.busy) { data in
      data.member("limit", limit)
      data.member("max", max)
    }
  }

  /// The deadline passed before any data was available.
  package static let deadlineExceeded = RPCError(.deadlineExceeded) { data in
    data.member("hint", ErrorEntry.deadlineExceeded.hint)
  }

  init(_ error: JSONError, limits: Limits, framing: Framing?) {
    switch error.kind {
    case .tooDeep: self = .limitExceeded("maxDepth", max: limits.maxDepth)
    case .empty: self = .parseError(hint: "the message is empty")
    case .invalidUTF8, .loneSurrogate:
      self = .parseError(hint: "text is not valid UTF-8 at byte \(error.offset)")
    case .unexpectedEnd, .trailingBytes:
      self = .parseError(
        hint: framing == .lines
          ? "one line holds exactly one JSON text"
          : "a body holds exactly one JSON text; its length is counted in bytes")
    default: self = .parseError(hint: "\(error.kind.rawValue) at byte \(error.offset)")
    }
  }

  init(_ fault: FrameFault.Kind, limits: Limits) {
    switch fault {
    case .headerTooLarge: self = .limitExceeded("maxHeaderBytes", max: limits.maxHeaderBytes)
    case .messageTooLarge: self = .limitExceeded("maxMessageBytes", max: limits.maxMessageBytes)
    case .malformedHeader: self = .parseError(hint: "a header line is `name: value`")
    case .missingLength: self = .parseError(hint: "the header has no Content-Length")
    case .invalidLength: self = .parseError(hint: "Content-Length is not a number of bytes")
    case .duplicateLength: self = .parseError(hint: "Content-Length is given twice")
    case .unsupportedCharset: self = .parseError(hint: "the charset is not utf-8")
    case .truncated: self = .parseError(hint: "the input ended inside of a frame")
    }
  }

  /// The error object as written in a response.
  package var encoded: [UInt8] {
    JSONWriter.object(reservingCapacity: 64 + data.count) { writer in
      writer.member("code", code)
      writer.member("message", message)
      if !data.isEmpty { writer.member("data", raw: data) }
    }
  }
}
