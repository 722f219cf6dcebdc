package import AlmanacCore

extension OpenWeatherMap {
  /// The current weather (`/data/2.5/weather`).
  static func currentRequest(at point: Coordinate) -> Request {
    request(.forecast, "/data/2.5/weather", metric(point))
  }

  package static func current(from response: Response) throws(ProviderError) -> CurrentWeather {
    let root = try root(response)
    guard let current = OpenWeatherMapRow(value: root).current else {
      throw .malformed(path: "/dt")
    }
    guard root["main"]?.kind == .object else { throw .malformed(path: "/main") }
    return current
  }

  static func stepsRequest(at point: Coordinate) -> Request {
    request(.forecast, "/data/2.5/forecast", metric(point))
  }

  /// Five days in three-hour steps (`/data/2.5/forecast`), as hours and local days.
  /// - Parameter current: fills the hours between now and the first step, up to three.
  package static func steps(
    from response: Response, zone: ZoneRules, current: CurrentWeather? = nil
  ) throws(ProviderError) -> Forecast {
    let root = try root(response)
    guard let list = root["list"], list.kind == .array else { throw .malformed(path: "/list") }
    let seconds = stepSeconds(list)
    let rows = list.elements.compactMap { stepRow($0, seconds) }
    guard !rows.isEmpty else { throw .noData(.notProvided) }
    let coarse = CoarseForecast(lead(current, rows) + rows, zone: zone)
    let place = root["city"]?["coord"]
    return Forecast(
      latitudeDegrees: place?.number("lat", .latitude),
      longitudeDegrees: place?.number("lon", .longitude),
      current: current, hours: coarse.hours, days: coarse.days)
  }

  /// The current weather as a separate step, from the full hour to the first step.
  private static func lead(
    _ current: CurrentWeather?, _ rows: [CoarseForecast.Row]
  ) -> [CoarseForecast.Row] {
    guard let current, let first = rows.map(\.weather.time).min() else { return [] }
    let start = current.time.rounded(.down, toSeconds: 3600)
    guard start < first, first.seconds(since: start) <= 4 * 3600 else { return [] }
    let weather = HourlyWeather(
      time: start, durationSeconds: first.seconds(since: start),
      temperatureCelsius: current.temperatureCelsius,
      humidityPercent: current.humidityPercent, dewPointCelsius: current.dewPointCelsius,
      cloudCover: current.cloudCover, wind: current.wind,
      visibility: current.visibility,
      pressureHectopascals: current.pressureHectopascals, isDay: current.isDay,
      condition: current.condition)
    return [
      CoarseForecast.Row(
        weather: weather, temperatureMinimumCelsius: nil, temperatureMaximumCelsius: nil)
    ]
  }

  /// Three hours; one on plans with hourly data.
  private static func stepSeconds(_ list: UpstreamValue) -> Double {
    let times = list.elements.compactMap { OpenWeatherMapRow.time($0["dt"]) }.sorted()
    let distances = zip(times, times.dropFirst()).map { $1.seconds(since: $0) }.filter { $0 > 0 }
      .sorted()
    // The median distance: a row out of step must not affect the others.
    return distances.isEmpty ? 10800 : min(distances[(distances.count - 1) / 2], 10800)
  }

  /// Amounts and `pop` are taken to cover the three hours after their time: the service says "the
  /// last 3 hours" for the amount only, while the row's sky, icon and `pop` look ahead.
  private static func stepRow(
    _ item: UpstreamValue, _ seconds: Double
  ) -> CoarseForecast.Row? {
    guard let main = item["main"],
      let weather = OpenWeatherMapRow(value: item).hour(seconds: seconds)
    else { return nil }
    return CoarseForecast.Row(
      weather: weather,
      temperatureMinimumCelsius: main.number("temp_min", .temperature, .celsiusOrKelvin),
      temperatureMaximumCelsius: main.number("temp_max", .temperature, .celsiusOrKelvin))
  }
}
