package import Astronomy

/// An observer's position and time zone.
package struct SkyPlace: Sendable {
  package let coordinate: Coordinate
  /// Above sea level. It raises the observer, not the horizon: rise and set are for a sea-level
  /// horizon.
  package let elevationMeters: Double
  package let zone: ZoneRules

  package init(coordinate: Coordinate, elevationMeters: Double? = nil, zone: ZoneRules) {
    self.coordinate = coordinate
    self.elevationMeters = elevationMeters ?? 0
    self.zone = zone
  }

  package var observer: Observer {
    Observer(
      latitudeDegrees: coordinate.latitude, longitudeDegrees: coordinate.longitude,
      elevationMeters: elevationMeters)
  }
}
