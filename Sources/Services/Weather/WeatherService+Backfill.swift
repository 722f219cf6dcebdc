import EventLoop
import Places
import Providers
import Skill
import Storage
package import Time
package import Vocabulary
package import Weather
import Words

/// What a backfill found and kept.
package struct BackfillReport: Sendable {
  package let provider: ProviderID
  /// The days (UTC) that were asked for.
  package let span: ClosedRange<LocalDate>
  /// The leads in days that there are forecasts of, ascending.
  package let leads: [Int]
  /// Days of a lead.
  package let forecastDays: Int
  /// Days of a lead that repeat the shorter lead's, left out.
  package let repeatedDays: Int
  package let measuredDays: Int
  /// Whose reports were fetched, nearest first.
  package let stations: [NearStation]
  /// Temperatures of the provider that can be compared with the truth, at all leads.
  package let pairs: Int
  /// Those that could not be before.
  package let newPairs: Int
}

/// What a backfill does, in order.
package enum BackfillStep: Int, CaseIterable, Sendable {
  case forecasts, measurements, ledger
}

extension WeatherService {
  /// The forecast host keeps earlier runs of as many days.
  static let backfillDays = 90

  /// Fills the ledger of a place with what earlier model runs said, and with what stations measured
  /// since. Each is kept as if it had come at its time: what the ledger knows already stays.
  ///
  /// The truth is what stations report, as far back as their providers keep it, or what is in the
  /// ledger; never the provider's own analysis.
  /// - Parameter report: called before each step.
  package func backfill(
    at place: ResolvedPlace, _ policy: FetchPolicy,
    report: @Sendable (BackfillStep) -> Void = { _ in }
  ) async -> Result<Sourced<BackfillReport>, Failure> {
    let policy = pipeline.begun(policy).withoutEstimate
    let today = ZoneRules.utc.date(at: now) ?? .last
    let span = today.moved(-Self.backfillDays)...today.moved(-1)
    report(.forecasts)
    let inquiry = catalog.inquiry(
      .previousRuns, (place.place.coordinate.rounded, span.lowerBound, span.upperBound))
    switch await pipeline.answer(inquiry, policy) {
    case .failure(let error): return .failure(error)
    case .success(let forecasts):
      report(.measurements)
      var policy = policy
      policy.provider = nil
      let measured = await measuredDays(at: place, policy)
      report(.ledger)
      return await fill(place, span, forecasts, measured)
    }
  }

  private static let backfilledSetting = "skill.backfilled"
  private static let weekSeconds = 7 * 86_400.0
  /// At a time: one counts as 23 calls of Open-Meteo's 600 a minute and 10,000 a day.
  private static let maximumBackfills = 10
  /// Stations and their past may have to be asked for a minute apart.
  private static let patientMilliseconds = 120_000

  /// Fills the ledgers of places, each at most once a week, whichever process asks. One that fails
  /// is due again.
  /// - Parameter places: the state of all others is dropped.
  package func backfillIfDue(at places: [ResolvedPlace]) async {
    let store = pipeline.environment.store
    guard let settings = try? await store.settings() else { return }
    var times = BackfillTimes(settings[Self.backfilledSetting] ?? "", of: places)
    let due = places.filter { place in
      times[place.ledgerKey].map { !(0..<Self.weekSeconds).contains(now.seconds(since: $0)) }
        ?? true
    }
    for place in due.prefix(Self.maximumBackfills) {
      let policy = FetchPolicy(deadlineMilliseconds: Self.patientMilliseconds)
      guard case .success = await backfill(at: place, policy) else { continue }
      times[place.ledgerKey] = now
      try? await store.setSetting(Self.backfilledSetting, to: times.text)
    }
  }

  private func fill(
    _ place: ResolvedPlace, _ span: ClosedRange<LocalDate>,
    _ forecasts: Sourced<[EarlierForecast]>, _ measured: Result<Sourced<PastReports>, Failure>
  ) async -> Result<Sourced<BackfillReport>, Failure> {
    let (now, key) = (now, place.ledgerKey)
    guard let provider = forecasts.sources.first?.source.provider?.upstream else {
      return .failure(.noData(.notProvided, provider: nil))
    }
    let reports = try? measured.get()
    let (earlier, truth) = await pipeline.onWorker(.backfill) {
      (
        EarlierDays(
          forecasts.value, from: provider.rawValue, before: now, at: key),
        SkillDay.days(
          measured: reports?.value.rows ?? [], around: place.place.coordinate,
          elevationMeters: place.place.elevationMeters, at: key)
      )
    }
    func pairs() async -> Result<Int, Failure> {
      await ledger.computed(at: place) { days in
        days.pairs(of: .temperature).filter { $0.key.provider == provider.rawValue }.values
          .reduce(0) { $0 + $1.count }
      }
    }
    let before = await pairs()
    if case .failure(let error) = await ledger.fill(earlier.days + truth) {
      return .failure(error)
    }
    return await pairs().flatMap { known in
      before.map { before in
        var answer = forecasts.map { _ in
          BackfillReport(
            provider: provider, span: span,
            leads: Set(earlier.days.compactMap(\.key.series.lead)).sorted(),
            forecastDays: earlier.days.count, repeatedDays: earlier.repeated,
            measuredDays: truth.count, stations: reports?.value.stations ?? [], pairs: known,
            newPairs: max(known - before, 0))
        }
        if let reports { answer = answer.relying(on: reports) }
        return answer.warning(measured, pairs: known)
      }
    }
  }

