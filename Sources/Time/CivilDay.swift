internal import Basics

/// One date in one time zone.
package struct CivilDay: Sendable, Equatable {
  package let date: LocalDate
  /// The first instant of the date: local midnight, or the end of the gap that skips it.
  package let start: Instant
  /// The first instant of the next date.
  package let end: Instant

  /// 86400, 23 or 25 hours on days with a clock change, 23½ or 24½ at Lord Howe.
  package var lengthSeconds: Double { end.seconds(since: start) }

  package var span: Range<Instant> { start..<end }

  package func contains(_ instant: Instant) -> Bool { start <= instant && instant < end }
}

extension ZoneRules {
  /// The local date at an instant; nil outside the years 1800 ... 2200.
  package func date(at instant: Instant) -> LocalDate? {
    let local = instant.wholeUnixSeconds + offset(at: instant).seconds
    return LocalDate(dayNumber: GregorianCalendar.floorDivision(local, by: 86400).quotient)
  }

  /// The day of a date. Nil if the zone skipped it: the date line moved over Apia on 2011-12-30 and
  /// over Kiritimati on 1994-12-31.
  package func day(_ date: LocalDate) -> CivilDay? {
    let start = firstSecond(atOrAfterLocal: date.dayNumber * 86400)
    let end = firstSecond(atOrAfterLocal: (date.dayNumber + 1) * 86400)
    guard start < end else { return nil }
    return CivilDay(
      date: date, start: Instant(unixSeconds: Double(start)), end: Instant(unixSeconds: Double(end))
    )
  }

  /// The days of `count` dates starting with `first`, up to the end of the calendar, and the dates
  /// among them that the zone skipped.
  package func days(
    from first: LocalDate, count: Int
  ) -> (days: [CivilDay], skipped: [LocalDate]) {
    var days: [CivilDay] = []
    var skipped: [LocalDate] = []
    days.reserveCapacity(max(0, count))
    for offset in 0..<max(0, count) {
      guard let date = first.adding(days: offset) else { break }
      if let day = day(date) { days.append(day) } else { skipped.append(date) }
    }
    return (days, skipped)
  }

  /// When the clocks first show a time of a date, or a later one if they skip it.
  package func instant(_ date: LocalDate, secondOfDay: Int) -> Instant {
    let second = firstSecond(atOrAfterLocal: date.dayNumber * 86400 + secondOfDay)
    return Instant(unixSeconds: Double(second))
  }

  /// When the clocks last show a time of a date: the second time if they are put back over it.
  package func lastInstant(_ date: LocalDate, secondOfDay: Int) -> Instant {
    let first = instant(date, secondOfDay: secondOfDay)
    guard let end = period(at: first).end else { return first }
    let local = date.dayNumber * 86400 + secondOfDay
    let again = local - period(at: end).offset.seconds
    return again >= end ? Instant(unixSeconds: Double(again)) : first
  }

  /// The first UTC second whose local time has reached `local`. Days built from these never overlap
  /// or leave a gap, whatever the clocks do around midnight.
  private func firstSecond(atOrAfterLocal local: Int) -> Int {
    // All offsets are below 26 hours, so the local time is still below `local` here.
    var period = period(at: local - 26 * 3600)
    while true {
      let reached = max(local - period.offset.seconds, period.start ?? .min)
      guard let end = period.end, reached >= end else { return reached }
      period = self.period(at: end)
    }
  }
}
