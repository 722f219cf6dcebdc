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

  /// The start of the local hour containing an instant; with a fractional UTC offset, it is not a
  /// UTC hour.
  func hourStart(atUnixSeconds time: Double) -> Double {
    let offset = Double(zone.offset(at: Instant(unixSeconds: time)).seconds)
    return ((time + offset) / 3_600).rounded(.down) * 3_600 - offset
  }

  /// Whether the clocks have gone back since today's midnight, so that the UTC offset was larger
  /// then.
  func hasGoneBack(atUnixSeconds time: Double) -> Bool {
    guard let today = zone.day(date(atUnixSeconds: time)) else { return false }
    let now = Instant(unixSeconds: time)
    return zone.offset(at: today.start).seconds > zone.offset(at: now).seconds
  }
}
