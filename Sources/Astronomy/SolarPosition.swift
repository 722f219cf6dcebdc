/// The Sun's position in an observer's sky (NREL/TP-560-34302, §3.9–3.14).
package struct SolarPosition: Sendable {
  /// Clockwise from north, 0 ..< 360.
  package let azimuthDegrees: Double
  /// Of the Sun's center, airless, with parallax.
  package let altitudeDegrees: Double
  /// With refraction; equal to `altitudeDegrees` if the Sun is entirely below the horizon.
  package let apparentAltitudeDegrees: Double
  /// Geocentric.
  package let declinationDegrees: Double
  /// Topocentric, −180 ... 180, positive in the afternoon.
  package let hourAngleDegrees: Double
  /// Apparent minus mean solar time.
  package let equationOfTimeMinutes: Double
  package let distanceAstronomicalUnits: Double

  /// - Parameters:
  ///   - unixSeconds: Seconds since 1970-01-01T00:00 UTC.
  ///   - pressureHectopascals: nil uses the standard atmosphere at the observer's elevation.
  ///   - deltaTSeconds: TT − UT; nil uses `DeltaT`.
  package init(
    unixSeconds: Double, observer: Observer, pressureHectopascals: Double? = nil,
    temperatureCelsius: Double = 15, deltaTSeconds: Double? = nil
  ) {
    let sun = ApparentSun(unixSeconds: unixSeconds, deltaTSeconds: deltaTSeconds)
    let hourAngle =
      (sun.greenwichHourAngleDegrees + observer.longitudeDegrees) * Angle.radiansPerDegree
    let declination = sun.declinationDegrees * Angle.radiansPerDegree
    let parallax = sine(sun.horizontalParallaxDegrees * Angle.radiansPerDegree)
    let (axial, polar) = observer.geocentric

    let opposite = -axial * parallax * sine(hourAngle)
    let adjacent = cosine(declination) - axial * parallax * cosine(hourAngle)
    let ascensionShift = arcTangent(opposite, adjacent)
    let topocentricDeclination = arcTangent(
      (sine(declination) - polar * parallax) * cosine(ascensionShift), adjacent)
    let topocentricHourAngle = hourAngle - ascensionShift

    let latitude = observer.latitudeDegrees * Angle.radiansPerDegree
    let (sinLatitude, cosLatitude) = (sine(latitude), cosine(latitude))
    let (sinDeclination, cosDeclination) = (
      sine(topocentricDeclination), cosine(topocentricDeclination)
    )
    altitudeDegrees =
      arcSine(
        sinLatitude * sinDeclination
          + cosLatitude * cosDeclination * cosine(topocentricHourAngle)) * Angle.degreesPerRadian
    apparentAltitudeDegrees =
      altitudeDegrees
      + Refraction.degrees(
        altitudeDegrees: altitudeDegrees,
        pressureHectopascals: pressureHectopascals
          ?? Refraction.standardPressureHectopascals(elevationMeters: observer.elevationMeters),
        temperatureCelsius: temperatureCelsius)
    azimuthDegrees = Angle.wrapped360(
      180 + arcTangent(
        sine(topocentricHourAngle) * cosDeclination,
        cosine(topocentricHourAngle) * cosDeclination * sinLatitude - sinDeclination * cosLatitude)
        * Angle.degreesPerRadian)
    declinationDegrees = sun.declinationDegrees
    hourAngleDegrees = Angle.wrapped180(topocentricHourAngle * Angle.degreesPerRadian)
    equationOfTimeMinutes = sun.equationOfTimeMinutes(
      unixSeconds: unixSeconds, deltaTSeconds: deltaTSeconds)
    distanceAstronomicalUnits = sun.distanceAstronomicalUnits
  }
}
