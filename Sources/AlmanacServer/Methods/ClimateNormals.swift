import AlmanacProtocol
import Basics
import Climate
import Providers
import Services
import Time
import Units
import Weather
import Words

/// `climate.normals`: a place's climate normals by month.
extension Wire.ClimateNormalsMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let estimate = call.services.weather.climateEstimate(at: call.place.found)
    let year = call.today.year
    return Wire.ClimateNormalsResult(
      months: estimate.normals.months
        .filter { call.params.month == nil || $0.month == call.params.month }
        .map {
          let warming = estimate.warmingCelsius(month: $0.month, year: year)
          return Wire.MonthNormal($0, warmingSinceCelsius: warming)
        },
      period: ClimateNormals.period, year: year,
      temperatureError: Measure(estimate.normals.errorCelsius),
      representative: estimate.normals.isRepresentative,
      tail: call.tail(.estimate, credit: Attribution.climatology))
  }
}

extension Wire.MonthNormal {
  fileprivate init(_ normal: MonthlyNormal, warmingSinceCelsius: Double) {
    self.init(
      month: normal.month, temperatureMean: Measure(normal.temperatureMeanCelsius),
      temperatureMin: Measure(normal.temperatureMinimumCelsius),
      temperatureMax: Measure(normal.temperatureMaximumCelsius),
      precipitation: Measure(normal.precipitationMillimeters),
      wetDayFraction: Measure(normal.wetDayFraction),
      humidity: Measure(normal.humidityPercent),
      cloudCover: Measure(normal.cloudCoverPercent),
      windSpeed: Measure(normal.windSpeedKilometersPerHour),
      standardDeviation: Measure(normal.standardDeviationCelsius),
      warmingSince: Measure(warmingSinceCelsius))
  }
}
