internal import Basics

/// An instant as displayed on the clocks of a zone.
package struct ClockLabels: Sendable, Equatable {
  package enum Style: String, Sendable, CaseIterable {
    case twentyFourHour = "24h"
    case twelveHour = "12h"
  }

  /// "07:42 PM" or "19:42".
  package let time: String
  /// "07 PM" or "19".
  package let hour: String
  /// "06/21": month and day, in the order of the locale.
  package let day: String
  /// "Sun".
  package let weekday: String
  private let style: Style

  package init(_ instant: Instant, zone: ZoneRules, wording: Wording) {
    let local = instant.wholeUnixSeconds + zone.offset(at: instant).seconds
    let (dayNumber, second) = GregorianCalendar.floorDivision(local, by: 86400)
    let date = LocalDate(clamping: dayNumber)
    time = wording.time(secondOfDay: second)
    hour = wording.hour(secondOfDay: second)
    day = wording.monthDay(date)
    weekday = wording.weekday(date)
    style = wording.clock
  }

  /// "7:42 PM": without a leading zero.
  package var shortTime: String { Wording.short(time, style) }
  /// "7 PM".
  package var shortHour: String { Wording.short(hour, style) }
}
