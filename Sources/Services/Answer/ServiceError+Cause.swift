import Providers

extension ServiceError {
  /// Why there is no forecast, as a short text: "no network", "Open-Meteo did not answer in time".
  /// Nil if the request is the reason.
  package var cause: String? {
    switch self {
    case .providerUnavailable(let outage): outage.cause
    case .rateLimited(let provider, _): "\(Provider[provider].title) asks to slow down"
    case .unauthorized(let provider, let problem):
      switch problem {
      case .keyMissing: "\(Provider[provider].title) needs an API key"
      case .keyInvalid: "\(Provider[provider].title) does not accept the API key"
      case .subscriptionMissing: "the API key of \(Provider[provider].title) does not include this"
      }
    case .noData(let reason, _):
      switch reason {
      case .beyondHorizon: "beyond every forecast"
      case .outOfCoverage: "no provider covers this place"
      case .notProvided: "no provider has this"
      case .dateSkipped: nil
      }
    case .deadlineExceeded: "no answer in time"
    case .busy: "the server is busy"
    case .storageFailure: "the store failed"
    case .placeNotLookedUp(let error): error.cause
    case .placeNotFound, .invalidPlace, .locationUnavailable, .unsupported, .notAllowed,
      .outOfRange, .eventNotSeen, .photo, .cancelled:
      nil
    }
  }
}

extension ProviderOutage {
  private var name: String { provider?.title ?? "the provider" }

  /// The request's outcome.
  package var cause: String {
    switch reason {
    case .offline: "no network"
    case .dns: "no network, or \(name) cannot be found"
    case .refused: "\(name) refused the connection"
    case .tls: "no secure connection to \(name)"
    case .timeout: "\(name) did not answer in time"
    case .cut: "\(name) closed the connection early"
    case .http: "\(name) answered with an error"
    case .malformed: "the answer of \(name) could not be understood"
    case .tooLarge: "the answer of \(name) is too large"
    case .redirect: "\(name) redirected to a forbidden address"
    case .invalidURL: "the configured address of \(name) is not valid"
    case .breakerOpen: "\(name) failed repeatedly"
    case .budget: "the calls that \(name) allows are used up"
    }
  }
}
