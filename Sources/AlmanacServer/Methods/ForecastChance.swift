import AlmanacCore
import AlmanacProtocol
import Services
import Vocabulary

/// `forecast.chance`: how likely a threshold is crossed in one of the coming hours.
extension Wire.ForecastChanceMethod: AwaitedMethod {
  static func check(_ params: Params) throws(MethodFailure) {
    if params.above != nil, params.below != nil {
      throw MethodFailure(.invalidParams, at: "/below", hint: "Either above or below, not both.")
    }
    if params.above == nil, params.below == nil {
      throw MethodFailure(.missingParam, at: "/above")
    }
  }

  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
    let variable = call.params.variable
    let units = call.units
    func metric(_ value: Double) -> Double { units.metric(value, variable.quantity) }
    let threshold: SpreadSource.Threshold =
      call.params.above.map { .above(metric($0)) } ?? .below(metric(call.params.below ?? 0))
    let answer = try await call.services.weather.chance(
      of: variable, threshold, within: call.params.within, at: call.place.found, call.policy
    ).orThrow()
    let (chance, span) = answer.value
    return Result(
      chance: Int((100 * chance.chance).rounded()),
      from: call.times.time(span.lowerBound),
      until: call.times.time(span.upperBound),
      method: chance.method, calibrated: chance.doubt == nil,
      reason: chance.doubt, tail: call.tail(answer))
  }
}

extension SpreadVariable {
  fileprivate var quantity: Quantity {
    switch self {
    case .temperature: .temperature
    case .windSpeed, .windGust: .windSpeed
    case .precipitation: .precipitation
    }
  }
}
