import AlmanacCore
import AlmanacProtocol
import Services

/// `weather.current`: the current weather, with the normals for the date.
extension Wire.WeatherCurrentMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
    let answer = try await call.services.weather.current(
      at: call.place.found, call.policy
    ).orThrow()
    let (report, weather, figures) = (answer.value, answer.value.weather, call.figures)
    let (units, times) = (figures.units, figures.times)
    return Result(
      time: times.time(Instant(unixSeconds: weather.timeUnixSeconds)),
      temperature: figures.number(weather.temperatureCelsius, .temperature),
      feelsLike: figures.number(weather.feelsLike?.celsius, .temperature),
      feelsLikeMethod: weather.feelsLike.map { Wire.FeelsLikeMethod($0.method) },
      humidity: Rounding.percent(weather.humidityPercent),
      dewPoint: figures.number(weather.dewPointCelsius, .temperature),
      pressure: figures.number(weather.pressureHectopascals, .pressure),
      wind: figures.wind(weather.wind), cloudCover: figures.cloudCover(weather.cloudCover),
      visibility: figures.number(weather.visibility?.kilometers, .visibility),
      visibilityAtLeast: weather.visibility?.isAtLeast == true ? true : nil,
      uvIndex: Rounding.round(weather.uvIndex, decimals: 1),
      precipitation: figures.number(weather.precipitationMillimeters, .precipitation),
      isDay: report.isDay, condition: figures.condition(weather.condition),
      sunrise: times.time(report.sunrise), sunset: times.time(report.sunset),
      normal: report.normal.map { normal in
        Wire.TemperatureNormal(
          temperature: units.wire(normal.temperatureCelsius, .temperature),
          anomaly: units.wire(normal.anomalyCelsius, .temperatureDifference),
          period: ClimateNormals.period, year: normal.year)
      },
      tail: call.tail(answer))
  }
}
