import Climate
import Providers
import Skill
import Sunset
package import Summary
package import Time
package import Vocabulary
package import Weather
import Words

/// What a summary may add to the forecast.
package struct SummaryParts: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let alerts = SummaryParts(rawValue: 1)
  package static let yesterday = SummaryParts(rawValue: 2)
  package static let sunsets = SummaryParts(rawValue: 4)
  package static let all: SummaryParts = [.alerts, .yesterday, .sunsets]
}

/// What a local day is about.
package struct ToldDay: Sendable {
  package let date: LocalDate
  package let tree: SummaryTree
}

extension WeatherService {
  /// The coming days, beginning with the rest of today: the forecast, compared with yesterday and
  /// the normals, with the official warnings and the sunsets that are worth watching. Only the
  /// forecast is necessary.
  /// - Parameter language: of the warnings, ISO 639-1.
  package func summary(
    at place: ResolvedPlace, days count: Int, language: String,
    sunsetModel: SunsetModel, _ parts: SummaryParts = .all,
    _ policy: FetchPolicy
  ) async -> Result<Sourced<[ToldDay]>, Failure> {
    let policy = pipeline.begun(policy)
    let optional = policy.forOptionalParts
    let parts = policy.provider == .climatology ? [] : parts
    async let daily = daily(at: place, days: count, policy)
    async let warned =
      parts.contains(.alerts) ? alerts(at: place, language: language, optional) : nil
    async let past = parts.contains(.yesterday) ? yesterday(at: place, optional) : nil
    async let evenings =
      parts.contains(.sunsets)
      ? sunsets(at: place, SunsetQuestion(span: .next(count), model: sunsetModel), optional) : nil
    let (forecast, warnings, yesterday, sunsets) = await (daily, warned, past, evenings)
    switch forecast {
    case .failure(let error): return .failure(error)
    case .success(let days):
      let spreads = await knownMaximumSpreads(of: days, at: place, policy)
      return .success(told(days, spreads, warnings, yesterday, try? sunsets?.get()))
    }
  }

  private func told(
    _ days: Sourced<[DayReport]>, _ spreads: [ForecastSpread?],
    _ warnings: Result<Sourced<HeardWarnings>, Failure>?,
    _ yesterday: Sourced<DailyWeather>?, _ sunsets: Sourced<[SunsetReport]>?
  ) -> Sourced<[ToldDay]> {
    let alerts = try? warnings?.get()
    let evenings = sunsets?.source.kind == .estimate ? nil : sunsets
    let rows = days.value.enumerated().map { index, day in
      var input = day.told
      input.maximumSpread = spreads[index]
      if index == 0, let yesterday { input.before = (yesterday.value, .yesterday) }
      switch warnings {
      case nil: break
      // Said once, of now.
      case .failure?: input.warnings = index == 0 ? .unknown : .notAsked
      // One without an end is in force now; whether it will be later is unknown.
      case .success(let report)?:
        input.warnings = .known(
          report.value.own.filter { index == 0 || $0.expires != nil })
      }
      let evening = evenings?.value.first { $0.date == day.weather.date && !$0.hasPassed }
      if let score = evening?.evidence?.score, let time = evening?.time {
        input.sunset = (score, time)
      }
      return ToldDay(date: day.weather.date, tree: SummaryTree(input))
    }
    var answer = days.map { _ in rows }
    if let yesterday { answer = answer.relying(on: yesterday) }
    if let alerts { answer = answer.relying(on: alerts) }
    if let evenings { answer = answer.relying(on: evenings) }
    guard let failure = warnings?.failure, failure != .cancelled else { return answer }
    return answer.warning(
      ServiceWarning(
        .notProvided, .missing(.alertsMissing, because: failure.cause), about: [.rows(.days)]))
  }

  /// The measured or modeled weather of yesterday; nil if unavailable.
  private func yesterday(
    at place: ResolvedPlace, _ policy: FetchPolicy
  ) async -> Sourced<DailyWeather>? {
    guard let date = place.date(at: now).adding(days: -1),
      let day = place.zone.day(date)
    else { return nil }
    guard let answer = try? await pipeline.answer(past(at: place, day.span), policy).get(),
      let row = answer.value.day(date, within: day.span)
    else { return nil }
    return answer.map { _ in row }
  }

  // MARK: The days of a summary

  /// A day of a forecast; of today what is left of it. Its hours are those of its row.
  func told(
    _ day: DailyWeather, before: DailyWeather?, of forecast: Forecast, at place: ResolvedPlace
  ) -> SummaryInput {
    let today = place.date(at: now)
    let span = place.zone.day(day.date)?.span ?? now..<now
    let isToday = day.date == today
    let start = isToday ? max(span.lowerBound, place.hourStart(at: now)) : span.lowerBound
    let all = forecast.hours(beginningWithin: span)
    let left = isToday ? all.drop { $0.end <= now } : all
    // A day that the hours cover in part is described by its own row.
    let isCovered = forecast.covers(
      (isToday ? now : span.lowerBound)..<span.upperBound, with: all)
    var range = start..<max(span.upperBound, start)
    if isCovered, let first = left.first, let last = left.last { range = first.time..<last.end }
    var input = SummaryInput(
      range, start > span.lowerBound ? .restOfDay : .day, hours: isCovered ? left : [],
      zone: place.zone, isNear: day.date.days(since: today) <= 1)
    input.day = day
    input.before = before.map { ($0, day.date.days(since: today) == 1 ? .today : .dayBefore) }
    input.normal = day.kind == .estimate ? nil : climate.estimate(at: place).normal(day.date)
    return input
  }

  /// The first hours of an hourly forecast, at most a day.
  package func told(hours: [HourlyWeather], at place: ResolvedPlace) -> SummaryInput? {
    guard let start = hours.first?.time else { return nil }
    let kind = hours.first?.kind
    let rows = hours.prefix { $0.end.seconds(since: start) <= 86_400 && $0.kind == kind }
    guard let end = rows.last?.end else { return nil }
    return SummaryInput(
      start..<end, .nextHours, hours: rows, zone: place.zone,
      isNear: (-86_400..<172_800).contains(start.seconds(since: now)))
  }
}
