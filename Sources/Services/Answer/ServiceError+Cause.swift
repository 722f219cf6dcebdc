import Providers
import Vocabulary
package import Words

extension ServiceError {
  /// Why there is no forecast, as a clause: "no network", "Open-Meteo did not answer in time".
  /// Nil if the request is the reason.
  package var cause: Notice? {
    switch self {
    case .providerUnavailable(let outage): outage.cause
    case .rateLimited(let provider, _): .causeSlowDown(provider: name(provider))
    case .unauthorized(let provider, let problem):
      switch problem {
      case .keyMissing: .causeKeyMissing(provider: name(provider))
      case .keyInvalid: .causeKeyInvalid(provider: name(provider))
      case .subscriptionMissing: .causeKeyLimited(provider: name(provider))
      }
    case .noData(let reason, _):
      switch reason {
      case .beyondHorizon: .causeBeyondHorizon
      case .outOfCoverage: .causeOutOfCoverage
      case .notProvided: .causeNotProvided
      case .dateSkipped: nil
      }
    case .deadlineExceeded: .causeDeadline
    case .busy: .causeBusy
    case .storageFailure: .causeStore
    case .placeNotLookedUp(let error, _): error.cause
    case .placeNotFound, .invalidPlace, .locationUnavailable, .unsupported, .notAllowed,
      .outOfRange, .eventNotSeen, .cancelled:
      nil
    }
  }

  private func name(_ provider: ProviderID) -> NoticeValue {
    .provider(Provider[provider].title)
  }
}

extension ProviderOutage {
  private var name: NoticeValue {
    provider.map { .provider($0.title) } ?? .notice(.theProvider)
  }

  /// The request's outcome; of requests that are not sent now, that of the last one.
  package var cause: Notice {
    switch underlying ?? reason {
    case .offline: .causeOffline
    case .unreachable: .causeNoNetwork
    case .libraryMissing: .causeNoLibrary
    case .noResources: .causeNoResources
    case .dns: .causeLookup(provider: name)
    case .refused: .causeRefused(provider: name)
    case .tls: .causeTLS(provider: name)
    case .timeout: .causeTimeout(provider: name)
    case .cut: .causeCut(provider: name)
    case .http: .causeHTTP(provider: name)
    case .malformed: .causeMalformed(provider: name)
    case .tooLarge: .causeTooLarge(provider: name)
    case .redirect: .causeRedirect(provider: name)
    case .invalidURL: .causeURL(provider: name)
    case .breakerOpen: .causeFailing(provider: name)
    case .budget: .causeBudget(provider: name)
    }
  }
}
