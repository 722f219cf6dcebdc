import EventLoop
import Providers
import Skill
import Storage
import Basics
import Time
import Vocabulary
import Weather

extension ForecastLedger {
  /// What the ledger of a place teaches, computed once and kept until a truth is added to it.
  struct KeptLesson: Sendable {
    typealias Learning = Task<SkillLesson, Never>

    let content: Learning
    let time: Instant
  }

  /// Other processes add to the ledger too.
  private static let lessonSeconds = 3_600.0
  private static let maximumLessons = 200

  /// - Parameter places: nil for all.
  func forget(_ places: [String]?) {
    lessons.withLock { lessons in
      guard let places else { return lessons = [:] }
      for place in places { lessons[place] = nil }
    }
  }

  /// A provider's own answer, corrected by what is proven at the place. Without a ledger, or if the
  /// ledger cannot be read before the deadline, it is what the provider said.
  func corrected(
    _ answer: Sourced<Forecast>, at place: ResolvedPlace, _ policy: FetchPolicy
  ) async -> Sourced<Forecast> {
    guard policy.correction == .whenProven, let source = answer.sources.first?.source,
      let provider = source.provider, provider.upstream != nil,
      let fetched = source.fetchedAt,
      let correction = await lesson(at: place, policy).corrections[provider.rawValue]
    else { return answer }
    let forecast = correction.corrected(answer.value, issued: fetched) {
      place.zone.day($0)?.span
    }
    let added = correction.added(to: answer.value, in: forecast, issued: fetched)
    var result = answer.map { _ in forecast }
    result.corrections = correction.parts.map {
      CorrectionRecord($0, provider, issued: fetched, added: added)
    }
    return result
  }

  /// Nothing without a ledger, or if it cannot be read before the deadline.
  func lesson(at place: ResolvedPlace, _ policy: FetchPolicy) async -> SkillLesson {
    let lesson = keptLesson(at: place)
    let (loop, now) = (pipeline.environment.loop, pipeline.monotonicNow)
    return await loop.first(until: policy.storeDue(now)) { await lesson.content.value } ?? .nothing
  }

  private func keptLesson(at place: ResolvedPlace) -> KeptLesson {
    let (now, key) = (pipeline.environment.now, place.ledgerKey)
    return lessons.withLock { lessons in
      if let known = lessons[key], abs(now.seconds(since: known.time)) < Self.lessonSeconds {
        return known
      }
      if lessons.count >= Self.maximumLessons { lessons = [:] }
      let lesson = KeptLesson(content: learning(key, place.zone, now), time: now)
      lessons[key] = lesson
      return lesson
    }
  }

  private func learning(
    _ key: String, _ zone: ZoneRules, _ now: Instant
  ) -> KeptLesson.Learning {
    let today = now.dayNumber
    return Task(executorPreference: pipeline.environment.loop.executor) { [self] in
      // The days before the window are not read, nor those that have not come.
      let days = try? await pipeline.environment.store.skill(
        at: key, days: today - SkillReport.windowDays...today)
      if days == nil { forget([key]) }
      guard let days, !days.isEmpty else { return .nothing }
      return await pipeline.onWorker(.lesson) {
        SkillLesson(days.taught) { zone.date(at: $0)?.dayNumber ?? 0 }
      }
    }
  }
}
