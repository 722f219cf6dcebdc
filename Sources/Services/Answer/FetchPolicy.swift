package import EventLoop

/// How a networked answer may be had: how old, how soon, from whom, and what else will do.
package struct FetchPolicy: Equatable, Sendable {
  /// What takes the place of an answer that cannot be had.
  package enum Fallback: String, CaseIterable, Sendable {
    /// A stale answer, else what the climate makes likely; both marked.
    case estimate
    /// A stale answer, marked.
    case stale
    /// The error.
    case none
  }

  /// The oldest stored answer that will do; nil is the product's own lifetime.
  package var maxAgeSeconds: Int?
  /// Ask anew whatever is stored; the same as `maxAgeSeconds` 0.
  package var refresh: Bool
  /// When the answer is due, 0…120000. 0 answers from the store while a refresh goes on behind.
  package var deadlineMilliseconds: Int
  /// What the deadline counts from; nil is when the pipeline is asked. Everything that is done for
  /// one call has the same, so that one deadline holds for all of it.
  package var start: MonotonicInstant?
  package var fallback: Fallback
  /// Only this one; nil is the configured order. The climatology gives an estimate at once.
  package var provider: SourceProvider?
  /// Only what is stored, and nothing is fetched behind either: for a first look at something that
  /// is asked for at the same time.
  package var cacheOnly = false

  package static let defaultDeadlineMilliseconds = 10_000

  package init(
    maxAgeSeconds: Int? = nil, refresh: Bool = false,
    deadlineMilliseconds: Int = defaultDeadlineMilliseconds, fallback: Fallback = .estimate,
    provider: SourceProvider? = nil
  ) {
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMilliseconds = deadlineMilliseconds
    self.fallback = fallback
    self.provider = provider
  }

  /// The oldest answer that will do; nil goes by the product's lifetime.
  package var oldestSeconds: Int? { refresh ? 0 : maxAgeSeconds }

  /// The same, its time running.
  func begun(at now: MonotonicInstant) -> FetchPolicy {
    var policy = self
    policy.start = start ?? now
    return policy
  }

  /// At most so long from now on.
  func limited(toMilliseconds limit: Int, at now: MonotonicInstant) -> FetchPolicy {
    var policy = self
    let spent = now.milliseconds(since: start ?? now)
    policy.deadlineMilliseconds = min(deadlineMilliseconds, spent + limit)
    return policy
  }

  /// When nobody is waited for any more.
  func due(_ now: MonotonicInstant) -> MonotonicInstant {
    (start ?? now).advanced(byMilliseconds: deadlineMilliseconds)
  }

  /// When the store is not waited for any more. It answers in a millisecond, so it gets a little
  /// time even when the network has none left: what is stored is all there is then.
  func storeDue(_ now: MonotonicInstant) -> MonotonicInstant {
    due(now).advanced(
      byMilliseconds: deadlineMilliseconds == 0 ? Self.storedMilliseconds : Self.lateMilliseconds)
  }

  /// With a deadline of 0, what is stored is the answer.
  private static let storedMilliseconds = 350
  /// Less than the 50 ms in which an answer is put together and written behind its deadline.
  private static let lateMilliseconds = 10

  /// For what nobody can guess.
  var withoutEstimate: FetchPolicy {
    var policy = self
    if fallback == .estimate { policy.fallback = .stale }
    return policy
  }
}
