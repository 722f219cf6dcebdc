import Places
package import Providers
import Time
import Units
package import Vocabulary
package import Weather
import Words

/// How stuck sensors are found.
package enum SensorCheck: Sendable {
  /// By the last hours of the station, which are fetched.
  case fetched
  /// Only if they are stored.
  case stored
}

/// A station near a place.
package struct ListedStation: Sendable {
  package let near: NearStation
  /// Nil if the reports are unavailable.
  package let newest: Measured<StationObservation>?
}

/// A station, and its reports from the oldest on.
package struct ObservationSeries: Sendable {
  /// Nil if no station near the place reports.
  package let station: NearStation?
  package let rows: [StationObservation]
  package let stuck: Set<MeasuredField>
}

extension WeatherService {
  /// How long a station's reports have to be the same for its sensors to seem stuck.
  private static let sensorHours = 12

  /// The nearest measured values. Nothing measured is a value too: the warnings say why; only a
  /// source that cannot be asked is a failure.
  package func observations(
    at place: ResolvedPlace, _ rules: ObservationRules = ObservationRules(),
    sensors: SensorCheck = .fetched, _ policy: FetchPolicy
  ) async -> Result<Sourced<ObservationReport>, Failure> {
    let policy = pipeline.begun(policy)
    switch await reports(at: place, rules, policy) {
    case .failure(let error): return .failure(error)
    case .success(let answer):
      func weather(stuck: [String: Set<MeasuredField>] = [:]) -> MeasuredWeather {
        MeasuredWeather(
          answer.value, at: place.place.coordinate,
          elevationMeters: place.place.elevationMeters, now: now, rules: rules, stuck: stuck)
      }
      var measured = weather()
      if let station = measured.temperature?.near.station {
        let stuck = await stuckFields(of: station, in: answer.value, at: place, sensors, policy)
        if !stuck.isEmpty { measured = weather(stuck: [station.id: stuck]) }
      }
      let found = measured
      await ledger.keep(found, of: answer, at: place, policy)
      let modelCelsius = found.temperature == nil ? nil : await storedTemperature(at: place)
      var days = climate.days(at: place)
      let isDay = days.isDay(at: now)
      return .success(
        answer.map { _ in
          ObservationReport(weather: found, modelCelsius: modelCelsius, isDay: isDay)
        }.warning(found, rules))
    }
  }

  /// How long an answer waits for measured values that it only shows beside its own.
  private static let besideMilliseconds = 2_000

  /// Measured values to show beside those of a model; nil if the caller named a provider without
  /// them.
  package func observationsBeside(
    at place: ResolvedPlace, _ policy: FetchPolicy
  ) async -> Result<Sourced<ObservationReport>, Failure>? {
    if let provider = policy.provider?.upstream, Provider[provider].offer(of: .observations) == nil
    {
      return nil
    }
    if policy.provider == .climatology { return nil }
    return await observations(
      at: place, sensors: .stored,
      policy.limited(toMilliseconds: Self.besideMilliseconds, at: pipeline.monotonicNow))
  }

  /// The stations near a place, nearest first. If their reports are unavailable, those of the
  /// embedded table, unless the caller names a provider or wants no substitute.
  package func stations(
    at place: ResolvedPlace, _ rules: ObservationRules = ObservationRules(),
    _ policy: FetchPolicy
  ) async -> Result<Sourced<[ListedStation]>, Failure> {
    switch await reporting(at: place, rules, policy) {
    case .success(let answer):
      return .success(answer.map { $0.map { ListedStation(near: $0.near, newest: $0) } })
    case .failure(let error):
      guard policy.fallback == .estimate, policy.provider == nil, let cause = error.cause else {
        return .failure(error)
      }
      let (point, elevation) = (place.place.coordinate, place.place.elevationMeters)
      let known = StationTable.embedded.stations(near: point, kilometers: rules.maximumKilometers)
      return .success(
        Sourced(
          known.map {
            ListedStation(
              near: NearStation($0, from: point, elevationMeters: elevation), newest: nil)
          }, attribution: Attribution.stationTable,
          warnings: [
            ServiceWarning(
              .notProvided, .missing(.reportsMissing, because: cause), about: [.stations])
          ]))
    }
  }

  /// The stations with a report that counts, nearest first, each with its newest report.
  func reporting(
    at place: ResolvedPlace, _ rules: ObservationRules, _ policy: FetchPolicy
  ) async -> Result<Sourced<[Measured<StationObservation>]>, Failure> {
    await reports(at: place, rules, policy).map { answer in
      answer.map { stations($0, at: place, rules) }
    }
  }

  private func stations(
    _ rows: [StationObservation], at place: ResolvedPlace, _ rules: ObservationRules
  ) -> [Measured<StationObservation>] {
    MeasuredWeather.stations(
      rows, at: place.place.coordinate, elevationMeters: place.place.elevationMeters, now: now,
      rules: rules)
  }

