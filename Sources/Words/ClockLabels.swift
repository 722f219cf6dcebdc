package import Time

/// An instant as displayed on the clocks of a zone.
package struct ClockLabels: Sendable, Equatable {
  package enum Style: String, Sendable, CaseIterable {
    case twentyFourHour = "24h"
    case twelveHour = "12h"
  }

  /// How many digits a field has.
  package enum Width: Sendable, CaseIterable {
    /// As many as the locale's pattern (Unicode CLDR).
    case natural
    /// At least two: in a column, the labels of a locale are equally long.
    case padded

    /// - Parameter count: the field's letters in the pattern.
    func digits(_ count: Int) -> Int { self == .padded ? max(count, 2) : count }
  }

  private let wording: Wording
  private let width: Width
  private let date: LocalDate
  private let minuteOfDay: Int

  package init(
    _ instant: Instant, zone: ZoneRules, wording: Wording, width: Width = .natural
  ) {
    self.init(zone.moment(instant), wording: wording, width: width)
  }

  package init(_ moment: Moment, wording: Wording, width: Width = .natural) {
    (self.wording, self.width) = (wording, width)
    (date, minuteOfDay) = (moment.date, moment.minuteOfDay)
  }

  /// Of a whole day.
  package init(_ date: LocalDate, wording: Wording, width: Width = .natural) {
    (self.wording, self.width, self.date, minuteOfDay) = (wording, width, date, 0)
  }

  /// "7:42 PM" or "19:42"; padded "07:42 PM".
  package var time: String { wording.time(minuteOfDay: minuteOfDay, width) }
  /// "7 PM" or "19 Uhr"; padded "07 PM" or "19".
  package var hour: String {
    width == .padded
      ? wording.bareHour(minuteOfDay: minuteOfDay, width) : wording.hour(minuteOfDay: minuteOfDay)
  }
  /// "6/21": month and day, in the order of the locale; padded "06/21".
  package var day: String { wording.monthDay(date, width) }
  /// "Sun".
  package var weekday: String { wording.weekday(date) }
  /// "7 PM" or "19": beside a mark on an axis.
  package var axisHour: String { wording.bareHour(minuteOfDay: minuteOfDay) }
}
