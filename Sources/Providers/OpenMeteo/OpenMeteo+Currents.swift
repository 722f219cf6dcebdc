package import AlmanacCore

extension OpenMeteo {
  /// The weather of now at many points in one call, in their order; `nil` where a point has none.
  package static func currents(at points: [Coordinate]) -> Step<[CurrentWeather?]> {
    let request = request(
      .forecast, host: "api.open-meteo.com", path: "/v1/forecast",
      coordinates(points) + [
        QueryItem("current", currentVariables), QueryItem("timeformat", "unixtime"),
        QueryItem("timezone", "GMT"),
      ])
    let count = points.count
    return .one(request) { (response) throws(ProviderError) in
      let forecasts = try forecasts(from: response)
      guard forecasts.count == count else { throw .malformed(path: "") }
      return forecasts.map(\.current)
    }
  }
}
