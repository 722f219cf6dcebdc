import JSON

/// The words of a protocol on top of JSON-RPC 2.0 that a session itself understands and says.
package enum Dialect: Sendable {
  /// The lifecycle, cancellation and progress of the Language Server Protocol 3.17.
  case languageServer
  /// The Model Context Protocol: no state between requests, and nothing is said unasked.
  case modelContext

  /// Nil where the first byte tells.
  var framing: Framing? { self == .modelContext ? .lines : nil }

  /// The handshake, if the session keeps track of one.
  var initialize: String? { self == .languageServer ? "initialize" : nil }
  var shutdown: String? { self == .languageServer ? "shutdown" : nil }
  var exit: String? { self == .languageServer ? "exit" : nil }

  /// The notification that takes a request back, and its member that names the request.
  var cancellation: (method: String, id: String) {
    switch self {
    case .languageServer: ("$/cancelRequest", "id")
    case .modelContext: ("notifications/cancelled", "requestId")
    }
  }

  var answersCancelled: Bool { self == .languageServer }

  /// Whether the server sends requests and notifications of its own.
  var speaksUnasked: Bool { self == .languageServer }
}
