import EventLoop
import Basics
import Time
package import Vocabulary

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

  package typealias Caller = @Sendable () async -> PollOutcome
  package typealias IsHeldBack = @Sendable (_ id: String) -> Bool
  package typealias Notify = @Sendable (SubscriptionEvent) -> Void

  fileprivate struct Entry {
    let plan: SubscriptionPlan
    let connection: Int
    /// Of its connection: others may have the same.
    let id: String
    var nextAt: Instant
    var cancel: (@Sendable () -> Void)?
    var nextSequence = 0
    let isHeldBack: IsHeldBack
    let notify: Notify
  }

  private struct State {
    /// By numbers in order of creation, which never come again.
    var entries: [Int: Entry] = [:]
    var lastNumber = 0

    func numbers(of connection: Int) -> [Int] {
      entries.filter { $0.value.connection == connection }.map(\.key).sorted()
    }

    func number(of id: String, _ connection: Int) -> Int? {
      entries.first { $0.value.connection == connection && $0.value.id == id }?.key
    }

    /// An id that the connection does not have.
    func newID(_ connection: Int) -> String {
      var number = lastNumber
      repeat { number += 1 } while self.number(of: "s\(number)", connection) != nil
      return "s\(number)"
    }
  }

  private let environment: ServiceEnvironment
  private let background: Background
  private let state = Mutex(State())

  package init(_ environment: ServiceEnvironment) {
    self.environment = environment
    background = Background(loop: environment.loop)
  }

  /// - Parameters:
  ///   - id: chosen by the client; nil for one that is chosen here.
  ///   - call: calls the method as the connection would.
  ///   - isHeldBack: whether the last event is still unsent, so that the next replaces it.
  ///   - notify: receives the events on the loop's thread; none after `cancel` or `end`.
  package func create(
    _ plan: SubscriptionPlan, id: String? = nil, connection: Int, call: @escaping Caller,
    isHeldBack: @escaping IsHeldBack = { _ in false }, notify: @escaping Notify
  ) -> Result<SubscriptionState, Failure> {
    let nextAt = environment.now.adding(seconds: Double(plan.intervalSeconds))
    let added = state.withLock { state -> Result<(number: Int, entry: Entry), Failure> in
      guard state.numbers(of: connection).count < Self.maximumPerConnection else {
        return .failure(.busy(limit: "maxSubscriptions", maximum: Self.maximumPerConnection))
      }
      if let id, state.number(of: id, connection) != nil {
        return .failure(
          Failure(.notAllowed, at: "/id", hint: .otherSubscription))
      }
      let entry = Entry(
        plan: plan, connection: connection, id: id ?? state.newID(connection), nextAt: nextAt,
        isHeldBack: isHeldBack, notify: notify)
      state.lastNumber += 1
      state.entries[state.lastNumber] = entry
      return .success((state.lastNumber, entry))
    }
    return added.map { number, entry in
      let cancel = background.run { [self] in await follow(number, plan, call) }
      state.withLock { $0.entries[number]?.cancel = cancel }
      return SubscriptionState(entry)
    }
  }

  /// - Returns: whether there was one.
  package func cancel(_ id: String, connection: Int) -> Bool {
    let entry = state.withLock { state in
      state.number(of: id, connection).flatMap { state.entries.removeValue(forKey: $0) }
    }
    entry?.cancel?()
    return entry != nil
  }

  package func list(connection: Int) -> [SubscriptionState] {
    state.withLock { state in
      state.numbers(of: connection).compactMap { state.entries[$0].map(SubscriptionState.init) }
    }
  }

  package var count: Int { state.withLock { $0.entries.count } }

  /// Ends a connection's subscriptions, each with a final event.
  package func end(connection: Int) { stop(connection) { self.send($0, .end, nil) } }

  /// Ends a connection's subscriptions silently: it is gone.
  package func drop(connection: Int) { stop(connection) { _ in } }

  private func stop(_ connection: Int, _ last: (Int) -> Void) {
    for number in state.withLock({ $0.numbers(of: connection) }) {
      last(number)
      state.withLock { $0.entries.removeValue(forKey: number) }?.cancel?()
    }
  }

  // MARK: One subscription

  private func follow(_ number: Int, _ plan: SubscriptionPlan, _ call: Caller) async {
    var memory = SubscriptionMemory(plan)
    var seen = plan.changes
    while !Task.isCancelled, isAlive(number) {
      let outcome = await call()
      let zone = plan.goesByClocks ? await plan.limits.zone() : nil
      guard !Task.isCancelled, isAlive(number) else { return }
      // A result that arrived meanwhile is about the previous place or list.
      if seen == plan.changes {
        // What became due meanwhile is not late because of the call.
        tell(number, &memory)
        report(number, &memory) { $0.see(outcome, at: environment.now, in: zone, isReplacing: $1) }
        wait: while true {
          switch await waitForNext(
            number, plan, after: outcome, memory.next(after: environment.now), seen)
          {
          case .end: return
          case .look: break wait
          case .tell: tell(number, &memory)
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
    _ number: Int, _ plan: SubscriptionPlan, after outcome: PollOutcome,
    _ next: SubscriptionMemory.Next?, _ seen: [Int]
  ) async -> Wake {
    await withTaskGroup(of: Wake.self) { group in
      group.addTask { await self.waitForNext(number, plan, after: outcome, next) }
      for (watch, seen) in zip(plan.watches, seen) {
        group.addTask { await watch.wait(seen) ? .look : .end }
      }
      defer { group.cancelAll() }
      return await group.next() ?? .end
    }
  }

  private func waitForNext(
    _ number: Int, _ plan: SubscriptionPlan, after outcome: PollOutcome,
    _ next: SubscriptionMemory.Next?
  ) async -> Wake {
    let spread = 1 + Self.jitter * (environment.random() - 0.5) * 2
    let interval = Double(plan.intervalSeconds) * spread
    let dueMonotonic = environment.loop.now.advanced(byMilliseconds: Int(interval * 1_000))
    var due = environment.now.adding(seconds: interval)
    var isExact = false
    var wake = Wake.look
    if let change = (try? outcome.get())?.nextChange, change > environment.now, change < due {
      (due, isExact) = (change, true)
    }
    if let next, next.instant < due {
      (due, isExact, wake) = (next.instant, true, next.isLook ? .look : .tell)
    }
    due = together(due, isExact: isExact)
    state.withLock { $0.entries[number]?.nextAt = due }
    while isAlive(number) {
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

  private func isAlive(_ number: Int) -> Bool { state.withLock { $0.entries[number] != nil } }

  private func tell(_ number: Int, _ memory: inout SubscriptionMemory) {
    report(number, &memory) { $0.tell(at: environment.now, isReplacing: $1) }
  }

  /// - Parameter decide: what to report, if the event replaces an unsent one.
  private func report(
    _ number: Int, _ memory: inout SubscriptionMemory,
    _ decide: (inout SubscriptionMemory, Bool) -> SubscriptionMemory.Report?
  ) {
    let isReplacing = replaces(number)
    guard let report = decide(&memory, isReplacing) else { return }
    send(
      number, report.reason, memory.handOver(report.outcome, isReplacing: isReplacing),
      report.onsets)
  }

  /// Whether an event now takes the place of the last one, which is unsent.
  private func replaces(_ number: Int) -> Bool {
    guard let entry = state.withLock({ $0.entries[number] }) else { return false }
    return entry.nextSequence > 0 && entry.isHeldBack(entry.id)
  }

  private func send(
    _ number: Int, _ reason: EventReason, _ outcome: Result<[UInt8], Failure>?,
    _ onsets: [Occurrence] = []
  ) {
    guard let entry = state.withLock({ $0.entries[number] }) else { return }
    // A replacement of an unsent event keeps its number, so that the subscriber sees no gap.
    let sequence = entry.nextSequence - (replaces(number) ? 1 : 0)
    state.withLock { $0.entries[number]?.nextSequence = sequence + 1 }
    entry.notify(
      SubscriptionEvent(
        id: entry.id, sequence: sequence, time: environment.now, zone: entry.plan.zone,
        reason: reason, onsets: onsets, outcome: outcome))
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
  fileprivate init(_ entry: SubscriptionService.Entry) {
    let plan = entry.plan
    self.init(
      id: entry.id, method: plan.method, intervalSeconds: plan.intervalSeconds,
      nextAt: entry.nextAt, zone: plan.zone)
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
