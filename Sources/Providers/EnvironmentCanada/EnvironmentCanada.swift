import Basics
package import Places
import Vocabulary

extension Provider {
  static let environmentCanada = Provider(
    id: .environmentCanada,
    attribution: [
      Attribution(
        "Environment and Climate Change Canada", "https://weather.gc.ca/",
        "ECCC Data Servers End-use Licence")
    ],
    baseURL: "https://api.weather.gc.ca", countries: ["CA"],
    offers: [
      Offer(.alerts, "Canada, by polygon") {
        EnvironmentCanada.alerts(at: $0.exact, language: $0.language)
      }
    ])
}

/// Environment Canada (api.weather.gc.ca, the collection `weather-alerts`): the warnings of the
/// Meteorological Service of Canada, a polygon for each forecast zone.
package enum EnvironmentCanada {
  /// The service is asked for a box that holds every place of the same rounded coordinates, so that
  /// no more of them leaves the machine; the polygons decide.
  package static func alerts(at place: Coordinate, language: String = "en") -> Step<AlertReport> {
    let request = Request(
      .environmentCanada, .alerts, path: "/collections/weather-alerts/items",
      query: [
        QueryItem("f", "json"), QueryItem("bbox", box(around: place.rounded)),
        QueryItem("limit", "\(maximumAlerts)"),
      ])
    return .one(request) { (response) throws(ProviderError) in
      try alerts(from: response, at: place, language: language)
    }
  }

  /// West, south, east and north of a point.
  private static func box(around point: Coordinate) -> String {
    [
      point.longitude - boxDegrees, point.latitude - boxDegrees, point.longitude + boxDegrees,
      point.latitude + boxDegrees,
    ].map { fixedPoint($0, decimals: 2) }.joined(separator: ",")
  }

  /// Coordinates are rounded by at most a half of it.
  private static let boxDegrees = 0.01
  /// More than are in force in a few zones at once.
  private static let maximumAlerts = 100

  package static func alerts(
    from response: Response, at place: Coordinate, language: String = "en"
  ) throws(ProviderError) -> AlertReport {
    let root = try response.json()
    let features = try root.list("features")
    let warned = WarnedPlace(place, country: "CA")
    let rows = CAPWarnings(language: language, now: response.receivedAt) { warned.match($0.areas) }
      .rows(features.elements.map { CAPAlert(environmentCanada: $0) })
    let matched = max(root["numberMatched"]?.code ?? 0, 0)
    let unasked = max(matched - rows.count, 0)
    return try AlertReport(
      coverage: rows.contains(where: \.isForCountry) ? .country : .full, rows: rows,
      unasked: unasked, path: "/features")
  }
}
