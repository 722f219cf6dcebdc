import Libc
package import Vocabulary

/// How warm the air feels, by one method whichever provider the weather is from.
///
/// Up to 10 °C the wind chill, from 80 °F (26.7 °C) on the heat index, both of the US National
/// Weather Service; in between Steadman's apparent temperature. Its differences from the others at
/// the two bounds are taken off, each fading toward the other bound, so that nothing jumps.
package struct FeelsLike: Sendable, Equatable {
  package let celsius: Double
  package let method: FeelsLikeMethod

  private static let coolCelsius = 10.0
  private static let warmCelsius = (80 - 32) / 1.8

  /// `nil` if something that the method needs is unknown, the air is hotter than 50 °C, or damper
  /// than any that was measured.
  package init?(
    temperatureCelsius: Double?, humidityPercent: Double?, windKilometersPerHour wind: Double?
  ) {
    guard let temperature = temperatureCelsius else { return nil }
    if temperature <= Self.coolCelsius {
      guard let wind else { return nil }
      celsius = Self.windChill(temperature, wind)
      method = .windChill
      return
    }
    guard let humidity = humidityPercent else { return nil }
    if temperature >= Self.warmCelsius {
      guard let index = Self.heatIndex(temperature, humidity) else { return nil }
      celsius = index
      method = .heatIndex
      return
    }
    guard let wind, let warm = Self.heatIndex(Self.warmCelsius, humidity) else { return nil }
    func apparent(_ celsius: Double) -> Double { Self.apparent(celsius, humidity, wind) }
    let cool = Self.windChill(Self.coolCelsius, wind) - apparent(Self.coolCelsius)
    let share = (temperature - Self.coolCelsius) / (Self.warmCelsius - Self.coolCelsius)
    celsius =
      apparent(temperature) + (1 - share) * cool + share * (warm - apparent(Self.warmCelsius))
    method = .apparentTemperature
  }

  private static func heatIndex(_ temperature: Double, _ humidity: Double) -> Double? {
    HeatStress.heatIndexCelsius(temperatureCelsius: temperature, humidityPercent: humidity)
  }

  /// The index of 2001 (weather.gov/safety/cold-wind-chill-chart), defined above 3 mph; in less
  /// wind a share of it.
  static func windChill(_ temperature: Double, _ windKilometersPerHour: Double) -> Double {
    let least = 3 * 1.609344
    guard windKilometersPerHour >= least else {
      let share = max(windKilometersPerHour, 0) / least
      return temperature + share * (windChill(temperature, least) - temperature)
    }
    let fahrenheit = temperature * 1.8 + 32
    let power = pow(windKilometersPerHour / 1.609344, 0.16)
    let chill = 35.74 + 0.6215 * fahrenheit - 35.75 * power + 0.4275 * fahrenheit * power
    return min((chill - 32) / 1.8, temperature)
  }

  /// Steadman (1994), as published by the Australian Bureau of Meteorology (no radiation term): AT
  /// = Ta + 0.33 e − 0.70 v − 4.00, e in hPa, v in m/s at 10 m.
  static func apparent(_ temperature: Double, _ humidity: Double, _ wind: Double) -> Double {
    let saturation = 6.105 * exp(17.27 * temperature / (237.7 + temperature))
    let vapor = min(max(humidity, 0), 100) / 100 * saturation
    return temperature + 0.33 * vapor - 0.70 * max(wind, 0) / 3.6 - 4.00
  }
}

extension HourlyWeather {
  package var feelsLike: FeelsLike? {
    FeelsLike(
      temperatureCelsius: temperatureCelsius, humidityPercent: humidityPercent,
      windKilometersPerHour: wind.speedKilometersPerHour)
  }
}

extension CurrentWeather {
  package var feelsLike: FeelsLike? {
    FeelsLike(
      temperatureCelsius: temperatureCelsius, humidityPercent: humidityPercent,
      windKilometersPerHour: wind.speedKilometersPerHour)
  }
}
