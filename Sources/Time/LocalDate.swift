internal import Basics

/// A date of the Gregorian calendar in the years 1800 ... 2200, without a place or time.
package struct LocalDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  package static let years = 1800...2200
  package static let first = LocalDate(unchecked: firstDayNumber)
  package static let last = LocalDate(unchecked: lastDayNumber)

  private static let firstDayNumber = GregorianCalendar.dayNumber(year: 1800, month: 1, day: 1)
  private static let lastDayNumber = GregorianCalendar.dayNumber(year: 2200, month: 12, day: 31)

  /// Days since 1970-01-01.
  package let dayNumber: Int

  private init(unchecked dayNumber: Int) { self.dayNumber = dayNumber }

  /// Nil outside the years 1800 ... 2200.
  package init?(dayNumber: Int) {
    guard (Self.firstDayNumber...Self.lastDayNumber).contains(dayNumber) else { return nil }
    self.dayNumber = dayNumber
  }

  /// Clamps to the calendar's range.
  package init(clamping dayNumber: Int) {
    self.init(unchecked: min(max(dayNumber, Self.firstDayNumber), Self.lastDayNumber))
  }

  /// Nil for dates that do not exist and for years outside 1800 ... 2200.
  package init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year),
      let dayNumber = GregorianCalendar.existingDayNumber(year: year, month: month, day: day)
    else { return nil }
    self.dayNumber = dayNumber
  }

  /// Exactly `yyyy-MM-dd` (RFC 3339 full-date).
  package init?(parsing text: String) {
    var scanner = DigitScanner(text)
    guard let year = scanner.digits(4), scanner.skip("-"), let month = scanner.digits(2),
      scanner.skip("-"), let day = scanner.digits(2), scanner.isAtEnd
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  package var year: Int { GregorianCalendar.date(dayNumber: dayNumber).year }
  /// 1 ... 12.
  package var month: Int { GregorianCalendar.date(dayNumber: dayNumber).month }
  /// 1 ... 31.
  package var day: Int { GregorianCalendar.date(dayNumber: dayNumber).day }
  /// 1 ... 366.
  package var dayOfYear: Int {
    dayNumber - GregorianCalendar.dayNumber(year: year, month: 1, day: 1) + 1
  }

  package var weekday: Weekday {
    // Day 0 was a Thursday.
    let index = GregorianCalendar.floorDivision(dayNumber + 3, by: 7).remainder
    return Weekday.allCases[index]
  }

  /// Nil outside the calendar's range.
  package func adding(days: Int) -> LocalDate? {
    let (sum, hasOverflow) = dayNumber.addingReportingOverflow(days)
    return hasOverflow ? nil : LocalDate(dayNumber: sum)
  }

  /// Positive when `other` is earlier.
  package func days(since other: LocalDate) -> Int { dayNumber - other.dayNumber }

  package static func < (left: LocalDate, right: LocalDate) -> Bool {
    left.dayNumber < right.dayNumber
  }

  /// `yyyy-MM-dd`.
  package var description: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(10)
    Digits.appendDate(dayNumber: dayNumber, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