  /// The last hours of the nearest station, or of one that is named. If the newest reports reach
  /// back far enough, they are all; if its provider has just been asked for them, they have to do
  /// for now.
  /// - Parameters:
  ///   - id: of a station near the place; nil for the one whose temperature counts.
  ///   - hours: 1…72.
  package func history(
    at place: ResolvedPlace, of id: String? = nil, hours: Int,
    _ rules: ObservationRules = ObservationRules(), _ policy: FetchPolicy
  ) async -> Result<Sourced<ObservationSeries>, Failure> {
    let policy = pipeline.begun(policy)
    switch await reports(at: place, rules, policy) {
    case .failure(let error): return .failure(error)
    case .success(let reports):
      let near = reports.map { stations($0, at: place, rules) }
      let weather = MeasuredWeather(
        near.value.map(\.value), at: place.place.coordinate,
        elevationMeters: place.place.elevationMeters, now: now, rules: rules)
      let chosen: Measured<StationObservation>?
      if let id {
        chosen = near.value.first { $0.near.station.id == id }
        guard chosen != nil else {
          return .failure(
            Failure(.notAllowed, at: "/stationId", allowed: near.value.map(\.near.station.id)))
        }
      } else {
        chosen = near.value.first { $0.near == weather.temperature?.near } ?? near.value.first
      }
      guard let chosen else {
        return .success(
          near.map { _ in ObservationSeries(station: nil, rows: [], stuck: []) }
            .warning(.noStation(rules)))
      }
      let since = now.adding(seconds: -3600 * Double(hours))
      func series(_ rows: [StationObservation]) -> ObservationSeries {
        let rows = rows.filter { $0.time >= since }.sorted { $0.time < $1.time }
        return ObservationSeries(station: chosen.near, rows: rows, stuck: rows.stuckFields)
      }
      func told(_ found: Sourced<[StationObservation]>) async -> Sourced<ObservationSeries> {
        // What the place's own station measured is the truth of the past hours, too.
        if chosen.near == weather.temperature?.near {
          await ledger.keep(history: found, at: place, policy)
        }
        return found.map(series)
      }
      let own = reports.map { rows in rows.filter { $0.station.id == chosen.near.station.id } }
      if own.value.contains(where: { $0.time <= since }) { return .success(await told(own)) }
      let inquiry = historyInquiry(of: chosen.near.station, hours: hours, at: place)
      switch await pipeline.answer(inquiry, policy.withoutEstimate) {
      case .success(let found): return .success(await told(found).relying(on: near))
      case .failure(let error) where error.entry == .providerUnavailableBudget:
        return .success(
          await told(own).warning(
            ServiceWarning(
              .throttled, .askedRecently, retryAfterSeconds: error.details.retryAfterSeconds)))
      case .failure(let error): return .failure(error)
      }
    }
  }

  // MARK: Sources

  /// The reports of all providers that have any; a provider that fails beside another that does
  /// not is a warning.
  private func reports(
    at place: ResolvedPlace, _ rules: ObservationRules, _ policy: FetchPolicy
  ) async -> Result<Sourced<[StationObservation]>, Failure> {
    let policy = pipeline.begun(policy).withoutEstimate
    let query = (
      place.place.coordinate.rounded, Self.radius(rules.maximumKilometers),
      place.place.countryCode
    )
    let inquiry = catalog.inquiry(.observations, query).restricted(to: policy.provider)
    let answer: Result<Sourced<[StationObservation]>, Failure>
    if inquiry.chain.count > 1 {
      let answers = await inquiry.chain.mapConcurrently { provider in
        await pipeline.answer(inquiry.restricted(to: .upstream(provider)), policy)
      }
      answer = Self.joined(zip(inquiry.chain, answers).map { ($0, $1) })
    } else {
      answer = await pipeline.answer(inquiry, policy)
    }
    return answer.failure.flatMap { noStations(inquiry, policy, $0) } ?? answer
  }

  /// If nobody is left who could know a station, the embedded table has none near: a provider of
  /// the whole world asks for those it has. That is an answer, and no provider's.
  private func noStations(
    _ inquiry: Inquiry<[StationObservation]>, _ policy: FetchPolicy, _ error: Failure
  ) -> Result<Sourced<[StationObservation]>, Failure>? {
    guard error.entry == .noDataOutOfCoverage || error.entry == .unsupportedProvider else {
      return nil
    }
    let isOutside = inquiry.chain.contains {
      Provider[$0].countries == nil && inquiry.plan($0) == nil
    }
    guard policy.provider != .climatology, isOutside else { return nil }
    return .success(Sourced([], attribution: Attribution.stationTable))
  }

