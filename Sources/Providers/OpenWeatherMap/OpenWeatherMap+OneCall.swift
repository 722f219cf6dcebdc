package import Places
package import Time
import Units
import Vocabulary
package import Weather

/// The service's forecast products, in the order in which they are tried. A forecast of One Call is
/// one billed call in 3.0 and five in 4.0, which is all that the keys of new accounts have.
package enum OneCallTier: String, CaseIterable, Sendable {
  case oneCall3 = "3.0"
  case oneCall4 = "4.0"
  /// Current weather and five days in three-hour steps.
  case free = "2.5"

  /// See `Request.part`.
  var part: String { "onecall \(rawValue)" }
}

/// The answer and the product it came from.
package struct OneCallAnswer: Sendable, Equatable {
  package let tier: OneCallTier
  package let forecast: Forecast
}

extension OpenWeatherMap {
  /// Current weather, hours and days from the best product the key allows, from `tier` on.
  package static func forecast(
    at point: Coordinate, zone: ZoneRules, from tier: OneCallTier = .oneCall3
  ) -> Step<OneCallAnswer> {
    switch tier {
    case .oneCall3:
      let request = request(.forecast, "/data/3.0/onecall", metric(point), isOptional: true)
      return .fetch(request) { (response) throws(ProviderError) in
        guard
          let answer = try unlessRefused(
            response,
            { (response) throws(ProviderError) in try oneCall(from: response, zone: zone) })
        else { return forecast(at: point, zone: zone, from: .oneCall4) }
        return .done(answer)
      }
    case .oneCall4:
      let request = request(
        .forecast, "/data/4.0/onecall/current", metric(point), isOptional: true)
      return .fetch(request) { (response) throws(ProviderError) in
        guard let current = try unlessRefused(response, root)
        else { return freeForecast(at: point, zone: zone) }
        return oneCall4(at: point, zone: zone, current: current)
      }
    case .free: return freeForecast(at: point, zone: zone)
    }
  }

  /// Next hour's precipitation in quarter hours, for keys with One Call.
  package static func nowcast(
    at point: Coordinate, from tier: OneCallTier = .oneCall3
  ) -> Step<Nowcast> {
    guard tier == .oneCall3 else {
      let minutes = request(.nowcast, "/data/4.0/onecall/timeline/1min", metric(point))
      return .one(minutes) { (response) throws(ProviderError) in
        try nowcast(from: try root(response)["data"])
      }
    }
    return oneCallPart(
      .nowcast, at: point, leavingOut: "current,hourly,daily,alerts",
      otherwise: { nowcast(at: point, from: .oneCall4) },
      { (root) throws(ProviderError) in try nowcast(from: root["minutely"]) })
  }

  private static func nowcast(from list: UpstreamValue?) throws(ProviderError) -> Nowcast {
    guard let nowcast = minutes(list)?.inSteps(ofSeconds: 900),
      nowcast.steps.contains(where: { $0.precipitationMillimetersPerHour != nil })
    else { throw .noData(.notProvided) }
    return nowcast
  }

  /// Warnings for a point, for keys with One Call; the service gives no severities.
  package static func alerts(
    at point: Coordinate, from tier: OneCallTier = .oneCall3
  ) -> Step<AlertReport> {
    guard tier == .oneCall3 else { return oneCall4Alerts(at: point) }
    return oneCallPart(
      .alerts, at: point, leavingOut: "minutely,hourly,daily",
      otherwise: { oneCall4Alerts(at: point) },
      { (root) throws(ProviderError) in
        // National services choose what to share, so an empty list means nothing.
        try AlertReport(
          coverage: .country,
          rows: namedAlerts(root["alerts"], at: "/alerts").map { alert($0) },
          path: "/alerts")
      })
  }

  /// The member is absent if there are no alerts; anything but a list may hide alerts.
  static func namedAlerts(
    _ list: UpstreamValue?, at path: String
  ) throws(ProviderError) -> [UpstreamValue] {
    guard let list, !list.isNull else { return [] }
    guard list.kind == .array else { throw .malformed(path: path) }
    return list.elements.map { $0 }
  }

  /// - Parameter otherwise: for a key without 3.0, or a host without it. One that fails is no
  ///   reason to pay for another.
  private static func oneCallPart<Output>(
    _ product: ProductID, at point: Coordinate, leavingOut parts: String,
    otherwise: @escaping @Sendable () -> Step<Output>,
    _ pick: @escaping @Sendable (UpstreamValue) throws(ProviderError) -> Output
  ) -> Step<Output> {
    let request = request(
      product, "/data/3.0/onecall", metric(point) + [QueryItem("exclude", parts)])
    return .fetch(request) { (response) throws(ProviderError) in
      if response.status >= 500 { throw .http(status: response.status) }
      guard let root = try unlessRefused(response, root) else { return otherwise() }
      guard root.kind == .object else { throw .malformed(path: "") }
      return .done(try pick(root))
    }
  }

