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
    let (year, units) = (call.today.year, call.units)
    return Wire.ClimateNormalsResult(
      months: estimate.normals.months
        .filter { call.params.month == nil || $0.month == call.params.month }
        .map {
          let warming = estimate.warmingCelsius(month: $0.month, year: year)
          return Wire.MonthNormal($0, warmingSinceCelsius: warming, units)
        },
      period: ClimateNormals.period, year: year,
      temperatureError: units.climate(estimate.normals.errorCelsius, .temperatureDifference),
      representative: estimate.normals.isRepresentative,
      tail: call.tail(.estimate, credit: Attribution.climatology))
  }
}

extension Wire.MonthNormal {
  fileprivate init(
    _ normal: MonthlyNormal, warmingSinceCelsius: Double, _ units: UnitSystem
  ) {
    let wire = WireClimate(units: units, wording: .english)
    let precipitation: Double = units.wire(normal.precipitationMillimeters, .precipitation)
    let windSpeed: Double = units.wire(normal.windSpeedKilometersPerHour, .windSpeed)
    let wetDays: Double = Rounding.share(normal.wetDayFraction)
    self.init(
      month: normal.month, temperatureMean: wire.temperature(normal.temperatureMeanCelsius),
      temperatureMin: wire.temperature(normal.temperatureMinimumCelsius),
      temperatureMax: wire.temperature(normal.temperatureMaximumCelsius),
      precipitation: precipitation,
      wetDayFraction: wetDays,
      humidity: Rounding.percent(normal.humidityPercent),
      cloudCover: Rounding.percent(normal.cloudCoverPercent),
      windSpeed: windSpeed,
      standardDeviation: wire.difference(normal.standardDeviationCelsius),
      warmingSince: wire.difference(warmingSinceCelsius))
  }
}
