package import AlmanacCore

extension OpenMeteo {
  // MARK: Plans

  /// Current weather plus 16 days hourly and daily, with cloud layers. One call serves the current
  /// weather, both forecasts and the sunset score.
  /// - Parameters:
  ///   - zone: decides where days begin.
  ///   - withYesterday: for the day the clocks go back: the service begins today at midnight of the
  ///     current offset, an hour late.
  package static func forecast(
    at point: Coordinate, zone: ZoneRules, withYesterday: Bool = false
  ) -> Step<Forecast> {
    let request = forecastRequest(at: point, timeZone: zone.name, withYesterday: withYesterday)
    return .one(request) { (response) throws(ProviderError) in
      try forecast(from: response, zone: zone).unlessBlank(rowsAt: "/hourly")
    }
  }

  package static func forecastRequest(
    at point: Coordinate, timeZone: String, withYesterday: Bool = false
  ) -> Request {
    request(
      .forecast, at: [point],
      [
        "current": currentVariables, "hourly": hourlyVariables, "daily": dailyVariables,
        "forecast_days": "16", "timeformat": "unixtime", "timezone": timeZone,
      ], also: withYesterday ? [QueryItem("past_days", "1")] : [])
  }

  /// Cloud layers at several points for the days of a forecast, in the order of the points.
  package static func sunwardClouds(
    at points: [Coordinate], days: Int = 16
  ) -> Step<[[HourlyWeather]]> {
    let request = request(
      .sunwardClouds, at: points,
      [
        "hourly": "cloud_cover_low,cloud_cover_mid,cloud_cover_high",
        "forecast_days": String(min(max(days, 1), 16)),
        // Points are as often over sea as over land.
        "cell_selection": "nearest", "timeformat": "unixtime", "timezone": "GMT",
      ])
    let count = points.count
    return .one(request) { (response) throws(ProviderError) in
      let forecasts = try forecasts(from: response)
      guard forecasts.count == count else { throw .malformed(path: "") }
      return forecasts.map(\.hours)
    }
  }

  /// The first day of ERA5 at this service.
  private static let archiveStart = LocalDate(year: 1940, month: 1, day: 1)
  /// How many days back the forecast host keeps model output.
  private static let recentDays = 90

  /// Past weather: model output for recent weeks, reanalysis before that; nil for earlier days.
  ///
  /// The service cuts days at the zone's current offset, which may have differed then, so the
  /// request adds a day on each side.
  package static func archive(_ query: ArchiveQuery) -> Step<Forecast>? {
    guard let archiveStart, query.first >= archiveStart else { return nil }
    let isRecent = query.today.days(since: query.first) <= recentDays
    let start = max(query.first.adding(days: -1) ?? query.first, archiveStart)
    let request = request(
      .archive, isRecent ? "api" : "archive-api", isRecent ? "/v1/forecast" : "/v1/archive",
      at: [query.point],
      [
        "hourly": isRecent ? hourlyVariables : archived(hourlyVariables),
        "daily": isRecent ? dailyVariables : archived(dailyVariables),
        "start_date": start.description,
        "end_date": (query.last.adding(days: 1) ?? query.last).description,
        "timeformat": "unixtime", "timezone": query.zone.name,
      ])
    return .one(request) { (response) throws(ProviderError) in
      try forecast(from: response, zone: query.zone)
    }
  }

  static let currentVariables = """
    temperature_2m,relative_humidity_2m,dew_point_2m,is_day,precipitation,\
    weather_code,cloud_cover,cloud_cover_low,cloud_cover_mid,cloud_cover_high,pressure_msl,\
    wind_speed_10m,wind_direction_10m,wind_gusts_10m,uv_index,visibility
    """

  static let hourlyVariables = """
    temperature_2m,relative_humidity_2m,dew_point_2m,\
    precipitation_probability,precipitation,snowfall,weather_code,pressure_msl,cloud_cover,\
    cloud_cover_low,cloud_cover_mid,cloud_cover_high,visibility,wind_speed_10m,\
    wind_direction_10m,wind_gusts_10m,uv_index,is_day
    """

