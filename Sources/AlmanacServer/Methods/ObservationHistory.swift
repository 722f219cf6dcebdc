import AlmanacProtocol
import Services
import Vocabulary
import Weather

/// `observation.history`: the last hours of one station.
extension Wire.ObservationHistoryMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let params = call.params
    var rules = ObservationRules()
    rules.maximumKilometers = Double(params.maxDistanceKm)
    let answer = try await call.services.weather.history(
      at: call.place.found, of: params.stationId, hours: params.hours, rules, call.policy
    ).get()
    let written = WireObservation(figures: call.figures)
    return Result(
      station: answer.value.station.map(written.station),
      stuck: MeasuredField.allCases.filter(answer.value.stuck.contains),
      reports: answer.value.rows.map(written.report), tail: call.tail(answer))
  }
}
