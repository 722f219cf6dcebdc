/// Decides which calls wait for which. Counts unfinished calls by class; waiting calls queue per
/// class in arrival order. Each step takes constant time, however many wait.
struct CallOrder: Sendable {
  /// Started, and the work has not ended.
  private var running = Counts()
  /// The running stateful call. Calls that arrived before it do not wait for it.
  private var change: CallToken?
  private var waiting = Counts()
  private var lines: [ExecutionClass: CallLine] = [:]
  /// Set when something ended, cleared when a check of the queues releases nothing.
  private var mayRelease = false

  private struct Counts: Sendable {
    var computed = 0
    var stateful = 0
    var concurrent = 0

    subscript(execution: ExecutionClass) -> Int {
      get {
        switch execution {
        case .computed: computed
        case .stateful: stateful
        case .concurrent: concurrent
        }
      }
      set {
        switch execution {
        case .computed: computed = newValue
        case .stateful: stateful = newValue
        case .concurrent: concurrent = newValue
        }
      }
    }

    var isZero: Bool { computed == 0 && stateful == 0 && concurrent == 0 }

    /// Whether a call must wait for any of the counted ones.
    func block(_ execution: ExecutionClass) -> Bool {
      (computed > 0 && execution.mustWait(forUnfinished: .computed))
        || (stateful > 0 && execution.mustWait(forUnfinished: .stateful))
        || (concurrent > 0 && execution.mustWait(forUnfinished: .concurrent))
    }
  }

  func mustWait(_ execution: ExecutionClass) -> Bool {
    running.block(execution) || waiting.block(execution)
  }

  /// - Parameter token: arrived after every enqueued one.
  mutating func enqueue(_ token: CallToken, _ execution: ExecutionClass) {
    lines[execution, default: CallLine()].append(token)
    waiting[execution] += 1
  }

  mutating func start(_ token: CallToken, _ execution: ExecutionClass) {
    running[execution] += 1
    if execution == .stateful { change = token }
    assert(running.stateful <= 1 && running.computed <= 1)
  }

  mutating func finish(_ execution: ExecutionClass) {
    running[execution] -= 1
    assert(running[execution] >= 0)
    if execution == .stateful { change = nil }
    mayRelease = true
  }

  /// Removes a call that will never run from its queue.
  /// - Returns: whether it was queued.
  mutating func withdraw(_ token: CallToken, _ execution: ExecutionClass) -> Bool {
    guard lines[execution]?.withdraw(token) == true else { return false }
    waiting[execution] -= 1
    mayRelease = true
    return true
  }

  /// The earliest call that no longer has to wait. Only the first of each class can qualify:
  /// whatever blocks it blocks all behind it.
  mutating func release() -> CallToken? {
    guard mayRelease, !waiting.isZero else { return nil }
    var earliest: (token: CallToken, execution: ExecutionClass)?
    for execution in ExecutionClass.allCases {
      guard let token = lines[execution]?.first, isFree(token, execution) else { continue }
      if let found = earliest, found.token.number < token.number { continue }
      earliest = (token, execution)
    }
    guard let (token, execution) = earliest else {
      mayRelease = false
      return nil
    }
    lines[execution]?.removeFirst()
    waiting[execution] -= 1
    return token
  }

  /// Whether the first of its class has nothing to wait for.
  private func isFree(_ token: CallToken, _ execution: ExecutionClass) -> Bool {
    func isBefore(_ other: CallToken?) -> Bool { other.map { $0.number < token.number } ?? false }
    return !ExecutionClass.allCases.contains { earlier in
      guard execution.mustWait(forUnfinished: earlier) else { return false }
      let isRunning = earlier == .stateful ? isBefore(change) : running[earlier] > 0
      return isRunning || isBefore(lines[earlier]?.first)
    }
  }
}

/// The waiting calls of one class, in arrival order.
private struct CallLine: Sendable {
  /// May include withdrawn calls, but never at the front.
  private var queue = Queue<CallToken>()
  private var waiting: Set<CallToken> = []

  var first: CallToken? { queue.first }

  mutating func append(_ token: CallToken) {
    assert(queue.last.map { $0.number < token.number } ?? true)
    queue.append(token)
    waiting.insert(token)
  }

  mutating func removeFirst() {
    guard let token = queue.popFirst() else { return }
    waiting.remove(token)
    dropWithdrawn()
  }

  /// - Returns: whether it was queued.
  mutating func withdraw(_ token: CallToken) -> Bool {
    guard waiting.remove(token) != nil else { return false }
    // A client that repeatedly sends and cancels must not fill the memory.
    if queue.count > 2 * waiting.count + 64 { queue.removeAll { !waiting.contains($0) } }
    dropWithdrawn()
    return true
  }

  private mutating func dropWithdrawn() {
    while let token = queue.first, !waiting.contains(token) { _ = queue.popFirst() }
  }
}