  static let dailyVariables = """
    weather_code,temperature_2m_max,temperature_2m_min,\
    precipitation_sum,precipitation_probability_max,snowfall_sum,\
    wind_speed_10m_max,wind_gusts_10m_max,wind_direction_10m_dominant,uv_index_max,\
    cloud_cover_mean,relative_humidity_2m_mean
    """

  /// A reanalysis has no probabilities, no visibility and no UV index.
  private static func archived(_ variables: String) -> String {
    let unknown = ["precipitation_probability", "visibility", "uv_index"]
    return variables.split(separator: ",")
      .filter { name in !unknown.contains { name.hasPrefix($0) } }.joined(separator: ",")
  }

  // MARK: Answers

  /// Parses the answer for one point.
  /// - Parameter zone: the requested zone.
  package static func forecast(
    from response: Response, zone: ZoneRules = .utc
  ) throws(ProviderError) -> Forecast {
    guard let first = try forecasts(from: response, zone: zone).first else {
      throw .malformed(path: "")
    }
    return first
  }

  /// Parses an answer for any number of points: several come as an array.
  package static func forecasts(
    from response: Response, zone: ZoneRules = .utc
  ) throws(ProviderError) -> [Forecast] {
    let root = try root(response)
    let asked = Double(zone.offset(at: response.receivedAt).seconds)
    guard root.kind == .array else { return [try forecast(root, asked: asked, "")] }
    var forecasts: [Forecast] = []
    for element in root.elements {
      forecasts.append(try forecast(element, asked: asked, "/\(forecasts.count)"))
    }
    return forecasts
  }

  /// Unparseable hours or days reject the whole answer, because the next provider has all of it.
  /// Unparseable current weather is omitted if there are hours.
  private static func forecast(
    _ root: UpstreamValue, asked: Double, _ path: String
  ) throws(ProviderError) -> Forecast {
    guard root.kind == .object else { throw .malformed(path: path) }
    let offset = utcOffsetSeconds(root, asked: asked)
    // The last rows are empty: models end at different hours.
    let hours = try OpenMeteoSeries(root, "hourly", utcOffsetSeconds: offset)
      .map { $0.hours.withoutTail(\.isEmpty) }
    let days = try OpenMeteoSeries(root, "daily", utcOffsetSeconds: offset)
      .map { $0.days(utcOffsetSeconds: offset).withoutTail(\.isEmpty) }
    let current: CurrentWeather?
    do throws(ProviderError) {
      let series = try OpenMeteoSeries(root, "current", utcOffsetSeconds: offset)
      current = series?.hours.first.map { CurrentWeather($0) }
    } catch {
      guard hours?.isEmpty == false else { throw error }
      current = nil
    }
    guard current != nil || hours != nil || days != nil else { throw .malformed(path: "/hourly") }
    return Forecast(
      latitudeDegrees: root.number("latitude", .latitude),
      longitudeDegrees: root.number("longitude", .longitude),
      elevationMeters: root.number("elevation", .elevation), timeZoneName: root.line("timezone"),
      current: current, hours: hours ?? [], days: days ?? [])
  }
}

extension Array {
  fileprivate func withoutTail(_ isEmpty: (Element) -> Bool) -> [Element] {
    Array(prefix((lastIndex { !isEmpty($0) } ?? -1) + 1))
  }
}

extension OpenMeteoSeries {
  /// Sums and probabilities cover the hour *before* their time (open-meteo.com/en/docs), so each
  /// row takes those of the next; the last row has none.
  var hours: [HourlyWeather] { hours() }

