import JSON

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
  init(_ params: JSONValue?) throws(MCPError) {
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
enum MCPError: Error, Equatable {
  case parseError
  case invalidRequest(String)
  case methodNotFound(String)
  case invalidParams(String)
  case unsupportedVersion(String)
  /// So many calls are in flight already.
  case busy(maximum: Int)
  case internalError

  /// -32022 is the protocol's own and -32017 that of the main door; the others are those of
  /// JSON-RPC 2.0.
  var code: Int {
    switch self {
    case .parseError: -32700
    case .invalidRequest: -32600
    case .methodNotFound: -32601
    case .invalidParams: -32602
    case .unsupportedVersion: -32022
    case .busy: -32017
    case .internalError: -32603
    }
  }

  var message: String {
    switch self {
    case .parseError: "Not one JSON text on one line"
    case .invalidRequest(let why): "Invalid request: \(why)"
    case .methodNotFound(let name): "There is no method \(name)"
    case .invalidParams(let why): why
    case .unsupportedVersion: "Unsupported protocol version"
    case .busy(let maximum): "\(maximum) calls are in flight; try again when one is answered"
    case .internalError: "Internal error"
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("code", code)
    writer.member("message", message)
    if case .unsupportedVersion(let requested) = self {
      writer.key("data")
      writer.beginObject()
      writer.member("supported", Revision.modern)
      writer.member("requested", requested)
      writer.endObject()
    }
    writer.endObject()
  }
}
