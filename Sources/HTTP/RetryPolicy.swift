/// Whether to ask again after a failed attempt, and when. A value without clock or randomness:
/// both are given, so that a table can test it.
package struct RetryPolicy: Equatable, Sendable {
  /// In all, the first one included.
  package var maximumAttempts: Int
  /// Before the second attempt; doubles with each further one.
  package var baseDelayMilliseconds: Int
  /// The longest wait, also when the server names a longer one: then we give up instead.
  package var maximumDelayMilliseconds: Int

  package init(
    maximumAttempts: Int = 2, baseDelayMilliseconds: Int = 200,
    maximumDelayMilliseconds: Int = 2_000
  ) {
    self.maximumAttempts = maximumAttempts
    self.baseDelayMilliseconds = baseDelayMilliseconds
    self.maximumDelayMilliseconds = maximumDelayMilliseconds
  }

  /// What came of an attempt, as far as retrying is concerned.
  package enum Outcome: Equatable, Sendable {
    case failure(HTTPFailure)
    /// A status with the server's own `Retry-After`.
    case status(Int, retryAfterSeconds: Int?)
  }

  /// The wait in milliseconds before the next attempt, or nil to give up. `attempts` were made so
  /// far; `random` is in 0..<1 and spreads the wait over 50…100 % of the back-off, so that many
  /// clients do not come back together; what does not leave time before the deadline is not tried.
  package func delayMilliseconds(
    after outcome: Outcome, attempts: Int, remainingMilliseconds: Int, random: Double
  ) -> Int? {
    guard attempts < maximumAttempts, isTransient(outcome) else { return nil }
    let doublings = min(max(0, attempts - 1), 16)
    let backOff = min(baseDelayMilliseconds << doublings, maximumDelayMilliseconds)
    var delay = Int(Double(backOff) * (0.5 + 0.5 * random))
    if case .status(_, let seconds?) = outcome { delay = max(delay, seconds * 1_000) }
    guard delay <= maximumDelayMilliseconds, delay < remainingMilliseconds else { return nil }
    return delay
  }

  /// Faults that may be gone a moment later. A time-out is not: the deadline is spent. Nor is 401,
  /// 403 or any other refusal, nor 429 unless the server itself names a short wait.
  private func isTransient(_ outcome: Outcome) -> Bool {
    switch outcome {
    case .failure(.cut), .failure(.refused), .failure(.dns): true
    case .failure: false
    case .status(429, let retryAfterSeconds): retryAfterSeconds != nil
    case .status(let status, _): [408, 500, 502, 503, 504].contains(status)
    }
  }
}
