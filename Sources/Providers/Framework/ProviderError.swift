/// Why a provider gave no answer that can be used. Never holds text from upstream: it can carry
/// a key.
package enum ProviderError: Error, Sendable, Equatable {
  package enum Unauthorized: String, Sendable {
    case keyMissing, keyInvalid, subscriptionMissing
  }

  package enum NoData: String, Sendable {
    case beyondHorizon, outOfCoverage, notProvided
  }

  case unauthorized(Unauthorized)
  /// `nil`: the provider does not say how long.
  case rateLimited(retryAfterSeconds: Int?)
  case http(status: Int)
  /// The body is not what the product looks like; the path is a JSON Pointer into it.
  case malformed(path: String)
  case noData(NoData)
  case tooLarge

  /// Whether the same request may succeed a little later.
  package var isRetryable: Bool {
    switch self {
    case .rateLimited, .malformed: true
    case .http(let status): status >= 500 || status == 408
    case .unauthorized, .noData, .tooLarge: false
    }
  }
}
