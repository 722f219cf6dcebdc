import Libc
import Weather

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

  /// Whether an anomaly of the day's temperatures is beyond two standard deviations.
  package func isRare(anomalyCelsius: Double) -> Bool {
    anomalyCelsius.magnitude > 2 * standardDeviationCelsius
  }

  /// The same day in a climate warmer by `celsius`, °C; the relative humidity is kept.
  func warmer(by celsius: Double) -> DailyNormal {
    var day = self
    day.temperatureMeanCelsius += celsius
    day.temperatureMinimumCelsius += celsius
    day.temperatureMaximumCelsius += celsius
    return day
  }

  /// The range of the hours' normal temperatures, °C. It is less than the mean daily range, because
  /// a day's extremes come at any hour when the air mass changes. Fitted to the hourly normals of
  /// NCEI for Seattle, San Francisco and New York (JFK): within 1.5 °C in every month, on average
  /// 0.6.
  package var hourlyRangeCelsius: Double {
    let range = temperatureMaximumCelsius - temperatureMinimumCelsius
    return max(range - 0.85 * standardDeviationCelsius, 0.4 * range)
  }

  /// Mean precipitation of a wet day, mm; 0 if it never rains.
  package var wetDayPrecipitationMillimeters: Double {
    wetDayFraction > 0 ? precipitationMillimeters / wetDayFraction : 0
  }

  /// Probability of 0.1 mm or more, 0…1, as forecasts mean it. Days between 0.1 and 1 mm are the
  /// more frequent the less falls on a wet day; fitted to the counts of both that HungaroMet
  /// publishes for Debrecen (1968: 137 and 91 days, 486 mm; 2010: 168 and 115 days, 845 mm).
  package var precipitationProbability: Double {
    guard wetDayFraction > 0 else { return 0 }
    let exponent = 1 + min(3.8 / wetDayPrecipitationMillimeters, 2)
    return 1 - pow(1 - min(wetDayFraction, 1), exponent)
  }

  /// Constant through the day, because water vapor content hardly changes.
  package var dewPointCelsius: Double? {
    DewPoint.celsius(
      temperatureCelsius: temperatureMeanCelsius, humidityPercent: humidityPercent)
  }
}
