/// The only access to the network. Services hold this value; tests inject another.
package struct HTTPClient: Sendable {
  /// Sends one request and returns a response of any status, or a failure. Ends within the
  /// request's deadline; if the calling task is canceled, at once with `.cancelled`.
  package var send: @Sendable (HTTPRequest) async -> Result<HTTPResponse, HTTPFailure>

  /// Whether nothing can ever be sent.
  package let isOffline: Bool

  package init(
    isOffline: Bool = false,
    send: @escaping @Sendable (HTTPRequest) async -> Result<HTTPResponse, HTTPFailure>
  ) {
    self.isOffline = isOffline
    self.send = send
  }

  /// Rejects everything: `ALMANAC_OFFLINE`. libcurl is not even loaded.
  package static let offline = HTTPClient(isOffline: true) { _ in .failure(.offline) }

  /// Settings shared by all requests.
  package struct Settings: Equatable, Sendable {
    /// Identifies us to providers; a request's own header wins.
    package var userAgent: String
    /// Trusted in place of the system's certificates (PEM).
    package var certificateAuthorityFile: String?
    /// The libcurl file, in place of its usual names.
    package var libraryName: String?

    package init(
      userAgent: String, certificateAuthorityFile: String? = nil, libraryName: String? = nil
    ) {
      self.userAgent = userAgent
      self.certificateAuthorityFile = certificateAuthorityFile
      self.libraryName = libraryName
    }
  }

  /// libcurl on its own thread, both started by the first request. Create one per process.
  package static func curl(_ settings: Settings) -> HTTPClient {
    let thread = TransferThread(settings)
    return HTTPClient { request in await thread.send(request) }
  }
}
