internal import Basics

/// A zone rule in the notation of POSIX `TZ` with the extensions of RFC 9636 §3.3.1: standard time,
/// and daylight saving time between two dates of every year.
struct PosixZone: Sendable, Equatable {
  /// A yearly clock change, in the local time before it.
  struct Change: Sendable, Equatable {
    enum Day: Sendable, Equatable {
      /// 1 ... 365, February 29 never counted (`Jn`).
      case julian(Int)
      /// 0 ... 365, February 29 counted (`n`).
      case zeroBased(Int)
      /// Month, week (5 = last) and weekday (0 = Sunday) (`Mm.w.d`).
      case monthWeek(month: Int, week: Int, weekday: Int)
    }

    let day: Day
    /// −167 ... 167 hours, in seconds.
    let secondsAfterMidnight: Int
  }

  struct Daylight: Sendable, Equatable {
    let offset: ZoneOffset
    let start: Change
    let end: Change
  }

  let standard: ZoneOffset
  let daylight: Daylight?

  /// The period that contains an instant.
  func period(at second: Int) -> ZonePeriod {
    guard let daylight else { return ZonePeriod(start: nil, end: nil, offset: standard) }
    let day = GregorianCalendar.floorDivision(second + standard.seconds, by: 86400).quotient
    let year = GregorianCalendar.date(dayNumber: day).year
    let changes = changes(around: year, daylight)
    // The changes of three years always enclose the instant.
    let next = changes.firstIndex { $0.second > second } ?? changes.count
    let isDaylight = next > 0 ? changes[next - 1].isDaylight : false
    return ZonePeriod(
      start: next > 0 ? changes[next - 1].second : nil,
      end: next < changes.count ? changes[next].second : nil,
      offset: isDaylight ? daylight.offset : standard)
  }

  private struct Moment {
    let second: Int
    let year: Int
    let isDaylight: Bool
  }

  /// Sorted. If one year's daylight saving ends when the next one's starts (all-year DST, RFC 9636
  /// §3.3.1), the later year comes last and wins.
  private func changes(around year: Int, _ daylight: Daylight) -> [Moment] {
    var moments: [Moment] = []
    moments.reserveCapacity(6)
    for year in (year - 1)...(year + 1) {
      moments.append(
        Moment(
          second: daylight.start.second(in: year) - standard.seconds, year: year, isDaylight: true))
      moments.append(
        Moment(
          second: daylight.end.second(in: year) - daylight.offset.seconds, year: year,
          isDaylight: false))
    }
    moments.sort { ($0.second, $0.year) < ($1.second, $1.year) }
    return moments
  }
}

extension PosixZone.Change {
  /// Seconds of local time since 1970-01-01T00:00.
  func second(in year: Int) -> Int { dayNumber(in: year) * 86400 + secondsAfterMidnight }

  private func dayNumber(in year: Int) -> Int {
    let newYear = GregorianCalendar.dayNumber(year: year, month: 1, day: 1)
    switch day {
    case .julian(let number):
      let isAfterLeapDay = number >= 60 && GregorianCalendar.isLeap(year: year)
      return newYear + number - 1 + (isAfterLeapDay ? 1 : 0)
    case .zeroBased(let number):
      return newYear + number
    case .monthWeek(let month, let week, let weekday):
      let first = GregorianCalendar.dayNumber(year: year, month: month, day: 1)
      let firstWeekday = GregorianCalendar.floorDivision(first + 4, by: 7).remainder
      let day = 1 + (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
      let isPastEnd = day > GregorianCalendar.length(ofMonth: month, year: year)
      return first + day - 1 - (isPastEnd ? 7 : 0)
    }
  }
}
