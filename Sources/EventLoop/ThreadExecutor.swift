import Synchronization

/// Runs jobs on one thread, whenever that thread drains them.
///
/// The thread waits in its own way (`poll`, a pipe); `wake` ends that wait. It is called from other
/// threads only, and only when no earlier wake is still unanswered.
/// Guarantees: jobs run in the order of their arrival, one at a time, on the bound thread.
package final class ThreadExecutor: SerialExecutor, TaskExecutor {
  private struct Inbox {
    var jobs: [UnownedJob] = []
    var isWoken = false
  }

  private let inbox = Mutex(Inbox())
  private let owner = Atomic<UInt>(0)
  private let wake: @Sendable (ThreadExecutor) -> Void

  /// - Parameter wake: is given this executor, so that it need not hold it.
  package init(wake: @escaping @Sendable (ThreadExecutor) -> Void) { self.wake = wake }

  /// Makes the calling thread the one that drains.
  package func bindToCurrentThread() {
    owner.store(currentThreadIdentifier(), ordering: .sequentiallyConsistent)
  }

  package var isCurrent: Bool {
    owner.load(ordering: .relaxed) == currentThreadIdentifier()
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isHere = isCurrent
    let mustWake = inbox.withLock { inbox in
      inbox.jobs.append(job)
      if isHere || inbox.isWoken { return false }
      inbox.isWoken = true
      return true
    }
    if mustWake { wake(self) }
  }

  /// Whether no job waits.
  package var isIdle: Bool { inbox.withLock { $0.jobs.isEmpty } }

  /// Runs what waits, and what that adds, for at most `rounds` rounds.
  /// - Returns: whether something is left.
  package func drain(rounds: Int = 64) -> Bool {
    assert(isCurrent)
    for _ in 0..<rounds {
      let jobs = inbox.withLock { inbox in
        inbox.isWoken = false
        let jobs = inbox.jobs
        if !jobs.isEmpty { inbox.jobs = [] }
        return jobs
      }
      if jobs.isEmpty { return false }
      for job in jobs {
        unsafe job.runSynchronously(
          isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
      }
    }
    return true
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    unsafe UnownedSerialExecutor(ordinary: self)
  }

  package func checkIsolated() {
    precondition(isCurrent, "called from outside of the executor's thread")
  }

  package func isIsolatingCurrentContext() -> Bool? { isCurrent }
}
