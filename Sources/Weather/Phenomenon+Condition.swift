package import Vocabulary

extension Phenomenon {
  /// The precipitation of a kind of weather; nil if it has none.
  package init?(precipitationOf kind: ConditionKind) {
    switch kind {
    case .lightDrizzle, .drizzle, .heavyDrizzle: self = .drizzle
    case .lightFreezingDrizzle, .freezingDrizzle, .lightFreezingRain, .freezingRain:
      self = .freezingRain
    case .lightRain: self = .lightRain
    case .rain: self = .rain
    case .heavyRain: self = .heavyRain
    case .lightSnow, .snowGrains: self = .lightSnow
    case .snow: self = .snow
    case .heavySnow: self = .heavySnow
    case .lightRainShowers, .rainShowers: self = .showers
    case .heavyRainShowers: self = .heavyShowers
    case .lightSnowShowers, .snowShowers: self = .snowShowers
    case .thunderstorm, .thunderstormLightHail, .thunderstormHeavyHail, .heavyThunderstorm:
      self = .thunderstorms
    case .lightSleet, .sleet: self = .sleet
    case .lightHail, .hail: self = .hail
    case .clear, .mainlyClear, .partlyCloudy, .overcast, .fog, .rimeFog, .mist, .haze, .smoke,
      .dust, .sand, .ash, .squall, .tornado, .unknown:
      return nil
    }
  }
}
