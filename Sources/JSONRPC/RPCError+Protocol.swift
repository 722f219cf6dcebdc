import JSON
import Vocabulary

/// The errors of the protocol layer itself. Each kind has a fixed message; `data.hint` holds the
/// details of the case.
extension RPCError {
  package static func parseError(hint: String) -> RPCError {
    RPCError(code: -32700, kind: "parseError", message: "The message is not valid JSON.") { data in
      data.member("hint", hint)
    }
  }

  package static func invalidRequest(hint: String) -> RPCError {
    RPCError(
      code: -32600, kind: "invalidRequest",
      message: "The message is not a valid JSON-RPC 2.0 request."
    ) { data in
      data.member("hint", hint)
    }
  }

  /// Size, depth or number of members: a retry would fail again.
  package static func limitExceeded(_ limit: String, max: Int) -> RPCError {
    RPCError(
      code: -32600, kind: "limitExceeded", message: "The message exceeds a limit of this server."
    ) { data in
      data.member("limit", limit)
      data.member("max", max)
    }
  }

  package static let duplicateID = RPCError(
    code: -32600, kind: "duplicateId", message: "A request with this id is still in flight.")

  package static let shuttingDown = RPCError(
    code: -32600, kind: "shuttingDown", message: "The server is shutting down."
  ) { data in
    data.member("hint", "Only exit is expected after shutdown.")
  }

  package static func methodNotFound(didYouMean names: [String]) -> RPCError {
    RPCError(code: -32601, kind: "methodNotFound", message: "There is no such method.") { data in
      data.member("didYouMean", names)
    }
  }

  package static let positionalParams = RPCError(
    code: -32602, kind: "invalidParams", message: "A parameter is not valid."
  ) { data in
    data.member("path", "")
    data.member("hint", "params are given by name, in an object")
  }

  package static let requestCancelled = RPCError(
    code: -32800, kind: "requestCancelled", message: "The request was cancelled.",
    retryable: true)

  /// The server canceled the work because it is shutting down.
  package static let serverShutdown = RPCError(
    code: -32802, kind: "serverCancelled", message: "The server is shutting down."
  ) { data in
    data.member("reason", "shutdown")
  }

  /// A retry may succeed.
  package static func busy(_ limit: String, max: Int) -> RPCError {
    RPCError(code: -32017, kind: "busy", message: "The server is overloaded.", retryable: true) {
      data in
      data.member("limit", limit)
      data.member("max", max)
    }
  }

  /// The deadline passed before any data was available.
  package static let deadlineExceeded = RPCError(
    code: -32018, kind: "deadlineExceeded",
    message: "No acceptable answer was available before the deadline.", retryable: true
  ) { data in
    data.member("hint", "Use fallback to allow a stale answer, or increase deadlineMs.")
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
