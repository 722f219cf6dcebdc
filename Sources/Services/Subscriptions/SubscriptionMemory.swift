import Time
import Vocabulary

/// Decides what to report, and when. A pure value without clock or calls.
struct SubscriptionMemory: Sendable {
  /// An event to send.
  struct Report: Sendable {
    let reason: EventReason
    let outcome: PollOutcome
    var onsets: [Occurrence] = []
  }

  /// What to do next, and when.
  enum Next: Equatable, Sendable {
    case look(Instant)
    case tell(Instant)
  }

  /// The greatest age of an answer that is sent: before an onset is due, the method is called
  /// again.
  static let freshSeconds = 45.0

  /// More than the rows of any list; the oldest are forgotten.
  private static let maximumTold = 512

  private let plan: SubscriptionPlan
  private var isFirst = true
  private var content: [UInt8]?
  /// The keys of the rows for which the condition held; nil if it did not hold.
  private var met: Set<String>?
  /// Whether the last event said so, and what held before it.
  private var justMet = false
  private var metBefore: Set<String>?
  private var lastError: Failure?
  /// The last result handed over, which the subscriber need not have yet.
  private var last: (any PolledResult)?
  /// The result that the subscriber has.
  private var delivered: (any PolledResult)?

  /// Whose days and quiet hours count; as long as it is unknown, those of UTC.
  private var zone = ZoneRules.utc
  /// Whether quiet hours have kept something back.
  private var isHolding = false
  private var lastDay: LocalDate?
  private var dayBefore: LocalDate?

  /// The last result of a condition that begins, and its onsets that have not been sent.
  private var result: (any PolledResult)?
  private var ahead: [Occurrence] = []
  private var told: [Occurrence] = []
  /// Those of the last event.
  private var justTold: [Occurrence] = []

  init(_ plan: SubscriptionPlan) { self.plan = plan }

  /// From now on, answers are about something else, so everything is new.
  mutating func move() {
    (met, justMet, isHolding) = (nil, false, false)
    (lastError, last, delivered, lastDay, result) = (nil, nil, nil, nil, nil)
    (ahead, told, justTold) = ([], [], [])
  }

  /// What to send of an outcome: whole after an error and at first, else what changed.
  /// - Parameter isReplacing: the event before it was not sent and will not be.
  mutating func handOver(
    _ outcome: PollOutcome, isReplacing: Bool
  ) -> Result<[UInt8], Failure> {
    guard plan.sendsChangedParts else { return outcome.map { $0.bytes } }
    if !isReplacing { delivered = last }
    last = try? outcome.get()
    return outcome.map { result in delivered.map(result.bytes(changedSince:)) ?? result.bytes }
  }

  /// Of the outcome of a call.
  /// - Parameters:
  ///   - zone: the rules of the place; nil if it is unknown.
  ///   - isReplacing: the last event was not sent, and the next takes its place.
  mutating func see(
    _ outcome: PollOutcome, at now: Instant, in zone: ZoneRules? = nil, isReplacing: Bool = false
  ) -> Report? {
    if isReplacing, let report = replacing({ $0.see(outcome, at: now, in: zone) }) { return report }
    defer { isFirst = false }
    isHolding = false
    if let zone { self.zone = zone }
    switch outcome {
    case .failure(let error):
      // A lasting error is reported once.
      let lasting = error.lasting
      guard lastError != lasting || plan.notifiesUnchanged else { return nil }
      return unlessQuiet(now) {
        $0.lastError = lasting
        ($0.justTold, $0.justMet, $0.dayBefore) = ([], false, $0.lastDay)
        return Report(reason: .error, outcome: outcome)
      }
    case .success(let result):
      // The end of a reported error is reported, even if the result is the same as before it.
      if lastError != nil {
        lastError = nil
        content = nil
      }
      switch plan.condition {
      case nil: return reason(result.content).map { Report(reason: $0, outcome: outcome) }
      case .holds(let holds, let rows):
        let bytes = result.bytes
        return reason(met: holds(bytes) ? rows(bytes) : nil, at: now).map {
          Report(reason: $0, outcome: outcome)
        }
      case .begins(_, let onsets):
        arm(Occurrence.united(onsets(result.bytes, self.zone)))
        self.result = result
        return tell(at: now)
      }
    }
  }

