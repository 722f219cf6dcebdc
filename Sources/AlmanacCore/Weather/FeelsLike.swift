#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Apparent temperature, for providers that do not give one.
package enum FeelsLike {
  /// Steadman (1994), as published by the Australian Bureau of Meteorology (no radiation term): AT
  /// = Ta + 0.33 e − 0.70 v − 4.00, e in hPa, v in m/s at 10 m.
  package static func temperatureCelsius(
    temperatureCelsius: Double, humidityPercent: Double, windKilometersPerHour: Double
  ) -> Double {
    let saturation = 6.105 * exp(17.27 * temperatureCelsius / (237.7 + temperatureCelsius))
    let vapor = min(max(humidityPercent, 0), 100) / 100 * saturation
    let metersPerSecond = max(windKilometersPerHour, 0) / 3.6
    return temperatureCelsius + 0.33 * vapor - 0.70 * metersPerSecond - 4.00
  }
}
