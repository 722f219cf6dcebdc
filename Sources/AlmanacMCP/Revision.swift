import JSON
import JSONRPC

/// The revisions of the Model Context Protocol that are spoken, in two eras. In the modern one
/// every request says in `_meta` which revision it is; before that a handshake (`initialize`) did.
enum Revision {
  /// Stateless, newest first.
  static let modern = ["2026-07-28"]
  /// With a handshake, newest first.
  static let handshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  static let versionKey = "io.modelcontextprotocol/protocolVersion"
  static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  static let serverInfoKey = "io.modelcontextprotocol/serverInfo"

  /// The handshake's answer: what the client asked for, else the newest that has a handshake.
  static func negotiated(_ asked: String?) -> String {
    asked.flatMap { handshake.contains($0) ? $0 : nil } ?? handshake[0]
  }
}

/// How one request wants to be answered.
enum Era: Equatable {
  case handshake
  case modern

  /// - Throws: what a modern request is refused with.
  init(_ params: JSONValue?) throws(RPCError) {
    guard let meta = params?["_meta"], meta.kind == .object,
      let version = meta[Revision.versionKey]
    else {
      self = .handshake
      return
    }
    guard let name = version.string else {
      throw .invalidParams("\(Revision.versionKey) is not a string")
    }
    guard Revision.modern.contains(name) else { throw .unsupportedVersion(name) }
    guard meta[Revision.capabilitiesKey]?.kind == .object else {
      throw .invalidParams("_meta lacks \(Revision.capabilitiesKey)")
    }
    self = .modern
  }
}

/// A failure of the protocol itself. What a tool could not do is no such failure: that is a result.
extension RPCError {
  /// Hosts show the message alone, so it says all there is to say.
  static func invalidParams(_ why: String) -> RPCError {
    RPCError(code: -32602, kind: "invalidParams", message: why)
  }

  /// -32022 is the protocol's own.
  static func unsupportedVersion(_ requested: String) -> RPCError {
    RPCError(code: -32022, kind: "unsupportedVersion", message: "Unsupported protocol version") {
      $0.member("supported", Revision.modern)
      $0.member("requested", requested)
    }
  }

  static let internalError = RPCError(
    code: -32603, kind: "internalError", message: "Internal error")
}
