package import Astronomy

/// Where the sky is looked at from, and by whose clock.
package struct SkyPlace: Sendable {
  package let coordinate: Coordinate
  /// Above sea level. It lifts the observer, not the horizon: rise and set are those of a sea-level
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
