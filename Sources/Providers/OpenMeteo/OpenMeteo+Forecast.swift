package import Places
package import Time
import Units
package import Weather

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
        "current": now.names, "hourly": hours.names, "daily": days.names,
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
  /// The service cuts days at the zone's offset of the day of the request, which may have differed
  /// then: the days are made of the hours, of which the request has a day more on each side.
  package static func archive(_ query: ArchiveQuery) -> Step<Forecast>? {
    guard let archiveStart, query.first >= archiveStart else { return nil }
    let isRecent = query.today.days(since: query.first) <= recentDays
    let start = max(query.first.adding(days: -1) ?? query.first, archiveStart)
    let request = request(
      .archive, isRecent ? "api" : "archive-api", isRecent ? "/v1/forecast" : "/v1/archive",
      at: [query.point],
      [
        "hourly": (isRecent ? hours : archived(hours)).names,
        "start_date": start.description,
        "end_date": (query.last.adding(days: 1) ?? query.last).description,
        "timeformat": "unixtime", "timezone": query.zone.name,
      ])
    return .one(request) { (response) throws(ProviderError) in
      let past = try forecast(from: response, zone: query.zone)
      return past.with(days: past.daysOfHours(in: query.zone))
    }
  }

  /// A reanalysis has no probabilities, no visibility and no UV index.
  private static func archived(_ table: ColumnTable) -> ColumnTable {
    let unknown = ["precipitation_probability", "visibility", "uv_index"]
    return table.named { name in unknown.contains { name.hasPrefix($0) } ? nil : name }
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
      .map { WeatherColumns($0, Self.hours).hours.withoutTail(\.isEmpty) }
    let days = try OpenMeteoSeries(root, "daily", utcOffsetSeconds: offset)
      .map { $0.days(utcOffsetSeconds: offset).withoutTail(\.isEmpty) }
    let current: CurrentWeather?
    do throws(ProviderError) {
      let series = try OpenMeteoSeries(root, "current", utcOffsetSeconds: offset)
      current = series.flatMap { WeatherColumns(now: $0, now).now }
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
  /// The most that a clock change within the answer shifts a day's start, plus a margin.
  private static let clockChangeSeconds = 7200.0

  /// - Parameter utcOffsetSeconds: the offset the service used to cut days; times of days are UTC,
  ///   so the date needs it again.
  func days(utcOffsetSeconds: Double) -> [DailyWeather] {
    let columns = WeatherColumns(self, OpenMeteo.days)
    return times.indices.compactMap { row in
      let start = times[row].adding(seconds: utcOffsetSeconds + Self.clockChangeSeconds)
      return LocalDate(dayNumber: start.dayNumber).map { columns.day(row, $0) }
    }
  }
}
