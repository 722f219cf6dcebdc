import HTTP
import Providers

/// Questions that were refused for good (4xx, no such data, too large): asking the same again at
/// once brings the same. What may pass by itself is not kept: the breaker watches over that.
struct Refusals {
  private static let capacity = 256

  private var known: [String: (failure: UpstreamFailure, at: Double)] = [:]

  mutating func note(_ failure: UpstreamFailure, of key: String, at now: Double) {
    guard failure.isFinal else { return }
    if known.count >= Self.capacity { known.removeAll() }
    known[key] = (failure, now)
  }

  func failure(of key: String, at now: Double) -> UpstreamFailure? {
    guard let entry = known[key] else { return nil }
    let age = now - entry.at
    return age >= 0 && age < Double(Pipeline.courtesySeconds) ? entry.failure : nil
  }
}

extension UpstreamFailure {
  /// The same question will be refused again.
  fileprivate var isFinal: Bool {
    switch self {
    case .provider(.unauthorized), .provider(.noData), .provider(.tooLarge): true
    case .provider(.http(let status)): (400..<500).contains(status) && status != 408
    case .provider(.rateLimited), .provider(.malformed): false
    case .transport(.tooLarge), .transport(.redirect), .transport(.invalidURL): true
    case .transport: false
    }
  }
}
