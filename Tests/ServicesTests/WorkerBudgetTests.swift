import Climate
import Foundation
import Places
import Skill
import Sunset
import TestSupport
import Testing
import Time
import Vocabulary

@testable import Services

/// What the worker computes stays within its budget, with the largest input that there is.
///
/// What computes is optimized in test builds too. The time is the thread's own, so that a busy
/// machine does not count; a slower one than the budget's has twice as long.
struct WorkerBudgetTests {
  private static let now: Instant = 1_782_043_200
  private static let lisbon = Coordinate(latitude: 38.72, longitude: -9.14)!

  /// Every forecast provider at every lead, and more days than the ledger keeps of a place.
  private static let ledger = SimulatedLedger(
    at: "p", (0..<5).map { SimulatedLedger.Source("source\($0)") })

  private static func evenings() -> [SeenEvening] {
    (0..<SunsetLearning.maximumEvenings).map { number in
      let share = Double(number * 37 % 101)
      let layers = CloudLayers(
        lowPercent: number % 3 == 0 ? share : 0, midPercent: share / 2, highPercent: 100 - share)!
      return SeenEvening(
        input: AfterglowInput(layers: layers, humidityPercent: 30 + share / 2),
        rating: Double(number * 53 % 101))
    }
  }

  /// The work of a job, made ready outside of the measured time.
  private static func work(of job: WorkerJob) throws -> (() -> Void)? {
    switch job {
    case .sunsetLearning:
      let evenings = evenings()
      return { _ = SunsetLearning(evenings) }
    case .faults:
      let watched = SkillDay.watchedDays(before: now).count
      let days = ledger.days(watched, before: now)
      return { _ = days.faults(before: now) }
    case .lesson:
      let days = ledger.days(SkillReport.windowDays, before: now)
      return { _ = SkillLesson(days.taught) }
    case .skill:
      let days = ledger.days(400, before: now)
      return { _ = SkillReport(days.taught).rows }
    case .analogs:
      let scaling = RegionalScaling(
        try ClimateQuestion(
          coordinate: lisbon, month: 7, baselineYear: 2026, presentYear: 2026, scenario: .ssp245))
      return {
        _ = ClimateAnalog.search(scaling, year: 2060, elevationMeters: 10, limit: 10)
      }
    case .thresholds:
      let normals = ClimateNormals(at: lisbon, elevationMeters: 10)
      return {
        _ = ThresholdDays(
          normals: normals, ClimatePathway(.ssp585, presentYear: 2026), year: 2100)
      }
    // They are not optimized in test builds; `Benchmarks/services` measures them.
    case .decoding, .page, .chart, .outlines, .backfill: return nil
    }
  }

  @Test(arguments: WorkerJob.allCases)
  private func `a job ends within its budget`(job: WorkerJob) throws {
    guard let work = try Self.work(of: job) else { return }
    // Also the first time, which reads tables into memory.
    let longest = (0..<3).map { _ in Self.milliseconds(work) }.max() ?? 0
    #expect(longest < 2 * job.budgetMilliseconds, "\(job)")
  }

  @Test(.timeLimit(.minutes(1)))
  private func `what takes long keeps nobody else waiting`() async {
    let (workers, end) = (Workers(), DispatchSemaphore(value: 0))
    await withTaskGroup { group in
      for job in WorkerJob.allCases where job.isPatient {
        group.addTask { await workers.run(job) { end.wait() } }
      }
      for job in WorkerJob.allCases where !job.isPatient {
        #expect(await workers.run(job) { job } == job)
      }
      WorkerJob.allCases.filter(\.isPatient).forEach { _ in end.signal() }
    }
  }

  private static func milliseconds(_ work: () -> Void) -> Double {
    let start = threadNanoseconds()
    work()
    return Double(threadNanoseconds() - start) / 1e6
  }

  private static func threadNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
