/// The normals of one day of the year at one place.
package struct DailyNormal: Sendable, Equatable {
  package private(set) var temperatureMeanCelsius: Double
  package private(set) var temperatureMinimumCelsius: Double
  package private(set) var temperatureMaximumCelsius: Double
  /// Mean over all days, wet or dry.
  package let precipitationMillimeters: Double
  /// Probability of 1 mm or more, 0…1.
  package let wetDayFraction: Double
  package let humidityPercent: Double
  package let cloudCoverPercent: Double
  package let windSpeedKilometersPerHour: Double
  package let standardDeviationCelsius: Double

  /// Days, including leap years.
  private static let monthLengths = [
    31, 28.25, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
  ]

  /// Interpolates between the middles of two months; `share` is the position, 0…1.
  init(from: MonthlyNormal, to: MonthlyNormal, share: Double) {
    func mix(_ value: (MonthlyNormal) -> Double) -> Double {
      value(from) * (1 - share) + value(to) * share
    }
    temperatureMeanCelsius = mix(\.temperatureMeanCelsius)
    temperatureMinimumCelsius = mix(\.temperatureMinimumCelsius)
    temperatureMaximumCelsius = mix(\.temperatureMaximumCelsius)
    precipitationMillimeters = mix {
      $0.precipitationMillimeters / Self.monthLengths[$0.month - 1]
    }
    wetDayFraction = mix(\.wetDayFraction)
    humidityPercent = mix(\.humidityPercent)
    cloudCoverPercent = mix(\.cloudCoverPercent)
    windSpeedKilometersPerHour = mix(\.windSpeedKilometersPerHour)
    standardDeviationCelsius = mix(\.standardDeviationCelsius)
  }

  /// The same day in a climate warmer by `celsius`, °C; the relative humidity is kept.
  func warmer(by celsius: Double) -> DailyNormal {
    var day = self
    day.temperatureMeanCelsius += celsius
    day.temperatureMinimumCelsius += celsius
    day.temperatureMaximumCelsius += celsius
    return day
  }

  /// Mean precipitation of a wet day, mm; 0 if it never rains.
  package var wetDayPrecipitationMillimeters: Double {
    wetDayFraction > 0 ? precipitationMillimeters / wetDayFraction : 0
  }

  /// Constant through the day, because water vapor content hardly changes.
  package var dewPointCelsius: Double? {
    DewPoint.celsius(
      temperatureCelsius: temperatureMeanCelsius, humidityPercent: humidityPercent)
  }
}
