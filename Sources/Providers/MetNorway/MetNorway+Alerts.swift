package import Places
import Vocabulary
import Weather

extension MetNorway {
  /// Norway, and Svalbard and Jan Mayen.
  static let warnedCountries: Set = ["NO", "SJ"]
  private static let maximumAlerts = 200

  /// The values of `event` (api.met.no/weatherapi/metalerts/2.0/documentation); the awareness type
  /// is coarser. A polar low has wind and snow; its awareness type says which is warned of.
  fileprivate static let hazards = HazardCodes([
    .snow: "blowingsnow, snow", .forestFire: "forestfire", .wind: "gale, wind",
    .ice: "ice, icing", .thunderstorm: "lightning", .rain: "rain", .rainFlood: "rainflood",
    .stormSurge: "stormsurge",
  ])

  /// All warnings in force, of which the polygons choose: so no place leaves the machine, and every
  /// place of the country shares an answer.
  ///
  /// The service warns of the weather. Floods, landslides and avalanches are another authority's.
  package static func alerts(at place: Coordinate, language: String = "en") -> Step<AlertReport> {
    let request = Request(
      .metNorway, .alerts, path: "/weatherapi/metalerts/2.0/current.json",
      query: [QueryItem("lang", isNorwegian(language) ? "no" : "en")])
    return .one(request) { (response) throws(ProviderError) in
      try alerts(from: response, at: place, language: language)
    }
  }

  private static func isNorwegian(_ language: String) -> Bool {
    ["no", "nb", "nn"].contains(language)
  }

  package static func alerts(
    from response: Response, at place: Coordinate, language: String = "en"
  ) throws(ProviderError) -> AlertReport {
    let root = try response.json(good: [200, 203])
    let features = try root.list("features")
    let written = root["lang"]?.string ?? (isNorwegian(language) ? "no" : "en")
    let warned = WarnedPlace(place, country: "NO")
    let rows = CAPWarnings(language: language, now: response.receivedAt) { warned.match($0.areas) }
      .rows(features.elements.map { CAPAlert(metNorway: $0, language: written) })
    return try AlertReport(
      coverage: rows.contains(where: \.isForCountry) ? .country : .full, rows: rows,
      most: maximumAlerts, path: "/features")
  }
}

/// CAP in the form of MET Norway: a feature of GeoJSON, in one language
/// (api.met.no/weatherapi/metalerts/2.0/documentation).
extension CAPAlert {
  /// Nil if the feature has no properties.
  init?(metNorway feature: UpstreamValue, language: String?) {
    guard let item = feature["properties"], item.isFilled else { return nil }
    identifier = item.line("id")
    status = item["status"]?.string
    messageType = item["type"]?.string
    infos = [
      CAPInfo(
        metNorway: item, language: language, interval: feature["when"]?["interval"],
        shapes: CAPShape.all(geoJSON: feature["geometry"]))
    ]
  }
}

extension CAPInfo {
  fileprivate init(
    metNorway item: UpstreamValue, language: String?, interval: UpstreamValue?, shapes: [CAPShape]
  ) {
    self.language = language
    hazard = MetNorway.hazards[item["event"]?.string]
    event = item["eventAwarenessName"]?.string ?? item["event"]?.string
    severity = item["severity"]?.string
    certainty = item["certainty"]?.string
    onset = interval?.element(at: 0)?.string
    expires = interval?.element(at: 1)?.string
    senderName = "MET Norway"
    headline = item["title"]?.string
    let texts = [item["description"]?.string, item["consequences"]?.string].compactMap(\.self)
    description = texts.isEmpty ? nil : texts.joined(separator: "\n\n")
    instruction = item["instruction"]?.string
    web = item["web"]?.string
    parameters = ["awareness_level", "awareness_type"].map {
      CAPValue(name: $0, value: item[$0]?.string)
    }
    areas = [CAPArea(description: item["area"]?.string, shapes: shapes)]
  }
}
