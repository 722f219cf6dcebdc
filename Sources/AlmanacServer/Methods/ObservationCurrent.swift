import AlmanacProtocol
import Services
import Units
import Weather
import Vocabulary

/// `observation.current`: what stations near a place measured, value by value.
extension Wire.ObservationCurrentMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let params = call.params
    var rules = ObservationRules()
    rules.maximumKilometers = Double(params.maxDistanceKm)
    rules.maximumAgeSeconds = Double(params.maxAgeMinutes) * 60
    rules.maximumHeightMeters = Double(params.maxHeightDifferenceMeters)
    let answer = try await call.services.weather.observations(
      at: call.place.found, rules, call.policy
    ).get()
    return result(answer, call)
  }

  static func result(_ answer: Sourced<ObservationReport>, _ call: Call<Self>) -> Result {
    let (report, weather) = (answer.value, answer.value.weather)
    let written = WireObservation(figures: call.figures, isDay: report.isDay)
    return Result(
      temperature: written.temperature(
        ObservedTemperature(
          measured: weather.temperature, adjusted: weather.adjusted,
          modelCelsius: report.modelCelsius)),
      dewPoint: written.number(weather.dewPoint, .temperature),
      humidity: written.percent(weather.humidity), wind: written.wind(weather.wind),
      pressure: written.number(weather.pressure, .pressure),
      visibility: written.visibility(weather.visibility),
      cloudCover: written.percent(weather.cloudCover),
      cloudBase: written.number(weather.cloudBase, .elevation),
      condition: written.condition(weather.condition),
      precipitation: Wire.MeasuredPrecipitation(
        oneHour: written.number(weather.precipitationOneHour, .precipitation),
        threeHours: written.number(weather.precipitationThreeHours, .precipitation),
        sixHours: written.number(weather.precipitationSixHours, .precipitation)),
      snowDepth: written.number(weather.snowDepth, .snowfall),
      stations: weather.stations.map(written.station), tail: call.tail(answer))
  }
}
