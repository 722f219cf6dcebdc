import Basics

/// A thread for work that would block the loop: more than 2 ms of CPU, or a blocking library.
/// Started by the first job; sleeps when idle and never ends.
///
/// If the system cannot provide a thread (or descriptors to wake it), a job runs on the calling
/// thread: slower for everything else, but nothing hangs.
package final class WorkerThread: Sendable {
  package let executor: ThreadExecutor

  /// - Parameter start: starts a thread with a body (tests: one that fails).
  package init(
    start: @escaping @Sendable (@escaping @Sendable () -> Void) -> Bool = startThread
  ) {
    let sleeper = Sleeper(start)
    executor = ThreadExecutor { sleeper.wake($0) }
  }

  private init(_ executor: ThreadExecutor) { self.executor = executor }

  /// One that has no thread: what hands a job over runs it (for tests with a clock of their own).
  package static func ofCaller() -> WorkerThread {
    Self(ThreadExecutor { $0.drainOnCurrentThread() })
  }

  /// Runs `work` on the thread and returns its result.
  package func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async -> Value {
    await withTaskExecutorPreference(executor) { await Self.call(work) }
  }

  @concurrent private static func call<Value: Sendable>(
    _ work: @Sendable () -> Value
  ) async -> Value { work() }

  /// The thread, once started.
  private final class Sleeper: Sendable {
    private let start: @Sendable (@escaping @Sendable () -> Void) -> Bool
    private let state = Mutex(State())

    private struct State {
      var pipe: WakePipe?
      var hasComplained = false
    }

    init(_ start: @escaping @Sendable (@escaping @Sendable () -> Void) -> Bool) {
      self.start = start
    }

    func wake(_ executor: ThreadExecutor) {
      if let pipe = pipe(of: executor) { pipe.ring() } else { executor.drainOnCurrentThread() }
    }

    /// Retried for every job: a resource shortage may be temporary.
    private func pipe(of executor: ThreadExecutor) -> WakePipe? {
      state.withLock { state in
        if let pipe = state.pipe { return pipe }
        if let pipe = WakePipe() {
          if start({ Self.serve(executor, pipe) }) {
            state.pipe = pipe
            return pipe
          }
        }
        if !state.hasComplained { ProcessLimits.reportThreadFailure() }
        state.hasComplained = true
        return nil
      }
    }

    private static func serve(_ executor: ThreadExecutor, _ pipe: WakePipe) {
      executor.bindToCurrentThread()
      while true {
        if !executor.drain() { pipe.wait() }
      }
    }
  }
}
