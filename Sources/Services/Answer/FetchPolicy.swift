package import EventLoop
package import Vocabulary

/// The policy of a networked call: maximum age, deadline, provider and fallback.
package struct FetchPolicy: Equatable, Sendable {
  /// The maximum age of a stored answer; nil is the product's lifetime, 0 fetches regardless of the
  /// store and of failures that are remembered.
  package var maxAgeSeconds: Int?
  /// When the answer is due, 0…120000. 0 answers from the store and refreshes in the background.
  package var deadlineMilliseconds: Int
  /// The start of the deadline; nil is when the pipeline is asked. Everything done for one call
  /// shares it, so that one deadline holds for all of it.
  package var start: MonotonicInstant?
  package var fallback: Fallback
  /// Only this provider; nil is the configured order. The climatology gives an estimate
  /// immediately.
  package var provider: SourceProvider?
  /// Only the store, without a background refresh: for a first look while the same is being
  /// fetched.
  package var cacheOnly = false
  /// Whether a part that is late counts as failed if the last attempt to fetch it failed: for what
  /// an answer can do without.
  var remembersFailures = false
  /// Whether forecasts are corrected by the errors that are known of their provider at the place.
  package var correction = SkillUse.whenProven
  /// Whether several providers' forecasts are blended.
  package var blend = SkillUse.never

  package static let defaultDeadlineMilliseconds = 10_000

  /// - Parameter refresh: the same as `maxAgeSeconds` 0.
  package init(
    maxAgeSeconds: Int? = nil, refresh: Bool = false,
    deadlineMilliseconds: Int = defaultDeadlineMilliseconds, fallback: Fallback = .estimate,
    provider: SourceProvider? = nil
  ) {
    self.maxAgeSeconds = refresh ? 0 : maxAgeSeconds
    self.deadlineMilliseconds = deadlineMilliseconds
    self.fallback = fallback
    self.provider = provider
  }

  /// Whether a failure of the provider a moment ago is no answer.
  var asksAgain: Bool { maxAgeSeconds == 0 }

  /// The same, with its time running.
  func begun(at now: MonotonicInstant) -> FetchPolicy {
    var policy = self
    policy.start = start ?? now
    return policy
  }

  /// Limited to so long from now on.
  func limited(toMilliseconds limit: Int, at now: MonotonicInstant) -> FetchPolicy {
    var policy = self
    let spent = now.milliseconds(since: start ?? now)
    policy.deadlineMilliseconds = min(deadlineMilliseconds, spent + limit)
    return policy
  }

  /// When waiting ends.
  func due(_ now: MonotonicInstant) -> MonotonicInstant {
    (start ?? now).advanced(byMilliseconds: deadlineMilliseconds)
  }

  /// When waiting for the store ends. It answers in a millisecond, so it gets a little time even if
  /// the network has none left, because then only stored answers remain.
  func storeDue(_ now: MonotonicInstant) -> MonotonicInstant {
    due(now).advanced(
      byMilliseconds: deadlineMilliseconds == 0 ? Self.storedMilliseconds : Self.lateMilliseconds)
  }

  /// With a deadline of 0, the store answers.
  private static let storedMilliseconds = 350
  /// Less than the 50 ms allowed for assembling and writing an answer after its deadline.
  private static let lateMilliseconds = 10

  /// For data without any estimate.
  var withoutEstimate: FetchPolicy {
    var policy = self
    if fallback == .estimate { policy.fallback = .stale }
    return policy
  }
}
