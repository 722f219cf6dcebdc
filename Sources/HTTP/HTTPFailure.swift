package import Vocabulary

/// Why there is no response. Only data and reasons, never text from curl or the upstream, which
/// could contain a key.
package enum HTTPFailure: Error, Equatable, Sendable {
  /// Switched off by `ALMANAC_OFFLINE`.
  case offline
  /// No route to the network.
  case unreachable
  case dns
  case refused
  case tls
  case timeout
  /// The connection ended before the response did.
  case cut
  /// A status that the caller does not accept. The transport itself never returns this: it returns
  /// every status, because 4xx bodies carry the provider's reasons.
  case http(status: Int)
  /// Not HTTP, or an undecodable content encoding.
  case malformed
  case tooLarge
  /// Too many redirects, one without a target, or one forbidden by the policy.
  case redirect
  case invalidURL
  /// - Parameter because: the failure that opened it; nil if another process saw it.
  indirect case breakerOpen(retryAfterSeconds: Int, because: HTTPFailure? = nil)
  case budget(retryAfterSeconds: Int)
  /// The calling task was canceled.
  case cancelled
  /// Deadline exceeded while queued behind our own requests.
  case notSentInTime
  /// Too many of our own requests are queued.
  case queueFull
  /// libcurl is not installed or too old, or cannot be run.
  case libraryMissing(HTTPLibraryProblem)

  /// The `reason` of error -32012. `cancelled` has none: it is -32800 and never reaches the wire as
  /// a provider's failure; nor do the failures of our own queue.
  package var reason: OutageReason {
    switch self {
    case .offline, .cancelled: .offline
    case .unreachable: .unreachable
    case .libraryMissing(.noResources): .noResources
    case .libraryMissing: .libraryMissing
    case .dns: .dns
    case .refused: .refused
    case .tls: .tls
    case .timeout, .notSentInTime, .queueFull: .timeout
    case .cut: .cut
    case .http: .http
    case .malformed: .malformed
    case .tooLarge: .tooLarge
    case .redirect: .redirect
    case .invalidURL: .invalidURL
    case .breakerOpen: .breakerOpen
    case .budget: .budget
    }
  }

  /// The `httpStatus` of error -32012, if any.
  package var status: Int? {
    if case .http(let status) = self { status } else { nil }
  }
}

/// A problem with the machine's libcurl, and how to fix it.
package enum HTTPLibraryProblem: Error, Equatable, Sendable {
  case notFound
  case tooOld
  case failed
  /// No thread, descriptors or memory available.
  case noResources

  package var hint: Hint {
    switch self {
    case .notFound: .libraryNotFound
    case .tooOld: .libraryTooOld
    case .failed: .libraryFailed
    case .noResources: .libraryNoResources
    }
  }
}
