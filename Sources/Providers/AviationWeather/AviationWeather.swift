package import Places
import Reports
import Units
import Vocabulary
package import Weather

extension Provider {
  static let aviationWeather = Provider(
    id: .aviationWeather,
    attribution: [
      Attribution("NOAA Aviation Weather Center", "https://aviationweather.gov/", "public domain")
    ],
    baseURL: "https://aviationweather.gov", budget: [(60, 100)],
    // "No endpoint more frequently than once per minute" (aviationweather.gov/data/api).
    pace: Pace(seconds: 60, merging: AviationWeather.merging), columns: [AviationWeather.reports],
    offers: [
      Offer(.observations, "aerodromes of the world (METAR and SPECI)") {
        AviationWeather.observations(around: $0.point, kilometers: $0.kilometers)
      },
      Offer(.observationHistory, "aerodromes of the world, 15 days") { query in
        guard query.station.kind == .aerodrome else { return nil }
        return AviationWeather.history(of: query.station.id, hours: query.hours)
      },
    ])
}

/// The Aviation Weather Center of the United States (aviationweather.gov/data/api): what the
/// aerodromes of the world report.
package enum AviationWeather {
  /// The largest number of rows in an answer, which does not say that it was truncated.
  static let maximumRows = 400
  /// More say nothing about a place. Their reports of half a day fit into one answer.
  private static let nearestStations = 12

  /// The reports of the aerodromes nearest to a point, in one call; nil if none is near.
  package static func observations(
    around point: Coordinate, kilometers: Double
  ) -> Step<[StationObservation]>? {
    let near = StationTable.embedded.stations(near: point, kilometers: kilometers)
      .prefix(nearestStations).map(\.id)
    guard !near.isEmpty else { return nil }
    return .one(reports(of: near)) { (response) throws(ProviderError) in
      // A shared answer has the aerodromes of other places too.
      try observations(from: response).filter { near.contains($0.station.id) }
    }
  }

  /// As many hours as fit: thirteen show whether a sensor is stuck, and six include the aerodromes
  /// that report every three hours; of many stations, the newest report has to do.
  private static func reports(of ids: [String]) -> Request {
    // Every half hour, with some to spare for special reports.
    let hours = [13, 6, 2].first { ids.count * $0 * 5 / 2 <= maximumRows }
    return request(
      .observations,
      [QueryItem("ids", ids.joined(separator: ","))]
        + (hours.map { [QueryItem("hours", String($0))] } ?? []))
  }

  /// One request for the stations of all.
  static func merging(_ requests: [Request]) -> Request? {
    guard requests.allSatisfy({ $0.product == .observations }) else { return nil }
    var ids: [String] = []
    for request in requests {
      let listed = request.query.first { $0.name == "ids" }?.value.split(separator: ",") ?? []
      ids += listed.map(String.init).filter { !ids.contains($0) }
    }
    return ids.count <= maximumRows ? reports(of: ids) : nil
  }

  /// The service keeps 15 days.
  private static let maximumHours = 360

  /// In one call: of reports every half hour, an answer holds eight days.
  package static func history(of id: String, hours: Int) -> Step<[StationObservation]> {
    .one(
      request(
        .observationHistory,
        [QueryItem("ids", id), QueryItem("hours", String(min(hours, maximumHours)))]),
      observations(from:))
  }

  private static func request(_ product: ProductID, _ query: [QueryItem]) -> Request {
    Request(
      .aviationWeather, product, path: "/api/data/metar",
      query: query + [QueryItem("format", "json")])
  }

  /// Reports in any order, several of a station among them. One without a station, a time or a
  /// value is left out, and so is one of an unknown station without a position.
  package static func observations(
    from response: Response
  ) throws(ProviderError) -> [StationObservation] {
    try items(of: response).compactMap { StationObservation(aviationWeather: $0) }
  }

  private static func items(of response: Response) throws(ProviderError) -> [UpstreamValue] {
    // Nothing found is 204 with an empty body.
    if response.status == 204 { return [] }
    let root = try response.json()
    guard root.kind == .array else { throw .malformed(path: "") }
    return root.elements
  }
}

extension StationObservation {
  /// The service decodes reports, too; it drops signs, glued groups and what it cannot read without
  /// a word, so the report itself is read.
  fileprivate init?(aviationWeather item: UpstreamValue) {
    // `obsTime` is when it was observed; `reportTime` is rounded to the hour it is meant for.
    guard let id = item.line("icaoId"),
      let station = Station(
        aerodrome: id, name: item.line("name"), coordinate: item.coordinate("lat", "lon"),
        elevationMeters: item.number("elev", .elevation)),
      let time = item["obsTime"]?.instant ?? item["reportTime"]?.timestamp,
      let text = item.line("rawOb"), let report = AerodromeReport(text)
    else { return nil }
    for measurement in report.impossible { item.noteImpossible(measurement) }
    self.init(report, of: station, at: time)
    self.report = text
    if isEmpty { return nil }
  }
}

extension AviationWeather {
  /// The values of the groups of a report, which `AerodromeReport` reads. The wind is the mean of
  /// ten minutes (WMO-No. 306, FM 15); of two in the United States (FMH-1).
  static let reports = ColumnTable(
    "observations",
    [
      Column(.temperature, "rawOb"), Column(.dewPoint, "rawOb"), Column(.pressure, "rawOb"),
      Column(.windSpeed, "rawOb", .preceding(seconds: 600)),
      Column(.windGust, "rawOb", .preceding(seconds: 600)),
      Column(.windDirection, "rawOb", .preceding(seconds: 600)),
      Column(.precipitation, "rawOb", .preceding(seconds: 3600)),
    ])
}
