package import AlmanacCore
internal import JSON

/// Bright Sky (brightsky.dev): the warnings of the Deutscher Wetterdienst for a point in Germany.
package enum BrightSky {
  package static func alerts(at point: Coordinate, language: String = "en") -> Step<AlertReport> {
    let request = Request(
      provider: .brightSky, product: .alerts, baseURL: "https://api.brightsky.dev",
      path: "/alerts",
      query: [
        QueryItem("lat", fixedPoint(point.latitude, decimals: 4)),
        QueryItem("lon", fixedPoint(point.longitude, decimals: 4)),
      ])
    return .one(request) { (response) throws(ProviderError) in
      try alerts(from: response, language: language)
    }
  }

  /// Texts come in English and German beside each other.
  package static func alerts(
    from response: Response, language: String = "en"
  ) throws(ProviderError) -> AlertReport {
    switch response.status {
    case 200: break
    case 404 where isNotCovered(response): throw .noData(.outOfCoverage)
    case 429: throw .rateLimited(retryAfterSeconds: response.retryAfterSeconds)
    default: throw .http(status: response.status)
    }
    let root = try Upstream.parse(response.body)
    guard let list = root["alerts"], list.kind == .array else {
      throw .malformed(path: "/alerts")
    }
    let cell = root["location"]
    let area = cell?.line("name")
    let now = response.receivedAtUnixSeconds
    let alerts = list.elements.compactMap { alert($0, language, area: area, at: now) }
    return AlertReport(coverage: .full, alerts: alerts)
  }

  private static func alert(
    _ item: JSONValue, _ language: String, area: String?, at now: Double
  ) -> WeatherAlert? {
    func pick(_ name: String) -> String? {
      let order = language.lowercased().hasPrefix("de") ? ["_de", "_en"] : ["_en", "_de"]
      return order.lazy.compactMap { item[name + $0]?.string }.first
    }
    guard item["status"]?.string.map({ $0 == "actual" }) ?? true,
      item["response_type"]?.string != "allclear",
      let event = TextCleaning.line(pick("event") ?? pick("headline")),
      let id = item.line("alert_id") ?? item["id"]?.lenientInteger.map(String.init)
    else { return nil }
    let expires = Timestamp.unixSeconds(item["expires"]?.string)
    if let expires, expires <= now { return nil }
    return WeatherAlert(
      id: id, event: event, severity: AlertSeverity(upstream: item["severity"]?.string),
      certainty: AlertCertainty(upstream: item["certainty"]?.string),
      urgency: AlertUrgency(upstream: item["urgency"]?.string),
      sentUnixSeconds: Timestamp.unixSeconds(item["effective"]?.string),
      onsetUnixSeconds: Timestamp.unixSeconds(item["onset"]?.string),
      expiresUnixSeconds: expires, headline: TextCleaning.line(pick("headline")),
      description: TextCleaning.clean(pick("description")),
      instruction: TextCleaning.clean(pick("instruction")), areas: area.map { [$0] } ?? [],
      sender: "Deutscher Wetterdienst", url: "https://www.dwd.de/warnungen", match: .point)
  }

  /// In its own words: more than a kilometre from every German warning cell (`brightsky/query.py`).
  /// Any other 404 is a fault of ours or theirs.
  private static func isNotCovered(_ response: Response) -> Bool {
    let body = try? Upstream.parse(response.body)
    return body?["detail"]?.string?.mentions("not covered") ?? false
  }
}
