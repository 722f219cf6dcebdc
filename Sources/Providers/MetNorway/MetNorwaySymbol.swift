internal import AlmanacCore

/// `symbol_code`: a base such as `lightrainshowersandthunder`, and `_day`, `_night` or
/// `_polartwilight` where that matters (api.met.no/weatherapi/weathericon/2.0/documentation).
enum MetNorwaySymbol {
  static func condition(_ symbol: String) -> Condition? {
    let parts = symbol.split(separator: "_", maxSplits: 1)
    guard let base = parts.first, let kind = kind(String(base)) else { return nil }
    return Condition(kind, isDay: isDay(symbol) ?? true)
  }

  /// Polar twilight is not day: the sun is below the horizon.
  static func isDay(_ symbol: String) -> Bool? {
    if symbol.hasSuffix("_day") { return true }
    return symbol.hasSuffix("_night") || symbol.hasSuffix("_polartwilight") ? false : nil
  }

  private static func kind(_ base: String) -> ConditionKind? {
    switch base {
    case "clearsky": return .clear
    case "fair": return .mainlyClear
    case "partlycloudy": return .partlyCloudy
    case "cloudy": return .overcast
    case "fog": return .fog
    default: break
    }
    if base.mentions("andthunder") {
      return base.hasPrefix("heavy") ? .heavyThunderstorm : .thunderstorm
    }
    return falling(base)
  }

  /// Two bases are misspelled by the service with a doubled s (`lightssleet…`, `lightssnow…`).
  private static func falling(_ base: String) -> ConditionKind? {
    let isLight = base.hasPrefix("light")
    let isHeavy = base.hasPrefix("heavy")
    let isShowers = base.hasSuffix("showers")
    if base.mentions("sleet") { return isLight ? .lightSleet : .sleet }
    if base.mentions("snow") {
      if isShowers { return isHeavy ? .snowShowers : .lightSnowShowers }
      return isLight ? .lightSnow : isHeavy ? .heavySnow : .snow
    }
    guard base.mentions("rain") else { return nil }
    if isShowers { return isLight ? .lightRainShowers : isHeavy ? .heavyRainShowers : .rainShowers }
    return isLight ? .lightRain : isHeavy ? .heavyRain : .rain
  }
}
