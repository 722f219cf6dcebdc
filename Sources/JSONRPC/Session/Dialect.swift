import JSON
import Vocabulary

/// The vocabulary of a protocol on top of JSON-RPC 2.0 that the session itself handles.
package enum Dialect: Sendable {
  /// The lifecycle, cancellation and progress of the Language Server Protocol 3.17.
  case languageServer
  /// The Model Context Protocol: no state between requests, no unsolicited messages.
  case modelContext

  /// Nil to detect it from the first byte.
  var framing: Framing? { self == .modelContext ? .lines : nil }

  /// The handshake method, if the session tracks one.
  var initialize: String? { self == .languageServer ? "initialize" : nil }
  var shutdown: String? { self == .languageServer ? "shutdown" : nil }
  var exit: String? { self == .languageServer ? "exit" : nil }

  /// The cancellation notification, and its member that holds the request id.
  var cancellation: (method: String, id: String) {
    switch self {
    case .languageServer: ("$/cancelRequest", "id")
    case .modelContext: ("notifications/cancelled", "requestId")
    }
  }

  var answersCancelled: Bool { self == .languageServer }

  /// Whether the server sends unsolicited requests and notifications.
  var sendsUnrequestedMessages: Bool { self == .languageServer }
}
