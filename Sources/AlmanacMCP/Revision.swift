import JSON
import JSONRPC

/// The supported revisions of the Model Context Protocol, in two eras. In the modern one, every
/// request names its revision in `_meta`; before, the handshake (`initialize`) did.
enum Revision {
  /// Stateless, newest first.
  static let modern = ["2026-07-28"]
  /// With a handshake, newest first.
  static let handshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  static let versionKey = "io.modelcontextprotocol/protocolVersion"
  static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  static let serverInfoKey = "io.modelcontextprotocol/serverInfo"

  /// The handshake's answer: the requested revision if supported, else the newest with a handshake.
  static func negotiated(_ asked: String?) -> String {
    asked.flatMap { handshake.contains($0) ? $0 : nil } ?? handshake[0]
  }
}

/// The form in which one request is answered.
enum Era: Equatable {
  case handshake
  case modern

  /// - Throws: the error for an invalid modern request.
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

/// A protocol error. A tool's failure is not one: it is a result.
extension RPCError {
  /// Hosts show only the message, so it is complete.
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

  /// The code changed with the stateless revision.
  static func resourceNotFound(_ uri: String, _ era: Era) -> RPCError {
    RPCError(
      code: era == .modern ? -32602 : -32002, kind: "resourceNotFound",
      message: "There is no resource of that URI."
    ) { $0.member("uri", uri) }
  }

  /// - Parameter why: a complete sentence.
  static func unreadable(_ why: String) -> RPCError {
    RPCError(code: -32603, kind: "internalError", message: why)
  }

  static let internalError = RPCError(
    code: -32603, kind: "internalError", message: "Internal error")
}
