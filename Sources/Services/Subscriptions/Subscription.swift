package import Time
package import Vocabulary

/// A subscriber's request. Everything that reads JSON is passed as a closure over bytes, because
/// services do not depend on JSON.
package struct SubscriptionPlan: Sendable {
  package let method: String
  package let intervalSeconds: Int
  /// Every poll is reported, changed or not.
  package let notifiesUnchanged: Bool
  /// The caller's `when`; nil without one.
  package let condition: SubscriptionCondition?
  package let limits: SubscriptionLimits
  /// Whose changes are followed by a poll at once.
  package let watches: [ChangeWatch]
  /// Only the parts are sent that the subscriber does not have.
  package let sendsChangedParts: Bool

  package init(
    method: String, intervalSeconds: Int, notifiesUnchanged: Bool = false,
    condition: SubscriptionCondition? = nil,
    limits: SubscriptionLimits = SubscriptionLimits(), watches: [ChangeWatch] = [],
    sendsChangedParts: Bool = false
  ) {
    self.method = method
    self.intervalSeconds = intervalSeconds
    self.notifiesUnchanged = notifiesUnchanged
    self.condition = condition
    self.limits = limits
    self.watches = watches
    self.sendsChangedParts = sendsChangedParts
  }
}

/// A result of the method that a subscription calls.
package protocol PolledResult: Sendable {
  /// One JSON text.
  var bytes: [UInt8] { get }
  /// What has to differ from an earlier one to be reported: no ages, fetch times and the like.
  var content: [UInt8] { get }
  /// When it will change by its own account.
  var nextChange: Instant? { get }
  /// One JSON text without the parts that are the same in an earlier result.
  func bytes(changedSince earlier: any PolledResult) -> [UInt8]
}

package typealias PollOutcome = Result<any PolledResult, Failure>

/// What has to become true before an event is sent.
package enum SubscriptionCondition: Sendable {
  /// Whether a result satisfies it, and the keys of the rows that satisfy it by themselves, each
  /// with whether quiet hours let it through: a new one is news, although others held before.
  case holds(
    @Sendable ([UInt8]) -> Bool, rows: @Sendable ([UInt8]) -> [String: Bool] = { _ in [:] })
  /// When it begins to hold according to a result, whose dates are in the zone; events are sent
  /// this long in advance.
  case begins(leadSeconds: Double, @Sendable ([UInt8], ZoneRules) -> [Occurrence])
}

/// When events are sent because of a condition, by the clocks of a place.
package struct SubscriptionLimits: Sendable {
  /// Nothing is sent in it but what is urgent.
  package let quietHours: ClockSpan?
  /// Nor is that.
  package let silencesUrgent: Bool
  package let isOncePerDay: Bool
  /// The rules of the place, looked up if necessary; nil if it is unknown.
  package let zone: @Sendable () async -> ZoneRules?
  /// The same, if it is known at once.
  package let knownZone: @Sendable () -> ZoneRules?

  package init(
    quietHours: ClockSpan? = nil, silencesUrgent: Bool = false, isOncePerDay: Bool = false,
    zone: @escaping @Sendable () async -> ZoneRules? = { nil },
    knownZone: @escaping @Sendable () -> ZoneRules? = { nil }
  ) {
    self.quietHours = quietHours
    self.silencesUrgent = silencesUrgent
    self.isOncePerDay = isOncePerDay
    self.zone = zone
    self.knownZone = knownZone
  }
}

/// Observes changes of something that answers depend on: the current location, the favorites.
package struct ChangeWatch: Sendable {
  /// Whether answers after a change are about something else, so that everything is new.
  package let isSubject: Bool
  /// The number of changes so far.
  package let changes: @Sendable () -> Int
  /// Waits for a change after this number of them; false when the task is cancelled.
  package let wait: @Sendable (Int) async -> Bool

  package init(
    isSubject: Bool, changes: @escaping @Sendable () -> Int,
    wait: @escaping @Sendable (Int) async -> Bool
  ) {
    self.isSubject = isSubject
    self.changes = changes
    self.wait = wait
  }
}

package struct SubscriptionEvent: Sendable {
  package let id: String
  /// From 0, without gaps.
  package let sequence: Int
  package let time: Instant
  /// Of the place, or UTC.
  package let zone: ZoneRules
  package let reason: EventReason
  /// What it tells about, of a condition that begins.
  package let onsets: [Occurrence]
  /// The result, one JSON text. Nil with `end`.
  package let outcome: Result<[UInt8], Failure>?
}

/// A row of `subscription.list`.
package struct SubscriptionState: Sendable {
  package let id: String
  package let method: String
  package let intervalSeconds: Int
  package let nextAt: Instant
  /// Of the place, or UTC.
  package let zone: ZoneRules
}
