/// Weather with a name of its own.
package enum Phenomenon: String, CaseIterable, Sendable {
  case precipitation
  case drizzle
  case lightRain
  case rain
  case heavyRain
  case showers
  case heavyShowers
  case thunderstorms
  case hail
  case freezingRain
  case sleet
  case lightSnow
  case snow
  case heavySnow
  case snowShowers
  case fog
  case frost
}

/// Groups of the Beaufort scale (WMO-No. 8, table 5.1).
package enum WindLevel: String, CaseIterable, Sendable {
  case strong, gale, storm, hurricane
}

/// The sky without weather.
package enum SummarySky: String, CaseIterable, Sendable {
  case sunny, clear, partlyCloudy, cloudy
}

/// Six hours of a local day.
package enum DayPart: String, CaseIterable, Sendable {
  case night, morning, afternoon, evening
}
