import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `weather.current`: the weather now, with what is normal for the date.
  static let weatherCurrent = fetched(Wire.WeatherCurrentMethod.self, { $0.place }) {
    params, place, invocation async throws(MethodFailure) in
    let answer = try await invocation.services.weather.current(
      at: place.found, invocation.policy(params.network)
    ).forMethod()
    let units = invocation.units(params.units)
    let times = invocation.times(place.zone, labels: params.labels, locale: params.request.locale)
    return Wire.WeatherCurrentResult(Report(answer, place, units), units, times)
  }
}

extension Wire.WeatherCurrentResult {
  init(_ report: Report<CurrentReport>, _ units: UnitSystem, _ times: WireTimes) {
    let wire = WireWeather(units: units, times: times)
    let weather = report.value.weather
    self.init(
      time: times.time(Instant(unixSeconds: weather.timeUnixSeconds)),
      temperature: wire.number(weather.temperatureCelsius, .temperature),
      feelsLike: wire.number(weather.feelsLikeCelsius, .temperature),
      humidity: Rounding.percent(weather.humidityPercent),
      dewPoint: wire.number(weather.dewPointCelsius, .temperature),
      pressure: wire.number(weather.pressureHectopascals, .pressure),
      wind: wire.wind(weather.wind), cloudCover: wire.cloudCover(weather.cloudCover),
      visibility: wire.number(weather.visibilityKilometers, .visibility),
      uvIndex: Rounding.round(weather.uvIndex, decimals: 1),
      precipitation: wire.number(weather.precipitationMillimeters, .precipitation),
      isDay: report.value.isDay, condition: wire.condition(weather.condition),
      sunrise: times.time(report.value.sunrise), sunset: times.time(report.value.sunset),
      normal: report.value.normal.map { normal in
        Wire.TemperatureNormal(
          temperature: units.wire(normal.temperatureCelsius, .temperature),
          anomaly: units.wire(normal.anomalyCelsius, .temperatureDifference),
          period: ClimateNormals.period, year: normal.year)
      },
      place: report.place, units: report.units, source: report.source, sources: report.sources,
      retryAfterSeconds: report.retryAfterSeconds, attribution: report.attribution,
      warnings: report.warnings)
  }
}
