import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `forecast.daily`: exactly the days asked for, the first is the place's today.
  static let forecastDaily = fetched(Wire.ForecastDailyMethod.self, { $0.place }) {
    params, place, invocation async throws(MethodFailure) in
    let answer = try await invocation.services.weather.daily(
      at: place.found, days: params.days, invocation.policy(params.network)
    ).forMethod()
    let wire = invocation.figures(
      params.units, place.zone, labels: params.labels, locale: params.request.locale)
    let report = Report(answer, place, wire.units)
    return Wire.ForecastDailyResult(
      days: report.value.map(wire.day), place: report.place, units: report.units,
      source: report.source, sources: report.sources,
      retryAfterSeconds: report.retryAfterSeconds, attribution: report.attribution,
      warnings: report.warnings)
  }
}

extension WireWeather {
  func day(_ day: DayReport) -> Wire.DayForecast {
    let weather = day.weather
    return Wire.DayForecast(
      date: times.date(weather.date),
      temperatureMin: number(weather.temperatureMinimumCelsius, .temperature),
      temperatureMax: number(weather.temperatureMaximumCelsius, .temperature),
      precipitation: number(weather.precipitationMillimeters, .precipitation),
      precipitationProbability: Rounding.percent(weather.precipitationProbabilityPercent),
      wind: Wire.DayWind(
        speedMax: number(weather.windSpeedMaximumKilometersPerHour, .windSpeed),
        gustMax: number(weather.windGustMaximumKilometersPerHour, .windSpeed),
        direction: Rounding.round(
          weather.windDirectionDegrees, decimals: Rounding.angleDecimals)),
      uvIndexMax: Rounding.round(weather.uvIndexMaximum, decimals: 1),
      sunrise: times.time(day.sunrise), sunset: times.time(day.sunset),
      moonPhase: Wire.DayMoon(
        name: Wire.MoonPhaseName(day.moon.name),
        illumination: Rounding.round(
          day.moon.illumination, decimals: Rounding.illuminationDecimals)),
      condition: condition(weather.condition), kind: Wire.RowKind(weather.kind),
      partial: weather.isPartial)
  }
}
