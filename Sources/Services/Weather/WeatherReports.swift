package import AlmanacCore

/// The weather of now, with the sun of the day and what is usual.
package struct CurrentReport: Sendable {
  /// What is normal for the month and the hour in the climate of a year.
  package struct Normal: Equatable, Sendable {
    package let year: Int
    package let temperatureCelsius: Double
    /// How much warmer than normal it is.
    package let anomalyCelsius: Double
  }

  package let weather: CurrentWeather
  /// Of the place's date now.
  package let sunrise: Instant?
  package let sunset: Instant?
  package let isDay: Bool
  package let normal: Normal?
}

/// A day of the forecast, with its sun and moon.
package struct DayReport: Sendable {
  package let weather: DailyWeather
  package let sunrise: Instant?
  package let sunset: Instant?
  /// At the sun's noon.
  package let moon: MoonPhase
}

/// The air now and hour by hour.
package struct AirReport: Sendable {
  package let current: AirQuality
  /// From now on, where hours were asked for.
  package let hours: [AirQuality]
}
