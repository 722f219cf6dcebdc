import AlmanacProtocol
import Places
import Services
import Sky
import Time
import Vocabulary
import Words

extension RequestPlace {
  /// The place in the form that Astronomy takes.
  var sky: SkyPlace {
    SkyPlace(
      coordinate: place.coordinate, elevationMeters: place.elevationMeters, zone: zone)
  }

  /// Today's date there.
  func today(_ invocation: Invocation) -> LocalDate {
    zone.date(at: invocation.now) ?? LocalDate.first
  }
}

/// Why there are fewer days than requested: one warning per date that never existed at the place,
/// and one for dates past the end of the calendar.
func calendarWarnings(
  _ skipped: [LocalDate], rows: Int, asked: Int
) -> [ServiceWarning] {
  let warnings = skipped.map { date in
    ServiceWarning(.notProvided, .dateSkipped(date: .name("\(date)")), about: [.rows(.days)])
  }
  guard rows + skipped.count < asked else { return warnings }
  let end = ServiceWarning(
    .clamped, .calendarEnds(date: .name("\(LocalDate.last)")), about: [.rows(.days)])
  return warnings + [end]
}
