/// Why there is no response. Data and reasons only, never text of curl or of the upstream: that
/// could carry a key.
package enum HTTPFailure: Error, Equatable, Sendable {
  /// Switched off by `ALMANAC_OFFLINE`, or the machine has no route to the network.
  case offline
  case dns
  case refused
  case tls
  case timeout
  /// The connection ended before the response did.
  case cut
  /// A status that the caller does not take for an answer. The transport itself never gives this:
  /// it returns every status, for 4xx bodies carry the provider's reasons.
  case http(status: Int)
  /// Not HTTP, or a content encoding that does not decode.
  case malformed
  case tooLarge
  /// Too many redirects, one without a target, or one that the policy does not follow.
  case redirect
  case invalidURL
  case breakerOpen(retryAfterSeconds: Int)
  case budget(retryAfterSeconds: Int)
  /// The task that asked was cancelled.
  case cancelled
  /// Its time was over before it was sent: it waited for others of ours.
  case notSentInTime
  /// As many of ours wait as may.
  case queueFull
  /// libcurl is not installed, or too old.
  case libraryMissing(HTTPLibraryProblem)

  /// The `reason` of error -32012. `cancelled` has none there (it is -32800 and never reaches the
  /// wire as a provider's failure, nor do those of our own queue); a missing library leaves the
  /// server as good as offline.
  package var reason: String {
    switch self {
    case .offline, .cancelled, .libraryMissing: "offline"
    case .dns: "dns"
    case .refused: "refused"
    case .tls: "tls"
    case .timeout, .notSentInTime, .queueFull: "timeout"
    case .cut: "cut"
    case .http: "http"
    case .malformed: "malformed"
    case .tooLarge: "tooLarge"
    case .redirect: "redirect"
    case .invalidURL: "invalidURL"
    case .breakerOpen: "breakerOpen"
    case .budget: "budget"
    }
  }

  /// The `httpStatus` of error -32012, where there is one.
  package var status: Int? {
    if case .http(let status) = self { status } else { nil }
  }
}

/// What is wrong with the machine's libcurl, and what the user can do.
package enum HTTPLibraryProblem: Error, Equatable, Sendable {
  case notFound
  case tooOld
  case failed
  /// No thread, no descriptors or no memory for it.
  case noResources

  package var hint: String {
    switch self {
    case .notFound:
      "libcurl was not found: install libcurl4 (Debian, Ubuntu), libcurl (Fedora, Alpine) "
        + "or curl (Arch, Homebrew)"
    case .tooOld: "libcurl is too old: version 7.66 or newer is needed"
    case .failed: "libcurl could not be initialized"
    case .noResources:
      "the system gives the process no more threads, descriptors or memory "
        + "(ulimit -u, ulimit -n, ulimit -v)"
    }
  }
}
