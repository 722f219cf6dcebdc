#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The combined effect of heat and humidity on people.
package enum HeatStress {
  /// The heat index of the US National Weather Service (Rothfusz 1990, SR 90-23, with Steadman's
  /// simple form below 80 °F and both adjustments), °C.
  ///
  /// nil outside 20…50 °C and 0…100 %: the regression does not cover colder or hotter air.
  package static func heatIndexCelsius(
    temperatureCelsius: Double, humidityPercent: Double
  ) -> Double? {
    guard (20...50).contains(temperatureCelsius), (0...100).contains(humidityPercent) else {
      return nil
    }
    let fahrenheit = heatIndexFahrenheit(temperatureCelsius * 1.8 + 32, humidityPercent)
    return (fahrenheit - 32) / 1.8
  }

  static func heatIndexFahrenheit(_ t: Double, _ r: Double) -> Double {
    let simple = 0.5 * (t + 61 + (t - 68) * 1.2 + 0.094 * r)
    let mean = (simple + t) / 2
    guard mean >= 80 else { return mean }
    let dry = -42.379 + 2.04901523 * t - 0.00683783 * t * t
    let wet = 10.14333127 * r - 0.05481717 * r * r
    let both = -0.22475541 * t * r + 0.00122874 * t * t * r + 0.00085282 * t * r * r
    let index = dry + wet + both - 0.00000199 * t * t * r * r
    return index + adjustment(t, r)
  }

  private static func adjustment(_ t: Double, _ r: Double) -> Double {
    if r < 13, (80...112).contains(t) {
      return -(13 - r) / 4 * ((17 - abs(t - 95)) / 17).squareRoot()
    }
    if r > 85, (80...87).contains(t) { return (r - 85) / 10 * ((87 - t) / 5) }
    return 0
  }

  /// The wet-bulb temperature at sea-level pressure (Stull 2011, doi:10.1175/JAMC-D-11-0143.1;
  /// mean error below 0.3 °C), °C. nil outside −20…50 °C and 5…99 %.
  package static func wetBulbCelsius(
    temperatureCelsius t: Double, humidityPercent r: Double
  ) -> Double? {
    guard (-20...50).contains(t), (5...99).contains(r) else { return nil }
    return t * atan(0.151977 * (r + 8.313659).squareRoot()) + atan(t + r) - atan(r - 1.676331)
      + 0.00391838 * r * r.squareRoot() * atan(0.023101 * r) - 4.686035
  }
}
