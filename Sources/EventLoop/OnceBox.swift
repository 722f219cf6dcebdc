import Basics

/// Passes one value from the first producer to the one waiting task. The first value wins, later
/// ones are dropped; `finish` and `value()` may come in either order. The continuation is resumed
/// after the lock is released.
package final class OnceBox<Value: Sendable>: Sendable {
  private enum State {
    case empty
    case waiting(CheckedContinuation<Value, Never>)
    case finished(Value)
  }

  private let state = Mutex(State.empty)

  package init() {}

  /// - Returns: whether this value was the first.
  @discardableResult
  package func finish(_ value: Value) -> Bool {
    let (isFirst, continuation) = state.withLock {
      state -> (Bool, CheckedContinuation<Value, Never>?) in
      switch state {
      case .finished: return (false, nil)
      case .empty:
        state = .finished(value)
        return (true, nil)
      case .waiting(let continuation):
        state = .finished(value)
        return (true, continuation)
      }
    }
    continuation?.resume(returning: value)
    return isFirst
  }

  /// Waits for the value. Call once.
  package func value() async -> Value {
    await withCheckedContinuation { continuation in
      let early: Value? = state.withLock { state in
        if case .finished(let value) = state { return value }
        state = .waiting(continuation)
        return nil
      }
      if let early { continuation.resume(returning: early) }
    }
  }

  /// Waits for the value; a canceled task gets `substitute` at once, and the box counts as
  /// finished.
  package func value(orWhenCancelled substitute: Value) async -> Value {
    await withTaskCancellationHandler {
      await value()
    } onCancel: {
      finish(substitute)
    }
  }
}
