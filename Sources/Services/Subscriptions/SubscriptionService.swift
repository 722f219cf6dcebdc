import AlmanacCore
import EventLoop
import Synchronization
import Vocabulary

/// Polls answers and reports changes.
///
/// Its table is confined to the loop's thread, where every subscription is one task. Polls missed
/// while the machine slept are replaced by a single one.
package final class SubscriptionService: Sendable {
  package static let maximumPerConnection = 64
  package static let intervalSeconds = 60...86_400
  /// The monotonic clock stops during sleep, and users set the wall clock, so a waiting
  /// subscription checks both this often.
  static let lookMilliseconds = 5_000
  /// Spreads subscriptions of the same interval.
  static let jitter = 0.05
  /// Polls due within this time happen together, so that they share upstream calls.
  static let coalescingSeconds = 1.0

  package typealias Call = @Sendable (_ method: String, _ params: [UInt8]) async -> CallOutcome
  package typealias IsHeldBack = @Sendable (_ id: String) -> Bool
  package typealias Notify = @Sendable (SubscriptionEvent) -> Void

  private struct Entry {
    let plan: SubscriptionPlan
    let connection: Int
    var nextAt: Instant
    var cancel: (@Sendable () -> Void)?
    var nextSequence = 0
    let isHeldBack: IsHeldBack
    let notify: Notify
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var lastNumber = 0
  }

  private let environment: ServiceEnvironment
  private let background: Background
  private let state = Mutex(State())

  package init(_ environment: ServiceEnvironment) {
    self.environment = environment
    background = Background(loop: environment.loop)
  }

  /// - Parameters:
  ///   - call: answers the method as if called by the connection.
  ///   - isHeldBack: whether the last event is still unsent, so that the next replaces it.
  ///   - notify: receives the events on the loop's thread; none after `cancel` or `end`.
  package func create(
    _ plan: SubscriptionPlan, connection: Int, call: @escaping Call,
    isHeldBack: @escaping IsHeldBack = { _ in false }, notify: @escaping Notify
  ) -> Result<SubscriptionState, ServiceError> {
    let nextAt = environment.now.adding(seconds: Double(plan.intervalSeconds))
    let id = state.withLock { state -> String? in
      let own = state.entries.values.count { $0.connection == connection }
      guard own < Self.maximumPerConnection else { return nil }
      state.lastNumber += 1
      let id = "s\(state.lastNumber)"
      state.entries[id] = Entry(
        plan: plan, connection: connection, nextAt: nextAt, isHeldBack: isHeldBack, notify: notify)
      return id
    }
    guard let id else {
      return .failure(.busy(limit: "maxSubscriptions", maximum: Self.maximumPerConnection))
    }
    let cancel = background.run { [self] in await follow(id, plan, call) }
    state.withLock { $0.entries[id]?.cancel = cancel }
    return .success(SubscriptionState(id, plan, nextAt: nextAt))
  }

  /// - Returns: whether there was one.
  package func cancel(_ id: String, connection: Int) -> Bool {
    let entry = state.withLock { state -> Entry? in
      guard state.entries[id]?.connection == connection else { return nil }
      return state.entries.removeValue(forKey: id)
    }
    entry?.cancel?()
    return entry != nil
  }

  package func list(connection: Int) -> [SubscriptionState] {
    state.withLock { state in
      state.entries.filter { $0.value.connection == connection }
        .map { id, entry in SubscriptionState(id, entry.plan, nextAt: entry.nextAt) }
        .sorted { ($0.id.utf8.count, $0.id) < ($1.id.utf8.count, $1.id) }
    }
  }

  package var count: Int { state.withLock { $0.entries.count } }

  /// Ends a connection's subscriptions, each with a final event.
  package func end(connection: Int) { stop(connection) { self.send($0, .end, nil) } }

  /// Ends a connection's subscriptions silently: it is gone.
  package func drop(connection: Int) { stop(connection) { _ in } }

  private func stop(_ connection: Int, _ last: (String) -> Void) {
    let ids = state.withLock { state in
      state.entries.filter { $0.value.connection == connection }.map(\.key)
    }
    for id in ids.sorted() {
      last(id)
      state.withLock { $0.entries.removeValue(forKey: id) }?.cancel?()
    }
  }

  // MARK: One subscription

  private func follow(_ id: String, _ plan: SubscriptionPlan, _ call: Call) async {
    var memory = SubscriptionMemory(plan)
    var seen = plan.changes
    while !Task.isCancelled, isAlive(id) {
      let outcome = await call(plan.method, plan.params)
      let zone = plan.goesByClocks ? await plan.limits.zone() : nil
      guard !Task.isCancelled, isAlive(id) else { return }
      // A result that arrived meanwhile is about the previous place or list.
      if seen == plan.changes {
        // What became due meanwhile is not late because of the call.
        tell(id, &memory)
        report(id, &memory) { $0.see(outcome, at: environment.now, in: zone, isReplacing: $1) }
        wait: while true {
          switch await waitForNext(
            id, plan, after: outcome, memory.next(after: environment.now), seen)
          {
          case .end: return
          case .look: break wait
          case .tell: tell(id, &memory)
          }
        }
      }
      let changes = plan.changes
      if zip(plan.watches, zip(seen, changes)).contains(where: { $0.isSubject && $1.0 != $1.1 }) {
        memory.move()
      }
      seen = changes
    }
  }

  /// Why a wait is over.
  private enum Wake { case look, tell, end }

  /// Ends early when something watched changes.
  private func waitForNext(
    _ id: String, _ plan: SubscriptionPlan, after outcome: CallOutcome,
    _ next: SubscriptionMemory.Next?, _ seen: [Int]
  ) async -> Wake {
    await withTaskGroup(of: Wake.self) { group in
      group.addTask { await self.waitForNext(id, plan, after: outcome, next) }
      for (watch, seen) in zip(plan.watches, seen) {
        group.addTask { await watch.wait(seen) ? .look : .end }
      }
      defer { group.cancelAll() }
      return await group.next() ?? .end
    }
  }

  private func waitForNext(
    _ id: String, _ plan: SubscriptionPlan, after outcome: CallOutcome,
    _ next: SubscriptionMemory.Next?
  ) async -> Wake {
    let spread = 1 + Self.jitter * (environment.random() - 0.5) * 2
    let interval = Double(plan.intervalSeconds) * spread
    let dueMonotonic = environment.loop.now.advanced(byMilliseconds: Int(interval * 1_000))
    var due = environment.now.adding(seconds: interval)
    var isExact = false
    var wake = Wake.look
    if case .success(let bytes) = outcome, let change = plan.nextChange(bytes),
      change > environment.now, change < due
    {
      (due, isExact) = (change, true)
    }
    if let next, next.instant < due {
      (due, isExact, wake) = (next.instant, true, next.isLook ? .look : .tell)
    }
    due = together(due, isExact: isExact)
    state.withLock { $0.entries[id]?.nextAt = due }
    while isAlive(id) {
      let now = environment.now
      if now >= due { return wake }
      if environment.loop.now >= dueMonotonic { return .look }
      let left = dueMonotonic.milliseconds(since: environment.loop.now)
      let wait = min(
        Int((due.seconds(since: now) * 1_000).rounded(.up)), left, Self.lookMilliseconds)
      guard await environment.loop.sleep(milliseconds: max(wait, 1)) else { return .end }
    }
    return .end
  }

  /// The time of another poll that is due about then.
  private func together(_ due: Instant, isExact: Bool) -> Instant {
    if isExact { return due }
    let others = state.withLock { $0.entries.values.map(\.nextAt) }
    return others.first { abs($0.seconds(since: due)) <= Self.coalescingSeconds } ?? due
  }

  private func isAlive(_ id: String) -> Bool { state.withLock { $0.entries[id] != nil } }

  private func tell(_ id: String, _ memory: inout SubscriptionMemory) {
    report(id, &memory) { $0.tell(at: environment.now, isReplacing: $1) }
  }

  /// - Parameter decide: what to report, if the event replaces an unsent one.
  private func report(
    _ id: String, _ memory: inout SubscriptionMemory,
    _ decide: (inout SubscriptionMemory, Bool) -> SubscriptionMemory.Report?
  ) {
    let isReplacing = replaces(id)
    guard let report = decide(&memory, isReplacing) else { return }
    send(
      id, report.reason, memory.handOver(report.outcome, isReplacing: isReplacing), report.onsets)
  }

  /// Whether an event now takes the place of the last one, which is unsent.
  private func replaces(_ id: String) -> Bool {
    guard let entry = state.withLock({ $0.entries[id] }) else { return false }
    return entry.nextSequence > 0 && entry.isHeldBack(id)
  }

  private func send(
    _ id: String, _ reason: EventReason, _ outcome: CallOutcome?,
    _ onsets: [Onset] = []
  ) {
    guard let entry = state.withLock({ $0.entries[id] }) else { return }
    // A replacement of an unsent event keeps its number, so that the subscriber sees no gap.
    let sequence = entry.nextSequence - (replaces(id) ? 1 : 0)
    state.withLock { $0.entries[id]?.nextSequence = sequence + 1 }
    entry.notify(
      SubscriptionEvent(
        id: id, sequence: sequence, time: environment.now, zone: entry.plan.zone, reason: reason,
        onsets: onsets, outcome: outcome))
  }
}

extension SubscriptionMemory.Next {
  fileprivate var instant: Instant {
    switch self {
    case .look(let instant), .tell(let instant): instant
    }
  }

  fileprivate var isLook: Bool { if case .look = self { true } else { false } }
}

extension SubscriptionState {
  fileprivate init(_ id: String, _ plan: SubscriptionPlan, nextAt: Instant) {
    self.init(
      id: id, method: plan.method, intervalSeconds: plan.intervalSeconds, nextAt: nextAt,
      zone: plan.zone)
  }
}

extension SubscriptionPlan {
  fileprivate var zone: ZoneRules { limits.knownZone() ?? .utc }

  /// Whether the place has to be known.
  fileprivate var goesByClocks: Bool {
    if case .begins = condition { return true }
    return limits.quietHours != nil || limits.isOncePerDay
  }

  /// How often each of the things watched has changed.
  fileprivate var changes: [Int] { watches.map { $0.changes() } }
}
