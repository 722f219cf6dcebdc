import HTTP
import Providers

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
