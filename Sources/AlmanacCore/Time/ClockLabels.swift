internal import Basics

/// An instant as displayed on the clocks of a zone.
package struct ClockLabels: Sendable, Equatable {
  package enum Style: String, Sendable, CaseIterable {
    case twentyFourHour = "24h"
    case twelveHour = "12h"
  }

  private let wording: Wording
  private let date: LocalDate
  private let secondOfDay: Int

  package init(_ instant: Instant, zone: ZoneRules, wording: Wording) {
    let local = instant.wholeUnixSeconds + zone.offset(at: instant).seconds
    let (dayNumber, second) = GregorianCalendar.floorDivision(local, by: 86400)
    self.wording = wording
    date = LocalDate(clamping: dayNumber)
    secondOfDay = second
  }

  /// "07:42 PM" or "19:42".
  package var time: String { wording.time(secondOfDay: secondOfDay) }
  /// "07 PM" or "19".
  package var hour: String { wording.hour(secondOfDay: secondOfDay) }
  /// "06/21": month and day, in the order of the locale.
  package var day: String { wording.monthDay(date) }
  /// "Sun".
  package var weekday: String { wording.weekday(date) }
  /// "7:42 PM": without a leading zero.
  package var shortTime: String { wording.shortTime(minuteOfDay: secondOfDay / 60) }
  /// "7 PM".
  package var shortHour: String { wording.hour(secondOfDay: secondOfDay, digits: 1) }
}
