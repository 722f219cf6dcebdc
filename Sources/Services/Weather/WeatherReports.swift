package import Skill
package import Sky
package import Summary
package import Time
package import Weather

/// Current conditions, with the day's sun and the normals.
package struct CurrentReport: Sendable {
  /// The normal for the month and hour in the climate of a year.
  package struct Normal: Equatable, Sendable {
    package let year: Int
    package let temperatureCelsius: Double
    /// How much warmer than normal it is.
    package let anomalyCelsius: Double
    /// Whether it is the normal of the place rather than of its surroundings.
    package let isRepresentative: Bool
  }

  package let weather: CurrentWeather
  /// For the place's current date.
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
  /// The facts known for the day; for today, those from now on.
  package let told: SummaryInput

  /// - Parameter spread: of the maximum temperature.
  package func tree(_ spread: ForecastSpread?) -> SummaryTree {
    var input = told
    input.maximumSpread = spread
    return SummaryTree(input)
  }
}

/// Air quality now and by the hour.
package struct AirReport: Sendable {
  package let current: AirQuality
  /// From now on, if hours were requested.
  package let hours: [AirQuality]
}
