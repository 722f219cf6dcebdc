import AlmanacProtocol
import Basics
import Services
import Skill
import Sky
import Telling
import Time
import Units
import Vocabulary
import Weather
import Summary
import Words

/// `forecast.daily`: exactly the requested number of days, starting with the place's today.
extension Wire.ForecastDailyMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let policy = call.policy.using(call.params.correction, blend: call.params.blend)
    let (weather, place) = (call.services.weather, call.place.found)
    let answer = try await weather.daily(at: place, days: call.params.days, policy).get()
    let (figures, words) = (call.figures, WireSummary(style: .short, zone: call.zone))
    guard call.params.spread else {
      let spreads = await weather.knownMaximumSpreads(of: answer, at: place, policy)
      return Result(
        days: zip(answer.value, spreads).map {
          figures.day($0, summary: words.sentence($0.tree($1)))
        },
        tail: call.tail(answer))
    }
    let spreads = await weather.spreads(of: answer, at: place, policy)
    return Result(
      days: spreads.value.rows.map { day, spreads in
        figures.day(day, spreads, summary: words.sentence(day.tree(spreads[.temperatureMaximum])))
      }, spreads: Wire.SpreadRecord.each(of: spreads.value.records), tail: call.tail(spreads))
  }
}

extension WireWeather {
  /// - Parameter spreads: nil if they were not asked for.
  func day(
    _ day: DayReport, _ spreads: [DayQuantity: ForecastSpread]? = nil, summary: Sentence
  ) -> Wire.DayForecast {
    let weather = day.weather
    return Wire.DayForecast(
      date: weather.date,
      temperatureMin: Measure(weather.temperatureMinimumCelsius),
      temperatureMax: Measure(weather.temperatureMaximumCelsius),
      precipitation: Measure(weather.precipitationMillimeters),
      precipitationProbability: Measure(weather.precipitationProbabilityPercent),
      wind: Wire.DayWind(
        speedMax: Measure(weather.windSpeedMaximumKilometersPerHour),
        gustMax: Measure(weather.windGustMaximumKilometersPerHour),
        direction: Measure(weather.windDirectionDegrees)),
      uvIndexMax: Measure(weather.uvIndexMaximum),
      sunrise: zone.moment(day.sunrise), sunset: zone.moment(day.sunset),
      moonPhase: Wire.DayMoon(
        name: day.moon.name,
        illumination: Measure(day.moon.illumination)),
      condition: condition(weather.condition), kind: weather.kind,
      partial: weather.isPartial, summary: summary, spread: spreads.map(spread))
  }
}
