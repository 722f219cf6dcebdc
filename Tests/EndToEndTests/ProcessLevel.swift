import Dispatch
import Foundation
import Synchronization
import Testing

/// The level of a test that drives the built program: it waits for other processes, without a claim
/// on a processor. Such tests run on threads of their own, so that those that compute go on.
struct ProcessLevel: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == ProcessLevel {
  static var process: ProcessLevel { ProcessLevel() }
}

/// A few threads that run jobs which may block. There are more than processors and fewer than the
/// programs that a small machine can start at once.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads(count: 4)

  private let jobs = Mutex<[UnownedJob]>([])
  private let count = DispatchSemaphore(value: 0)

  private init(count: Int) {
    for _ in 0..<count {
      Thread.detachNewThread { [self] in
        while true { next().runSynchronously(on: asUnownedTaskExecutor()) }
      }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    count.signal()
  }

  private func next() -> UnownedJob {
    count.wait()
    return jobs.withLock { $0.removeFirst() }
  }
}
