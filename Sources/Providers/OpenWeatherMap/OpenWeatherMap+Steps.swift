import Places
package import Time
import Units
import Vocabulary
package import Weather

extension OpenWeatherMap {
  /// The current weather (`/data/2.5/weather`).
  static func currentRequest(at point: Coordinate) -> Request {
    request(.forecast, "/data/2.5/weather", metric(point))
  }

  package static func current(from response: Response) throws(ProviderError) -> CurrentWeather {
    let root = try root(response)
    guard let current = currentWeather(root) else {
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
    let list = try root.list("list")
    let items = list.elements.filter { $0["main"] != nil }
    let seconds = stepSeconds(list)
    let series = OpenWeatherMapSeries(items, rowSeconds: seconds, leading: true)
    let rows = WeatherColumns(series, seconds > 3600 ? steps : hourlySteps).steps
    guard rows.count > 1 else { throw .noData(.notProvided) }
    let coarse = CoarseForecast(lead(current, rows[0], rows[1]) + rows.dropFirst(), zone: zone)
    let place = root["city"]?["coord"]
    return Forecast(
      latitudeDegrees: place?.number("lat", .latitude),
      longitudeDegrees: place?.number("lon", .longitude),
      current: current, hours: coarse.hours, days: coarse.days)
  }

  /// The current weather as a separate step, from the full hour to the first row, with its share of
  /// what is said of that row's interval.
  private static func lead(
    _ current: CurrentWeather?, _ interval: CoarseForecast.Row, _ first: CoarseForecast.Row
  ) -> [CoarseForecast.Row] {
    guard let current else { return [] }
    let end = first.weather.time
    let start = current.time.rounded(.down, toSeconds: 3600)
    let seconds = end.seconds(since: start)
    guard seconds > 0, seconds <= 4 * 3600 else { return [] }
    let ahead = interval.weather.lasting(
      seconds, share: min(1, seconds / interval.weather.durationSeconds))
    let weather = HourlyWeather(
      time: start, durationSeconds: seconds,
      temperatureCelsius: current.temperatureCelsius,
      humidityPercent: current.humidityPercent, dewPointCelsius: current.dewPointCelsius,
      precipitationMillimeters: ahead.precipitationMillimeters,
      precipitationProbabilityPercent: ahead.precipitationProbabilityPercent,
      snowfallCentimeters: ahead.snowfallCentimeters,
      cloudCover: current.cloudCover, wind: current.wind,
      visibility: current.visibility,
      pressureHectopascals: current.pressureHectopascals, isDay: current.isDay,
      condition: ahead.condition ?? current.condition)
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

  /// A single row.
  static func currentWeather(_ item: UpstreamValue) -> CurrentWeather? {
    WeatherColumns(now: OpenWeatherMapSeries([item]), current).now
  }
}
