import AlmanacCore
import Providers

extension WeatherService {
  /// Exactly that many days, the first is the place's today. What one provider does not reach comes
  /// from the next, and past every horizon there are estimates, or rows without values.
  package func daily(
    at place: ResolvedPlace, days count: Int, _ policy: FetchPolicy = FetchPolicy()
  ) async -> Result<Sourced<[DayReport]>, ServiceError> {
    let dates = dates(at: place, count)
    let start = pipeline.monotonicNow
    let answer = await pipeline.answer(forecast(at: place), policy)
    switch answer {
    case .failure(let error): return .failure(error)
    case .success(let forecast):
      let rest = pipeline.rest(of: policy, since: start)
      let whole = await completed(forecast, at: place, rest) { forecast in
        guard let last = dates.last else { return false }
        return !forecast.days.contains { $0.date == last && !$0.isEmpty && !$0.isPartial }
      }
      return .success(rows(whole, at: place, dates, policy))
    }
  }

  /// The coming dates of the place, without those its calendar skips.
  func dates(at place: ResolvedPlace, _ count: Int) -> [LocalDate] {
    let today = place.date(atUnixSeconds: now)
    let known = place.zone.days(from: today, count: count + 1).days.map(\.date)
    return Array(known.prefix(count))
  }

  private func rows(
    _ forecast: Sourced<Forecast>, at place: ResolvedPlace, _ dates: [LocalDate],
    _ policy: FetchPolicy
  ) -> Sourced<[DayReport]> {
    var missing: [Int] = []
    var suns: [LocalDate: SunEvents] = [:]
    if let first = dates.first {
      for sun in SunCalendar(place: place.sky).days(from: first, count: dates.count).days {
        suns[sun.date] = sun
      }
    }
    let rows = dates.enumerated().map { index, date -> DayReport in
      let found = forecast.value.days.first { $0.date == date && !$0.isEmpty }
      if found == nil { missing.append(index) }
      let noon = suns[date]?.solarNoon ?? Instant(unixSeconds: Double(date.dayNumber) * 86_400)
      return DayReport(
        weather: found ?? estimatedDay(date, at: place, policy), sunrise: suns[date]?.sunrise,
        sunset: suns[date]?.sunset, moon: MoonPhase(at: noon))
    }
    return marked(forecast.map { _ in rows }, missing: missing, of: "days", policy)
  }

  private func estimatedDay(
    _ date: LocalDate, at place: ResolvedPlace, _ policy: FetchPolicy
  ) -> DailyWeather {
    guard policy.fallback == .estimate else { return DailyWeather(date: date) }
    return climate.estimate(at: place).day(date).weather
  }

  /// The forecast, and where it lacks something the next provider's behind it.
  func completed(
    _ forecast: Sourced<Forecast>, at place: ResolvedPlace, _ policy: FetchPolicy,
    isLacking: (Forecast) -> Bool
  ) async -> Sourced<Forecast> {
    guard policy.provider == nil, isLacking(forecast.value),
      let used = forecast.sources.first?.source.provider?.upstream
    else { return forecast }
    let rest = self.forecast(at: place).reaching(beyond: used)
    guard !rest.candidates.isEmpty else { return forecast }
    var gentle = policy
    gentle.fallback = policy.fallback == .none ? .none : .stale
    guard case .success(let more) = await pipeline.answer(rest, gentle) else { return forecast }
    let joined = forecast.value.continued(by: more.value)
    return joined == forecast.value
      ? forecast : forecast.map { _ in joined }.relying(on: more)
  }
}

extension Inquiry {
  /// The providers whose forecasts end later than those of one.
  func reaching(beyond provider: ProviderID) -> Inquiry {
    Inquiry(
      product: product, subject: subject,
      candidates: candidates.filter { $0.provider.forecastDays > provider.forecastDays })
  }
}

extension ProviderID {
  /// How many days its forecasts reach.
  fileprivate var forecastDays: Int {
    switch self {
    case .openMeteo: 16
    case .metNorway: 10
    case .openWeatherMap: 8
    case .nws, .meteoAlarm, .brightSky, .rainViewer: 0
    }
  }
}

extension Forecast {
  /// This, and the rows of another one that come after its last hour, or of dates it lacks or
  /// knows in part.
  func continued(by other: Forecast) -> Forecast {
    let end = hours.last?.endUnixSeconds ?? -.infinity
    let whole = Set(self.days.filter { !$0.isEmpty && !$0.isPartial }.map(\.date))
    let partial = Set(self.days.filter { !$0.isEmpty && $0.isPartial }.map(\.date))
    let added = other.days.filter { day in
      !day.isEmpty && !whole.contains(day.date)
        && !(day.isPartial && partial.contains(day.date))
    }
    let replaced = Set(added.map(\.date))
    let days = (self.days.filter { !replaced.contains($0.date) } + added)
      .sorted { $0.date < $1.date }
    return Forecast(
      latitudeDegrees: latitudeDegrees, longitudeDegrees: longitudeDegrees,
      elevationMeters: elevationMeters, timeZoneName: timeZoneName,
      current: current ?? other.current,
      hours: hours + other.hours.filter { $0.timeUnixSeconds >= end }, days: days)
  }
}
