import Dispatch
import Foundation
import Basics
import Testing

/// How deep the server is that a test asks. The same test passes at each level; the cheapest that
/// has what the test is about is the test's own. `ALMANAC_TEST_LEVEL` raises all that are below it.
enum TestLevel: Int, Comparable {
  /// In this process, over doubles of the store and the network, with a clock that passes only
  /// while there is nothing to do.
  case table
  /// In this process, behind a connection on two pipes, over files and sockets.
  case pipe
  /// The built program.
  case process

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  @TaskLocal private static var chosen = TestLevel.process

  private static let least: TestLevel = {
    switch ProcessInfo.processInfo.environment["ALMANAC_TEST_LEVEL"] {
    case nil, "table": .table
    case "pipe": .pipe
    case "process": .process
    case let other?: preconditionFailure("ALMANAC_TEST_LEVEL=\(other): table, pipe or process")
    }
  }()

  static var current: TestLevel { max(chosen, least) }

  /// Levels above the table wait for other threads and processes without a claim on a processor.
  /// Such tests run on threads of their own, so that those that compute go on.
  func run(_ body: @concurrent @Sendable () async throws -> Void) async throws {
    try await Self.$chosen.withValue(self) {
      guard Self.current > .table else { return try await body() }
      try await withTaskExecutorPreference(WaitingThreads.shared) { try await body() }
    }
  }
}

/// The level of a suite's tests, or of one test.
struct LevelTrait: SuiteTrait, TestTrait, TestScoping {
  let level: TestLevel
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await level.run(function)
  }
}

extension Trait where Self == LevelTrait {
  static var table: LevelTrait { LevelTrait(level: .table) }
  static var pipe: LevelTrait { LevelTrait(level: .pipe) }
  static var process: LevelTrait { LevelTrait(level: .process) }
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
