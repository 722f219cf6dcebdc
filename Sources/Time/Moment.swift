import Basics

/// An instant as the clocks of a place show it, to the second or the millisecond. Its text, its day
/// and its minute are of one rounding.
package struct Moment: Hashable, Sendable {
  package let instant: Instant
  /// East of Greenwich.
  package let offsetSeconds: Int
  package let precision: TimestampPrecision

  package init(_ instant: Instant, offsetSeconds: Int, precision: TimestampPrecision = .seconds) {
    (self.instant, self.offsetSeconds, self.precision) = (instant, offsetSeconds, precision)
  }

  /// RFC 3339.
  package var text: String {
    instant.formatted(offsetSeconds: offsetSeconds, precision: precision)
  }

  package var date: LocalDate { LocalDate(clamping: local.dayNumber) }
  package var minuteOfDay: Int { local.secondOfDay / 60 }

  private var local: (dayNumber: Int, secondOfDay: Int) {
    let steps = instant.steps(offsetSeconds: offsetSeconds, precision)
    let second = GregorianCalendar.floorDivision(steps, by: precision.stepsPerSecond).quotient
    let (dayNumber, secondOfDay) = GregorianCalendar.floorDivision(second, by: 86400)
    return (dayNumber, secondOfDay)
  }
}

extension ZoneRules {
  package func moment(
    _ instant: Instant, precision: TimestampPrecision = .seconds
  ) -> Moment {
    Moment(instant, offsetSeconds: offset(at: instant).seconds, precision: precision)
  }

  package func moment(
    _ instant: Instant?, precision: TimestampPrecision = .seconds
  ) -> Moment? {
    instant.map { moment($0, precision: precision) }
  }
}
