import Climate
import Providers
package import Sky
package import Time
package import Vocabulary
import Weather

extension WeatherService {
  /// Exactly that many days from the place's today. What one provider lacks comes from the next;
  /// beyond every horizon there are estimates, or rows without values.
  package func daily(
    at place: ResolvedPlace, days count: Int, _ policy: FetchPolicy
  ) async -> Result<Sourced<[DayReport]>, Failure> {
    let dates = dates(at: place, count)
    let need = ForecastNeed(isAboutNow: true, dates: dates, isCorrected: true)
    return await forecast(at: place, for: need, policy).map { rows($0, at: place, dates, policy) }
  }

  /// The next dates of the place, except those its calendar skips.
  func dates(at place: ResolvedPlace, _ count: Int) -> [LocalDate] {
    let today = place.date(at: now)
    let known = place.zone.days(from: today, count: count + 1).days.map(\.date)
    return Array(known.prefix(count))
  }

  func rows(
    _ forecast: Sourced<Forecast>, at place: ResolvedPlace, _ dates: [LocalDate],
    _ policy: FetchPolicy
  ) -> Sourced<[DayReport]> {
    var missing: [Int] = []
    let skies = skies.days(at: place, dates)
    // Today's range includes the current temperature.
    let today = place.date(at: now)
    let temperature = weatherOfNow(forecast.value)?.temperatureCelsius
    var before: DailyWeather?
    var lit = climate.days(at: place)
    let rows = zip(dates, skies).enumerated().map { index, day -> DayReport in
      let (date, sky) = day
      let found = place.zone.day(date).flatMap { civil in
        forecast.value.day(date, within: civil.span) { $0.isDay ?? lit.isDay(at: $0.time) }
      }
      if found == nil { missing.append(index) }
      let weather = (found ?? estimatedDay(date, at: place, policy))
        .holding(temperatureCelsius: date == today ? temperature : nil)
      defer { before = weather }
      return DayReport(
        weather: weather, sunrise: sky.sun?.sunrise, sunset: sky.sun?.sunset, moon: sky.moon,
        told: told(weather, before: before, of: forecast.value, at: place))
    }
    let end = dates.last.flatMap { place.zone.day($0)?.end } ?? now
    return marked(forecast.map { _ in rows }, missing: missing, of: .days, policy)
      .limitingLeads(to: now..<max(end, now))
  }

  /// Nil outside the calendar.
  package func sun(at place: ResolvedPlace, on date: LocalDate) -> SunEvents? {
    skies.day(date, at: place)?.sun
  }

  private func estimatedDay(
    _ date: LocalDate, at place: ResolvedPlace, _ policy: FetchPolicy
  ) -> DailyWeather {
    guard policy.fallback == .estimate else { return DailyWeather(date: date) }
    return climate.estimate(at: place).day(date).weather
  }
}
