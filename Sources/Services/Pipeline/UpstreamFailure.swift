import HTTP
import Providers

/// Why one request brought nothing.
indirect enum UpstreamFailure: Error, Equatable, Sendable {
  case transport(HTTPFailure)
  case provider(ProviderError)
  /// Said to the same question a moment ago; asked again only after so long.
  case remembered(UpstreamFailure, retryAfterSeconds: Int)
  /// The time was over before the provider was asked, which says nothing about it.
  case outOfTime
}

extension UpstreamFailure {
  /// The one map from what went wrong upstream to what the caller is told.
  func serviceError(_ provider: ProviderID) -> ServiceError {
    switch self {
    case .provider(let error): Self.serviceError(error, provider)
    case .outOfTime, .transport(.notSentInTime): .deadlineExceeded(retryAfterSeconds: nil)
    case .transport(.queueFull):
      .busy(limit: "maxQueuedRequests", maximum: HTTPLimits.acceptedRequests)
    case .transport(.cancelled): .cancelled
    case .transport(let failure): .providerUnavailable(Self.outage(failure, provider))
    case .remembered(let failure, let seconds):
      failure.serviceError(provider).retrying(afterSeconds: seconds)
    }
  }

  private static func serviceError(_ error: ProviderError, _ provider: ProviderID) -> ServiceError {
    func outage(_ reason: ProviderOutage.Reason, _ status: Int? = nil) -> ServiceError {
      .providerUnavailable(
        ProviderOutage(provider: .upstream(provider), reason: reason, httpStatus: status))
    }
    switch error {
    case .unauthorized(.keyMissing): return .unauthorized(provider: provider, reason: .keyMissing)
    case .unauthorized(.keyInvalid): return .unauthorized(provider: provider, reason: .keyInvalid)
    case .unauthorized(.subscriptionMissing):
      return .unauthorized(provider: provider, reason: .subscriptionMissing)
    case .rateLimited(let seconds):
      return .rateLimited(
        provider: provider, retryAfterSeconds: seconds ?? ProviderGate.unnamedPauseSeconds)
    case .http(let status): return outage(.http, status)
    case .malformed: return outage(.malformed)
    case .tooLarge: return outage(.tooLarge)
    case .noData(.beyondHorizon): return .noData(.beyondHorizon, provider: provider)
    case .noData(.outOfCoverage): return .noData(.outOfCoverage, provider: provider)
    case .noData(.notProvided): return .noData(.notProvided, provider: provider)
    }
  }

  private static func outage(_ failure: HTTPFailure, _ provider: ProviderID) -> ProviderOutage {
    var retryAfter: Int?
    var hint: String?
    switch failure {
    case .breakerOpen(let seconds), .budget(let seconds): retryAfter = seconds
    case .libraryMissing(let problem): hint = problem.hint
    default: break
    }
    return ProviderOutage(
      provider: .upstream(provider),
      reason: ProviderOutage.Reason(failure),
      httpStatus: failure.status, retryAfterSeconds: retryAfter, hint: hint)
  }

  /// The provider does not have the place, or not for this key.
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

  /// Nothing was sent: a limit of ours stood before the provider.
  var isOurRefusal: Bool {
    switch original {
    case .outOfTime, .transport(.budget), .transport(.breakerOpen), .transport(.notSentInTime),
      .transport(.queueFull):
      true
    default: false
    }
  }

  /// Nobody else can be reached either, or nobody wants the answer any more.
  var stopsFailover: Bool {
    switch original {
    case .transport(.cancelled), .transport(.offline), .transport(.libraryMissing): true
    // A mistake in the configuration is told, not worked around by asking others.
    case .transport(.invalidURL): true
    default: false
    }
  }
}

extension ProviderOutage.Reason {
  /// What was cancelled never reaches the wire as a provider's failure; a missing library leaves
  /// the server as good as offline.
  fileprivate init(_ failure: HTTPFailure) {
    switch failure {
    case .offline, .cancelled, .libraryMissing: self = .offline
    case .dns: self = .dns
    case .refused: self = .refused
    case .tls: self = .tls
    case .timeout, .notSentInTime, .queueFull: self = .timeout
    case .cut: self = .cut
    case .http: self = .http
    case .malformed: self = .malformed
    case .tooLarge: self = .tooLarge
    case .redirect: self = .redirect
    case .invalidURL: self = .invalidURL
    case .breakerOpen: self = .breakerOpen
    case .budget: self = .budget
    }
  }
}

/// Questions that a provider answered with a failure less than a minute ago: asking the same again
/// at once brings the same, and a provider in trouble (5xx) is not helped by it. What never came to
/// an answer is not kept: it may be our own network, and the breaker watches over the rest.
struct Refusals {
  private static let capacity = 256

  private var known: [String: (failure: UpstreamFailure, at: Double)] = [:]

  mutating func note(_ failure: UpstreamFailure, of key: String, at now: Double) {
    guard failure.isAnswer else { return }
    if known.count >= Self.capacity { known.removeAll() }
    known[key] = (failure, now)
  }

  func failure(of key: String, at now: Double) -> UpstreamFailure? {
    guard let entry = known[key] else { return nil }
    let age = now - entry.at
    let rest = Double(Pipeline.courtesySeconds) - age
    guard age >= 0, rest > 0 else { return nil }
    return .remembered(entry.failure.original, retryAfterSeconds: Int(rest.rounded(.up)))
  }
}

extension UpstreamFailure {
  /// The provider was reached and said so. A 429 is left to the pause that it asks for.
  fileprivate var isAnswer: Bool {
    switch self {
    case .provider(.unauthorized), .provider(.noData), .provider(.tooLarge): true
    case .provider(.http(let status)): status >= 400 && status != 408
    case .provider(.malformed): true
    case .provider(.rateLimited): false
    case .transport(.tooLarge), .transport(.redirect), .transport(.invalidURL): true
    case .transport, .remembered, .outOfTime: false
    }
  }
}
