import Vocabulary
import Weather

/// The only justified change of a condition: between snow and rain, decided by temperature.
///
/// Wind and clouds stay: climate models agree on no change that would alter their description.
struct ConditionShift {
  /// Default when no humidity is given: typical during precipitation.
  private static let humidityInPrecipitation = 85.0

  let condition: Condition
  let humidityPercent: Double?

  /// The condition at a different temperature.
  func condition(from now: Double, to then: Double) -> Condition {
    let before = snowProbability(now)
    let after = snowProbability(then)
    if let rain = Self.rain(for: condition.kind), before > after {
      if after < 0.2, before >= 0.2 { return Condition(rain, isDay: condition.isDay) }
      if after <= 0.5, before > 0.5 { return Condition(sleet, isDay: condition.isDay) }
    }
    if let snow = Self.snow(for: condition.kind), after > before {
      if after > 0.8, before <= 0.8 { return Condition(snow, isDay: condition.isDay) }
      if after >= 0.5, before < 0.5 { return Condition(sleet, isDay: condition.isDay) }
    }
    return condition
  }

  private func snowProbability(_ temperature: Double) -> Double {
    PrecipitationPhase.snowProbability(
      temperatureCelsius: temperature,
      humidityPercent: humidityPercent ?? Self.humidityInPrecipitation)
  }

  private var sleet: ConditionKind {
    [.lightSnow, .lightSnowShowers, .lightRain, .lightRainShowers].contains(condition.kind)
      ? .lightSleet : .sleet
  }

  private static func rain(for kind: ConditionKind) -> ConditionKind? {
    switch kind {
    case .lightSnow, .lightSleet, .snowGrains: .lightRain
    case .snow, .sleet: .rain
    case .heavySnow: .heavyRain
    case .lightSnowShowers: .lightRainShowers
    case .snowShowers: .rainShowers
    default: nil
    }
  }

  private static func snow(for kind: ConditionKind) -> ConditionKind? {
    switch kind {
    case .lightRain, .lightSleet: .lightSnow
    case .rain, .sleet: .snow
    case .heavyRain: .heavySnow
    case .lightRainShowers: .lightSnowShowers
    case .rainShowers: .snowShowers
    default: nil
    }
  }

  static func isHeavyRain(_ kind: ConditionKind) -> Bool {
    switch kind {
    case .heavyRain, .heavyRainShowers, .thunderstorm, .heavyThunderstorm, .thunderstormLightHail,
      .thunderstormHeavyHail:
      true
    default: false
    }
  }
}
