import AlmanacCore
import AlmanacProtocol
import Services

/// `forecast.daily`: exactly the requested number of days, starting with the place's today.
extension Wire.ForecastDailyMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
    let answer = try await call.services.weather.daily(
      at: call.place.found, days: call.params.days, call.policy.using(call.params.correction)
    ).orThrow()
    let (figures, words) = (call.figures, WireSummary(.short, call.figures))
    return Result(
      days: answer.value.map { figures.day($0, summary: words.text(SummaryTree($0.told))) },
      tail: call.tail(answer))
  }
}

extension WireWeather {
  func day(_ day: DayReport, summary: String) -> Wire.DayForecast {
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
      partial: weather.isPartial, summary: summary)
  }
}
