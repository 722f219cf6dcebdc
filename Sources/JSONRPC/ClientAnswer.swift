package import JSON

/// What became of a request from the server to the client.
package enum ClientAnswer: Sendable {
  /// The result; null is one, and some clients give null for every method they do not know.
  case result(JSONValue)
  case error(code: Int, message: String, data: JSONValue?)
  /// No answer in time.
  case silence
  /// The connection ended, or never had a client that could answer.
  case closed
}
