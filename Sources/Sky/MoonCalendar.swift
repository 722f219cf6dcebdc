internal import Astronomy
package import Time

/// The Moon's events on one local date, in time order: usually one of each kind, at most two.
package struct MoonEvents: Sendable, Equatable {
  package let date: LocalDate
  /// Upper limb on a sea-level horizon with 34′ of refraction.
  package let moonrises: [Instant]
  package let moonsets: [Instant]
  /// Upper transits.
  package let transits: [Instant]
}

/// A place's Moon events, date by date. Each lies between the midnights of its date.
package struct MoonCalendar: Sendable {
  /// The dates of a range.
  package struct Range: Sendable, Equatable {
    /// In order; without the skipped dates and dates past the year 2200.
    package let days: [MoonEvents]
    /// Dates that never existed at the place.
    package let skippedDates: [LocalDate]
  }

  package let place: SkyPlace

  package init(place: SkyPlace) { self.place = place }

  /// Nil for a date that never existed at the place.
  package func day(_ date: LocalDate) -> MoonEvents? { days(from: date, count: 1).days.first }

  package func days(from first: LocalDate, count: Int) -> Range {
    let (civilDays, skipped) = place.zone.days(from: first, count: count)
    guard let start = civilDays.first?.start, let end = civilDays.last?.end else {
      return Range(days: [], skippedDates: skipped)
    }
    let nodes = MoonNodes(span: start.unixSeconds...end.unixSeconds)
    let sky = MoonSky(observer: place.observer, nodes: nodes)
    let days = civilDays.map { day in
      let events = sky.events(from: day.start.unixSeconds, to: day.end.unixSeconds)
      return MoonEvents(
        date: day.date, moonrises: events.rises.map(Instant.init(unixSeconds:)),
        moonsets: events.sets.map(Instant.init(unixSeconds:)),
        transits: events.transits.map(Instant.init(unixSeconds:)))
    }
    return Range(days: days, skippedDates: skipped)
  }
}
