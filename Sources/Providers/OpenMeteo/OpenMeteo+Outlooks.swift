package import AlmanacCore

extension OpenMeteo {
  /// Many places in one call, in their order: the weather of now, and by the hour what a sunset is
  /// judged by. A place costs half of what its whole forecast would.
  package static func outlooks(at points: [Coordinate], days: Int) -> Step<[Forecast]> {
    let request = request(
      .forecast, host: "api.open-meteo.com", path: "/v1/forecast",
      coordinates(points) + [
        QueryItem("current", currentVariables), QueryItem("hourly", outlookVariables),
        QueryItem("forecast_days", String(min(max(days, 1), 16))),
        QueryItem("timeformat", "unixtime"), QueryItem("timezone", "GMT"),
      ])
    let count = points.count
    return .one(request) { (response) throws(ProviderError) in
      let forecasts = try forecasts(from: response)
      guard forecasts.count == count else { throw .malformed(path: "") }
      return forecasts
    }
  }

  private static let outlookVariables = """
    temperature_2m,relative_humidity_2m,precipitation,weather_code,cloud_cover,cloud_cover_low,\
    cloud_cover_mid,cloud_cover_high,visibility
    """
}
