import Climate
import EventLoop
import Providers
import Sky
import Sunset
import Time
package import Vocabulary
import Weather
import Words

/// The weather at a place: assembles each method's answer from the pipeline.
package struct WeatherService: Sendable {
  let pipeline: Pipeline
  let catalog: ProductCatalog
  let climate: ClimateEstimator
  /// Sixteen days of some places.
  let sunsetDistributions = Memo<SunsetDistribution.Sky, SunsetDistribution>(capacity: 160)
  package let journal: SunsetJournal
  package let ledger: ForecastLedger

  package init(_ pipeline: Pipeline, climate: ClimateEstimator = ClimateEstimator()) {
    self.pipeline = pipeline
    catalog = ProductCatalog(pipeline)
    self.climate = climate
    journal = SunsetJournal(pipeline)
    ledger = ForecastLedger(pipeline)
  }

  var skies: SkyMemo { climate.skies }

  var now: Instant { pipeline.environment.now }

  /// Beyond the last hour of every provider.
  static let forecastHours = WireLimits.forecastHours
  static let forecastDays = WireLimits.forecastDays

  /// - Parameter need: what an estimate must contain.
  func forecast(at place: ResolvedPlace, for need: ForecastNeed) -> Inquiry<Forecast> {
    let now = now
    let climate = climate
    return catalog.forecast(at: place, now: now) {
      need.isNowAlone
        ? climate.forecast(at: place, from: now)
        : climate.forecast(
          at: place, from: now, hours: Self.forecastHours, days: Self.forecastDays)
    }
  }

  // MARK: Now

  package func current(
    at place: ResolvedPlace, _ policy: FetchPolicy
  ) async -> Result<Sourced<CurrentReport>, Failure> {
    let need = ForecastNeed(isAboutNow: true)
    let answer = await forecast(at: place, for: need, policy)
    return answer.flatMap { report($0, at: place) }.flatMapError { error in
      // As for hours and days: a forecast without now, such as one of a clock that is days ahead,
      // gives way to the climate.
      guard policy.fallback == .estimate, case .success = answer,
        case .success(let estimate) = pipeline.estimate(forecast(at: place, for: need), error.cause)
      else { return .failure(error) }
      return report(estimate, at: place)
    }
  }

  private func report(
    _ answer: Sourced<Forecast>, at place: ResolvedPlace
  ) -> Result<Sourced<CurrentReport>, Failure> {
    guard let weather = weatherOfNow(answer.value) else {
      let provider = answer.sources.first?.source.provider
      return .failure(.noData(.notProvided, provider: provider?.upstream))
    }
    var days = climate.days(at: place)
    let sun = days.day(place.date(at: now))?.sun
    let isDay = weather.isDay ?? days.isDay(at: weather.time)
    let isEstimate = answer.source.kind == .estimate
    return .success(
      answer.map { _ in
        CurrentReport(
          weather: weather, sunrise: sun?.sunrise, sunset: sun?.sunset, isDay: isDay,
          normal: isEstimate ? nil : normal(weather, &days, at: place))
      }.warningIfOutdated(at: weather.time, now: now))
  }

  /// The provider's own current conditions, or a later hour, since a stored answer's "now" has
  /// passed. Future values are not used.
  func weatherOfNow(_ forecast: Forecast) -> CurrentWeather? {
    let own = forecast.current.flatMap { isAhead($0.time) ? nil : $0 }
    guard let index = forecast.indexOfHour(at: now) else { return own }
    if let own, now.seconds(since: own.time) < 5_400 { return own }
    return CurrentWeather(forecast.hours[index])
  }

  /// Later than clock drift or a just-started step can explain.
  func isAhead(_ time: Instant) -> Bool {
    time.seconds(since: now) > Forecast.maximumObservationAge
  }

  private func normal(
    _ weather: CurrentWeather, _ days: inout PlaceDays, at place: ResolvedPlace
  ) -> CurrentReport.Normal? {
    guard let temperature = weather.temperatureCelsius,
      let moment = days.moment(at: weather.time)
    else { return nil }
    let estimate = climate.estimate(at: place)
    let normal = estimate.temperatureCelsius(at: moment)
    return CurrentReport.Normal(
      year: moment.date.year, temperatureCelsius: normal, anomalyCelsius: temperature - normal,
      isRepresentative: estimate.normals.isRepresentative)
  }
}

extension SourceProvider {
  var upstream: ProviderID? {
    if case .upstream(let provider) = self { provider } else { nil }
  }
}

extension Sourced {
  /// Warns if a provider's "now" is outdated, as behind a mirror that no longer updates.
  func warningIfOutdated(at time: Instant, now: Instant) -> Sourced {
    let age = now.seconds(since: time)
    guard source.kind != .estimate, age > Forecast.maximumObservationAge else { return self }
    return warning(
      ServiceWarning(
        .staleUsed, .providerOutdated(age: .counted(.hoursInWords, Int(age / 3_600))),
        about: [.time]))
  }
}
