package import AlmanacCore

extension ResolvedPlace {
  /// The sky above the place.
  package var sky: SkyPlace {
    SkyPlace(
      coordinate: place.coordinate, elevationMeters: place.elevationMeters, zone: zone)
  }

  /// The place's date at an instant; the last of the calendar past its end.
  package func date(atUnixSeconds time: Double) -> LocalDate {
    zone.date(at: Instant(unixSeconds: time)) ?? .last
  }

  /// To two decimals, with the zone that days are cut by.
  var subject: String { "\(place.coordinate.subject)/\(place.timeZone)" }
}
