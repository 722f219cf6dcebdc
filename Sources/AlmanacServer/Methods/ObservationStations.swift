import AlmanacProtocol
import Services
import Weather
import Vocabulary

/// `observation.stations`: who measures near a place, also without a network.
extension Wire.ObservationStationsMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let params = call.params
    var rules = ObservationRules()
    rules.maximumKilometers = Double(params.maxDistanceKm)
    let answer = try await call.services.weather.stations(
      at: call.place.found, rules, call.policy
    ).get()
    let written = WireObservation(figures: call.figures)
    return Result(
      stations: answer.value.prefix(params.limit).map { near in
        Wire.NearStation(
          station: written.station(near.near), ageSeconds: near.newest.map { Int($0.ageSeconds) },
          quality: near.newest?.quality,
          report: near.newest.map { written.report($0.value) })
      }, tail: call.tail(answer))
  }
}
