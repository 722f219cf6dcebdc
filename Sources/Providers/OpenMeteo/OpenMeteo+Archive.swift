package import AlmanacCore

extension OpenMeteo {
  /// The first day of ERA5 here.
  package static let archiveStart = LocalDate(year: 1940, month: 1, day: 1)
  /// Days back for which the forecast host still has what its models said.
  static let recentDays = 90

  /// The weather of days gone by, both ends included: what the models said for the last weeks, the
  /// reanalysis before.
  ///
  /// Days are cut by the offset that the zone has now, which was another one then, so a day more is
  /// asked for on either side.
  /// - Parameter today: the place's date.
  package static func archive(
    at point: Coordinate, zone: ZoneRules?, from first: LocalDate, through last: LocalDate,
    today: LocalDate
  ) -> Step<Forecast> {
    let isRecent = today.days(since: first) <= recentDays
    let range = [
      QueryItem("start_date", dayBefore(first).description),
      QueryItem("end_date", (last.adding(days: 1) ?? last).description),
      QueryItem("timeformat", "unixtime"), QueryItem("timezone", zone?.name ?? "auto"),
    ]
    let variables = [QueryItem("hourly", hourlyVariables), QueryItem("daily", dailyVariables)]
    let pastVariables = [
      QueryItem("hourly", archiveHourlyVariables), QueryItem("daily", archiveDailyVariables),
    ]
    let request = request(
      .archive, host: isRecent ? "api.open-meteo.com" : "archive-api.open-meteo.com",
      path: isRecent ? "/v1/forecast" : "/v1/archive",
      coordinates([point]) + (isRecent ? variables : pastVariables) + range)
    return .one(request) { (response) throws(ProviderError) in
      try forecast(from: response, zone: zone)
    }
  }

  private static func dayBefore(_ date: LocalDate) -> LocalDate {
    let before = date.adding(days: -1) ?? date
    return archiveStart.map { max($0, before) } ?? before
  }

  /// A reanalysis knows no probabilities, no visibility and no UV index.
  static let archiveHourlyVariables = """
    temperature_2m,relative_humidity_2m,dew_point_2m,apparent_temperature,precipitation,snowfall,\
    weather_code,pressure_msl,cloud_cover,cloud_cover_low,cloud_cover_mid,cloud_cover_high,\
    wind_speed_10m,wind_direction_10m,wind_gusts_10m,is_day
    """

  static let archiveDailyVariables = """
    weather_code,temperature_2m_max,temperature_2m_min,apparent_temperature_max,\
    apparent_temperature_min,precipitation_sum,snowfall_sum,wind_speed_10m_max,\
    wind_gusts_10m_max,wind_direction_10m_dominant,cloud_cover_mean,relative_humidity_2m_mean
    """
}
