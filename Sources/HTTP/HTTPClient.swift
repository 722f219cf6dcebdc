/// The one door to the network. Services hold this value; tests give another.
package struct HTTPClient: Sendable {
  /// Sends one request and gives a response of any status, or the reason why there is none. Ends
  /// within the request's deadline; when the calling task is cancelled, at once with `.cancelled`.
  package var send: @Sendable (HTTPRequest) async -> Result<HTTPResponse, HTTPFailure>

  package init(
    send: @escaping @Sendable (HTTPRequest) async -> Result<HTTPResponse, HTTPFailure>
  ) {
    self.send = send
  }

  /// Refuses everything: `ALMANAC_OFFLINE`. libcurl is not even loaded.
  package static let offline = HTTPClient { _ in .failure(.offline) }
}
