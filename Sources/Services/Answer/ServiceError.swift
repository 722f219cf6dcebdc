import Providers
import Storage
package import Vocabulary

/// Why a service has no answer. Reasons and numbers only, never text from upstream or curl, which
/// could contain a key. The server's error mapping is exhaustive over this type.
package enum ServiceError: Error, Equatable, Sendable {
  /// -32010. Names like the one that was not found.
  case placeNotFound(didYouMean: [String])
  /// The code of the cause: the name is not known locally, and no provider could be asked. Known
  /// names like it.
  indirect case placeNotLookedUp(ServiceError, didYouMean: [String])
  /// -32602. What is wrong with the reference to a place itself.
  case invalidPlace(PlaceFault)
  /// -32011.
  case locationUnavailable(LocationProblem)
  /// -32012.
  case providerUnavailable(ProviderOutage)
  /// -32013.
  case rateLimited(provider: ProviderID, retryAfterSeconds: Int)
  /// -32014.
  case unauthorized(provider: ProviderID, reason: AuthorizationProblem)
  /// -32015.
  case noData(NoDataReason, provider: ProviderID?)
  /// -32016.
  case storageFailure(StorageFailure)
  /// -32017. The name of the limit as `initialize` tells it, and its value.
  case busy(limit: String, maximum: Int)
  /// -32018.
  case deadlineExceeded(retryAfterSeconds: Int?)
  /// -32019.
  case unsupported(UnsupportedReason)
  /// -32602 `notAllowed` for an id that is not among those there are, such as a map layer.
  case notAllowed(path: String, allowed: [String])
  /// -32602 `outOfRange`.
  case outOfRange(path: String, minimum: Double, maximum: Double)
  /// -32602 `notAllowed` for `date`.
  case eventNotSeen(UnseenEvent)
  /// -32800. The task was cancelled; the connection has answered already.
  case cancelled
}

/// A provider that cannot be asked, or whose answer is unusable.
package struct ProviderOutage: Equatable, Sendable {
  package let provider: SourceProvider?
  package let reason: OutageReason
  package let httpStatus: Int?
  package let retryAfterSeconds: Int?
  /// A hint for the user beyond the reason, in the program's words.
  package let hint: String?
  /// Why a provider is not asked now, if it failed repeatedly and that is known.
  package let underlying: OutageReason?

  package init(
    provider: SourceProvider?, reason: OutageReason, httpStatus: Int? = nil,
    retryAfterSeconds: Int? = nil, hint: String? = nil, underlying: OutageReason? = nil
  ) {
    self.underlying = underlying
    self.provider = provider
    self.reason = reason
    self.httpStatus = httpStatus
    self.retryAfterSeconds = retryAfterSeconds
    self.hint = hint
  }
}

extension OutageReason {
  /// Whatever the provider, this machine cannot ask it.
  package var isOfMachine: Bool {
    [.offline, .unreachable, .libraryMissing, .noResources].contains(self)
  }
}

package enum UnsupportedReason: String, CaseIterable, Sendable {
  /// The named provider does not have this product.
  case provider
  case notSettable
}

/// Why the device's location is not known.
package enum LocationProblem: Equatable, Sendable {
  case denied
  case unavailable
  case timeout
  case notSupported
  /// With the client's own text.
  case other(message: String?)

  /// Nothing is known of the cause.
  package static let unspecified = LocationProblem.other(message: nil)

  package var reason: String {
    switch self {
    case .denied: "denied"
    case .unavailable: "unavailable"
    case .timeout: "timeout"
    case .notSupported: "notSupported"
    case .other: "other"
    }
  }
}

extension ServiceError {
  /// The same with a retry time, if it can have one and has none.
  func retrying(afterSeconds seconds: Int) -> ServiceError {
    guard case .providerUnavailable(let outage) = self, outage.retryAfterSeconds == nil else {
      return self
    }
    return .providerUnavailable(
      ProviderOutage(
        provider: outage.provider, reason: outage.reason, httpStatus: outage.httpStatus,
        retryAfterSeconds: seconds, hint: outage.hint, underlying: outage.underlying))
  }

  /// When a retry makes sense, if known.
  package var retryAfterSeconds: Int? {
    switch self {
    case .rateLimited(_, let seconds): seconds
    case .providerUnavailable(let outage): outage.retryAfterSeconds
    case .deadlineExceeded(let seconds): seconds
    case .placeNotLookedUp(let cause, _): cause.retryAfterSeconds
    default: nil
    }
  }
}
