/// A point on the WGS84 ellipsoid.
package struct Observer: Sendable, Equatable {
  /// Geodetic, −90 ... 90, north positive.
  package let latitudeDegrees: Double
  /// East positive; any range.
  package let longitudeDegrees: Double
  /// Height above the ellipsoid.
  package let elevationMeters: Double

  package init(latitudeDegrees: Double, longitudeDegrees: Double, elevationMeters: Double = 0) {
    self.latitudeDegrees = min(90, max(-90, latitudeDegrees))
    self.longitudeDegrees = Angle.wrapped180(longitudeDegrees)
    self.elevationMeters = elevationMeters
  }

  /// Distance from the Earth's axis (`axial`) and from its equatorial plane (`polar`) in equatorial
  /// radii (NREL/TP-560-34302, eqs. 35–37; 6378.14 km, flattening 1/298.257).
  var geocentric: (axial: Double, polar: Double) {
    let latitude = latitudeDegrees * Angle.radiansPerDegree
    let (sinLatitude, cosLatitude) = (sine(latitude), cosine(latitude))
    let reduced = arcTangent(0.99664719 * sinLatitude, cosLatitude)
    let height = elevationMeters / 6_378_140
    return (
      cosine(reduced) + height * cosLatitude,
      0.99664719 * sine(reduced) + height * sinLatitude
    )
  }
}
