/// Sums, probabilities and gusts cover the hour *before* their time (open-meteo.com/en/docs). The
/// weather code is computed from the amounts of its row (`WeatherCode.calculate` of the service),
/// without any from the clouds and the visibility at its time.
extension OpenMeteo {
  static let hours = ColumnTable(
    "hourly, archive",
    [
      Column(.temperature, "temperature_2m"), Column(.humidity, "relative_humidity_2m"),
      Column(.dewPoint, "dew_point_2m"),
      Column(.probability, "precipitation_probability", .preceding(seconds: 3600)),
      Column(.precipitation, "precipitation", .preceding(seconds: 3600)),
      Column(.snowfall, "snowfall", .preceding(seconds: 3600)),
      Column(.condition, "weather_code", .preceding(seconds: 3600), sky: .instant),
      Column(.pressure, "pressure_msl"), Column(.cloudCover, "cloud_cover"),
      Column(.cloudCoverLow, "cloud_cover_low"), Column(.cloudCoverMid, "cloud_cover_mid"),
      Column(.cloudCoverHigh, "cloud_cover_high"), Column(.visibility, "visibility"),
      Column(.windSpeed, "wind_speed_10m"), Column(.windDirection, "wind_direction_10m"),
      Column(.windGust, "wind_gusts_10m", .preceding(seconds: 3600)),
      Column(.uvIndex, "uv_index"), Column(.isDay, "is_day"),
    ])

  /// The amount covers the `interval` seconds before the time, which the answer says.
  static let now = ColumnTable(
    "current",
    [
      Column(.temperature, "temperature_2m"), Column(.humidity, "relative_humidity_2m"),
      Column(.dewPoint, "dew_point_2m"), Column(.isDay, "is_day"),
      Column(.precipitation, "precipitation", .preceding(seconds: nil)),
      Column(.condition, "weather_code", .preceding(seconds: nil), sky: .instant),
      Column(.cloudCover, "cloud_cover"), Column(.cloudCoverLow, "cloud_cover_low"),
      Column(.cloudCoverMid, "cloud_cover_mid"), Column(.cloudCoverHigh, "cloud_cover_high"),
      Column(.pressure, "pressure_msl"), Column(.windSpeed, "wind_speed_10m"),
      Column(.windDirection, "wind_direction_10m"),
      Column(.windGust, "wind_gusts_10m", .preceding(seconds: nil)),
      Column(.uvIndex, "uv_index"), Column(.visibility, "visibility"),
    ])

  static let quarterHours = ColumnTable(
    "minutely_15", [Column(.precipitation, "precipitation", .preceding(seconds: 900))])

  /// A day is made from the rows of its hours 0 to 23, so its sums and gusts end an hour before
  /// midnight: in recorded answers the sum of those rows is the day's, that of 1 to 24 is not.
  static let days = ColumnTable(
    "daily",
    [
      Column(.condition, "weather_code", .day(earlierSeconds: 3600)),
      Column(.temperatureMaximum, "temperature_2m_max", .wholeDay),
      Column(.temperatureMinimum, "temperature_2m_min", .wholeDay),
      Column(.precipitation, "precipitation_sum", .day(earlierSeconds: 3600)),
      Column(.probability, "precipitation_probability_max", .day(earlierSeconds: 3600)),
      Column(.snowfall, "snowfall_sum", .day(earlierSeconds: 3600)),
      Column(.windSpeed, "wind_speed_10m_max", .wholeDay),
      Column(.windGust, "wind_gusts_10m_max", .day(earlierSeconds: 3600)),
      Column(.windDirection, "wind_direction_10m_dominant", .wholeDay),
      Column(.uvIndex, "uv_index_max", .wholeDay),
      Column(.cloudCover, "cloud_cover_mean", .wholeDay),
    ])

  /// Of earlier runs; a suffix says of which.
  static let previousRuns = columns(
    "previous runs",
    [
      "temperature_2m", "dew_point_2m", "precipitation", "wind_speed_10m", "wind_gusts_10m",
      "cloud_cover",
    ])

  /// Of the members of an ensemble; a suffix says of which.
  static let members = columns(
    "ensemble", ["temperature_2m", "wind_speed_10m", "wind_gusts_10m", "precipitation"])
  static let cloudMembers = columns("ensemble of clouds", ["cloud_cover"])

  /// Those of the hours, in another order.
  private static func columns(_ title: String, _ names: [String]) -> ColumnTable {
    ColumnTable(title, names.compactMap { name in hours.columns.first { $0.name == name } })
  }
}
