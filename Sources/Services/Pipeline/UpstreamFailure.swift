import HTTP
import Providers
import Time
import Vocabulary

/// Why a request failed.
indirect enum UpstreamFailure: Error, Equatable, Sendable {
  case transport(HTTPFailure)
  case provider(ProviderError)
  /// The provider's recent failure, and the seconds until it is retried.
  case remembered(UpstreamFailure, retryAfterSeconds: Int)
  /// The deadline passed before the request was sent, which says nothing about the provider.
  case outOfTime
}

extension UpstreamFailure {
  /// The single mapping from upstream failures to those of a service.
  func ofService(_ provider: ProviderID) -> Failure {
    switch self {
    case .provider(let error): Self.ofService(error, provider)
    case .outOfTime, .transport(.notSentInTime): .deadlineExceeded(retryAfterSeconds: nil)
    case .transport(.queueFull):
      .busy(limit: "maxQueuedRequests", maximum: HTTPLimits.acceptedRequests)
    case .transport(.cancelled): .cancelled
    case .transport(let failure): Self.outage(failure, provider)
    case .remembered(let failure, let seconds):
      failure.ofService(provider).retrying(afterSeconds: seconds)
    }
  }

  private static func ofService(_ error: ProviderError, _ provider: ProviderID) -> Failure {
    func outage(_ reason: OutageReason, _ status: Int? = nil) -> Failure {
      .providerUnavailable(reason, provider: .upstream(provider), httpStatus: status)
    }
    switch error {
    case .unauthorized(let problem): return .unauthorized(provider: provider, reason: problem)
    case .rateLimited(let seconds):
      return .rateLimited(
        provider: provider, retryAfterSeconds: seconds ?? ProviderGate.unnamedPauseSeconds)
    case .http(let status): return outage(.http, status)
    case .malformed: return outage(.malformed)
    case .tooLarge: return outage(.tooLarge)
    case .noData(let reason): return .noData(reason, provider: provider)
    }
  }

  private static func outage(_ failure: HTTPFailure, _ provider: ProviderID) -> Failure {
    var retryAfter: Int?
    var hint: Hint?
    var underlying: OutageReason?
    switch failure {
    case .breakerOpen(let seconds, let cause):
      retryAfter = seconds
      underlying = cause?.reason
    case .budget(let seconds): retryAfter = seconds
    case .libraryMissing(let problem): hint = problem.hint
    default: break
    }
    return .providerUnavailable(
      failure.reason, provider: .upstream(provider), httpStatus: failure.status,
      retryAfterSeconds: retryAfter, hint: hint, underlying: underlying)
  }

  /// The provider does not cover the place, or not with this key.
  var isOutOfCoverage: Bool {
    switch original {
    case .provider(.noData(.outOfCoverage)), .provider(.unauthorized(.subscriptionMissing)): true
    default: false
    }
  }

  /// What was said, now or a moment ago.
  var original: UpstreamFailure {
    if case .remembered(let failure, _) = self { failure.original } else { self }
  }

  /// Nothing was sent because of a local limit.
  var isOurRefusal: Bool {
    switch original {
    case .outOfTime, .transport(.budget), .transport(.breakerOpen), .transport(.notSentInTime),
      .transport(.queueFull):
      true
    default: false
    }
  }

  /// No other provider is reachable either, or the call was cancelled.
  var stopsFailover: Bool {
    switch original {
    case .transport(.cancelled), .transport(.offline), .transport(.unreachable),
      .transport(.libraryMissing):
      true
    // A configuration error is reported instead of being hidden by failover.
    case .transport(.invalidURL): true
    default: false
    }
  }
}

/// Inquiries that failed less than a minute ago and would fail again: a provider in trouble (5xx)
/// is not burdened, and what paces and budgets refuse is not looked up each time. Requests without
/// any response are not recorded: the cause may be the local network, and the circuit breaker
/// handles the rest.
struct Refusals {
  private static let capacity = 256

  private var known: [String: (failure: UpstreamFailure, at: Instant, until: Instant)] = [:]

  mutating func note(_ failure: UpstreamFailure, of key: String, at now: Instant) {
    guard let seconds = failure.lastsSeconds else { return }
    if known.count >= Self.capacity { known.removeAll() }
    known[key] = (failure, now, now.adding(seconds: Double(seconds)))
  }

  /// - Parameter waitSeconds: how long the caller waits for a refusal to end; the gate does that.
  func failure(of key: String, at now: Instant, waitSeconds: Double) -> UpstreamFailure? {
    guard let entry = known[key] else { return nil }
    let (age, rest) = (now.seconds(since: entry.at), entry.until.seconds(since: now))
    // Other processes may have been asked meanwhile, by other rules.
    guard age >= 0, age < Double(Pipeline.courtesySeconds), rest > 0,
      rest > waitSeconds || !entry.failure.isOurRefusal
    else { return nil }
    return .remembered(entry.failure.original, retryAfterSeconds: Int(rest.rounded(.up)))
  }
}

extension UpstreamFailure {
  /// How long the same request will fail the same way; nil if unknown.
  fileprivate var lastsSeconds: Int? {
    switch self {
    // The provider responded with a failure.
    case .provider(.unauthorized), .provider(.noData), .provider(.tooLarge),
      .provider(.malformed), .transport(.tooLarge), .transport(.redirect),
      .transport(.invalidURL):
      Pipeline.courtesySeconds
    case .provider(.http(let status)):
      status >= 400 && status != 408 ? Pipeline.courtesySeconds : nil
    // A limit may be that of one endpoint: the next time the gate leaves it out, and a plan goes on
    // with its others.
    case .provider(.rateLimited): nil
    // The gate said so. Only the breaker may change its mind sooner.
    case .transport(.budget(let seconds)): seconds
    case .transport, .remembered, .outOfTime: nil
    }
  }
}
