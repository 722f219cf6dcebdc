package import AlmanacCore

extension OpenMeteo {
  /// Now, 16 days by the hour and by the day, with cloud layers: one call that serves the current
  /// weather, both forecasts and the sunset score.
  /// - Parameters:
  ///   - zone: what the days follow; `nil` lets the service choose.
  ///   - withYesterday: for the day on which the clocks go back: the service's today begins where
  ///     midnight would be by the offset of now, an hour too late.
  package static func forecast(
    at point: Coordinate, zone: ZoneRules?, withYesterday: Bool = false
  ) -> Step<Forecast> {
    let request = forecastRequest(at: point, timeZone: zone?.name, withYesterday: withYesterday)
    return .one(request) { (response) throws(ProviderError) in
      try forecast(from: response, zone: zone).unlessBlank(rowsAt: "/hourly")
    }
  }

  package static func forecastRequest(
    at point: Coordinate, timeZone: String?, withYesterday: Bool = false
  ) -> Request {
    request(
      .forecast, host: "api.open-meteo.com", path: "/v1/forecast",
      coordinates([point]) + [
        QueryItem("current", currentVariables), QueryItem("hourly", hourlyVariables),
        QueryItem("daily", dailyVariables), QueryItem("forecast_days", "16"),
        QueryItem("timeformat", "unixtime"), QueryItem("timezone", timeZone ?? "auto"),
      ] + (withYesterday ? [QueryItem("past_days", "1")] : []))
  }

  /// Cloud layers at several points for the days of a forecast, in the order of the points.
  package static func sunwardClouds(
    at points: [Coordinate], days: Int = 16
  ) -> Step<[[HourlyWeather]]> {
    let request = request(
      .sunwardClouds, host: "api.open-meteo.com", path: "/v1/forecast",
      coordinates(points) + [
        QueryItem("hourly", "cloud_cover_low,cloud_cover_mid,cloud_cover_high"),
        QueryItem("forecast_days", String(min(max(days, 1), 16))),
        // Points lie over sea as often as over land.
        QueryItem("cell_selection", "nearest"),
        QueryItem("timeformat", "unixtime"), QueryItem("timezone", "GMT"),
      ])
    let count = points.count
    return .one(request) { (response) throws(ProviderError) in
      let forecasts = try forecasts(from: response)
      guard forecasts.count == count else { throw .malformed(path: "") }
      return forecasts.map(\.hours)
    }
  }

  /// Reads the answer for one point.
  /// - Parameter zone: that was asked for.
  package static func forecast(
    from response: Response, zone: ZoneRules? = nil
  ) throws(ProviderError) -> Forecast {
    guard let first = try forecasts(from: response, zone: zone).first else {
      throw .malformed(path: "")
    }
    return first
  }

  /// Reads an answer of any number of points: several come as an array.
  package static func forecasts(
    from response: Response, zone: ZoneRules? = nil
  ) throws(ProviderError) -> [Forecast] {
    let root = try root(response)
    let received = Instant(unixSeconds: response.receivedAtUnixSeconds)
    let asked = zone.map { Double($0.offset(at: received).seconds) } ?? 0
    switch root.kind {
    case .object: return [try OpenMeteoForecast(root, askedOffsetSeconds: asked).forecast]
    case .array:
      var forecasts: [Forecast] = []
      for element in root.elements {
        guard element.kind == .object else { throw .malformed(path: "/\(forecasts.count)") }
        forecasts.append(
          try OpenMeteoForecast(element, askedOffsetSeconds: asked).forecast)
      }
      return forecasts
    default: throw .malformed(path: "")
    }
  }

  static let currentVariables = """
    temperature_2m,relative_humidity_2m,apparent_temperature,dew_point_2m,is_day,precipitation,\
    weather_code,cloud_cover,cloud_cover_low,cloud_cover_mid,cloud_cover_high,pressure_msl,\
    wind_speed_10m,wind_direction_10m,wind_gusts_10m,uv_index,visibility
    """

  static let hourlyVariables = """
    temperature_2m,relative_humidity_2m,dew_point_2m,apparent_temperature,\
    precipitation_probability,precipitation,snowfall,weather_code,pressure_msl,cloud_cover,\
    cloud_cover_low,cloud_cover_mid,cloud_cover_high,visibility,wind_speed_10m,\
    wind_direction_10m,wind_gusts_10m,uv_index,is_day
    """

  static let dailyVariables = """
    weather_code,temperature_2m_max,temperature_2m_min,apparent_temperature_max,\
    apparent_temperature_min,precipitation_sum,precipitation_probability_max,snowfall_sum,\
    wind_speed_10m_max,wind_gusts_10m_max,wind_direction_10m_dominant,uv_index_max,\
    cloud_cover_mean,relative_humidity_2m_mean
    """
}
