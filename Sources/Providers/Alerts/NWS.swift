package import AlmanacCore
internal import JSON

/// The US National Weather Service (api.weather.gov), for the states, territories and their waters.
package enum NWS {
  package static let countryCodes: Set<String> = ["US", "PR", "GU", "VI", "AS", "MP", "UM"]

  /// The warnings in force at a point.
  ///
  /// Beyond the border the list is just as empty, so silence counts only where the service says
  /// that the point is its own.
  package static func alerts(at point: Coordinate) -> Step<AlertReport> {
    let request = request(
      .alerts, "/alerts/active", [QueryItem("point", position(point))])
    return .fetch(request) { (response) throws(ProviderError) in
      let report = try alerts(from: response)
      return report.alerts.isEmpty ? coverage(of: point).map { _ in report } : .done(report)
    }
  }

  /// Ends where the service speaks for a point.
  private static func coverage(of point: Coordinate) -> Step<Void> {
    .one(request(.point, "/points/" + position(point), [])) {
      (response) throws(ProviderError) in try coverage(from: response)
    }
  }

  /// - Throws: `noData(.outOfCoverage)` for a point that is not the service's.
  package static func coverage(from response: Response) throws(ProviderError) {
    // Everything about a point may be null for a while (github.com/weather-gov/api, issue 51).
    guard try root(response)["properties"]?.kind == .object else {
      throw .malformed(path: "/properties")
    }
  }

  private static func request(_ product: Product, _ path: String, _ query: [QueryItem]) -> Request {
    Request(
      provider: .nws, product: product, baseURL: "https://api.weather.gov", path: path,
      query: query, accept: "application/geo+json")
  }

  /// At most four decimals and no trailing zeros: anything else is redirected.
  static func position(_ point: Coordinate) -> String {
    [point.latitude, point.longitude].map { value in
      var text = fixedPoint(value, decimals: 4)
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
      return text
    }.joined(separator: ",")
  }

  /// Actual alerts that have not ended, without cancellations, without all-clears and without those
  /// that a newer one names as its forerunner.
  package static func alerts(from response: Response) throws(ProviderError) -> AlertReport {
    let root = try root(response)
    guard let features = root["features"], features.kind == .array else {
      throw .malformed(path: "/features")
    }
    let properties = features.elements.compactMap { $0["properties"] }
    var replaced: Set<String> = []
    for item in properties where isActual(item) {
      for reference in item["references"]?.elements.map({ $0 }) ?? [] {
        if let id = reference["identifier"]?.string { replaced.insert(id) }
      }
    }
    let alerts = properties.compactMap { item -> WeatherAlert? in
      guard let id = item["id"]?.string, !replaced.contains(id) else { return nil }
      return alert(item, id, at: response.receivedAtUnixSeconds)
    }
    return AlertReport(coverage: .full, alerts: alerts)
  }

  private static func alert(_ item: JSONValue, _ id: String, at now: Double) -> WeatherAlert? {
    guard isActual(item), item["messageType"]?.string != "Cancel",
      item["response"]?.string != "AllClear",
      let event = item.line("event") ?? item.line("headline"),
      let id = TextCleaning.line(id)
    else { return nil }
    let end =
      Timestamp.unixSeconds(item["ends"]?.string)
      ?? Timestamp.unixSeconds(item["expires"]?.string)
    if let end, end <= now { return nil }
    return WeatherAlert(
      id: id, event: event, severity: AlertSeverity(upstream: item["severity"]?.string),
      certainty: AlertCertainty(upstream: item["certainty"]?.string),
      urgency: AlertUrgency(upstream: item["urgency"]?.string),
      sentUnixSeconds: Timestamp.unixSeconds(item["sent"]?.string),
      onsetUnixSeconds: Timestamp.unixSeconds(item["onset"]?.string)
        ?? Timestamp.unixSeconds(item["effective"]?.string),
      expiresUnixSeconds: end, headline: item.line("headline"),
      description: item.text("description"), instruction: item.text("instruction"),
      areas: areas(item["areaDesc"]?.string), sender: item.line("senderName"),
      url: TextCleaning.url(item["@id"]?.string), match: .point)
  }

  /// No test and no exercise, which must not call off what is real either.
  private static func isActual(_ item: JSONValue) -> Bool {
    item["status"]?.string.map { $0 == "Actual" } ?? true
  }

  private static func areas(_ text: String?) -> [String] {
    (text ?? "").split(separator: ";").compactMap { TextCleaning.line(String($0)) }
  }

  /// Errors are `application/problem+json`; only `InvalidPoint` says that a point is not the
  /// service's.
  private static func root(_ response: Response) throws(ProviderError) -> JSONValue {
    switch response.status {
    case 200: return try Upstream.parse(response.body)
    case 404 where isInvalidPoint(response): throw .noData(.outOfCoverage)
    case 429: throw .rateLimited(retryAfterSeconds: response.retryAfterSeconds ?? 5)
    default: throw .http(status: response.status)
    }
  }

  private static func isInvalidPoint(_ response: Response) -> Bool {
    let problem = try? Upstream.parse(response.body)
    return problem?["type"]?.string?.hasSuffix("/InvalidPoint") ?? false
  }
}
