import Libc

/// Whether precipitation falls as snow, from temperature and humidity at the ground: the binary
/// logistic regression of Jennings et al., Nature Communications 9:1148, 2018.
package enum PrecipitationPhase {
  /// 0…1; half at about 1 °C in moist air, warmer in dry air.
  package static func snowProbability(temperatureCelsius: Double, humidityPercent: Double) -> Double
  {
    let humidity = min(max(humidityPercent, 0), 100)
    return 1 / (1 + exp(-10.04 + 1.41 * temperatureCelsius + 0.09 * humidity))
  }
}
