import Basics
package import Places
package import Time
import Units
import Vocabulary
package import Weather

extension Provider {
  static let metNorway = Provider(
    id: .metNorway,
    attribution: [Attribution("Data from MET Norway", "https://api.met.no/", "CC BY 4.0")],
    baseURL: "https://api.met.no", wantsContact: true, budget: [(1, 20)], forecastDays: 10,
    forecastVariables: .all.subtracting([.visibility, .snowfall]),
    columns: [MetNorway.steps],
    offers: [
      Offer(.forecast, "now, hours to 3 days, 6 h steps to 10, cloud layers") { query in
        MetNorway.forecast(
          at: query.point, elevationMeters: query.elevationMeters, zone: query.zone)
      },
      Offer(.alerts, "Norway, by polygon: the weather, without floods and avalanches") {
        MetNorway.alerts(at: $0.exact, language: $0.language)
      }.covering { MetNorway.warnedCountries.contains($0) }.partial,
    ])
}

/// MET Norway (api.met.no): worldwide forecasts with cloud layers, no key.
///
/// The service refuses agents that do not name a program, and may block one whose makers it cannot
/// reach (api.met.no/doc/TermsOfService). It wants four decimals at most, and `Expires` and
/// `If-Modified-Since` honored; the sender of the request handles these.
package enum MetNorway {
  /// Hourly for about three days, then six-hour steps to nine or ten days; returned as hours and
  /// local days.
  package static func forecast(
    at point: Coordinate, elevationMeters: Double? = nil, zone: ZoneRules
  ) -> Step<Forecast> {
    var query = point.query
    if let elevationMeters, (-500...9000).contains(elevationMeters) {
      query.append(QueryItem("altitude", String(Int(elevationMeters.rounded()))))
    }
    let request = Request(
      .metNorway, .forecast, path: "/weatherapi/locationforecast/2.0/complete", query: query)
    return .one(request) { (response) throws(ProviderError) in
      try forecast(from: response, zone: zone)
    }
  }

  package static func forecast(
    from response: Response, zone: ZoneRules
  ) throws(ProviderError) -> Forecast {
    // 203 is a success from a deprecated version.
    let root = try response.json(good: [200, 203]) { status, _ in
      [404, 422].contains(status) ? .noData(.outOfCoverage) : nil
    }
    let properties = root["properties"]
    guard let series = properties?["timeseries"], series.kind == .array else {
      throw .malformed(path: "/properties/timeseries")
    }
    guard let rows = MetNorwaySeries(series) else { throw .noData(.notProvided) }
    let coarse = CoarseForecast(WeatherColumns(rows, steps), zone: zone)
    let place = root["geometry"]?["coordinates"]
    return try Forecast(
      latitudeDegrees: place?.element(at: 1)?.number(.latitude),
      longitudeDegrees: place?.element(at: 0)?.number(.longitude),
      elevationMeters: place?.element(at: 2)?.number(.elevation),
      // The first hour contains the time of the answer; its amount is hourly, whatever its step.
      current: coarse.hours.first.map { CurrentWeather($0) }, hours: coarse.hours,
      days: coarse.days
    ).unlessBlank(rowsAt: "/properties/timeseries")
  }
}

/// `symbol_code`: a base such as `lightrainshowersandthunder`, with `_day`, `_night` or
/// `_polartwilight` if relevant (api.met.no/weatherapi/weathericon/2.0/documentation).
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

  /// The service misspells two bases with a doubled s (`lightssleet…`, `lightssnow…`).
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
