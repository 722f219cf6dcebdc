/// The Sun as seen from the Earth's center: apparent place of date with nutation and aberration.
///
/// NREL SPA (Reda & Andreas, Solar Energy 76(5), 2004; NREL/TP-560-34302, 2008): accurate to
/// 0.0003° in the years −2000 ... 6000.
package struct ApparentSun: Sendable {
  /// Apparent geocentric longitude, 0 ..< 360.
  package let longitudeDegrees: Double
  /// 0 ..< 360.
  package let rightAscensionDegrees: Double
  package let declinationDegrees: Double
  package let distanceAstronomicalUnits: Double
  /// Hour angle of the Sun at Greenwich, −180 ... 180, positive after its transit.
  package let greenwichHourAngleDegrees: Double
  let nutation: Nutation
  let earth: EarthOrbit

  /// - Parameters:
  ///   - unixSeconds: Seconds since 1970-01-01T00:00 UTC; the years 1800 ... 2200 are tested.
  ///   - deltaTSeconds: TT − UT; nil uses `DeltaT`.
  package init(unixSeconds: Double, deltaTSeconds: Double? = nil) {
    self.init(epoch: Epoch(unixSeconds: unixSeconds, deltaTSeconds: deltaTSeconds))
  }

  init(epoch: Epoch) {
    earth = EarthOrbit(millennia: epoch.terrestrialMillennia)
    nutation = Nutation(centuries: epoch.terrestrialCenturies)
    distanceAstronomicalUnits = earth.radiusAstronomicalUnits
    let aberration = -20.4898 / (3600 * earth.radiusAstronomicalUnits)
    longitudeDegrees = Angle.wrapped360(
      earth.longitudeDegrees + 180 + nutation.longitudeDegrees + aberration)

    let longitude = longitudeDegrees * Angle.radiansPerDegree
    let latitude = -earth.latitudeDegrees * Angle.radiansPerDegree
    let obliquity = nutation.trueObliquityDegrees * Angle.radiansPerDegree
    let (sinLongitude, cosLongitude) = (sine(longitude), cosine(longitude))
    let (sinObliquity, cosObliquity) = (sine(obliquity), cosine(obliquity))
    let (sinLatitude, cosLatitude) = (sine(latitude), cosine(latitude))
    let rightAscension = arcTangent(
      sinLongitude * cosObliquity - sinLatitude / cosLatitude * sinObliquity, cosLongitude)
    rightAscensionDegrees = Angle.wrapped360(rightAscension * Angle.degreesPerRadian)
    declinationDegrees =
      arcSine(sinLatitude * cosObliquity + cosLatitude * sinObliquity * sinLongitude)
      * Angle.degreesPerRadian
    greenwichHourAngleDegrees = Angle.wrapped180(
      epoch.meanSiderealDegrees + nutation.longitudeDegrees * cosObliquity
        - rightAscensionDegrees)
  }

  /// Apparent minus mean solar time, −20 ... 20 (NREL/TP-560-34302, appendix A.1).
  package func equationOfTimeMinutes(unixSeconds: Double, deltaTSeconds: Double? = nil) -> Double {
    let epoch = Epoch(unixSeconds: unixSeconds, deltaTSeconds: deltaTSeconds)
    let t = epoch.terrestrialMillennia
    let cubic = 1.0 / 49931 - t * (1.0 / 15300 + t / 2_000_000)
    let meanLongitude =
      280.4664567 + t * (360007.6982779 + t * (0.03032028 + t * cubic))
    let obliquity = nutation.trueObliquityDegrees * Angle.radiansPerDegree
    let degrees =
      meanLongitude - 0.0057183 - rightAscensionDegrees
      + nutation.longitudeDegrees * cosine(obliquity)
    return Angle.wrapped180(degrees) * 4
  }

  /// Parallax when the Sun is at the horizon.
  var horizontalParallaxDegrees: Double { 8.794 / (3600 * distanceAstronomicalUnits) }
}
