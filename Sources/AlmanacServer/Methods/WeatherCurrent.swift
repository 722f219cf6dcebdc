import AlmanacProtocol
import Basics
import Climate
import Services
import Time
import Units
import Vocabulary
import Weather

/// `weather.current`: the current weather, with the normals for the date, and what stations
/// measured.
extension Wire.WeatherCurrentMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let (weather, place, policy) = (call.services.weather, call.place.found, call.policy)
    async let stations = weather.observationsBeside(at: place, policy)
    let model = try await weather.current(at: place, policy).get()
    let measured = await stations
    var answer = model.warningIfFailed(measured, about: [.observed])
    guard let observed = try? measured?.get(), !observed.value.weather.isEmpty else {
      return result(answer, observed: nil, measured: [], call)
    }
    answer.attribution += observed.attribution.filter { !answer.attribution.contains($0) }
    let (preferred, fields) =
      call.params.prefer == .measured ? answer.measured(by: observed) : (answer, [])
    let compared = observed.map { $0.compared(with: model) }
    return result(preferred, observed: part(compared, of: call), measured: fields, call)
  }

  /// Exactly the answer of `observation.current`.
  private static func part(
    _ observed: Sourced<ObservationReport>, of call: Call<Self>
  ) -> Wire.ObservationCurrentResult {
    Wire.ObservationCurrentMethod.result(
      observed, Call(.init().sharing(call.params.shared), call.invocation, call.place, call.format))
  }

  private static func result(
    _ answer: Sourced<CurrentReport>, observed: Wire.ObservationCurrentResult?,
    measured: [MeasuredField], _ call: Call<Self>
  ) -> Result {
    let (report, weather, figures) = (answer.value, answer.value.weather, call.figures)
    let zone = call.zone
    return Result(
      time: zone.moment(weather.time),
      temperature: Measure(weather.temperatureCelsius),
      feelsLike: Measure(weather.feelsLike?.celsius),
      feelsLikeMethod: weather.feelsLike?.method,
      humidity: Measure(weather.humidityPercent),
      dewPoint: Measure(weather.dewPointCelsius),
      pressure: Measure(weather.pressureHectopascals),
      wind: figures.wind(weather.wind), cloudCover: figures.cloudCover(weather.cloudCover),
      visibility: Measure(weather.visibility?.kilometers),
      visibilityBound: weather.visibility?.bound,
      uvIndex: Measure(weather.uvIndex),
      precipitation: weather.precipitation.map { fallen in
        Wire.IntervalPrecipitation(
          rate: Measure(fallen.millimetersPerHour),
          amount: Measure(fallen.millimeters),
          start: zone.moment(fallen.interval.lowerBound),
          end: zone.moment(fallen.interval.upperBound))
      },
      isDay: report.isDay, condition: figures.condition(weather.condition),
      sunrise: zone.moment(report.sunrise), sunset: zone.moment(report.sunset),
      normal: report.normal.map { normal in
        Wire.TemperatureNormal(
          temperature: Measure(normal.temperatureCelsius),
          anomaly: Measure(normal.anomalyCelsius),
          period: ClimateNormals.period, year: normal.year,
          representative: normal.isRepresentative)
      },
      observed: observed, measured: measured,
      tail: call.tail(answer))
  }
}
