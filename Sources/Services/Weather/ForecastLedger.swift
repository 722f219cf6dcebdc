import EventLoop
import Places
import Providers
package import Skill
import Storage
import Basics
import Time
package import Vocabulary
import Weather

/// Records what providers forecast for a place and what was observed, as a side effect of other
/// requests: a fetched forecast at its fetch, a measured hour at its measurement. None of it leaves
/// the machine.
///
/// Confined to the loop's thread: the lock satisfies the compiler and is never contended.
package final class ForecastLedger: Sendable {
  let pipeline: Pipeline
  /// When the answers were fetched that this process has kept, by place and provider.
  private let kept = Mutex<[String: Instant]>([:])

  /// What was learned from the ledger, by place.
  let lessons = Mutex<[String: KeptLesson]>([:])
  /// What is wrong with providers' values, by place.
  private let watched = Mutex<[String: Watch]>([:])

  private struct Watch {
    let time: Instant
    let faults: [ProviderID: ProviderFault]
  }

  private static let maximumKept = 1_000
  /// A fault lasts a day at least: a little later is soon enough.
  private static let watchSeconds = 600.0

  init(_ pipeline: Pipeline) { self.pipeline = pipeline }

  // MARK: Keeping

  /// - Parameter answer: of one provider.
  func keep(_ answer: Sourced<Forecast>, at place: ResolvedPlace, _ policy: FetchPolicy) async {
    guard let (provider, fetched) = fetch(answer, "forecast", place) else { return }
    let days = SkillDay.days(
      of: answer.value, from: provider.rawValue, issued: fetched, at: place.ledgerKey)
    await keep(days, policy)
  }

  /// The truth for the forecasts of other providers.
  func keep(
    archive answer: Sourced<Forecast>, at place: ResolvedPlace, _ policy: FetchPolicy
  ) async {
    guard let (provider, fetched) = fetch(answer, "archive", place) else { return }
    let days = SkillDay.days(
      analyzed: answer.value, by: provider.rawValue, before: fetched, at: place.ledgerKey)
    await keep(days, policy)
  }

  /// - Parameter answer: whose sources say whether it was fetched now.
  func keep<Value>(
    _ measured: MeasuredWeather, of answer: Sourced<Value>, at place: ResolvedPlace,
    _ policy: FetchPolicy
  ) async {
    guard fetch(answer, "observations", place) != nil else { return }
    await keep(SkillDay.days(of: measured, at: place.ledgerKey), policy)
  }

  /// The last hours of the station that counts for the place.
  func keep(
    history answer: Sourced<[StationObservation]>, at place: ResolvedPlace, _ policy: FetchPolicy
  ) async {
    // The reports may have been fetched for another question, which kept only the newest.
    guard fetch(answer, "history", place, of: [.live, .cache]) != nil else { return }
    let (key, found) = (place.ledgerKey, place.place)
    let days = await pipeline.onWorker(.backfill) {
      SkillDay.days(
        measured: answer.value, around: found.coordinate, elevationMeters: found.elevationMeters,
        at: key)
    }
    await keep(days, policy)
  }

  /// Who was asked for this answer and when, once for each fetch.
  private func fetch<Value>(
    _ answer: Sourced<Value>, _ product: String, _ place: ResolvedPlace,
    of kinds: Set<SourceKind> = [.live]
  ) -> (provider: ProviderID, time: Instant)? {
    let source = answer.sources.map(\.source).first { kinds.contains($0.kind) }
    guard let provider = source?.provider?.upstream, let time = source?.fetchedAt else {
      return nil
    }
    let key = "\(product)/\(provider.rawValue)/\(place.ledgerKey)"
    return kept.withLock { kept in
      if kept.count > Self.maximumKept { kept = [:] }
      return kept.updateValue(time, forKey: key) == time ? nil : (provider, time)
    }
  }

  private func keep(_ days: [SkillDay], _ policy: FetchPolicy) async {
    guard !days.isEmpty else { return }
    // A failure is not reported: the answer is right without it.
    _ = await pipeline.briefly(policy) { [store = pipeline.environment.store] in
      try? await store.keepSkill(days)
    }
    // A forecast makes no pair before its truth comes.
    if days.contains(where: { $0.key.series.lead == nil }) { forget(days.map(\.key.place)) }
  }

  /// What is written is there when this returns.
  func fill(_ days: [SkillDay]) async -> Result<Void, Failure> {
    defer { forget(days.map(\.key.place)) }
    do throws(StorageFailure) {
      return .success(try await pipeline.environment.store.keepSkill(days))
    } catch {
      return .failure(.storageFailure(error))
    }
  }

  // MARK: Watching

  /// The providers whose values cannot be right at a place these days: not to be blended with
  /// others', and marked where they are shown. Empty if the ledger cannot be read in time.
  package func faults(
    at place: ResolvedPlace, _ policy: FetchPolicy
  ) async -> [ProviderID: ProviderFault] {
    let (now, key) = (pipeline.environment.now, place.ledgerKey)
    let known = watched.withLock { $0[key] }
    if let known, abs(now.seconds(since: known.time)) < Self.watchSeconds { return known.faults }
    let days = await pipeline.briefly(policy) { [store = pipeline.environment.store] in
      try? await store.skill(at: key, days: SkillDay.watchedDays(before: now))
    }
    guard let days else { return known?.faults ?? [:] }
    let found = days.isEmpty ? [:] : await pipeline.onWorker(.faults) { days.faults(before: now) }
    let faults = found.reduce(into: [ProviderID: ProviderFault]()) { faults, entry in
      if let provider = ProviderID(rawValue: entry.key) { faults[provider] = entry.value }
    }
    watched.withLock { watched in
      if watched.count > Self.maximumKept { watched = [:] }
      watched[key] = Watch(time: now, faults: faults)
    }
    return faults
  }

  /// The longest fault of each provider at the places that this process has looked at.
  package func faults() -> [ProviderID: ProviderFault] {
    watched.withLock { watched in
      watched.values.reduce(into: [:]) { faults, watch in
        faults.merge(watch.faults) { $0.hours >= $1.hours ? $0 : $1 }
      }
    }
  }

  // MARK: Reading

  /// What can be computed from everything known of a place.
  package func computed<Value: Sendable>(
    at place: ResolvedPlace, _ work: @escaping @Sendable ([SkillDay]) -> Value
  ) async -> Result<Value, Failure> {
    let days: [SkillDay]
    do throws(StorageFailure) {
      days = try await pipeline.environment.store.skill(at: place.ledgerKey)
    } catch {
      return .failure(.storageFailure(error))
    }
    return .success(await pipeline.onWorker(.skill) { work(days) })
  }

  /// - Parameter place: nil for all places.
  /// - Returns: how many days of a provider or of measurements were removed.
  package func remove(at place: ResolvedPlace?) async -> Result<Int, Failure> {
    defer {
      forget(place.map { [$0.ledgerKey] })
      watched.withLock { $0 = [:] }
    }
    do throws(StorageFailure) {
      return .success(try await pipeline.environment.store.removeSkill(at: place?.ledgerKey))
    } catch {
      return .failure(.storageFailure(error))
    }
  }
}

extension ResolvedPlace {
  /// Neighbors share their weather.
  var ledgerKey: String { place.coordinate.subject }
}
