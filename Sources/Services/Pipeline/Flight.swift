import EventLoop
import Synchronization

/// One piece of upstream work that several callers wait for.
///
/// A caller who is cancelled leaves; when the last one leaves in this way the work is cancelled,
/// down to the socket. A caller whose deadline comes leaves the work going on behind.
final class Flight<Output: Sendable>: Sendable {
  typealias Outcome = Result<Answer<Output>, ServiceError>

  private struct State {
    var outcome: Outcome?
    var waiters: [Int: OnceBox<Ending>] = [:]
    var lastWaiter = 0
    /// Somebody wants the result in the store, whoever waits.
    var mustFinish = false
    var cancel: (@Sendable () -> Void)?
  }

  enum Ending: Sendable {
    case landed(Outcome)
    case deadline
    case cancelled
  }

  private let state = Mutex(State())

  func start(cancel: @escaping @Sendable () -> Void) { state.withLock { $0.cancel = cancel } }

  /// From now on the work goes on even when nobody waits.
  func keepGoing() { state.withLock { $0.mustFinish = true } }

  func land(_ outcome: Outcome) {
    let boxes = state.withLock { state in
      state.outcome = outcome
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }
    for box in boxes { box.finish(.landed(outcome)) }
  }

  /// Waits for the outcome, until `due` at the latest.
  func wait(until due: MonotonicInstant, on loop: Loop) async -> Ending {
    let box = OnceBox<Ending>()
    let (number, outcome) = state.withLock { state -> (Int, Outcome?) in
      state.lastWaiter += 1
      if state.outcome == nil { state.waiters[state.lastWaiter] = box }
      return (state.lastWaiter, state.outcome)
    }
    if let outcome { return .landed(outcome) }
    let timer = loop.schedule(at: due) { box.finish(.deadline) }
    let ending = await box.value(orWhenCancelled: .cancelled)
    loop.cancel(timer)
    leave(number, ending)
    return ending
  }

  private func leave(_ number: Int, _ ending: Ending) {
    let cancel = state.withLock { state -> (@Sendable () -> Void)? in
      state.waiters[number] = nil
      switch ending {
      case .landed: return nil
      case .deadline:
        state.mustFinish = true
        return nil
      case .cancelled:
        let isAbandoned = state.waiters.isEmpty && !state.mustFinish && state.outcome == nil
        return isAbandoned ? state.cancel : nil
      }
    }
    cancel?()
  }

  /// Nobody waits any more and nobody wants the result: a newcomer must not join.
  var isAbandoned: Bool {
    state.withLock { $0.waiters.isEmpty && !$0.mustFinish && $0.outcome == nil }
  }
}
