import EventLoop
import Basics
import Vocabulary

/// Upstream work shared by several callers.
///
/// A cancelled caller leaves; when the last one has left, the work is cancelled down to the socket.
/// A caller whose deadline passes leaves the work running.
final class Flight<Output: Sendable>: Sendable {
  typealias Landing = Result<Answer<Output>, Failure>

  private struct State {
    var outcome: Landing?
    var waiters: [Int: OnceBox<Ending>] = [:]
    var lastWaiter = 0
    /// The result is wanted in the store even if no caller waits.
    var mustFinish = false
    var cancel: (@Sendable () -> Void)?
  }

  enum Ending: Sendable {
    case landed(Landing)
    case deadline
    case cancelled
  }

  private let state = Mutex(State())

  func start(cancel: @escaping @Sendable () -> Void) { state.withLock { $0.cancel = cancel } }

  /// Keeps the work running from now on even without callers.
  func keepGoing() { state.withLock { $0.mustFinish = true } }

  func land(_ outcome: Landing) {
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
    let (number, outcome) = state.withLock { state -> (Int, Landing?) in
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

  /// No caller is left and the result is unwanted: new callers must not join.
  var isAbandoned: Bool {
    state.withLock { $0.waiters.isEmpty && !$0.mustFinish && $0.outcome == nil }
  }
}
