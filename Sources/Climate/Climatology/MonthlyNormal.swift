/// The 1991–2020 normals of one month at one place.
package struct MonthlyNormal: Sendable, Equatable {
  /// 1…12.
  package let month: Int
  package let temperatureMeanCelsius: Double
  /// Mean of the daily minima.
  package let temperatureMinimumCelsius: Double
  /// Mean of the daily maxima.
  package let temperatureMaximumCelsius: Double
  /// Monthly total.
  package let precipitationMillimeters: Double
  /// Share of days with 1 mm or more, 0…1.
  package let wetDayFraction: Double
  package let humidityPercent: Double
  package let cloudCoverPercent: Double
  /// Mean, at 10 m.
  package let windSpeedKilometersPerHour: Double
  /// Of daily extremes around their normal: day-to-day and year-to-year.
  package let standardDeviationCelsius: Double
}
