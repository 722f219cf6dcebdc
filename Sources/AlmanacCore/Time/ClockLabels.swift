/// An instant as people read it on the clocks of a zone, in English.
package struct ClockLabels: Sendable, Equatable {
  package enum Style: String, Sendable, CaseIterable {
    case twentyFourHour = "24h"
    case twelveHour = "12h"
  }

  /// "07:42 PM" or "19:42".
  package let time: String
  /// "07 PM" or "19".
  package let hour: String
  /// "06/21": month and day.
  package let day: String
  /// "Sun".
  package let weekday: String

  package init(_ instant: Instant, zone: ZoneRules, style: Style) {
    let local = instant.wholeUnixSeconds + zone.offset(at: instant).seconds
    let (dayNumber, second) = GregorianCalendar.floorDivision(local, by: 86400)
    let date = GregorianCalendar.date(dayNumber: dayNumber)
    let hour24 = second / 3600
    let minute = Self.twoDigits(second / 60 % 60)
    switch style {
    case .twentyFourHour:
      hour = Self.twoDigits(hour24)
      time = "\(hour):\(minute)"
    case .twelveHour:
      let half = hour24 < 12 ? "AM" : "PM"
      let digits = Self.twoDigits((hour24 + 11) % 12 + 1)
      hour = "\(digits) \(half)"
      time = "\(digits):\(minute) \(half)"
    }
    day = "\(Self.twoDigits(date.month))/\(Self.twoDigits(date.day))"
    let index = GregorianCalendar.floorDivision(dayNumber + 3, by: 7).remainder
    weekday = Weekday.allCases[index].abbreviation
  }

  private static func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
}
