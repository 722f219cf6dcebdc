// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// The sixteen points of the compass.
package enum Compass: String, Word {
  case north = "N"
  case northNortheast = "NNE"
  case northeast = "NE"
  case eastNortheast = "ENE"
  case east = "E"
  case eastSoutheast = "ESE"
  case southeast = "SE"
  case southSoutheast = "SSE"
  case south = "S"
  case southSouthwest = "SSW"
  case southwest = "SW"
  case westSouthwest = "WSW"
  case west = "W"
  case westNorthwest = "WNW"
  case northwest = "NW"
  case northNorthwest = "NNW"
}

/// The kind of weather: WMO code table 4677, and a few kinds without a code there.
package enum ConditionKind: String, Word {
  case clear
  case mainlyClear
  case partlyCloudy
  case overcast
  case fog
  case rimeFog
  case lightDrizzle
  case drizzle
  case heavyDrizzle
  case lightFreezingDrizzle
  case freezingDrizzle
  case lightRain
  case rain
  case heavyRain
  case lightFreezingRain
  case freezingRain
  case lightSnow
  case snow
  case heavySnow
  case snowGrains
  case lightRainShowers
  case rainShowers
  case heavyRainShowers
  case lightSnowShowers
  case snowShowers
  case thunderstorm
  case thunderstormLightHail
  case thunderstormHeavyHail
  case heavyThunderstorm
  case lightSleet
  case sleet
  case lightHail
  case hail
  case mist
  case haze
  case smoke
  case dust
  case sand
  case ash
  case squall
  case tornado
  case unknown
}

/// How `feelsLike` is computed, for all providers alike: wind chill of the US National Weather Service up to 10 °C, its heat index from 80 °F (26.7 °C) on, in between the apparent temperature of Steadman, adjusted to meet both.
package enum FeelsLikeMethod: String, Word {
  case windChill
  case apparentTemperature
  case heatIndex
}

/// Whether a row is forecast or a climatology estimate.
package enum RowKind: String, Word {
  case forecast
  case estimate
}

/// Phase of the moon.
package enum MoonPhaseName: String, Word {
  case newMoon
  case waxingCrescent
  case firstQuarter
  case waxingGibbous
  case fullMoon
  case waningGibbous
  case lastQuarter
  case waningCrescent
}

/// Whether the row of a past day is from an archive or a climatology estimate.
package enum PastDayKind: String, Word {
  case archive
  case estimate
}

/// What a fact is about. `comparison` is of the day's maximum with another one; `range` is that of the temperatures where the span is not a whole day; `warningsUnknown` says that the official warnings could not be fetched, which is not an all-clear; `uncertainty` is where p10 and p90 of the day's maximum are at least 6 °C apart; `usual` is what is normal for the season where there is no forecast.
package enum SummaryFactKind: String, Word {
  case warning
  case warningsUnknown
  case precipitation
  case fog
  case frost
  case wind
  case sky
  case extremes
  case range
  case uncertainty
  case comparison
  case ultraviolet
  case sunset
  case usual
  case unknown
}
