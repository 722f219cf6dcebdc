internal import Basics

/// A time that clocks show, from 00:00 to 23:59.
package struct ClockTime: Equatable, Sendable {
  /// 0 ..< 1440.
  package let minuteOfDay: Int

  /// Exactly `HH:mm`; nil for anything else.
  package init?(parsing text: String) {
    var scanner = DigitScanner(text)
    guard let hour = scanner.digits(2), scanner.skip(":"), let minute = scanner.digits(2),
      scanner.isAtEnd, hour < 24, minute < 60
    else { return nil }
    minuteOfDay = hour * 60 + minute
  }
}

extension ClockTime {
  /// 00:00.
  package static let midnight = ClockTime(minuteOfDay: 0)

  private init(minuteOfDay: Int) { self.minuteOfDay = minuteOfDay }
}

/// A span of every day by the clocks of a place, without a date. One that ends before it starts
/// goes over midnight.
package struct ClockSpan: Equatable, Sendable {
  package let from: ClockTime
  package let to: ClockTime

  /// Nil if it would start and end at the same time.
  package init?(from: ClockTime, to: ClockTime) {
    guard from != to else { return nil }
    (self.from, self.to) = (from, to)
  }
}

extension ZoneRules {
  /// When a span that starts on a date starts and ends. Where clocks are put back, it starts when
  /// they first show its start and ends when they last show its end. Where they skip one of the
  /// two, it is the moment of the change. Nil at the end of the calendar.
  package func range(of span: ClockSpan, on date: LocalDate) -> Range<Instant>? {
    let isOverMidnight = span.to.minuteOfDay < span.from.minuteOfDay
    guard let last = isOverMidnight ? date.adding(days: 1) : date else { return nil }
    let start = instant(date, secondOfDay: span.from.minuteOfDay * 60)
    return start..<max(start, lastInstant(last, secondOfDay: span.to.minuteOfDay * 60))
  }

  /// When a span ends that an instant is in; nil if it is in none.
  package func end(of span: ClockSpan, at instant: Instant) -> Instant? {
    guard let today = date(at: instant) else { return nil }
    // Yesterday's first: it can go over midnight, and by the change of a clock into today.
    for date in [today.adding(days: -1), today].compactMap(\.self) {
      guard let range = range(of: span, on: date) else { continue }
      if range.contains(instant) { return range.upperBound }
    }
    return nil
  }
}
