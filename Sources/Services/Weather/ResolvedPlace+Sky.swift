import Places
package import Sky
package import Time

extension ResolvedPlace {
  /// The sky above the place.
  package var sky: SkyPlace {
    SkyPlace(
      coordinate: place.coordinate, elevationMeters: place.elevationMeters, zone: zone)
  }

  /// The place's date at an instant; the last of the calendar past its end.
  package func date(at time: Instant) -> LocalDate {
    zone.date(at: time) ?? .last
  }

  /// The start of the local hour containing an instant; with a fractional UTC offset, it is not a
  /// UTC hour.
  func hourStart(at time: Instant) -> Instant {
    let offset = Double(zone.offset(at: time).seconds)
    return time.adding(seconds: offset).rounded(.down, toSeconds: 3_600).adding(seconds: -offset)
  }

  /// Whether the clocks have gone back since today's midnight, so that the UTC offset was larger
  /// then.
  func hasGoneBack(at time: Instant) -> Bool {
    guard let today = zone.day(date(at: time)) else { return false }
    return zone.offset(at: today.start).seconds > zone.offset(at: time).seconds
  }
}