  static func joined(
    _ answers: [(provider: ProviderID, answer: Result<Sourced<[StationObservation]>, Failure>)]
  ) -> Result<Sourced<[StationObservation]>, Failure> {
    var joined: Sourced<[StationObservation]>?
    var failures: [(provider: ProviderID, error: Failure)] = []
    for (provider, answer) in answers {
      switch answer {
      case .success(let rows):
        joined =
          joined.map { known in
            // Who has none is not relied on.
            if rows.value.isEmpty { return known }
            if known.value.isEmpty { return rows }
            return known.map { $0 + rows.value }.relying(on: rows)
          } ?? rows
      case .failure(let error) where error.entry == .noDataOutOfCoverage: continue
      case .failure(let error): failures.append((provider, error))
      }
    }
    guard var joined else {
      return .failure(failures.first?.error ?? .noData(.outOfCoverage, provider: nil))
    }
    for (provider, error) in failures {
      joined = joined.warning(
        ServiceWarning(
          .notProvided,
          .missing(
            .providerMeasuredMissing(provider: .provider(provider.title)),
            because: error.cause)))
    }
    return .success(joined)
  }

  /// Few radii, so that neighbors and callers share an answer.
  private static func radius(_ kilometers: Double) -> Double {
    [100, 250].first { kilometers <= $0 } ?? 500
  }

  /// The stuck sensors of a station, if its last hours are available: from the reports, if they
  /// reach back far enough.
  private func stuckFields(
    of station: Station, in reports: [StationObservation], at place: ResolvedPlace,
    _ sensors: SensorCheck, _ policy: FetchPolicy
  ) async -> Set<MeasuredField> {
    let own = reports.filter { $0.station.id == station.id }
    let times = own.map(\.time)
    if let first = times.min(), let last = times.max(),
      last.seconds(since: first) >= 3600 * Double(Self.sensorHours)
    {
      return own.stuckFields
    }
    var policy = policy.withoutEstimate
    policy.maxAgeSeconds = nil
    let inquiry = historyInquiry(of: station, hours: Self.sensorHours + 1, at: place)
    let series =
      switch sensors {
      case .fetched: try? await pipeline.answer(inquiry, policy).get()
      case .stored: await pipeline.fresh(inquiry, policy)
      }
    return series?.value.stuckFields ?? []
  }

  func historyInquiry(
    of station: Station, hours: Int, at place: ResolvedPlace
  ) -> Inquiry<[StationObservation]> {
    catalog.inquiry(.observationHistory, (station, hours, place.place.countryCode, now))
  }

  private func storedTemperature(at place: ResolvedPlace) async -> Double? {
    let inquiry = forecast(at: place, for: ForecastNeed(isAboutNow: true))
    return await pipeline.fresh(inquiry, FetchPolicy())
      .flatMap { weatherOfNow($0.value)?.temperatureCelsius }
  }
}

extension Attribution {
  /// The embedded table of stations.
  package static let stationTable = [
    Attribution("OurAirports", "https://ourairports.com/data/", "public domain"),
    Attribution("NOAA Aviation Weather Center", "https://aviationweather.gov/", "public domain"),
  ]
}

extension Sourced {
  /// Warns if the stations could not be asked, which is not their absence. An estimate says why
  /// there is no network already.
  /// - Parameter parts: what lacks them.
  package func warningIfFailed(
    _ stations: Result<Sourced<ObservationReport>, Failure>?, about parts: [WarnedPart] = []
  ) -> Sourced {
    guard let failure = stations?.failure, failure != .cancelled, source.kind != .estimate else {
      return self
    }
    return warning(
      ServiceWarning(
        .notProvided, .missing(.measuredMissing, because: failure.cause), about: parts))
  }
}

extension ServiceWarning {
  fileprivate static func noStation(_ rules: ObservationRules) -> ServiceWarning {
    ServiceWarning(
      .outOfCoverage,
      .noStation(
        distance: .measure(rules.maximumKilometers, .distance, decimals: 0),
        minutes: .counted(.minutesInWords, Int(rules.maximumAgeSeconds / 60))))
  }
}

extension Sourced {
  /// Warns if there is no value, or none of the place's height, or only old ones.
  fileprivate func warning(_ weather: MeasuredWeather, _ rules: ObservationRules) -> Sourced {
    guard !weather.isEmpty else { return warning(.noStation(rules)) }
    var told = self
    if weather.hasTemperatureElsewhere {
      told = told.warning(
        ServiceWarning(
          .notProvided,
          .stationsHigherOrLower(
            height: .measure(rules.maximumHeightMeters, .elevation, decimals: 0)),
          about: [.temperature, .dewPoint]))
    }
    if let temperature = weather.temperature, temperature.quality == .stale {
      told = told.warning(
        ServiceWarning(
          .staleUsed,
          .measuredOld(age: .counted(.minutesInWords, Int(temperature.ageSeconds / 60))),
          about: [.temperature]))
    }
    return told
  }
}
