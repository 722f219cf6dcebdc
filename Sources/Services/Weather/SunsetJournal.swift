import EventLoop
import Places
import Sky
package import Storage
package import Sunset
import Basics
package import Time
package import Vocabulary

/// Keeps what was forecast for sunsets and how they were, and what was learned from both. None of
/// it leaves the machine.
///
/// Confined to the loop's thread: the lock satisfies the compiler and is never contended.
package final class SunsetJournal: Sendable {
  private struct State {
    var taste = SunsetTaste.standard
    /// When it was read or learned.
    var readAt: Instant?
    /// Forecasts that this process has kept.
    var kept: Set<Issue> = []
  }

  private struct Issue: Hashable {
    let key: SunsetForecast.Key
    let leadDays: Int
  }

  private let pipeline: Pipeline
  private let state = Mutex(State())

  private var store: any Store { pipeline.environment.store }
  private var now: Instant { pipeline.environment.now }

  init(_ pipeline: Pipeline) { self.pipeline = pipeline }

  // MARK: The taste

  /// Another process's lesson counts after this time.
  private static let tasteSeconds = 600.0
  private static let setting = "sunset.taste"

  /// What the user's evenings taught; the reasoned weights if the store does not answer in time.
  func taste(_ policy: FetchPolicy) async -> SunsetTaste {
    let now = now
    let known = state.withLock { state in
      state.readAt.flatMap { abs(now.seconds(since: $0)) < Self.tasteSeconds ? state.taste : nil }
    }
    if let known { return known }
    let text = await pipeline.briefly(policy) { try? await self.store.settings()[Self.setting] }
    let taste = text.flatMap { SunsetTaste(text: $0) } ?? .standard
    set(taste)
    return taste
  }

  private func set(_ taste: SunsetTaste) {
    let now = now
    state.withLock { ($0.taste, $0.readAt) = (taste, now) }
  }

  // MARK: Forecasts

  /// Later leads have next to no skill.
  private static let maximumLeadDays = 5

  /// Keeps the scores of coming events, once for each day of lead.
  func keep(_ reports: [SunsetReport], _ plan: SunsetPlan, _ policy: FetchPolicy) async {
    let now = now
    let forecasts = reports.compactMap { forecast(of: $0, plan, now) }
    let new = state.withLock { state in
      if state.kept.count > 10_000 { state.kept = [] }
      return forecasts.filter {
        state.kept.insert(Issue(key: $0.key, leadDays: $0.leadDays)).inserted
      }
    }
    guard !new.isEmpty else { return }
    // A failure is not reported: the score is right without it.
    _ = await pipeline.briefly(policy) { try? await self.store.keepSunsetForecasts(new) }
  }

  private func forecast(
    of report: SunsetReport, _ plan: SunsetPlan, _ now: Instant
  ) -> SunsetForecast? {
    guard let time = report.time, time > now, !report.isPreliminary,
      let score = report.evidence?.score, let input = report.evidence?.input
    else { return nil }
    let lead = Int(time.seconds(since: now) / 86_400)
    guard lead < Self.maximumLeadDays else { return nil }
    return SunsetForecast(
      key: key(plan.place, report.date, plan.question.event), issuedAt: now, leadDays: lead,
      score: score, model: Afterglow.version, inputs: input.text)
  }

  private func key(
    _ place: ResolvedPlace, _ date: LocalDate, _ event: SunEvent
  ) -> SunsetForecast.Key {
    SunsetForecast.Key(place: place.place.id, date: date, event: event.rawValue)
  }

  // MARK: Observations

  package struct Observed: Sendable {
    package let date: LocalDate
    /// Nil if it was removed.
    package let observation: SunsetObservation?
    /// The place's newest ones, dates ascending.
    package let recent: [SunsetObservation]
    package let learning: SunsetLearning
  }

  /// Saves an observation and learns from all of them.
  /// - Parameters:
  ///   - date: nil is the latest event that has passed.
  ///   - rating: 0…100; nil removes the observation.
  package func observe(
    at place: ResolvedPlace, _ date: LocalDate?, _ event: SunEvent,
    rating: Double?
  ) async -> Result<Observed, Failure> {
    switch passed(place, date, event) {
    case .failure(let error): return .failure(error)
    case .success(let date):
      let key = key(place, date, event)
      do throws(Failure) {
        let saved = try await save(rating, key)
        let all = try await observations()
        let learning = try await learn(all)
        return .success(
          Observed(
            date: date, observation: saved,
            recent: all.filter { $0.key.place == key.place }.suffix(10), learning: learning))
      } catch {
        return .failure(error)
      }
    }
  }

  /// What was learned from all places' observations; nil if the store fails or does not answer.
  package func learning() async -> SunsetLearning? {
    let all = await pipeline.briefly(pipeline.begun(FetchPolicy())) {
      try? await self.observations()
    }
    guard let evenings = all.map(Self.evenings) else { return nil }
    return await pipeline.onWorker(.sunsetLearning) { SunsetLearning(evenings) }
  }

  private func learn(_ all: [SunsetObservation]) async throws(Failure) -> SunsetLearning {
    let evenings = Self.evenings(all)
    let learning = await pipeline.onWorker(.sunsetLearning) { SunsetLearning(evenings) }
    let text = learning.used == .reasoned ? nil : learning.taste.text
    try await stored { () async throws(StorageFailure) in
      try await self.store.setSetting(Self.setting, to: text)
    }
    set(learning.taste)
    return learning
  }

  /// Those whose forecast, with its inputs, was kept before the event.
  private static func evenings(_ all: [SunsetObservation]) -> [SeenEvening] {
    all.compactMap { observation in
      observation.forecast.flatMap { AfterglowInput(text: $0.inputs) }.map {
        SeenEvening(input: $0, rating: observation.rating)
      }
    }
  }

  private func save(
    _ rating: Double?, _ key: SunsetForecast.Key
  ) async throws(Failure) -> SunsetObservation? {
    let observation = rating.map { SunsetObservation(key: key, rating: $0, savedAt: now) }
    return try await stored { () async throws(StorageFailure) in
      if let observation { return try await self.store.observeSunset(observation) }
      try await self.store.removeSunset(key)
      return nil
    }
  }

  private func observations() async throws(Failure) -> [SunsetObservation] {
    try await stored { () async throws(StorageFailure) in
      try await self.store.sunsetObservations(limit: SunsetLearning.maximumEvenings)
    }
  }

  private func stored<Value>(
    _ body: () async throws(StorageFailure) -> Value
  ) async throws(Failure) -> Value {
    do throws(StorageFailure) { return try await body() } catch { throw .storageFailure(error) }
  }

  /// The date of an event that has passed.
  private func passed(
    _ place: ResolvedPlace, _ date: LocalDate?, _ event: SunEvent
  ) -> Result<LocalDate, Failure> {
    let today = place.date(at: now)
    let wanted = date.map { [$0] } ?? (0...1).compactMap { today.adding(days: -$0) }
    var hasEvent = false
    for date in wanted {
      let days = SunCalendar(place: place.sky).days(from: date, count: 1).days
      for sun in days where sun.date == date {
        guard let time = event.time(of: sun) else { continue }
        hasEvent = true
        if time < now { return .success(date) }
      }
    }
    let hint: Hint =
      hasEvent ? .eventNotYet : .noSunEvent
    return .failure(Failure(.notAllowed, at: "/date", hint: hint))
  }
}
