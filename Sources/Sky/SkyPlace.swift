package import Astronomy
package import Places
package import Time

/// An observer's position and time zone.
package struct SkyPlace: Sendable {
  package let coordinate: Coordinate
  /// Above sea level. It raises the observer; rise and set are for a sea-level horizon unless its
  /// dip is asked for.
  package let elevationMeters: Double
  package let zone: ZoneRules

  package init(coordinate: Coordinate, elevationMeters: Double? = nil, zone: ZoneRules) {
    self.coordinate = coordinate
    self.elevationMeters = elevationMeters ?? 0
    self.zone = zone
  }

  /// How far the horizon of a free view to the sea lies below that of an observer at its level,
  /// with refraction: 1.76′√h for h meters (Explanatory Supplement to the Astronomical Almanac; at
  /// most 2.8° on the highest mountain). Zero below the sea.
  package var dipDegrees: Double { 1.76 / 60 * max(elevationMeters, 0).squareRoot() }

  package var observer: Observer {
    Observer(
      latitudeDegrees: coordinate.latitude, longitudeDegrees: coordinate.longitude,
      elevationMeters: elevationMeters)
  }
}
