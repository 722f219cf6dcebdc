package import AlmanacCore
internal import JSON

/// The US National Weather Service (api.weather.gov), for the states, territories and their waters.
package enum NWS {
  package static let countryCodes: Set<String> = ["US", "PR", "GU", "VI", "AS", "MP", "UM"]

  /// The warnings in force at a point.
  package static func alerts(at point: Coordinate) -> Step<AlertReport> {
    let request = request(
      .alerts, "/alerts/active", [QueryItem("point", position(point))])
    return .one(request) { (response) throws(ProviderError) in try alerts(from: response) }
  }

  /// Whether the service speaks for a point, and in which zone it lies.
  package static func point(at point: Coordinate) -> Step<NWSPoint> {
    .one(request(.point, "/points/" + position(point), [])) {
      (response) throws(ProviderError) in try self.point(from: response)
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

  /// Actual alerts that have not ended, without cancellations and without those that a newer one
  /// names as its forerunner.
  package static func alerts(from response: Response) throws(ProviderError) -> AlertReport {
    let root = try root(response)
    guard let features = root["features"], features.kind == .array else {
      throw .malformed(path: "/features")
    }
    let properties = features.elements.compactMap { $0["properties"] }
    var replaced: Set<String> = []
    for item in properties {
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
    guard item["status"]?.string.map({ $0 == "Actual" }) ?? true,
      item["messageType"]?.string != "Cancel", let event = item.line("event"),
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

  private static func areas(_ text: String?) -> [String] {
    (text ?? "").split(separator: ";").compactMap { TextCleaning.line(String($0)) }
  }

  /// Errors are `application/problem+json`; a point outside is 404 on `/points` and 400 on alerts.
  static func root(_ response: Response) throws(ProviderError) -> JSONValue {
    switch response.status {
    case 200: return try Upstream.parse(response.body)
    case 400, 404: throw .noData(.outOfCoverage)
    case 429: throw .rateLimited(retryAfterSeconds: response.retryAfterSeconds ?? 5)
    default: throw .http(status: response.status)
    }
  }
}

/// What the service knows of a point.
package struct NWSPoint: Sendable, Equatable {
  /// The office that forecasts for it.
  package let office: String
  package let timeZone: String?
  /// UGC code of the forecast zone, such as `ORZ004`.
  package let zone: String?
  /// UGC code of the county.
  package let county: String?
  /// The nearest town and its state.
  package let city: String?
  package let state: String?
}

extension NWS {
  package static func point(from response: Response) throws(ProviderError) -> NWSPoint {
    let root = try root(response)
    guard let item = root["properties"], let office = item.line("gridId") ?? item.line("cwa")
    else { throw .malformed(path: "/properties") }
    let town = item["relativeLocation"]?["properties"]
    return NWSPoint(
      office: office, timeZone: item.line("timeZone"), zone: lastPart(item.line("forecastZone")),
      county: lastPart(item.line("county")), city: town?.line("city"), state: town?.line("state"))
  }

  private static func lastPart(_ url: String?) -> String? {
    url?.split(separator: "/").last.map(String.init)
  }
}
