import AlmanacProtocol
import Services
import Skill
import Time
import Units
import Vocabulary

/// `forecast.chance`: how likely a threshold is crossed in one of the coming hours.
extension Wire.ForecastChanceMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let variable = call.params.variable
    let units = call.units
    let threshold: SpreadSource.Threshold =
      switch (call.params.above, call.params.below) {
      case (let above?, _): .above(units.metric(above: above, variable.quantity))
      case (nil, let below?): .below(units.metric(below, variable.quantity))
      case (nil, nil): preconditionFailure("no threshold")
      }
    let answer = try await call.services.weather.chance(
      of: variable, threshold, within: call.params.within, at: call.place.found, call.policy
    ).get()
    let (chance, span) = answer.value
    return Result(
      chance: Int((100 * chance.chance).rounded()),
      start: call.zone.moment(span.lowerBound),
      end: call.zone.moment(span.upperBound),
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
