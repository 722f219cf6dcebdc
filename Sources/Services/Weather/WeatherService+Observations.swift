package import AlmanacCore
import Providers

/// What the stations near a place measured, beside what a model says.
package struct ObservationReport: Sendable {
  package let weather: MeasuredWeather
  /// The temperature now according to a stored forecast; nil without one.
  package let modelCelsius: Double?
  package let isDay: Bool
}

/// How stuck sensors are found.
package enum SensorCheck: Sendable {
  /// By the last hours of the station, which are fetched.
  case fetched
  /// Only if they are stored.
  case stored
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
    sensors: SensorCheck = .fetched, _ policy: FetchPolicy = FetchPolicy()
  ) async -> Result<Sourced<ObservationReport>, ServiceError> {
    let policy = pipeline.begun(policy)
    switch await reports(at: place, rules, policy) {
    case .failure(let error): return .failure(error)
    case .success(let answer):
      let stuck = await stuckSensors(answer.value, at: place, rules, sensors, policy)
      let weather = MeasuredWeather(
        answer.value, at: place.place.coordinate, elevationMeters: place.place.elevationMeters,
        now: now, rules: rules, stuck: stuck)
      let modelCelsius = await storedTemperature(at: place)
      var days = PlaceDays(place)
      let isDay = days.isDay(atUnixSeconds: now)
      return .success(
        answer.map { _ in
          ObservationReport(weather: weather, modelCelsius: modelCelsius, isDay: isDay)
        }.warning(weather, rules))
    }
  }

  /// The stations near a place, nearest first, each with its newest report.
  package func stations(
    at place: ResolvedPlace, _ rules: ObservationRules = ObservationRules(),
    _ policy: FetchPolicy = FetchPolicy()
  ) async -> Result<Sourced<[Measured<StationObservation>]>, ServiceError> {
    await reports(at: place, rules, policy).map { answer in
      answer.map { rows in
        MeasuredWeather.stations(
          rows, at: place.place.coordinate, elevationMeters: place.place.elevationMeters,
          now: now, rules: rules)
      }
    }
  }

  /// The last hours of the nearest station, or of one that is named.
  /// - Parameters:
  ///   - id: of a station near the place; nil for the one whose temperature counts.
  ///   - hours: 1…72.
  package func history(
    at place: ResolvedPlace, of id: String? = nil, hours: Int,
    _ rules: ObservationRules = ObservationRules(), _ policy: FetchPolicy = FetchPolicy()
  ) async -> Result<Sourced<ObservationSeries>, ServiceError> {
    let policy = pipeline.begun(policy)
    switch await stations(at: place, rules, policy) {
    case .failure(let error): return .failure(error)
    case .success(let near):
      let chosen: Measured<StationObservation>?
      if let id {
        chosen = near.value.first { $0.near.station.id == id }
        guard chosen != nil else {
          return .failure(
            .notAllowed(path: "/station", allowed: near.value.map(\.near.station.id)))
        }
      } else {
        let weather = MeasuredWeather(
          near.value.map(\.value), at: place.place.coordinate,
          elevationMeters: place.place.elevationMeters, now: now, rules: rules)
        chosen = near.value.first { $0.near == weather.temperature?.near } ?? near.value.first
      }
      guard let chosen else {
        return .success(
          near.map { _ in ObservationSeries(station: nil, rows: [], stuck: []) }
            .warning(.noStation(rules)))
      }
      return await pipeline.answer(
        catalog.inquiry(.observationHistory, (chosen.near.station, hours)), policy.withoutEstimate
      ).map { answer in
        let since = now - Double(hours) * 3600
        let rows = answer.value.filter { $0.timeUnixSeconds >= since }
          .sorted { $0.timeUnixSeconds < $1.timeUnixSeconds }
        return answer.map { _ in
          ObservationSeries(station: chosen.near, rows: rows, stuck: rows.stuckFields)
        }.relying(on: near)
      }
    }
  }

  // MARK: Sources

  /// The reports of all providers that have any; a provider that fails beside another that does
  /// not is a warning.
  private func reports(
    at place: ResolvedPlace, _ rules: ObservationRules, _ policy: FetchPolicy
  ) async -> Result<Sourced<[StationObservation]>, ServiceError> {
    let policy = pipeline.begun(policy).withoutEstimate
    let query = (
      place.place.coordinate.rounded, Self.radius(rules.maximumKilometers),
      place.place.countryCode
    )
    let inquiry = catalog.inquiry(.observations, query).restricted(to: policy.provider)
    let providers = inquiry.candidates.map(\.provider)
    guard providers.count > 1 else { return await pipeline.answer(inquiry, policy) }
    let answers = await providers.mapConcurrently { provider in
      await pipeline.answer(inquiry.restricted(to: .upstream(provider)), policy)
    }
    return Self.joined(zip(providers, answers).map { ($0, $1) })
  }

  static func joined(
    _ answers: [(provider: ProviderID, answer: Result<Sourced<[StationObservation]>, ServiceError>)]
  ) -> Result<Sourced<[StationObservation]>, ServiceError> {
    var joined: Sourced<[StationObservation]>?
    var failures: [(provider: ProviderID, error: ServiceError)] = []
    for (provider, answer) in answers {
      switch answer {
      case .success(let rows):
        joined =
          joined.map { known in
            known.map { $0 + rows.value }.relying(on: rows)
          } ?? rows
      case .failure(.noData(.outOfCoverage, _)): continue
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
          "What \(Provider[provider].title) measured could not be had"
            + (error.cause.map { " (\($0))." } ?? ".")))
    }
    return .success(joined)
  }

  /// Few radii, so that neighbors and callers share an answer.
  private static func radius(_ kilometers: Double) -> Double {
    [100, 250].first { kilometers <= $0 } ?? 500
  }

  /// The stuck sensors of the station that measures the temperature, if its last hours can be had.
  private func stuckSensors(
    _ rows: [StationObservation], at place: ResolvedPlace, _ rules: ObservationRules,
    _ sensors: SensorCheck, _ policy: FetchPolicy
  ) async -> [String: Set<MeasuredField>] {
    let near = MeasuredWeather(
      rows, at: place.place.coordinate, elevationMeters: place.place.elevationMeters, now: now,
      rules: rules)
    guard let station = near.temperature?.near.station else { return [:] }
    var policy = policy.withoutEstimate
    (policy.refresh, policy.maxAgeSeconds) = (false, nil)
    let inquiry = catalog.inquiry(.observationHistory, (station, Self.sensorHours + 1))
    let series =
      switch sensors {
      case .fetched: try? await pipeline.answer(inquiry, policy).get()
      case .stored: await pipeline.fresh(inquiry, policy)
      }
    return series.map { [station.id: $0.value.stuckFields] } ?? [:]
  }

  private func storedTemperature(at place: ResolvedPlace) async -> Double? {
    let inquiry = forecast(at: place, for: ForecastNeed(isAboutNow: true))
    return await pipeline.fresh(inquiry, FetchPolicy())
      .flatMap { weatherOfNow($0.value)?.temperatureCelsius }
  }
}

extension ServiceWarning {
  fileprivate static func noStation(_ rules: ObservationRules) -> ServiceWarning {
    ServiceWarning(
      .outOfCoverage,
      "No station within \(Int(rules.maximumKilometers)) km has reported in the last "
        + "\(Int(rules.maximumAgeSeconds / 60)) minutes.")
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
          "The stations are more than \(Int(rules.maximumHeightMeters)) m higher or lower.",
          paths: ["/temperature", "/dewPoint"]))
    }
    if let temperature = weather.temperature, temperature.quality == .stale {
      told = told.warning(
        ServiceWarning(
          .staleUsed,
          "The newest measured temperature is \(Int(temperature.ageSeconds / 60)) minutes old.",
          paths: ["/temperature"]))
    }
    return told
  }
}
