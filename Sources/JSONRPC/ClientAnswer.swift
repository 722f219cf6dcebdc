package import JSON

/// The outcome of a request from the server to the client.
package enum ClientAnswer: Sendable {
  /// May be null: some clients answer null to every unknown method.
  case result(JSONValue)
  case error(code: Int, message: String, data: JSONValue?)
  /// Timed out.
  case silence
  /// The connection ended, or its client cannot answer requests.
  case closed
}
