package import EventLoop
import Basics

extension Loop {
  /// A loop with a pipe of its own, which goes with it.
  package convenience init(clock: MonotonicClock = .system) {
    guard let pipe = WakePipe() else { preconditionFailure("no descriptors for the wake pipe") }
    self.init(pipe: pipe, clock: clock)
  }
}

/// Time that stands while a loop has something to do and then goes on to the loop's next timer, so
/// that what comes when does not depend on the machine.
package final class PassingTime: Sendable {
  private let passed = Mutex(0)

  package init() {}

  /// Since the beginning.
  package var milliseconds: Int { passed.withLock { $0 } }

  package var clock: MonotonicClock {
    MonotonicClock(
      now: { [self] in MonotonicInstant(nanoseconds: Int64(milliseconds) * 1_000_000) }, rate: 1)
  }

  package func pass(milliseconds: Int) { passed.withLock { $0 += milliseconds } }

  /// Turns a loop with this clock, on the loop's thread.
  /// - Parameters:
  ///   - step: time advances by a multiple of these milliseconds.
  ///   - onPass: called with all that have passed, whenever some have.
  package func turn(
    _ loop: Loop, step: Int = 1, onPass: (Int) -> Void = { _ in }, until isDone: () -> Bool
  ) {
    while true {
      while loop.executor.drain() {}
      if isDone() { return }
      let due = loop.nextDue.map { Int(($0.nanoseconds + 999_999) / 1_000_000) } ?? 0
      pass(milliseconds: max(1, (due - milliseconds + step - 1) / step) * step)
      onPass(milliseconds)
      _ = loop.wait(input: nil, output: nil, hasMore: true)
    }
  }
}
