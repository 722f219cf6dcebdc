import Synchronization

/// A thread of its own for what would hold up the loop: work of more than 2 ms of CPU, or a library
/// that blocks. Started by the first job it is given; it sleeps until it is woken and never ends.
package final class WorkerThread: Sendable {
  package let executor: ThreadExecutor
  private let start: Starter

  package init() {
    let pipe = WakePipe()
    let start = Starter()
    executor = ThreadExecutor {
      start.once()
      pipe.ring()
    }
    self.start = start
    let executor = executor
    start.body.withLock { body in
      body = {
        _ = startThread {
          executor.bindToCurrentThread()
          while true {
            if !executor.drain() { pipe.wait() }
          }
        }
      }
    }
  }

  /// Runs `work` on the thread and gives back what it returns.
  package func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async -> Value {
    await withTaskExecutorPreference(executor) { await Self.call(work) }
  }

  @concurrent private static func call<Value: Sendable>(
    _ work: @Sendable () -> Value
  ) async -> Value { work() }

  private final class Starter: Sendable {
    let body = Mutex<(@Sendable () -> Void)?>(nil)

    func once() {
      let start = body.withLock { body in
        defer { body = nil }
        return body
      }
      start?()
    }
  }
}
