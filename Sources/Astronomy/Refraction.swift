/// Atmospheric refraction.
package enum Refraction {
  /// The refraction at a true altitude (NREL/TP-560-34302 eq. 42, after Bennett 1982); zero if the
  /// Sun is entirely below the horizon, where the formula is invalid.
  ///
  /// - Parameters:
  ///   - altitudeDegrees: True (airless) altitude.
  ///   - pressureHectopascals: Air pressure at the observer.
  ///   - temperatureCelsius: Air temperature at the observer.
  ///   - horizonDegrees: Refraction at the horizon, for the cut-off only.
  package static func degrees(
    altitudeDegrees: Double, pressureHectopascals: Double, temperatureCelsius: Double,
    horizonDegrees: Double = 0.5667
  ) -> Double {
    guard altitudeDegrees >= -(0.26667 + horizonDegrees) else { return 0 }
    let argument = altitudeDegrees + 10.3 / (altitudeDegrees + 5.11)
    return pressureHectopascals / 1010 * 283 / (273 + temperatureCelsius) * 1.02
      / (60 * tangent(argument * Angle.radiansPerDegree))
  }

  /// Pressure of the ICAO standard atmosphere.
  package static func standardPressureHectopascals(elevationMeters: Double) -> Double {
    1013.25 * power(max(0, 1 - 2.25577e-5 * elevationMeters), 5.25588)
  }
}
