package import AlmanacCore

extension Provider {
  static let aviationWeather = Provider(
    id: .aviationWeather, title: "the Aviation Weather Center",
    attribution: [
      Attribution("NOAA Aviation Weather Center", "https://aviationweather.gov/", "public domain")
    ],
    baseURL: "https://aviationweather.gov", budget: [(60, 100)],
    columns: [AviationWeather.reports],
    offers: [
      Offer(.observations, "aerodromes of the world (METAR and SPECI)") {
        AviationWeather.observations(around: $0.point, kilometers: $0.kilometers)
      },
      Offer(.observationHistory, "aerodromes of the world, 15 days") { query in
        guard query.station.kind == .aerodrome else { return nil }
        return AviationWeather.history(
          of: query.station.id, hours: query.hours, until: query.now)
      },
    ])
}

/// The Aviation Weather Center of the United States (aviationweather.gov/data/api): what the
/// aerodromes of the world report.
package enum AviationWeather {
  /// An answer has at most so many rows, and does not say that it was cut.
  static let maximumRows = 400
  /// No box of this size has so many stations.
  private static let smallestKilometers = 25.0

  /// The newest report of each aerodrome in a box around a point; if there is none, the reports of
  /// the last six hours.
  package static func observations(
    around point: Coordinate, kilometers: Double
  ) -> Step<[StationObservation]> {
    reports(around: point, kilometers: kilometers, []).flatMap { rows in
      guard rows.isEmpty else { return .done(rows) }
      return reports(around: point, kilometers: kilometers, [QueryItem("hours", "6")])
    }
  }

  /// If the answer was cut, which may have cost the nearest stations, those of smaller boxes too.
  private static func reports(
    around point: Coordinate, kilometers: Double, _ further: [QueryItem]
  ) -> Step<[StationObservation]> {
    let requests = BoundingBox.around(point, kilometers: kilometers).map { box in
      let edges = [box.south, box.west, box.north, box.east].map { fixedPoint($0, decimals: 2) }
      return request(
        .observations, [QueryItem("bbox", edges.joined(separator: ","))] + further)
    }
    return collect(requests[...]).flatMap { found in
      guard found.isCut, kilometers > smallestKilometers else { return .done(found.rows) }
      return reports(around: point, kilometers: kilometers / 2, further).map { nearer in
        let known = Set(nearer.map(\.station.id))
        return nearer + found.rows.filter { !known.contains($0.station.id) }
      }
    }
  }

  /// The service keeps 15 days.
  private static let maximumHours = 360
  /// Of reports every half hour and special ones, no answer is cut.
  private static let spanHours = 120

  package static func history(
    of id: String, hours: Int, until now: Instant
  ) -> Step<[StationObservation]> {
    let hours = min(hours, maximumHours)
    let requests = stride(from: 0, to: hours, by: spanHours).map { back in
      let count = QueryItem("hours", String(min(hours - back, spanHours)))
      let end = now.adding(seconds: -3600 * Double(back)).formatted()
      return request(
        .observationHistory,
        [QueryItem("ids", id), count] + (back == 0 ? [] : [QueryItem("date", end)]))
    }
    return collect(requests[...]).map(\.rows)
  }

  private static func request(_ product: ProductID, _ query: [QueryItem]) -> Request {
    Request(
      .aviationWeather, product, path: "/api/data/metar",
      query: query + [QueryItem("format", "json")])
  }

  private typealias Found = (rows: [StationObservation], isCut: Bool)

  private static func collect(
    _ requests: ArraySlice<Request>, _ known: Found = ([], false)
  ) -> Step<Found> {
    guard let request = requests.first else { return .done(known) }
    return .fetch(request) { (response) throws(ProviderError) in
      let items = try items(of: response)
      let rows = items.compactMap { StationObservation(aviationWeather: $0) }
      return collect(
        requests.dropFirst(), (known.rows + rows, known.isCut || items.count >= maximumRows))
    }
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
  /// Of the groups of a report, which `AerodromeReport` reads (FMH-1, 12.6: wind is the mean of two
  /// minutes in the United States, of ten elsewhere by WMO-No. 306, FM 15).
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
