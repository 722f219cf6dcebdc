/// A row of three hours describes those that end at its `dt`: the service's own XML writes the same
/// row as an interval that ends there (openweathermap.org/forecast5: amount, probability and symbol
/// of `dt` 2022-08-30 15:00 are those `from` 12:00 `to` 15:00). The hours of One Call begin with
/// the running one, and are taken to lie ahead.
extension OpenWeatherMap {
  static let current = rows(
    "current", .preceding(seconds: 3600),
    amounts("1h", .preceding(seconds: 3600))
      + amounts("3h", .preceding(seconds: 10_800)))

  static let oneCallHours = rows(
    "One Call hourly", .following(seconds: 3600), amounts("1h", .following(seconds: 3600)))

  static let steps = rows(
    "forecast in three-hour steps", .preceding(seconds: 10_800),
    amounts("3h", .preceding(seconds: 10_800)) + extremes)

  /// On plans with hourly data.
  static let hourlySteps = rows(
    "forecast in hourly steps", .preceding(seconds: 3600),
    amounts("1h", .preceding(seconds: 3600)) + extremes)

  /// Clouds and humidity of a day are left out: in recorded answers they are those of the hour at
  /// its `dt`, noon, and no means.
  static let days = ColumnTable(
    "One Call daily",
    [
      Column(.temperatureMinimum, "temp.min", .wholeDay),
      Column(.temperatureMaximum, "temp.max", .wholeDay),
      Column(.precipitation, "rain + snow", .wholeDay), Column(.probability, "pop", .wholeDay),
      Column(.snowfall, "snow", .wholeDay), Column(.windSpeed, "wind_speed", .wholeDay),
      Column(.windGust, "wind_gust", .wholeDay), Column(.windDirection, "wind_deg", .wholeDay),
      Column(.uvIndex, "uvi", .wholeDay), Column(.condition, "weather", .wholeDay),
    ])

  /// A rate in mm/h.
  static let minutes = ColumnTable(
    "One Call minutely", [Column(.precipitation, "precipitation", .following(seconds: 60))])

  /// The service reports at most 10 km of visibility (openweathermap.org/current).
  private static func rows(_ title: String, _ interval: Validity, _ more: [Column]) -> ColumnTable {
    ColumnTable(
      title, maximumVisibilityKilometers: 10,
      [
        Column(.temperature, "temp"), Column(.humidity, "humidity"),
        Column(.dewPoint, "dew_point"), Column(.pressure, "pressure"),
        Column(.cloudCover, "clouds"), Column(.windSpeed, "wind speed"),
        Column(.windGust, "wind gust"), Column(.windDirection, "wind deg"),
        Column(.visibility, "visibility"), Column(.uvIndex, "uvi"), Column(.isDay, "pod"),
        Column(.condition, "weather", interval, sky: .instant),
        Column(.probability, "pop", interval),
      ] + more)
  }

  private static func amounts(_ period: String, _ validity: Validity) -> [Column] {
    [
      Column(.precipitation, "rain + snow." + period, validity),
      Column(.snowfall, "snow." + period, validity),
    ]
  }

  /// Around the place at the time (openweathermap.org/forecast5).
  private static let extremes = [
    Column(.temperatureMinimum, "temp_min"), Column(.temperatureMaximum, "temp_max"),
  ]
}
