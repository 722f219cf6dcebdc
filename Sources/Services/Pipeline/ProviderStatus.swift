import EventLoop
import HTTP
import Providers
import Storage
import Basics
package import Time
package import Vocabulary

extension ProviderGate {
  /// For `server.status`.
  func status() async -> [ProviderStatus] {
    let (now, clock) = (environment.now, nowMilliseconds)
    var rows: [ProviderStatus] = []
    for provider in ProviderID.allCases {
      let budget = Self.budget(of: provider)
      let day = budget.limits.max { $0.windowSeconds < $1.windowSeconds }
      var remaining: Int?
      if let day {
        let share = await environment.store.pressure(
          on: provider.rawValue, within: Budget(limits: [day]), at: now)
        remaining = max(0, Int(day.weight * (1 - share)))
      }
      let (figures, breaker) = state.withLock { state -> (ProviderFigures, _) in
        let services = state.figures[provider]?.services ?? []
        let states = services.map { state.breaker.state(of: $0.name, nowMilliseconds: clock) }
        let worst: BreakerState =
          states.contains(.open) ? .open : states.contains(.halfOpen) ? .halfOpen : .closed
        return (state.figures[provider] ?? ProviderFigures(), worst)
      }
      rows.append(
        ProviderStatus(
          provider: provider, isEnabled: environment.providers.isUsable(provider),
          breaker: breaker, requests: figures.requests, failures: figures.failures,
          budgetRemaining: remaining, lastSuccessAt: figures.lastSuccessAt,
          lastReason: standingReason(provider) ?? figures.lastReason))
    }
    return rows
  }

  /// What keeps a provider from being asked, whether or not somebody tried.
  private func standingReason(_ provider: ProviderID) -> String? {
    guard environment.providers.hasValidAddress(provider) else {
      return OutageReason.invalidURL.rawValue
    }
    return keyIsRefused(provider) ? AuthorizationProblem.keyInvalid.rawValue : nil
  }
}

extension ProviderError {
  /// Why a response with a good status is unusable, as named by `server.status`; nil if it is
  /// usable.
  var failureReason: String? {
    switch self {
    case .noData: nil
    case .unauthorized(let problem): problem.rawValue
    case .rateLimited, .http: "http"
    case .malformed: "malformed"
    case .tooLarge: "tooLarge"
    }
  }
}

/// Counts the outcomes of a provider's requests in this process.
struct ProviderFigures {
  var requests = 0
  var failures = 0
  var lastSuccessAt: Instant?
  /// The last failure's reason as in error -32012; nil after a success.
  var lastReason: String?
  var services: Set<Service> = []

  /// Records a body with a good status.
  mutating func read(_ failureReason: String?, at now: Instant) {
    lastReason = failureReason
    if failureReason == nil { lastSuccessAt = now } else { failures += 1 }
  }

  mutating func count(_ result: Result<HTTPResponse, HTTPFailure>, at now: Instant) {
    if case .failure(let failure) = result, failure.isLocal { return }
    requests += 1
    switch result {
    case .success(let response) where response.status < 400: break
    case .success:
      failures += 1
      lastReason = "http"
    case .failure(.cancelled): break
    case .failure(let failure):
      failures += 1
      lastReason = failure.reason.rawValue
    }
  }
}

/// A row of `server.status`.
package struct ProviderStatus: Equatable, Sendable {
  package let provider: ProviderID
  package let isEnabled: Bool
  package let breaker: BreakerState
  package let requests: Int
  package let failures: Int
  /// Weighted calls left in the longest window; nil without a limit.
  package let budgetRemaining: Int?
  package let lastSuccessAt: Instant?
  package let lastReason: String?
}
