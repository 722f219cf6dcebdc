package import Time
package import Vocabulary

/// A subscriber's request. Everything that reads JSON is passed as a closure over bytes, because
/// services do not depend on JSON.
package struct SubscriptionPlan: Sendable {
  package let method: String
  /// One JSON text.
  package let params: [UInt8]
  package let intervalSeconds: Int
  /// Every poll is reported, changed or not.
  package let notifiesUnchanged: Bool
  /// The caller's `when`; nil without one.
  package let condition: SubscriptionCondition?
  package let limits: SubscriptionLimits
  /// Whose changes are followed by a poll at once.
  package let watches: [ChangeWatch]
  /// The content of a result, without ages, fetch times and the like.
  package let content: @Sendable ([UInt8]) -> [UInt8]
  /// A result without the parts that are the same in an earlier one; nil to send whole results.
  package let changedParts: (@Sendable (_ result: [UInt8], _ earlier: [UInt8]) -> [UInt8])?
  /// When the result will change by its own account (`sun.phase`).
  package let nextChange: @Sendable ([UInt8]) -> Instant?

  package init(
    method: String, params: [UInt8], intervalSeconds: Int, notifiesUnchanged: Bool = false,
    condition: SubscriptionCondition? = nil,
    limits: SubscriptionLimits = SubscriptionLimits(), watches: [ChangeWatch] = [],
    content: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 },
    changedParts: (@Sendable ([UInt8], [UInt8]) -> [UInt8])? = nil,
    nextChange: @escaping @Sendable ([UInt8]) -> Instant? = { _ in nil }
  ) {
    self.method = method
    self.params = params
    self.intervalSeconds = intervalSeconds
    self.notifiesUnchanged = notifiesUnchanged
    self.condition = condition
    self.limits = limits
    self.watches = watches
    self.content = content
    self.changedParts = changedParts
    self.nextChange = nextChange
  }
}

/// What has to become true before an event is sent.
package enum SubscriptionCondition: Sendable {
  /// Whether a result satisfies it.
  case holds(@Sendable ([UInt8]) -> Bool)
  /// When it begins to hold by a result, whose dates are of the zone. Told so long before.
  case begins(leadSeconds: Double, @Sendable ([UInt8], ZoneRules) -> [Onset])
}

/// When events are sent because of a condition, by the clocks of a place.
package struct SubscriptionLimits: Sendable {
  /// Nothing is sent in it.
  package let quietHours: ClockSpan?
  package let isOncePerDay: Bool
  /// The rules of the place, looked up if necessary; nil if it is unknown.
  package let zone: @Sendable () async -> ZoneRules?
  /// The same, if it is known at once.
  package let knownZone: @Sendable () -> ZoneRules?

  package init(
    quietHours: ClockSpan? = nil, isOncePerDay: Bool = false,
    zone: @escaping @Sendable () async -> ZoneRules? = { nil },
    knownZone: @escaping @Sendable () -> ZoneRules? = { nil }
  ) {
    self.quietHours = quietHours
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
  /// Waits for a change after so many; false when the task is cancelled.
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

/// One JSON text: a result, or an error object.
package typealias CallOutcome = Result<[UInt8], CallError>

package struct CallError: Error, Equatable, Sendable {
  /// The error object, one JSON text.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }
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
  package let onsets: [Onset]
  /// Nil with `end`.
  package let outcome: CallOutcome?
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
