internal import Astronomy
package import Time

/// A place's Sun events, date by date.
///
/// A range costs one Sun position per day; a single day costs four.
package struct SunCalendar: Sendable {
  /// The dates of a range.
  package struct Range: Sendable, Equatable {
    /// In order; without the skipped dates and dates past the year 2200.
    package let days: [SunEvents]
    /// Dates that never existed at the place.
    package let skippedDates: [LocalDate]
  }

  /// Whether to find the next sunrise and sunset after each day. Near the poles they may be half a
  /// year away, and finding them costs as much as all those days.
  package enum Lookahead: Sendable {
    case none
    case nextEvents
  }

  package let place: SkyPlace

  package init(place: SkyPlace) { self.place = place }

  /// Nil for a date that never existed at the place.
  package func day(
    _ date: LocalDate, customAngleDegrees: Double? = nil, _ lookahead: Lookahead = .none
  ) -> SunEvents? {
    days(from: date, count: 1, customAngleDegrees: customAngleDegrees, lookahead).days.first
  }

  /// - Parameters:
  ///   - count: the number of dates, starting with `first`.
  ///   - customAngleDegrees: an altitude (−90 ... 90) whose crossings to compute too.
  ///   - dipDegrees: how far the visible horizon lies below that of the sea: `SkyPlace.dipDegrees`.
  package func days(
    from first: LocalDate, count: Int, customAngleDegrees: Double? = nil, dipDegrees: Double = 0,
    _ lookahead: Lookahead = .none
  ) -> Range {
    let (civilDays, skipped) = place.zone.days(from: first, count: count)
    guard let start = civilDays.first, let end = civilDays.last else {
      return Range(days: [], skippedDates: skipped)
    }
    let almanac = SunAlmanac(
      observer: place.observer, horizonDegrees: SolarDay.horizonDegrees - dipDegrees,
      first: start, last: end)
    return Range(
      days: almanac.events(of: civilDays, customAngleDegrees: customAngleDegrees, lookahead),
      skippedDates: skipped)
  }
}
