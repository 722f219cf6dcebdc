import AlmanacProtocol
import Basics
import Climate
import Places
import Providers
import Services
import Time
import Units
import Vocabulary

/// `climate.analog`: the cities whose climate today is nearest to a place's projected one. Runs on
/// its own thread: the first search reads the normals of 2,600 cities.
extension Wire.ClimateAnalogMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let (params, place, today) = (call.params, call.place.place, call.today)
    let year = min(max(today.year, 1950), 2100)
    guard
      let question = try? ClimateQuestion(
        coordinate: place.coordinate, month: today.month, baselineYear: year, presentYear: year,
        scenario: params.scenario)
    else { throw Failure(.internalError) }
    let found = await call.services.weather.analogs(
      of: RegionalScaling(question), year: params.year, elevationMeters: place.elevationMeters,
      limit: params.limit)
    return Wire.ClimateAnalogResult(
      analogs: found.analogs.map { analog in
        Wire.ClimateAnalog(
          place: Wire.Place(analog.place), sigma: Measure(analog.sigma),
          caveat: ClimateAnalog.caveat)
      }, novelty: Measure(found.novelty), novel: found.isNovel,
      year: params.year, scenario: params.scenario,
      tail: call.tail(.estimate, credit: [.ipcc] + Attribution.climatology))
  }
}
