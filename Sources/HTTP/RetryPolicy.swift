/// Decides whether and when to retry a failed attempt. A value without clock or randomness: both
/// are passed in, so that a table can test it.
package struct RetryPolicy: Equatable, Sendable {
  /// Total, including the first attempt.
  package var maximumAttempts: Int
  /// Before the second attempt; doubles with each further one.
  package var baseDelayMilliseconds: Int
  /// The longest wait. If the server requests a longer one, no retry.
  package var maximumDelayMilliseconds: Int

  package init(
    maximumAttempts: Int = 2, baseDelayMilliseconds: Int = 200,
    maximumDelayMilliseconds: Int = 2_000
  ) {
    self.maximumAttempts = maximumAttempts
    self.baseDelayMilliseconds = baseDelayMilliseconds
    self.maximumDelayMilliseconds = maximumDelayMilliseconds
  }

  /// The outcome of an attempt, as far as retries are concerned.
  package enum Attempt: Equatable, Sendable {
    case failure(HTTPFailure)
    /// A status and the server's `Retry-After`.
    case status(Int, retryAfterSeconds: Int?)
  }

  /// The wait in milliseconds before the next attempt, or nil to give up. `attempts` counts those
  /// made so far; `random` in 0..<1 spreads the wait over 50…100 % of the back-off, so that many
  /// clients do not retry at once. Gives up if the wait would exceed the deadline.
  package func delayMilliseconds(
    after outcome: Attempt, attempts: Int, remainingMilliseconds: Int, random: Double
  ) -> Int? {
    guard attempts < maximumAttempts, isTransient(outcome) else { return nil }
    let doublings = min(max(0, attempts - 1), 16)
    let backOff = min(baseDelayMilliseconds << doublings, maximumDelayMilliseconds)
    var delay = Int(Double(backOff) * (0.5 + 0.5 * random))
    if case .status(_, let seconds?) = outcome { delay = max(delay, seconds * 1_000) }
    guard delay <= maximumDelayMilliseconds, delay < remainingMilliseconds else { return nil }
    return delay
  }

  /// Failures that may be temporary. Not a timeout: the deadline is spent. Not 401, 403 or any
  /// other rejection, nor 429 unless the server itself gives a short wait.
  private func isTransient(_ outcome: Attempt) -> Bool {
    switch outcome {
    case .failure(.cut), .failure(.refused), .failure(.dns): true
    case .failure: false
    case .status(429, let retryAfterSeconds): retryAfterSeconds != nil
    case .status(let status, _): [408, 500, 502, 503, 504].contains(status)
    }
  }
}
