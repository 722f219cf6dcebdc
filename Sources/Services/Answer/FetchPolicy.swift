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
  package var fallback: Fallback
  /// Only this one; nil is the configured order. The climatology gives an estimate at once.
  package var provider: SourceProvider?
  /// Only what is stored, and nothing is fetched behind either: for a first look at something that
  /// is asked for at the same time.
  package var asksNobody = false

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

  /// With what is left of the time; nothing left is what is stored.
  package func after(milliseconds spent: Int) -> FetchPolicy {
    var policy = self
    policy.deadlineMilliseconds = max(0, deadlineMilliseconds - max(0, spent))
    return policy
  }

  /// For what nobody can guess.
  var withoutEstimate: FetchPolicy {
    var policy = self
    if fallback == .estimate { policy.fallback = .stale }
    return policy
  }
}
