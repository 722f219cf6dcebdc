package import AlmanacCore
internal import JSON

/// Which of the service's forecast products a key may use, best first.
package enum OneCallTier: String, CaseIterable, Sendable {
  case oneCall4 = "4.0"
  case oneCall3 = "3.0"
  /// Current weather and five days by three hours.
  case free = "2.5"
}

/// What the service gave, and by which product, so that the next call need not probe.
package struct OneCallAnswer: Sendable, Equatable {
  package let tier: OneCallTier
  package let forecast: Forecast
  /// By the minute, where the product has it.
  package let nowcast: Nowcast?
  package let alerts: [WeatherAlert]
}

extension OpenWeatherMap {
  /// Now, hours and days by the best product the key may use, from `tier` down.
  package static func forecast(
    at point: Coordinate, zone: ZoneRules, from tier: OneCallTier = .oneCall4
  ) -> Step<OneCallAnswer> {
    switch tier {
    case .oneCall4:
      let request = request(.forecast, "/data/4.0/onecall/current", metric(point))
      return .fetch(request) { (response) throws(ProviderError) in
        guard let current = try unlessRefused({ () throws(ProviderError) in try root(response) })
        else { return forecast(at: point, zone: zone, from: .oneCall3) }
        return timelines(at: point, zone: zone, current: current)
      }
    case .oneCall3:
      let request = request(.forecast, "/data/3.0/onecall", metric(point))
      return .fetch(request) { (response) throws(ProviderError) in
        guard
          let answer = try unlessRefused({ () throws(ProviderError) in
            try oneCall(from: response, zone: zone)
          })
        else { return forecast(at: point, zone: zone, from: .free) }
        return .done(answer)
      }
    case .free: return freeForecast(at: point, zone: zone)
    }
  }

  /// Precipitation of the next hour in quarters, for keys with One Call 3.0.
  package static func nowcast(at point: Coordinate) -> Step<Nowcast> {
    oneCallPart(.nowcast, at: point, leavingOut: "current,hourly,daily,alerts") {
      (answer) throws(ProviderError) in
      guard let nowcast = answer.nowcast else { throw .noData(.notProvided) }
      return nowcast.inSteps(ofSeconds: 900)
    }
  }

  /// Warnings for a point, for keys with One Call 3.0; severities are not told.
  package static func alerts(at point: Coordinate) -> Step<AlertReport> {
    oneCallPart(.alerts, at: point, leavingOut: "minutely,hourly,daily") {
      (answer) throws(ProviderError) in
      // National services pass on what they like, so silence says nothing.
      AlertReport(coverage: .country, alerts: answer.alerts)
    }
  }

  private static func oneCallPart<Output>(
    _ product: Product, at point: Coordinate, leavingOut parts: String,
    _ pick: @escaping @Sendable (OneCallAnswer) throws(ProviderError) -> Output
  ) -> Step<Output> {
    let request = request(
      product, "/data/3.0/onecall", metric(point) + [QueryItem("exclude", parts)])
    return .one(request) { (response) throws(ProviderError) in
      let root = try root(response)
      let reader = OneCallReader(zone: .utc)
      return try pick(
        OneCallAnswer(
          tier: .oneCall3, forecast: Forecast(), nowcast: reader.nowcast(root["minutely"]),
          alerts: reader.alerts(root["alerts"])))
    }
  }

  /// `nil` when this key has no such product (401, 403) or this host does not know it (400, 404).
  private static func unlessRefused<Output>(
    _ work: () throws(ProviderError) -> Output
  ) throws(ProviderError) -> Output? {
    do {
      return try work()
    } catch {
      switch error {
      case .unauthorized, .noData, .http(status: 400): return nil
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
          tier: .free, forecast: try steps(from: response, zone: zone, current: current),
          nowcast: nil, alerts: [])
      }
    }
  }

  // MARK: 3.0

  package static func oneCall(
    from response: Response, zone: ZoneRules
  ) throws(ProviderError) -> OneCallAnswer {
    let root = try root(response)
    guard root.kind == .object else { throw .malformed(path: "") }
    let reader = OneCallReader(zone: zone)
    let forecast = Forecast(
      latitudeDegrees: root.double("lat"), longitudeDegrees: root.double("lon"),
      timeZoneName: root.line("timezone"), current: root["current"].flatMap(reader.current),
      hours: reader.hours(root["hourly"]), days: reader.days(root["daily"]))
    guard forecast.current != nil || !forecast.hours.isEmpty || !forecast.days.isEmpty else {
      throw .malformed(path: "/current")
    }
    return OneCallAnswer(
      tier: .oneCall3, forecast: forecast, nowcast: reader.nowcast(root["minutely"]),
      alerts: reader.alerts(root["alerts"]))
  }

  // MARK: 4.0

  /// Hours and days come from two more calls of the same shape: `{lat, lon, timezone, data: […]}`.
  private static func timelines(
    at point: Coordinate, zone: ZoneRules, current: JSONValue
  ) -> Step<OneCallAnswer> {
    let reader = OneCallReader(zone: zone)
    let now = (current["data"]?.element(at: 0) ?? current["current"] ?? current)
    let hourly = request(.forecast, "/data/4.0/onecall/timeline/1h", metric(point))
    let daily = request(.forecast, "/data/4.0/onecall/timeline/1day", metric(point))
    let weather = reader.current(now)
    let zoneName = current.line("timezone")
    return .fetch(hourly) { (response) throws(ProviderError) in
      let hours = reader.hours(try root(response)["data"])
      return .one(daily) { (response) throws(ProviderError) in
        let forecast = Forecast(
          latitudeDegrees: point.latitude, longitudeDegrees: point.longitude,
          timeZoneName: zoneName, current: weather, hours: hours,
          days: reader.days(try root(response)["data"]))
        guard weather != nil || !hours.isEmpty || !forecast.days.isEmpty else {
          throw .malformed(path: "/data")
        }
        return OneCallAnswer(tier: .oneCall4, forecast: forecast, nowcast: nil, alerts: [])
      }
    }
  }
}
