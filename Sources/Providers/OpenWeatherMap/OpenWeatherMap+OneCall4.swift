import Places
import Time
import Vocabulary
import Weather

/// One Call 4.0 (openweathermap.org/api/one-call-4): one call per part, all of one shape, `{lat,
/// lon, timezone, data: […], prev, next}`. The two links contain the key, so they are never
/// followed: the next page begins where this one ended.
extension OpenWeatherMap {
  /// The service forecasts 48 hours at 20 per page; each page is a billed call.
  private static let maximumHours = 48
  private static let hourPages = 3
  /// Each is a separate call. Severities are unknown, so the first ones are taken.
  private static let alertLimit = 8

  static func oneCall4(
    at point: Coordinate, zone: ZoneRules, current: UpstreamValue
  ) -> Step<OneCallAnswer> {
    let known = Forecast(
      latitudeDegrees: point.latitude, longitudeDegrees: point.longitude,
      timeZoneName: current.line("timezone"),
      current: (current["data"]?.element(at: 0)).flatMap { currentWeather($0) })
    return hourPage(1, at: point, zone: zone, known)
  }

  private static func hourPage(
    _ page: Int, at point: Coordinate, zone: ZoneRules, _ known: Forecast
  ) -> Step<OneCallAnswer> {
    let start = known.hours.last.map {
      [QueryItem("start", String(Int($0.time.unixSeconds) + 3600))]
    }
    let request = request(
      .forecast, "/data/4.0/onecall/timeline/1h", metric(point) + (start ?? []))
    return .fetch(request) { (response) throws(ProviderError) in
      let root = try root(response)
      let last = known.hours.last?.time ?? .earliest
      let rows = hours(root["data"]).filter { $0.time > last }
      let forecast = known.with(hours: known.hours + rows)
      let isMore =
        root["next"]?.string != nil && !rows.isEmpty && forecast.hours.count < maximumHours
      guard isMore, page < hourPages else { return dayPage(at: point, zone: zone, forecast) }
      return hourPage(page + 1, at: point, zone: zone, forecast)
    }
  }

  private static func dayPage(
    at point: Coordinate, zone: ZoneRules, _ known: Forecast
  ) -> Step<OneCallAnswer> {
    let request = request(.forecast, "/data/4.0/onecall/timeline/1day", metric(point))
    return .one(request) { (response) throws(ProviderError) in
      let days = days(try root(response)["data"], zone)
      return OneCallAnswer(
        tier: .oneCall4,
        forecast: try known.with(days: days).unlessBlank(rowsAt: "/data"))
    }
  }

  // MARK: Warnings

  /// The current weather lists the warnings; a fresh forecast has already fetched it.
  static func oneCall4Alerts(at point: Coordinate) -> Step<AlertReport> {
    let request = request(.forecast, "/data/4.0/onecall/current", metric(point))
    return .fetch(request) { (response) throws(ProviderError) in
      let root = try root(response)
      guard let now = root["data"]?.element(at: 0), now.kind == .object else {
        throw .malformed(path: "/data/0")
      }
      return try alertDetails(namedAlerts(now["alerts"], at: "/data/0/alerts")[...], [])
    }
  }

  private static func alertDetails(
    _ named: ArraySlice<UpstreamValue>, _ known: [AlertRow]
  ) throws(ProviderError) -> Step<AlertReport> {
    guard let next = named.first, known.count < alertLimit else {
      return .done(
        try AlertReport(
          coverage: .country, rows: known, unasked: named.count, path: "/data/0/alerts"))
    }
    guard let identifier = TextCleaning.line(next.string ?? next.strictCode.map(String.init)) else {
      // No id to look up; the entry itself may contain the warning.
      return try alertDetails(
        named.dropFirst(), known + [alert(next, id: next.line("id"))])
    }
    let request = request(
      .alerts, "/data/4.0/onecall/alert/" + PercentEncoding.segment(identifier), [])
    return .fetch(request) { (response) throws(ProviderError) in
      // One that has expired in the meantime returns 404.
      let detail = try found { () throws(ProviderError) in try root(response) }
      let row = detail.map { alert(inner($0), id: identifier) }
      return try alertDetails(named.dropFirst(), known + [row ?? .silent])
    }
  }

  /// The detail itself, or the one inside the envelope that the other parts use.
  private static func inner(_ root: UpstreamValue) -> UpstreamValue {
    guard let data = root["data"], !data.isNull else { return root }
    return data.kind == .array ? data.element(at: 0) ?? data : data
  }

  private static func found<Output>(
    _ work: () throws(ProviderError) -> Output
  ) throws(ProviderError) -> Output? {
    do { return try work() } catch {
      if case .noData = error { return nil }
      throw error
    }
  }
}
