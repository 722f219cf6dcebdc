import Synchronization

/// A thread of its own for what would hold up the loop: work of more than 2 ms of CPU, or a library
/// that blocks. Started by the first job it is given; it sleeps until it is woken and never ends.
package final class WorkerThread: Sendable {
  package let executor: ThreadExecutor

  package init() {
    let pipe = WakePipe()
    let thread = Once()
    executor = ThreadExecutor { executor in
      thread.start {
        executor.bindToCurrentThread()
        while true {
          if !executor.drain() { pipe.wait() }
        }
      }
      pipe.ring()
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

  private final class Once: Sendable {
    private let hasStarted = Atomic(false)

    func start(_ body: @escaping @Sendable () -> Void) {
      if !hasStarted.exchange(true, ordering: .relaxed) { _ = startThread(body) }
    }
  }
}
