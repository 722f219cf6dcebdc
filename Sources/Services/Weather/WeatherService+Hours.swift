import Climate
import Providers
package import Time
package import Vocabulary
package import Weather
import Words

/// The requested hours.
package enum HourSpan: Sendable, Equatable {
  /// The number of hours, starting with the current one; 1…384.
  case next(Int)
  /// The hours of a local date, or those that begin in a span of it.
  case date(LocalDate, ClockSpan? = nil)
}

extension WeatherService {
  /// Exactly the requested hours: beyond the forecast they are marked climate estimates, or rows
  /// without values if no estimate is wanted.
  package func hourly(
    at place: ResolvedPlace, _ span: HourSpan, _ policy: FetchPolicy
  ) async -> Result<Sourced<[HourlyWeather]>, Failure> {
    let range: Range<Instant>
    switch span {
    case .next(let count):
      let start = place.hourStart(at: now)
      range = start..<start.adding(seconds: Double(count) * 3_600)
    case .date(let date, let clocks):
      guard let day = place.zone.day(date) else {
        return .failure(.noData(.dateSkipped, provider: nil))
      }
      range = clocks.flatMap { place.zone.range(of: $0, on: date) } ?? day.span
      // Clocks that are put forward can skip all of it.
      guard !range.isEmpty else { return .failure(.noData(.dateSkipped, provider: nil)) }
    }
    let isPast = range.upperBound <= now && isOver(dayOf: range, at: place)
    let answer =
      isPast
      ? await pipeline.answer(past(at: place, range), policy)
      : await forecast(
        at: place, for: ForecastNeed(hours: range, isCorrected: true), policy)
    if isPast, case .success(let archive) = answer {
      await ledger.keep(archive: archive, at: place, pipeline.begun(policy))
    }
    return answer.map { rows($0, at: place, span, range, policy) }
  }

  /// Hours of today are those of the forecast: an archive of a day has all of it.
  private func isOver(dayOf range: Range<Instant>, at place: ResolvedPlace) -> Bool {
    let date = place.zone.date(at: range.upperBound.adding(seconds: -1))
    return date.flatMap { place.zone.day($0) }.map { $0.span.upperBound <= now } ?? false
  }

  private func rows(
    _ forecast: Sourced<Forecast>, at place: ResolvedPlace, _ span: HourSpan,
    _ range: Range<Instant>, _ policy: FetchPolicy
  ) -> Sourced<[HourlyWeather]> {
    var rows: [HourlyWeather] = []
    var missing: [Int] = []
    var days = climate.days(at: place)
    let known = span.rows(of: forecast.value, in: range, now: now)
    // A provider's hours may start at other minutes than the place's.
    let first = known.first?.time ?? .latest
    var time =
      span.canBegin(at: first, in: range, now: now) ? first : place.firstHour(in: range)
    var next = known.startIndex
    while span.wantsMore(than: rows.count, at: time, in: range) {
      if next < known.endIndex, known[next].time <= time {
        let row = known[next]
        rows.append(row.isDay == nil ? row.with(isDay: days.isDay(at: time)) : row)
        time = row.end
        next += 1
      } else {
        missing.append(rows.count)
        rows.append(estimatedHour(time, &days, at: place, policy))
        time = time.adding(seconds: 3_600)
      }
    }
    return marked(
      forecast.map { _ in rows }, missing: missing, of: .hours, policy,
      interpolated: rows.indices.filter { rows[$0].isInterpolated }
    ).limitingLeads(to: range)
  }

  private func estimatedHour(
    _ time: Instant, _ days: inout PlaceDays, at place: ResolvedPlace, _ policy: FetchPolicy
  ) -> HourlyWeather {
    guard policy.fallback == .estimate, let moment = days.moment(at: time) else {
      return HourlyWeather(time: time, isDay: days.isDay(at: time), kind: .forecast)
    }
    return climate.estimate(at: place).hour(at: moment).weather
  }

  /// A warning that names the rows that are not forecasts.
  func marked<Row>(
    _ answer: Sourced<[Row]>, missing: [Int], of rows: WarnedPart.Rows, _ policy: FetchPolicy,
    interpolated: [Int] = []
  ) -> Sourced<[Row]> {
    var answer = answer
    if !interpolated.isEmpty {
      answer = answer.warning(
        ServiceWarning(
          .interpolated, .rowsInterpolated, about: interpolated.map { .row(rows, $0) }))
    }
    guard !missing.isEmpty, answer.source.kind != .estimate else { return answer }
    let parts = missing.map { WarnedPart.row(rows, $0) }
    answer = answer.warning(ServiceWarning(.beyondHorizon, .rowsBeyondForecast, about: parts))
    guard policy.fallback == .estimate else { return answer }
    answer.sources.append(
      ProductSource(product: answer.sources.first?.product ?? .forecast, source: .estimate))
    answer.attribution += Attribution.climatology.filter { !answer.attribution.contains($0) }
    return answer.warning(ServiceWarning(.estimateUsed, .rowsOfClimate, about: parts))
  }
}

extension HourSpan {
  /// An hour belongs to the span in which it begins; the first of the next ones holds now.
  fileprivate func rows(
    of forecast: Forecast, in range: Range<Instant>, now: Instant
  ) -> ArraySlice<HourlyWeather> {
    switch self {
    case .next: forecast.hours(within: now..<max(now, range.upperBound))
    case .date:
      forecast.hours(within: range).drop { $0.time < range.lowerBound }
    }
  }

  /// The first of the next hours holds now, that of a date begins in it.
  fileprivate func canBegin(
    at time: Instant, in range: Range<Instant>, now: Instant
  ) -> Bool {
    switch self {
    case .next: time <= now
    case .date: time < range.lowerBound.adding(seconds: 3_600)
    }
  }

  fileprivate func wantsMore(
    than count: Int, at time: Instant, in range: Range<Instant>
  ) -> Bool {
    switch self {
    case .next(let wanted): count < wanted
    case .date: time < range.upperBound
    }
  }
}

extension ResolvedPlace {
  /// The first full hour that begins in a range.
  fileprivate func firstHour(in range: Range<Instant>) -> Instant {
    let hour = hourStart(at: range.lowerBound)
    return hour < range.lowerBound ? hour.adding(seconds: 3_600) : hour
  }
}
