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

  /// What is the same for every request.
  package struct Settings: Equatable, Sendable {
    /// Who we are, for providers that want to know; a request's own header wins.
    package var userAgent: String
    /// Trusted instead of the system's certificates (PEM).
    package var certificateAuthorityFile: String?
    /// The file of libcurl, instead of its usual names.
    package var libraryName: String?

    package init(
      userAgent: String, certificateAuthorityFile: String? = nil, libraryName: String? = nil
    ) {
      self.userAgent = userAgent
      self.certificateAuthorityFile = certificateAuthorityFile
      self.libraryName = libraryName
    }
  }

  /// libcurl on a thread of its own, both started by the first request. Make one for the process.
  package static func curl(_ settings: Settings) -> HTTPClient {
    let thread = TransferThread(settings)
    return HTTPClient { request in await thread.send(request) }
  }
}
