import AlmanacCore
import AlmanacProtocol
import Services

extension Wire.Source {
  /// Worked out here.
  static let computed = Wire.Source(Source.computed)
}

extension RequestPlace {
  /// The place as the sky needs it.
  var sky: SkyPlace {
    SkyPlace(
      coordinate: place.coordinate, elevationMeters: place.elevationMeters, zone: zone)
  }

  /// What was said about the place, and what a method adds.
  func warnings(and more: [ServiceWarning] = []) -> [Wire.Warning] {
    (warnings + more).map(Wire.Warning.init)
  }

  /// Today's date there.
  func today(_ invocation: Invocation) -> LocalDate {
    zone.date(at: invocation.now) ?? LocalDate.first
  }
}

extension LocalDate {
  /// A date of the wire is one of ours: both know the years 1800…2200.
  init(_ date: WireDate) {
    self = LocalDate(year: date.year, month: date.month, day: date.day) ?? LocalDate.first
  }
}

extension Instant {
  init(_ instant: WireInstant) { self.init(unixSeconds: instant.secondsSince1970) }
}

/// Rows of days, and a warning for each date that never existed at the place.
func skippedWarnings(_ dates: [LocalDate]) -> [ServiceWarning] {
  dates.map { date in
    ServiceWarning(.notProvided, "\(date) never existed here and is left out.", paths: ["/days"])
  }
}
