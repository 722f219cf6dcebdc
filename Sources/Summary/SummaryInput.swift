package import Climate
package import Skill
package import Time
import Vocabulary
package import Weather

/// The official warnings known for a span. An empty list says that none is in force; a list that
/// could not be fetched must not look like one.
package enum WarningState: Equatable, Sendable {
  case notAsked
  case unknown
  case known([WeatherAlert])

  var alerts: [WeatherAlert] {
    if case .known(let alerts) = self { alerts } else { [] }
  }
}

/// The weather known for a span, to be summarized.
package struct SummaryInput: Sendable {
  /// From the first to the last summarized instant.
  package let range: Range<Instant>
  package let scope: SummaryScope
  /// Those of the range, in time order, all of one kind; may have gaps. Estimates beyond the end of
  /// a forecast are left out: normals are not the weather of a day.
  package let hours: ArraySlice<HourlyWeather>
  /// The row of the whole day, if the range is of one.
  package var day: DailyWeather?
  /// The day before, and what it is called.
  package var before: (day: DailyWeather, reference: SummaryReference)?
  package var normal: DailyNormal?
  /// Of the day's maximum temperature, °C.
  package var maximumSpread: ForecastSpread?
  package var warnings = WarningState.notAsked
  package var sunset: (score: Double, time: Instant)?
  /// The starts of the parts of the days in the range, in time order.
  let parts: [(part: DayPart, start: Instant)]
  /// Whether hours are named by the clock, not by the part of the day.
  let usesClock: Bool

  /// - Parameter isNear: whether an hour can be trusted: of today and tomorrow.
  package init(
    _ range: Range<Instant>, _ scope: SummaryScope, hours: ArraySlice<HourlyWeather>,
    zone: ZoneRules, isNear: Bool
  ) {
    self.range = range
    self.scope = scope
    let first = hours.first?.kind
    self.hours = hours.prefix { $0.kind == first }
    parts = Self.parts(of: range, zone)
    usesClock = isNear && hours.allSatisfy { $0.durationSeconds <= 3_600 }
  }

  private static let partSeconds = 21_600.0

  private static func parts(
    of range: Range<Instant>, _ zone: ZoneRules
  ) -> [(part: DayPart, start: Instant)] {
    guard let first = zone.date(at: range.lowerBound) else { return [] }
    // On most days the clocks do not change.
    let offset = zone.offset(at: range.lowerBound).seconds
    if offset == zone.offset(at: range.upperBound).seconds {
      let midnight = Double(first.dayNumber * 86_400 - offset)
      let end = range.upperBound.unixSeconds
      let starts = stride(from: midnight, to: end, by: Self.partSeconds)
      return zip(0..., starts).map { (DayPart.allCases[$0 % 4], Instant(unixSeconds: $1)) }
    }
    var parts: [(part: DayPart, start: Instant)] = []
    for offset in 0...2 {
      guard let date = first.adding(days: offset) else { break }
      for part in DayPart.allCases {
        let start = zone.instant(date, secondOfDay: part.startSecondOfDay)
        if start >= range.upperBound { return parts }
        parts.append((part, start))
      }
    }
    return parts
  }

  /// The part of the day that contains an instant of the range.
  func part(at time: Instant) -> DayPart {
    (parts.last { $0.start <= time } ?? parts.first)?.part ?? .night
  }

  // MARK: Naming hours

  /// - Parameters:
  ///   - isStartKnown: whether it is known not to hold right before.
  ///   - isEndKnown: whether it is known not to hold right after.
  func span(of hours: Range<Instant>, isStartKnown: Bool, isEndKnown: Bool) -> SummarySpan {
    let isWhole = hours.lowerBound <= range.lowerBound && hours.upperBound >= range.upperBound
    if isWhole { return .whole(scope) }
    guard usesClock else {
      let start = part(at: max(hours.lowerBound, range.lowerBound))
      let end = part(at: min(hours.upperBound, range.upperBound).adding(seconds: -1))
      if start == end { return .during(start) }
      return SummaryBounds(start, end, isStartKnown, isEndKnown).map { .parts($0) } ?? .sometime
    }
    let (start, end) = (hours.lowerBound, hours.upperBound)
    return SummaryBounds(start, end, isStartKnown, isEndKnown).map { .clock($0) } ?? .sometime
  }
}

extension SummaryBounds {
  /// Nil if neither is known.
  fileprivate init?(_ start: Moment, _ end: Moment, _ isStartKnown: Bool, _ isEndKnown: Bool) {
    switch (isStartKnown, isEndKnown) {
    case (true, true): self = .between(start, end)
    case (true, false): self = .from(start)
    case (false, true): self = .until(end)
    case (false, false): return nil
    }
  }
}
