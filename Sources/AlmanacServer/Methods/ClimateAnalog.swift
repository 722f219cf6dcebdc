import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `climate.analog`: the cities whose climate today is nearest to a place's projected one. Worked
  /// out on a thread of its own: the first search reads the normals of 2,600 cities.
  static let climateAnalog = running(Wire.ClimateAnalogMethod.self) {
    params, invocation async throws(MethodFailure) in
    let place = try await invocation.place(params.place)
    let today = place.today(invocation)
    let scenario = Scenario(params.scenario)
    let year = min(max(today.year, 1950), 2100)
    guard
      let question = try? ClimateQuestion(
        coordinate: place.place.coordinate, month: today.month,
        baselineYear: year, presentYear: year, scenario: scenario)
    else { throw MethodFailure(.internalError) }
    let analogs = await invocation.services.weather.analogs(
      of: RegionalScaling(question), year: params.year,
      elevationMeters: place.place.elevationMeters, limit: params.limit)
    return Wire.ClimateAnalogResult(
      analogs: analogs.map { analog in
        Wire.ClimateAnalog(
          place: Wire.Place(analog.place),
          distance: Rounding.round(analog.distance, decimals: Rounding.shareDecimals),
          caveat: ClimateAnalog.caveat)
      }, year: params.year, scenario: params.scenario, place: place.wire,
      source: Wire.Source(.estimate),
      attribution: ([Attribution.ipcc] + Attribution.climatology).map(Wire.Attribution.init),
      warnings: place.warnings())
  }
}
