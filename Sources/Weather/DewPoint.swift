import Libc

/// Dew point and relative humidity over water, using the Magnus form of Alduchov and Eskridge (J.
/// Appl. Meteor. 35, 1996): coefficients 17.625 and 243.04 °C, accurate to 0.4 % in −40…50 °C.
package enum DewPoint {
  /// `nil` if the humidity is zero or less: dry air has no dew point.
  package static func celsius(temperatureCelsius: Double, humidityPercent: Double) -> Double? {
    guard humidityPercent > 0, temperatureCelsius > -243 else { return nil }
    let ratio = min(humidityPercent, 100) / 100
    let gamma = log(ratio) + 17.625 * temperatureCelsius / (243.04 + temperatureCelsius)
    return 243.04 * gamma / (17.625 - gamma)
  }

  /// `nil` if one of the two is unknown.
  package static func celsius(temperatureCelsius: Double?, humidityPercent: Double?) -> Double? {
    guard let temperatureCelsius, let humidityPercent else { return nil }
    return celsius(temperatureCelsius: temperatureCelsius, humidityPercent: humidityPercent)
  }

  /// A measured dew point; nil if it is more than a degree above the temperature. Less comes from
  /// rounding both to whole degrees, and the air is then saturated.
  package static func possible(_ celsius: Double?, temperatureCelsius: Double?) -> Double? {
    guard let celsius, let temperatureCelsius, celsius > temperatureCelsius else { return celsius }
    return celsius > temperatureCelsius + 1 ? nil : temperatureCelsius
  }

  package static func humidityPercent(
    temperatureCelsius: Double, dewPointCelsius: Double
  ) -> Double? {
    guard temperatureCelsius > -243, dewPointCelsius > -243 else { return nil }
    let actual = exp(17.625 * dewPointCelsius / (243.04 + dewPointCelsius))
    let saturated = exp(17.625 * temperatureCelsius / (243.04 + temperatureCelsius))
    return min(100 * actual / saturated, 100)
  }
}
