package import AlmanacCore

/// The service's forecast products by key tier, best first.
package enum OneCallTier: String, CaseIterable, Sendable {
  case oneCall4 = "4.0"
  case oneCall3 = "3.0"
  /// Current weather and five days in three-hour steps.
  case free = "2.5"
}

/// The answer and the product it came from, so that the next call need not probe.
package struct OneCallAnswer: Sendable, Equatable {
  package let tier: OneCallTier
  /// Where the next call begins: above `tier` if a better product failed temporarily.
  package let nextTier: OneCallTier
  package let forecast: Forecast

  fileprivate func beginningNext(at tier: OneCallTier?) -> OneCallAnswer {
    OneCallAnswer(tier: self.tier, nextTier: tier ?? nextTier, forecast: forecast)
  }
}

extension OpenWeatherMap {
  /// Current weather, hours and days from the best product the key allows, from `tier` down.
  package static func forecast(
    at point: Coordinate, zone: ZoneRules, from tier: OneCallTier = .oneCall4
  ) -> Step<OneCallAnswer> {
    forecast(at: point, zone: zone, from: tier, beginningNextAt: nil)
  }

  /// - Parameter next: the best product that failed temporarily.
  private static func forecast(
    at point: Coordinate, zone: ZoneRules, from tier: OneCallTier,
    beginningNextAt next: OneCallTier?
  ) -> Step<OneCallAnswer> {
    @Sendable func lower(_ lower: OneCallTier, _ response: Response) -> Step<OneCallAnswer> {
      let isOutOfOrder = response.status >= 500
      return forecast(
        at: point, zone: zone, from: lower, beginningNextAt: next ?? (isOutOfOrder ? tier : nil))
    }
    switch tier {
    case .oneCall4:
      let request = request(
        .forecast, "/data/4.0/onecall/current", metric(point), isOptional: true)
      return .fetch(request) { (response) throws(ProviderError) in
        guard let current = try unlessRefused(response, root)
        else { return lower(.oneCall3, response) }
        return oneCall4(at: point, zone: zone, current: current)
      }
    case .oneCall3:
      let request = request(.forecast, "/data/3.0/onecall", metric(point), isOptional: true)
      return .fetch(request) { (response) throws(ProviderError) in
        guard
          let answer = try unlessRefused(
            response,
            { (response) throws(ProviderError) in try oneCall(from: response, zone: zone) })
        else { return lower(.free, response) }
        return .done(answer.beginningNext(at: next))
      }
    case .free:
      return freeForecast(at: point, zone: zone).map { $0.beginningNext(at: next) }
    }
  }

  /// Next hour's precipitation in quarter hours, for keys with One Call.
  package static func nowcast(
    at point: Coordinate, from tier: OneCallTier = .oneCall4
  ) -> Step<Nowcast> {
    guard tier == .oneCall4 else {
      return oneCallPart(.nowcast, at: point, leavingOut: "current,hourly,daily,alerts") {
        (root) throws(ProviderError) in try nowcast(from: root["minutely"])
      }
    }
    let minutes = request(.nowcast, "/data/4.0/onecall/timeline/1min", metric(point))
    return .fetch(minutes) { (response) throws(ProviderError) in
      guard let root = try unlessRefused(response, root)
      else { return nowcast(at: point, from: .oneCall3) }
      return .done(try nowcast(from: root["data"]))
    }
  }

  private static func nowcast(from list: UpstreamValue?) throws(ProviderError) -> Nowcast {
    guard let nowcast = minutes(list)?.inSteps(ofSeconds: 900),
      nowcast.steps.contains(where: { $0.precipitationMillimetersPerHour != nil })
    else { throw .noData(.notProvided) }
    return nowcast
  }

  /// Warnings for a point, for keys with One Call; the service gives no severities.
  package static func alerts(
    at point: Coordinate, from tier: OneCallTier = .oneCall4
  ) -> Step<AlertReport> {
    guard tier == .oneCall4 else {
      return oneCallPart(.alerts, at: point, leavingOut: "minutely,hourly,daily") {
        (root) throws(ProviderError) in
        // National services choose what to share, so an empty list means nothing.
        try AlertReport(
          coverage: .country,
          rows: namedAlerts(root["alerts"], at: "/alerts").map { alert($0) },
          path: "/alerts")
      }
    }
    return oneCall4Alerts(at: point)
  }

  /// The member is absent if there are no alerts; anything but a list may hide alerts.
  static func namedAlerts(
    _ list: UpstreamValue?, at path: String
  ) throws(ProviderError) -> [UpstreamValue] {
    guard let list, !list.isNull else { return [] }
    guard list.kind == .array else { throw .malformed(path: path) }
    return list.elements.map { $0 }
  }

  private static func oneCallPart<Output>(
    _ product: ProductID, at point: Coordinate, leavingOut parts: String,
    _ pick: @escaping @Sendable (UpstreamValue) throws(ProviderError) -> Output
  ) -> Step<Output> {
    let request = request(
      product, "/data/3.0/onecall", metric(point) + [QueryItem("exclude", parts)])
    return .one(request) { (response) throws(ProviderError) in
      let root = try root(response)
      guard root.kind == .object else { throw .malformed(path: "") }
      return try pick(root)
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
      if response.status < 400 { response.faults.tolerate(error) }
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
          tier: .free, nextTier: .free,
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
      tier: .oneCall3, nextTier: .oneCall3, forecast: try forecast.unlessBlank(rowsAt: "/current"))
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
    guard let column = minutes.columns.first, !series.times.isEmpty else { return nil }
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
