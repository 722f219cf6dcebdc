import struct Synchronization.Atomic
import Basics

/// Runs jobs on one thread, whenever that thread drains them.
///
/// The thread waits in its own way (`poll`, a pipe); `wake` ends that wait. `wake` is called only
/// from other threads, and only if no earlier wake is pending. Guarantees: jobs run in arrival
/// order, one at a time, on the bound thread.
package final class ThreadExecutor: SerialExecutor, TaskExecutor {
  private struct Inbox {
    var jobs: [UnownedJob] = []
    var isWoken = false
    /// A thread drains in the place of one that there is not.
    var isLent = false
  }

  private let inbox = Mutex(Inbox())
  private let owner = Atomic<UInt>(0)
  private let wake: @Sendable (ThreadExecutor) -> Void

  /// - Parameter wake: receives this executor, so that it need not retain it.
  package init(wake: @escaping @Sendable (ThreadExecutor) -> Void) { self.wake = wake }

  /// Makes the calling thread the draining thread.
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

  /// Whether no job is queued.
  package var isIdle: Bool { inbox.withLock { $0.jobs.isEmpty } }

  /// Runs queued jobs, and those they add, for at most `rounds` rounds.
  /// - Parameter end: starts no further job after this time. On the system's clock, whatever clock
  ///   the timers use. Nil means no limit.
  /// - Returns: whether any jobs are left.
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

  /// Ahead of jobs that arrived meanwhile.
  private func putBack(_ jobs: ArraySlice<UnownedJob>) {
    inbox.withLock { $0.jobs.insert(contentsOf: jobs, at: 0) }
  }

  /// Runs all queued jobs on the calling thread, for an executor without a thread. While another
  /// thread does so, it runs those that are added meanwhile.
  func drainOnCurrentThread() {
    let isFirst = inbox.withLock { inbox in
      defer { inbox.isLent = true }
      return !inbox.isLent
    }
    guard isFirst else { return }
    owner.store(currentThreadIdentifier(), ordering: .sequentiallyConsistent)
    while true {
      while drain() {}
      let isDone = inbox.withLock { inbox in
        if inbox.jobs.isEmpty {
          owner.store(0, ordering: .sequentiallyConsistent)
          inbox.isLent = false
        }
        return inbox.jobs.isEmpty
      }
      if isDone { return }
    }
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    unsafe UnownedSerialExecutor(ordinary: self)
  }

  package func checkIsolated() {
    precondition(isCurrent, "called from outside of the executor's thread")
  }

  package func isIsolatingCurrentContext() -> Bool? { isCurrent }
}
