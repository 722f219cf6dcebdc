import Basics
package import Places
import Time
import Vocabulary
import Weather

extension Provider {
  static let brightSky = Provider(
    id: .brightSky,
    attribution: [
      Attribution("Deutscher Wetterdienst", "https://www.dwd.de/", "CC BY 4.0"),
      Attribution("Bright Sky", "https://brightsky.dev/", "MIT"),
    ],
    baseURL: "https://api.brightsky.dev", countries: ["DE"], gridKilometers: 100,
    columns: [BrightSky.records],
    offers: [
      Offer(.alerts, "Germany, by point") {
        BrightSky.alerts(at: $0.point, language: $0.language)
      },
      Offer(.observations, "Germany, synoptic stations") {
        BrightSky.observations(at: $0.point, kilometers: $0.kilometers)
      },
      Offer(.observationHistory, "Germany, synoptic stations, 90 days") { query in
        guard query.station.kind == .synoptic else { return nil }
        return BrightSky.history(of: query.station.id, hours: query.hours, until: query.now)
      },
    ])
}

/// Bright Sky (brightsky.dev): warnings and stations of the Deutscher Wetterdienst.
package enum BrightSky {
  package static func alerts(at point: Coordinate, language: String = "en") -> Step<AlertReport> {
    let request = Request(.brightSky, .alerts, path: "/alerts", query: point.query)
    return .one(request) { (response) throws(ProviderError) in
      try alerts(from: response, language: language)
    }
  }

  /// Texts come in both English and German.
  package static func alerts(
    from response: Response, language: String = "en"
  ) throws(ProviderError) -> AlertReport {
    // The service's own definition: more than a kilometer from every German warning cell
    // (`brightsky/query.py`). Any other 404 is an error.
    let root = try response.json { status, body in
      let isNotCovered = body?["detail"]?.string?.mentions("not covered") ?? false
      return status == 404 && isNotCovered ? .noData(.outOfCoverage) : nil
    }
    guard let list = root["alerts"], list.kind == .array else {
      throw .malformed(path: "/alerts")
    }
    let cell = root["location"]
    let area = cell?.line("name")
    let now = response.receivedAt
    let rows = list.elements.map { row($0, language, area: area, at: now) }
    return try AlertReport(coverage: .full, rows: rows, path: "/alerts")
  }

  private static func row(
    _ item: UpstreamValue, _ language: String, area: String?, at now: Instant
  ) -> AlertRow {
    guard item.isFilled else { return .unreadable }
    let expires = item["expires"]?.timestamp
    guard item.isActualAlert, item.word("response_type") != "allclear",
      WeatherAlert.isInForce(until: expires, at: now)
    else { return .silent }
    return .warning(alert(item, language, area: area, expires: expires))
  }

  private static func alert(
    _ item: UpstreamValue, _ language: String, area: String?, expires: Instant?
  ) -> WeatherAlert {
    let order = language.lowercased().hasPrefix("de") ? ["_de", "_en"] : ["_en", "_de"]
    /// Blank text counts as missing: falls back to the other language.
    func pick(_ name: String) -> String? {
      order.lazy.compactMap { item.text(name + $0) }.first
    }
    let onset = item["onset"]?.timestamp
    let description = pick("description")
    return WeatherAlert(
      id: id(item) ?? madeID(item, onset: onset, expires: expires),
      event: TextCleaning.line(pick("event") ?? pick("headline"))
        ?? AlertSubstitute.event(from: description),
      severity: AlertSeverity(upstream: item["severity"]?.string),
      certainty: AlertCertainty(upstream: item["certainty"]?.string),
      urgency: AlertUrgency(upstream: item["urgency"]?.string),
      sent: item["effective"]?.timestamp,
      onset: onset, expires: expires,
      headline: TextCleaning.line(pick("headline")), description: description,
      instruction: pick("instruction"), areas: area.map { [$0] } ?? [],
      sender: "Deutscher Wetterdienst", url: "https://www.dwd.de/warnungen", match: .point)
  }

  private static func id(_ item: UpstreamValue) -> String? {
    item.line("alert_id") ?? item["id"]?.code.map(String.init) ?? item.line("id")
  }

  /// The same id in both languages.
  private static func madeID(_ item: UpstreamValue, onset: Instant?, expires: Instant?) -> String {
    func first(_ names: String...) -> String? { names.lazy.compactMap { item.line($0) }.first }
    return AlertSubstitute.id(
      sender: "DWD", event: first("event_en", "event_de", "headline_en", "headline_de"),
      onset: onset, expires: expires, text: first("description_en", "description_de"))
  }
}
