import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `climate.normals`: what is usual at a place, month by month.
  static let climateNormals = located(Wire.ClimateNormalsMethod.self, { $0.place }) {
    params, place, invocation throws(MethodFailure) in
    let estimate = invocation.services.weather.climateEstimate(at: place.found)
    let year = place.today(invocation).year
    let units = invocation.units(params.units)
    return Wire.ClimateNormalsResult(
      months: estimate.normals.months
        .filter { params.month == nil || $0.month == params.month }
        .map {
          let warming = estimate.warmingCelsius(month: $0.month, year: year)
          return Wire.MonthNormal($0, warmingSinceCelsius: warming, units)
        },
      period: ClimateNormals.period, year: year, place: place.wire, units: Wire.Units(units),
      source: Wire.Source(.estimate),
      attribution: Attribution.climatology.map(Wire.Attribution.init),
      warnings: place.warnings())
  }
}

extension Wire.MonthNormal {
  fileprivate init(
    _ normal: MonthlyNormal, warmingSinceCelsius: Double, _ units: UnitSystem
  ) {
    let wire = WireClimate(units: units, language: .english)
    let precipitation: Double = units.wire(normal.precipitationMillimeters, .precipitation)
    let windSpeed: Double = units.wire(normal.windSpeedKilometersPerHour, .windSpeed)
    let wetDays: Double = Rounding.round(
      normal.wetDayFraction, decimals: Rounding.shareDecimals)
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
