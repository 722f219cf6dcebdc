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
    let list = try root.list("alerts")
    let area = root["location"]?.line("name")
    let rows = CAPWarnings(language: language, now: response.receivedAt) { _ in .point }
      .rows(list.elements.map { CAPAlert(brightSky: $0, area: area) })
    return try AlertReport(coverage: .full, rows: rows, path: "/alerts")
  }
}