  /// `nil` if the key lacks the product (401, 403), the host does not have it (400, 404), or it is
  /// failing (5xx).
  static func unlessRefused<Output>(
    _ response: Response, _ work: (Response) throws(ProviderError) -> Output
  ) throws(ProviderError) -> Output? {
    do {
      return try work(response)
    } catch {
      if response.status < 400 || error == .unauthorized(.subscriptionMissing) {
        response.faults.tolerate(error)
      }
      switch error {
      case .unauthorized, .noData, .http(status: 400): return nil
      case .http(let status) where status >= 500: return nil
      default: throw error
      }
    }
  }

  // MARK: 2.5

  private static func freeForecast(
    at point: Coordinate, zone: ZoneRules
  ) -> Step<OneCallAnswer> {
    .fetch(currentRequest(at: point)) { (response) throws(ProviderError) in
      let current = try current(from: response)
      return .one(stepsRequest(at: point)) { (response) throws(ProviderError) in
        OneCallAnswer(
          tier: .free,
          forecast: try steps(from: response, zone: zone, current: current)
            .unlessBlank(rowsAt: "/list"))
      }
    }
  }

  // MARK: 3.0

  package static func oneCall(
    from response: Response, zone: ZoneRules
  ) throws(ProviderError) -> OneCallAnswer {
    let root = try root(response)
    guard root.kind == .object else { throw .malformed(path: "") }
    let forecast = Forecast(
      latitudeDegrees: root.number("lat", .latitude),
      longitudeDegrees: root.number("lon", .longitude),
      timeZoneName: root.line("timezone"),
      current: root["current"].flatMap { currentWeather($0) },
      hours: hours(root["hourly"]), days: days(root["daily"], zone))
    return OneCallAnswer(
      tier: .oneCall3, forecast: try forecast.unlessBlank(rowsAt: "/current"))
  }

  // MARK: Rows

  static func hours(_ list: UpstreamValue?) -> [HourlyWeather] {
    WeatherColumns(OpenWeatherMapSeries(list?.elements ?? []), oneCallHours).hours
  }

  static func days(_ list: UpstreamValue?, _ zone: ZoneRules) -> [DailyWeather] {
    let columns = WeatherColumns(OpenWeatherMapSeries(list?.elements ?? []), days)
    return columns.times.indices.compactMap { row in
      zone.date(at: columns.times[row]).map { columns.day(row, $0) }
    }.inOrder(by: \.date)
  }

  private static func minutes(_ list: UpstreamValue?) -> Nowcast? {
    let series = OpenWeatherMapSeries(list?.elements ?? [], rowSeconds: 60)
    guard let column = minutes[.precipitation], !series.times.isEmpty else { return nil }
    let rates = ColumnAlignment(series).column(series.rates, column.validity)
    let steps = series.times.indices.map { row in
      NowcastStep(time: series.times[row], precipitationMillimetersPerHour: rates[row])
    }
    return Nowcast(steps: steps, intervalSeconds: 60, isNative: true)
  }

  /// - Parameter id: the service's own; One Call 3.0 has none.
  static func alert(_ item: UpstreamValue, id: String? = nil) -> AlertRow {
    guard item.isFilled else { return .unreadable }
    let texts = texts(item)
    let description = texts.lazy.compactMap { $0.text("description") }.first
    let named = texts.lazy.compactMap { $0.line("event") }.first
    let tags = item["tags"]?.elements.compactMap { TextCleaning.line($0.string) } ?? []
    let event =
      named ?? TextCleaning.line(tags.joined(separator: ", "))
      ?? AlertSubstitute.event(from: description)
    let (start, end) = (OpenWeatherMapRow.time(item["start"]), OpenWeatherMapRow.time(item["end"]))
    let sender = item.line("sender_name")
    return .warning(
      WeatherAlert(
        id: TextCleaning.line(id)
          ?? AlertSubstitute.id(
            sender: sender, event: event, onset: start, expires: end, text: description),
        event: event, onset: start, expires: end, headline: named,
        description: description, sender: sender, match: .point))
  }

  /// The objects with the texts: the warning itself, or the items of its `description`, a list by
  /// language, English first.
  private static func texts(_ item: UpstreamValue) -> [UpstreamValue] {
    let list = item["description"]?.elements.map { $0 } ?? []
    func isEnglish(_ text: UpstreamValue) -> Bool {
      text.word("language")?.hasPrefix("en") ?? false
    }
    return [item] + list.filter(isEnglish) + list.filter { !isEnglish($0) }
  }
}
