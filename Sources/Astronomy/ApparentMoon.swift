/// The Moon as seen from the Earth's center: apparent place of date.
///
/// Meeus, "Astronomical Algorithms" (2nd ed.), chapter 47: about 10″ in longitude and 4″ in
/// latitude.
package struct ApparentMoon: Sendable {
  /// Apparent geocentric longitude, 0 ..< 360.
  package let longitudeDegrees: Double
  package let latitudeDegrees: Double
  /// Between the centers of Earth and Moon.
  package let distanceKilometers: Double
  /// 0 ..< 360.
  package let rightAscensionDegrees: Double
  package let declinationDegrees: Double
  /// Hour angle at Greenwich, −180 ... 180.
  package let greenwichHourAngleDegrees: Double

  /// - Parameter unixSeconds: Seconds since 1970-01-01T00:00 UTC.
  package init(unixSeconds: Double) {
    let epoch = Epoch(unixSeconds: unixSeconds)
    self.init(epoch: epoch, nutation: Nutation(centuries: epoch.terrestrialCenturies))
  }

  init(epoch: Epoch, nutation: Nutation) {
    let orbit = MoonOrbit(centuries: epoch.terrestrialCenturies)
    longitudeDegrees = Angle.wrapped360(orbit.longitudeDegrees + nutation.longitudeDegrees)
    latitudeDegrees = orbit.latitudeDegrees
    distanceKilometers = orbit.distanceKilometers

    let longitude = longitudeDegrees * Angle.radiansPerDegree
    let latitude = latitudeDegrees * Angle.radiansPerDegree
    let obliquity = nutation.trueObliquityDegrees * Angle.radiansPerDegree
    let (sinObliquity, cosObliquity) = (sine(obliquity), cosine(obliquity))
    let east = sine(longitude) * cosine(latitude)
    let ascension = arcTangent(
      east * cosObliquity - sine(latitude) * sinObliquity, cosine(longitude) * cosine(latitude))
    rightAscensionDegrees = Angle.wrapped360(ascension * Angle.degreesPerRadian)
    declinationDegrees =
      arcSine(sine(latitude) * cosObliquity + east * sinObliquity) * Angle.degreesPerRadian
    greenwichHourAngleDegrees = Angle.wrapped180(
      epoch.meanSiderealDegrees + nutation.longitudeDegrees * cosObliquity
        - rightAscensionDegrees)
  }
}