  /// The reports of the nearest station of each kind, because their providers keep them for
  /// different times.
  private func measuredDays(
    at place: ResolvedPlace, _ policy: FetchPolicy
  ) async -> Result<Sourced<PastReports>, Failure> {
    let rules = ObservationRules()
    var listing = policy
    // Which stations report near a place changes rarely.
    listing.maxAgeSeconds = 86_400
    switch await reporting(at: place, rules, listing) {
    case .failure(let error): return .failure(error)
    case .success(let near):
      let level = near.value.map(\.near).filter {
        abs($0.heightMeters ?? 0) <= rules.maximumHeightMeters
      }
      let chosen = StationKind.allCases.compactMap { kind in
        level.first { $0.station.kind == kind }
      }.sorted { $0.distanceKilometers < $1.distanceKilometers }
      let histories = await chosen.mapConcurrently { near in
        await patiently(
          historyInquiry(of: near.station, hours: 24 * Self.backfillDays, at: place), policy)
      }
      var whole = near.map { _ in PastReports(stations: [], rows: []) }
      var failure: Failure?
      for (near, history) in zip(chosen, histories) {
        switch history {
        case .failure(let error): failure = failure ?? error
        case .success(let rows):
          whole = whole.map {
            PastReports(stations: $0.stations + [near], rows: $0.rows + rows.value)
          }.relying(on: rows)
        }
      }
      if whole.value.stations.isEmpty, let failure { return .failure(failure) }
      return .success(whole)
    }
  }
}

extension WeatherService {
  /// Asks again if the provider's pace allows that before the deadline.
  private func patiently<Output>(
    _ inquiry: Inquiry<Output>, _ policy: FetchPolicy
  ) async -> Result<Sourced<Output>, Failure> {
    let answer = await pipeline.answer(inquiry, policy)
    let now = pipeline.monotonicNow
    guard let failure = answer.failure, failure.entry == .providerUnavailableBudget,
      let milliseconds = failure.details.retryAfterSeconds.map({ $0 * 1000 }),
      now.advanced(byMilliseconds: milliseconds) < policy.due(now),
      await pipeline.environment.loop.sleep(milliseconds: milliseconds)
    else { return answer }
    return await pipeline.answer(inquiry, policy)
  }
}

/// When the ledgers of places were filled, in Unix seconds, as "38.72,-9.14=1782043200" separated
/// by spaces.
private struct BackfillTimes {
  private var times: [String: Instant] = [:]

  /// - Parameter places: those of others are forgotten.
  init(_ text: String, of places: [ResolvedPlace]) {
    let wanted = Set(places.map(\.ledgerKey))
    for word in text.split(separator: " ") {
      let parts = word.split(separator: "=").map(String.init)
      guard parts.count == 2, wanted.contains(parts[0]), let time = Int(parts[1]) else {
        continue
      }
      times[parts[0]] = Instant(unixSeconds: Double(time))
    }
  }

  subscript(place: String) -> Instant? {
    get { times[place] }
    set { times[place] = newValue }
  }

  var text: String {
    times.sorted { $0.key < $1.key }.map { "\($0.key)=\(Int($0.value.unixSeconds))" }.joined(
      separator: " ")
  }
}

/// What stations reported in the past.
private struct PastReports: Sendable {
  let stations: [NearStation]
  let rows: [StationObservation]
}

extension LocalDate {
  fileprivate func moved(_ days: Int) -> LocalDate { adding(days: days) ?? self }
}

extension Sourced<BackfillReport> {
  /// Warns if there are no observations.
  fileprivate func warning(
    _ measured: Result<Sourced<PastReports>, Failure>, pairs: Int
  ) -> Sourced {
    let consequence = NoticeValue.notice(pairs == 0 ? .nothingMeasured : .ledgerOnly)
    switch measured {
    case .success(let reports) where !reports.value.rows.isEmpty: return self
    case .success:
      return warning(
        ServiceWarning(
          .outOfCoverage, .consequence(text: .notice(.noReports), consequence: consequence),
          about: [.measuredDays]))
    case .failure(let error):
      let missing = Notice.missing(.measuredMissing, because: error.cause)
      return warning(
        ServiceWarning(
          .notProvided, .consequence(text: .notice(missing), consequence: consequence),
          about: [.measuredDays]))
    }
  }
}
