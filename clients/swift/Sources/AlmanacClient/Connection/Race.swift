/// A value that is given once, by whoever is first, to one who waits.
final class Race<Value: Sendable>: Sendable {
  private struct State {
    var value: Value?
    var isOver = false
    var waiter: CheckedContinuation<Value, Never>?
  }
  private let state = Mutex(State())

  /// Whether this was the first.
  ///
  /// - Parameter before: done by the first, before anybody gets the value.
  @discardableResult func finish(_ value: Value, before: () -> Void = {}) -> Bool {
    let isFirst = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    guard isFirst else { return false }
    before()
    let waiter = state.withLock { state in
      defer { state.waiter = nil }
      if state.waiter == nil { state.value = value }
      return state.waiter
    }
    waiter?.resume(returning: value)
    return true
  }

  func value() async -> Value {
    await withCheckedContinuation { continuation in
      let given = state.withLock { state in
        if state.value == nil { state.waiter = continuation }
        return state.value
      }
      if let given { continuation.resume(returning: given) }
    }
  }
}

/// The outcome of the work, or the deadline, or the caller's cancellation: whatever comes first. The
/// work is cancelled by either, and not waited for.
func raced<Value: Sendable>(
  _ deadline: Duration?, _ work: @escaping @Sendable () async -> Result<Value, AlmanacError>
) async -> Result<Value, AlmanacError> {
  if Task.isCancelled { return .failure(.cancelled) }
  let race = Race<Result<Value, AlmanacError>>()
  let task = Task { _ = race.finish(await work()) }
  let timer = deadline.map { deadline in
    Task {
      guard (try? await Task.sleep(for: deadline)) != nil else { return }
      race.finish(.failure(.deadlineExceeded)) { task.cancel() }
    }
  }
  defer { timer?.cancel() }
  return await withTaskCancellationHandler {
    await race.value()
  } onCancel: {
    race.finish(.failure(.cancelled)) { task.cancel() }
  }
}

/// Sends every value to all who listen.
final class Broadcast<Value: Sendable>: Sendable {
  private struct State {
    var next = 0
    var listeners: [Int: AsyncStream<Value>.Continuation] = [:]
  }
  private let state = Mutex(State())

  func stream(beginningWith first: Value? = nil) -> AsyncStream<Value> {
    AsyncStream { continuation in
      let key = state.withLock { state in
        state.next += 1
        state.listeners[state.next] = continuation
        return state.next
      }
      if let first { continuation.yield(first) }
      continuation.onTermination = { _ in
        self.state.withLock { state in _ = state.listeners.removeValue(forKey: key) }
      }
    }
  }

  func send(_ value: Value) {
    for listener in state.withLock({ Array($0.listeners.values) }) { listener.yield(value) }
  }

  func finish() {
    let listeners = state.withLock { state in
      defer { state.listeners = [:] }
      return Array(state.listeners.values)
    }
    for listener in listeners { listener.finish() }
  }
}

/// A value that may be set and read from anywhere.
final class Kept<Value: Sendable>: Sendable {
  private let state = Mutex<Value?>(nil)

  var value: Value? {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
