/// A subscriber's request. Everything that reads JSON is passed as a closure over bytes, because
/// services do not depend on JSON.
package struct SubscriptionPlan: Sendable {
  package let method: String
  /// One JSON text.
  package let params: [UInt8]
  package let intervalSeconds: Int
  /// Every poll is reported, changed or not.
  package let notifiesUnchanged: Bool
  /// Whether a result satisfies the caller's `when`; nil without one.
  package let isMet: (@Sendable ([UInt8]) -> Bool)?
  /// Whose changes are followed by a poll at once.
  package let watches: [ChangeWatch]
  /// The content of a result, without ages, fetch times and the like.
  package let content: @Sendable ([UInt8]) -> [UInt8]
  /// A result without the parts that are the same in an earlier one; nil to send whole results.
  package let changedParts: (@Sendable (_ result: [UInt8], _ earlier: [UInt8]) -> [UInt8])?
  /// When the result will change by its own account, in seconds since 1970 (`sun.phase`).
  package let changesAtUnixSeconds: @Sendable ([UInt8]) -> Double?

  package init(
    method: String, params: [UInt8], intervalSeconds: Int, notifiesUnchanged: Bool = false,
    isMet: (@Sendable ([UInt8]) -> Bool)? = nil, watches: [ChangeWatch] = [],
    content: @escaping @Sendable ([UInt8]) -> [UInt8] = { $0 },
    changedParts: (@Sendable ([UInt8], [UInt8]) -> [UInt8])? = nil,
    changesAtUnixSeconds: @escaping @Sendable ([UInt8]) -> Double? = { _ in nil }
  ) {
    self.method = method
    self.params = params
    self.intervalSeconds = intervalSeconds
    self.notifiesUnchanged = notifiesUnchanged
    self.isMet = isMet
    self.watches = watches
    self.content = content
    self.changedParts = changedParts
    self.changesAtUnixSeconds = changesAtUnixSeconds
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

package struct SubscriptionEvent: Equatable, Sendable {
  package enum Reason: String, CaseIterable, Sendable {
    case initial, change, condition, error, end
  }

  package let id: String
  /// From 0, without gaps.
  package let sequence: Int
  package let timeUnixSeconds: Double
  package let reason: Reason
  /// Nil with `end`.
  package let outcome: CallOutcome?
}

/// A row of `subscription.list`.
package struct SubscriptionState: Equatable, Sendable {
  package let id: String
  package let method: String
  package let intervalSeconds: Int
  package let nextAtUnixSeconds: Double
}

/// Decides what to report after a poll. A pure value without clock or calls.
struct SubscriptionMemory: Sendable {
  private let plan: SubscriptionPlan
  private var isFirst = true
  private var content: [UInt8]?
  private var wasMet = false
  private var lastError: [UInt8]?
  /// The last result handed over, which the subscriber need not have yet.
  private var last: [UInt8]?
  /// The result that the subscriber has.
  private var delivered: [UInt8]?

  init(_ plan: SubscriptionPlan) { self.plan = plan }

  /// From now on, answers are about something else, so everything is new.
  mutating func move() {
    wasMet = false
    (lastError, last, delivered) = (nil, nil, nil)
  }

  /// What to send of an outcome: whole after an error and at first, else what changed.
  /// - Parameter isReplacing: the event before it was not sent and will not be.
  mutating func handOver(_ outcome: CallOutcome, isReplacing: Bool) -> CallOutcome {
    guard let changedParts = plan.changedParts else { return outcome }
    if !isReplacing { delivered = last }
    last = try? outcome.get()
    return outcome.map { result in delivered.map { changedParts(result, $0) } ?? result }
  }

  /// - Returns: the reason to report it, or nil.
  mutating func see(_ outcome: CallOutcome) -> SubscriptionEvent.Reason? {
    defer { isFirst = false }
    switch outcome {
    case .failure(let error):
      defer { lastError = error.bytes }
      // A lasting error is reported once.
      return lastError == error.bytes && !plan.notifiesUnchanged ? nil : .error
    case .success(let bytes):
      // The end of a reported error is reported, even if the result is the same as before it.
      if lastError != nil {
        lastError = nil
        content = nil
      }
      return plan.isMet == nil ? reason(plan.content(bytes)) : reason(isMet: bytes)
    }
  }

  private mutating func reason(_ seen: [UInt8]) -> SubscriptionEvent.Reason? {
    defer { content = seen }
    if content == nil { return isFirst ? .initial : .change }
    return plan.notifiesUnchanged || content != seen ? .change : nil
  }

  /// Reported when it becomes true, and again only after it was false; every time if `always` is
  /// set.
  private mutating func reason(isMet bytes: [UInt8]) -> SubscriptionEvent.Reason? {
    let isMet = plan.isMet?(bytes) ?? true
    defer { wasMet = isMet }
    guard isMet, !wasMet || plan.notifiesUnchanged else { return nil }
    return isFirst ? .initial : .condition
  }
}
