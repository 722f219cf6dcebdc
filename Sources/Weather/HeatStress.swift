import Libc

/// The combined effect of heat and humidity on people.
package enum HeatStress {
  /// The heat index of the US National Weather Service (Rothfusz 1990, SR 90-23, with Steadman's
  /// simple form below 80 °F and both adjustments), °C.
  ///
  /// nil outside 20…50 °C and 0…100 %: the regression does not cover colder or hotter air. nil if
  /// it gives more than 82 °C: that of the dampest heat ever measured, 42 °C with a dew point of 35
  /// °C (Dhahran, 8 July 2003), is 81 °C.
  package static func heatIndexCelsius(
    temperatureCelsius: Double, humidityPercent: Double
  ) -> Double? {
    guard (20...50).contains(temperatureCelsius), (0...100).contains(humidityPercent) else {
      return nil
    }
    let fahrenheit = heatIndexFahrenheit(temperatureCelsius * 1.8 + 32, humidityPercent)
    let celsius = (fahrenheit - 32) / 1.8
    return celsius <= 82 ? celsius : nil
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

  /// The wet-bulb temperature by Normand's rule, °C: a dry adiabat up to the condensation level and
  /// a saturated one from there down to the pressure of the place (Bolton 1980,
  /// doi:10.1175/1520-0493(1980)108<1046:TCOEPT>2.0.CO;2, equations 10, 11 and 15). nil outside
  /// −35…50 °C, 1…100 % and 300…1100 hPa.
  package static func wetBulbCelsius(
    temperatureCelsius: Double, humidityPercent: Double, pressureHectopascals pressure: Double
  ) -> Double? {
    guard (-35...50).contains(temperatureCelsius), (1...100).contains(humidityPercent),
      (300...1100).contains(pressure)
    else { return nil }
    let kelvin = temperatureCelsius + 273.15
    let ratio = log(
      humidityPercent / 100 * saturationHectopascals(temperatureCelsius) / 6.112)
    let dewPoint = 243.5 * ratio / (17.67 - ratio) + 273.15
    var parcel = 1 / (1 / (dewPoint - 56) + log(kelvin / dewPoint) / 800) + 56
    var level = pressure * pow(parcel / kelvin, 1 / 0.2857)
    let steps = 20
    let step = (pressure - level) / Double(steps)
    for _ in 0..<steps {
      let first = saturatedSlope(level, parcel)
      let second = saturatedSlope(level + step / 2, parcel + step / 2 * first)
      let third = saturatedSlope(level + step / 2, parcel + step / 2 * second)
      let fourth = saturatedSlope(level + step, parcel + step * third)
      parcel += step / 6 * (first + 2 * second + 2 * third + fourth)
      level += step
    }
    return parcel - 273.15
  }

  private static func saturationHectopascals(_ celsius: Double) -> Double {
    6.112 * exp(17.67 * celsius / (celsius + 243.5))
  }

  /// K/hPa along a saturated pseudoadiabat (AMS Glossary of Meteorology).
  private static func saturatedSlope(_ pressure: Double, _ kelvin: Double) -> Double {
    let (gas, heat, latent, ratio) = (287.05, 1004.67, 2.50084e6, 0.622)
    let vapor = saturationHectopascals(kelvin - 273.15)
    let mixing = ratio * vapor / (pressure - vapor)
    return (gas * kelvin + latent * mixing) / pressure
      / (heat + latent * latent * mixing * ratio / (gas * kelvin * kelvin))
  }
}