  /// - Parameter suffix: of the variables' names, for earlier runs.
  func hours(_ suffix: String = "") -> [HourlyWeather] {
    let temperature = column("temperature_2m" + suffix, of: .temperature)
    let humidity = column("relative_humidity_2m" + suffix, of: .humidity)
    let dewPoint = column("dew_point_2m" + suffix, of: .dewPoint)
    let precipitation = column("precipitation" + suffix, of: .precipitation)
    let probability = column("precipitation_probability" + suffix, of: .probability)
    let snowfall = column("snowfall" + suffix, of: .snowfall)
    let total = column("cloud_cover" + suffix, of: .cloudCover)
    let low = column("cloud_cover_low" + suffix, of: .cloudCover)
    let mid = column("cloud_cover_mid" + suffix, of: .cloudCover)
    let high = column("cloud_cover_high" + suffix, of: .cloudCover)
    let speed = column("wind_speed_10m" + suffix, of: .windSpeed)
    let gust = column("wind_gusts_10m" + suffix, of: .windSpeed)
    let direction = column("wind_direction_10m" + suffix, of: .windDirection)
    let uvIndex = column("uv_index" + suffix, of: .uvIndex)
    let visibility = column("visibility" + suffix, of: .visibility)
    let pressure = column("pressure_msl" + suffix, of: .pressure)
    let isDay = codes("is_day" + suffix)
    let code = codes("weather_code" + suffix)
    return times.indices.map { row in
      let next = next(row)
      let isDaylight = isDay[row].map { $0 != 0 }
      return HourlyWeather(
        time: times[row], durationSeconds: durationSeconds(row),
        temperatureCelsius: temperature[row],
        humidityPercent: humidity[row], dewPointCelsius: dewPoint[row],
        precipitationMillimeters: next.flatMap { precipitation[$0] },
        precipitationProbabilityPercent: next.flatMap { probability[$0] },
        snowfallCentimeters: next.flatMap { snowfall[$0] },
        cloudCover: CloudCover(
          totalPercent: total[row], lowPercent: low[row], midPercent: mid[row],
          highPercent: high[row]),
        wind: Wind(
          speedKilometersPerHour: speed[row], gustKilometersPerHour: gust[row],
          directionDegrees: direction[row]),
        uvIndex: uvIndex[row], visibility: visibility[row].map { Visibility(kilometers: $0) },
        pressureHectopascals: pressure[row], isDay: isDaylight,
        condition: code[row].map { Condition(wmoCode: $0, isDay: isDaylight ?? true) })
    }
  }

  /// The most that a clock change within the answer shifts a day's start, plus a margin.
  private static let clockChangeSeconds = 7200.0

  /// - Parameter utcOffsetSeconds: the offset the service used to cut days; times of days are UTC,
  ///   so the date needs it again.
  func days(utcOffsetSeconds: Double) -> [DailyWeather] {
    let maximum = column("temperature_2m_max", of: .temperature)
    let minimum = column("temperature_2m_min", of: .temperature)
    let precipitation = column("precipitation_sum", of: .dailyPrecipitation)
    let probability = column("precipitation_probability_max", of: .probability)
    let snowfall = column("snowfall_sum", of: .dailySnowfall)
    let speed = column("wind_speed_10m_max", of: .windSpeed)
    let gust = column("wind_gusts_10m_max", of: .windSpeed)
    let direction = column("wind_direction_10m_dominant", of: .windDirection)
    let uvIndex = column("uv_index_max", of: .uvIndex)
    let cloud = column("cloud_cover_mean", of: .cloudCover)
    let humidity = column("relative_humidity_2m_mean", of: .humidity)
    let code = codes("weather_code")
    return times.indices.compactMap { row in
      let start = times[row].adding(seconds: utcOffsetSeconds + Self.clockChangeSeconds)
      guard let date = LocalDate(dayNumber: start.dayNumber) else { return nil }
      return DailyWeather(
        date: date, temperatureMinimumCelsius: minimum[row],
        temperatureMaximumCelsius: maximum[row], precipitationMillimeters: precipitation[row],
        precipitationProbabilityPercent: probability[row], snowfallCentimeters: snowfall[row],
        windSpeedMaximumKilometersPerHour: speed[row],
        windGustMaximumKilometersPerHour: gust[row], windDirectionDegrees: direction[row],
        uvIndexMaximum: uvIndex[row], cloudCoverMeanPercent: cloud[row],
        humidityMeanPercent: humidity[row],
        condition: code[row].map { Condition(wmoCode: $0, isDay: true) })
    }
  }
}
