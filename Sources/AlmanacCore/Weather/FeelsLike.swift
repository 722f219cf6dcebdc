#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How the air feels to skin, for providers that do not say.
package enum FeelsLike {
  /// Apparent temperature of Steadman (1994), as the Australian Bureau of Meteorology publishes
  /// it (no radiation term): AT = Ta + 0.33 e − 0.70 v − 4.00, e in hPa, v in m/s at 10 m.
  package static func temperatureCelsius(
    temperatureCelsius: Double, humidityPercent: Double, windKilometersPerHour: Double
  ) -> Double {
    let saturation = 6.105 * exp(17.27 * temperatureCelsius / (237.7 + temperatureCelsius))
    let vapor = min(max(humidityPercent, 0), 100) / 100 * saturation
    let metersPerSecond = max(windKilometersPerHour, 0) / 3.6
    return temperatureCelsius + 0.33 * vapor - 0.70 * metersPerSecond - 4.00
  }
}
