package import Time

/// The current weather at one place; always metric, `nil` = unknown.
package struct CurrentWeather: Sendable, Equatable {
  /// When it was observed or computed.
  package let time: Instant
  package let temperatureCelsius: Double?
  package let humidityPercent: Double?
  /// Computed from the two if a source does not give it.
  package let dewPointCelsius: Double?
  /// Reduced to sea level, hPa.
  package let pressureHectopascals: Double?
  package let wind: Wind
  package let cloudCover: CloudCover
  package let visibility: Visibility?
  package let uvIndex: Double?
  package let precipitation: PrecipitationAmount?
  package let isDay: Bool?
  package let condition: Condition?

  package init(
    time: Instant, temperatureCelsius: Double? = nil,
    humidityPercent: Double? = nil, dewPointCelsius: Double? = nil,
    pressureHectopascals: Double? = nil, wind: Wind = .unknown, cloudCover: CloudCover = .unknown,
    visibility: Visibility? = nil, uvIndex: Double? = nil,
    precipitation: PrecipitationAmount? = nil, isDay: Bool? = nil, condition: Condition? = nil
  ) {
    self.time = time
    self.temperatureCelsius = temperatureCelsius
    self.humidityPercent = humidityPercent
    self.dewPointCelsius =
      dewPointCelsius
      ?? DewPoint.celsius(temperatureCelsius: temperatureCelsius, humidityPercent: humidityPercent)
    self.pressureHectopascals = pressureHectopascals
    self.wind = wind
    self.cloudCover = cloudCover
    self.visibility = visibility
    self.uvIndex = uvIndex
    self.precipitation = precipitation
    self.isDay = isDay
    self.condition = condition
  }
}

extension CurrentWeather {
  /// An hour's weather, used as the current weather.
  /// - Parameter precipitation: by default that of the hour.
  package init(_ hour: HourlyWeather, precipitation: PrecipitationAmount? = nil) {
    self.init(
      time: hour.time, temperatureCelsius: hour.temperatureCelsius,
      humidityPercent: hour.humidityPercent,
      dewPointCelsius: hour.dewPointCelsius, pressureHectopascals: hour.pressureHectopascals,
      wind: hour.wind, cloudCover: hour.cloudCover,
      visibility: hour.visibility, uvIndex: hour.uvIndex,
      precipitation: precipitation ?? hour.precipitation, isDay: hour.isDay,
      condition: hour.condition)
  }
}
