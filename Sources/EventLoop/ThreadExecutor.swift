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
  /// - Parameter end: after it no other job is begun; on the system's clock, whatever clock timers
  ///   run on. Nil is without an end.
  /// - Returns: whether something is left.
  package func drain(rounds: Int = 64, until end: MonotonicInstant? = nil) -> Bool {
    assert(isCurrent)
    for _ in 0..<rounds {
      let jobs = takeJobs()
      if jobs.isEmpty { return false }
      for (index, job) in jobs.enumerated() {
        if index > 0, let end, MonotonicClock.system.now() >= end {
          putBack(jobs[index...])
          return true
        }
        unsafe job.runSynchronously(
          isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
      }
      if let end, MonotonicClock.system.now() >= end { return !isIdle }
    }
    return true
  }

  private func takeJobs() -> [UnownedJob] {
    inbox.withLock { inbox in
      inbox.isWoken = false
      let jobs = inbox.jobs
      if !jobs.isEmpty { inbox.jobs = [] }
      return jobs
    }
  }

  /// In front of what came meanwhile.
  private func putBack(_ jobs: ArraySlice<UnownedJob>) {
    inbox.withLock { $0.jobs.insert(contentsOf: jobs, at: 0) }
  }

  /// Runs all that waits on the calling thread, for an executor that has none of its own.
  func drainHere() {
    let before = owner.exchange(currentThreadIdentifier(), ordering: .sequentiallyConsistent)
    while drain() {}
    owner.store(before, ordering: .sequentiallyConsistent)
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    unsafe UnownedSerialExecutor(ordinary: self)
  }

  package func checkIsolated() {
    precondition(isCurrent, "called from outside of the executor's thread")
  }

  package func isIsolatingCurrentContext() -> Bool? { isCurrent }
}