  /// The items of the last result that are due.
  mutating func tell(at now: Instant, isReplacing: Bool = false) -> Report? {
    if isReplacing, let report = replacing({ $0.tell(at: now) }) { return report }
    guard case .begins(let leadSeconds, _) = plan.condition, let result else { return nil }
    let due = ahead.filter {
      $0.due(leadSeconds: leadSeconds) <= now && quietEnd(now, isUrgent: $0.isUrgent) == nil
    }
    ahead.removeAll(where: due.contains)
    told = told.filter { $0.end.adding(seconds: Occurrence.pauseSeconds) > now } + due
    told = told.suffix(Self.maximumTold)
    let onsets = due.filter { $0.end > now }
    guard !onsets.isEmpty, mayTellToday(now) else { return nil }
    justTold = onsets
    return Report(
      reason: isFirst ? .initial : .condition, outcome: .success(result), onsets: onsets)
  }

  /// When something is due by itself; nil if nothing is.
  func next(after now: Instant) -> Next? {
    if isHolding, let end = quietEnd(now) { return .look(end) }
    guard case .begins(let leadSeconds, _) = plan.condition else { return nil }
    let due = ahead.map { onset in
      let due = max(onset.due(leadSeconds: leadSeconds), now)
      return quietEnd(due, isUrgent: onset.isUrgent) ?? due
    }.min()
    guard let due else { return nil }
    let look = due.adding(seconds: -Self.freshSeconds)
    return look > now ? .look(look) : .tell(due)
  }

  // MARK: Without a beginning

  private mutating func reason(_ seen: [UInt8]) -> EventReason? {
    defer { content = seen }
    if content == nil { return isFirst ? .initial : .change }
    if content != seen { return .change }
    return plan.notifiesUnchanged ? .unchanged : nil
  }

  /// Reported when it becomes true, or true of another row, and again only after it was false;
  /// every time if `always` is set.
  private mutating func reason(met seen: [String: Bool]?, at now: Instant) -> EventReason? {
    let news = seen?.filter { !(met?.contains($0.key) ?? false) } ?? [:]
    let isNew = seen != nil && (met == nil || !news.isEmpty)
    guard let seen, isNew || plan.notifiesUnchanged else {
      met = seen.map { Set($0.keys) }
      return nil
    }
    // What is known already breaks no quiet hours.
    let isUrgent = (isNew ? news : seen).values.contains(true)
    return unlessQuiet(now, isUrgent: isUrgent) {
      ($0.metBefore, $0.met) = ($0.met, Set(seen.keys))
      guard $0.mayTellToday(now) else { return nil }
      $0.justMet = true
      return $0.isFirst ? .initial : .condition
    }
  }

  // MARK: With a beginning

  /// The onsets of a newer result replace those not yet sent. One that was sent is not sent again
  /// when its time moves.
  private mutating func arm(_ onsets: [Occurrence]) {
    ahead = onsets.filter { onset in !told.contains { $0.isSame(as: onset) } }
    told = told.flatMap { known in
      let moved = onsets.filter(known.isSame)
      return moved.isEmpty ? [known] : moved
    }
  }

  /// A report in the place of the last event, as if that had never been; nil if there is none, and
  /// then the last event is sent after all.
  private mutating func replacing(_ report: (inout Self) -> Report?) -> Report? {
    var other = self
    other.takeBack()
    guard let report = report(&other) else { return nil }
    self = other
    return report
  }

  /// The last event was not sent, so neither were its onsets.
  private mutating func takeBack() {
    if justMet { (met, justMet) = (metBefore, false) }
    told.removeAll { known in justTold.contains(where: known.isSame) }
    ahead += justTold
    justTold = []
    lastDay = dayBefore
  }

  // MARK: Clocks of the place

  /// - Parameter isUrgent: whether it is about what only some quiet hours hold back.
  private func quietEnd(_ now: Instant, isUrgent: Bool = false) -> Instant? {
    if isUrgent, !plan.limits.silencesUrgent { return nil }
    return plan.limits.quietHours.flatMap { zone.end(of: $0, at: now) }
  }

  /// What falls into quiet hours is seen again at their end, as if it were new.
  private mutating func unlessQuiet<Value>(
    _ now: Instant, isUrgent: Bool = false, _ report: (inout Self) -> Value?
  ) -> Value? {
    isHolding = quietEnd(now, isUrgent: isUrgent) != nil
    return isHolding ? nil : report(&self)
  }

  private mutating func mayTellToday(_ now: Instant) -> Bool {
    guard plan.limits.isOncePerDay else { return true }
    let today = zone.date(at: now)
    guard today != lastDay else { return false }
    (dayBefore, lastDay) = (lastDay, today)
    return true
  }
}

extension Failure {
  /// Without what differs from one failure to the next while its reason lasts.
  fileprivate var lasting: Failure {
    var lasting = self
    lasting.details.retryAfterSeconds = nil
    (lasting.details.underlying, lasting.details.isOfLookup) = (nil, false)
    return lasting
  }
}
