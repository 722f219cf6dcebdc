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
/// aerodromes of the world report, decoded.
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
  fileprivate init?(aviationWeather item: UpstreamValue) {
    // `obsTime` is when it was observed; `reportTime` is rounded to the hour it is meant for.
    guard let id = item.line("icaoId"),
      let station = Station(
        aerodrome: id, name: item.line("name"), coordinate: item.coordinate("lat", "lon"),
        elevationMeters: item.number("elev", .elevation)),
      let time = item["obsTime"]?.instant ?? item["reportTime"]?.timestamp
    else { return nil }
    self.init(station: station, time: time)
    read(AviationWeather.reports) { column in
      column.measurement.flatMap { item.number(column.name, $0, AviationWeather.scale($0)) }
    }
    checkDewPoint(of: item)
    visibility = AviationWeather.visibility(item["visib"])
    readSky(item)
    // In inches; a depth beyond meters is not snow.
    snowDepthCentimeters = item.number("snow", .dailySnowfall, UnitScale(2.54))
    report = item.line("rawOb")
    if isEmpty { return nil }
  }

  private mutating func readSky(_ item: UpstreamValue) {
    let cover = item.line("cover")
    let layers = item["clouds"].flatMap { $0.kind == .array ? $0.elements : nil }
    let clouds = layers?.compactMap { AviationWeather.layer($0) }
    let isClear = ["CLR", "SKC", "NCD"].contains(cover)
    // No clouds below 1,500 m, or none of significance: higher ones are possible.
    let isOpen = cover == "CAVOK" || cover == "NSC"
    let isKnown = isClear || isOpen || clouds?.isEmpty == false
    let weather = item.line("wxString")
    guard isKnown || weather != nil else { return }
    let sky = ReportedConditions(
      clouds: isKnown ? clouds ?? [] : nil, mayHaveHighClouds: isOpen, weather: weather ?? "")
    cloudCoverPercent = sky.cloudCoverPercent
    cloudBaseMeters = sky.clouds?.compactMap(\.baseMeters).min()
    condition = sky.condition
  }
}

extension AviationWeather {
  /// Of a decoded report. "VRB" is a wind without one direction.
  static let reports = ColumnTable(
    "observations",
    [
      Column(.temperature, "temp"), Column(.dewPoint, "dewp"), Column(.pressure, "slp"),
      Column(.pressure, "altim"), Column(.windSpeed, "wspd", .preceding(seconds: 600)),
      Column(.windGust, "wgst", .preceding(seconds: 600)),
      Column(.windDirection, "wdir", .preceding(seconds: 600)),
      Column(.precipitation, "precip", .preceding(seconds: 3600)),
      Column(.precipitation, "pcp3hr", .preceding(seconds: 10_800)),
      Column(.precipitation, "pcp6hr", .preceding(seconds: 21_600)),
    ])

  fileprivate static func scale(_ measurement: Measurement) -> UnitScale {
    switch measurement {
    case .windSpeed: .knots
    case .precipitation: .inches
    default: .same
    }
  }

  /// Of a layer that has an amount; bases are in feet.
  fileprivate static func layer(_ item: UpstreamValue) -> CloudLayer? {
    guard let word = item.line("cover"),
      let amount = word == "OVX" ? .obscured : CloudLayer.Amount(rawValue: word)
    else { return nil }
    return CloudLayer(
      amount: amount, baseMeters: item.number("base", .elevation, UnitScale(0.3048)))
  }

  /// Statute miles: 6.21, "10+", "1/2", "1 1/2".
  fileprivate static func visibility(_ item: UpstreamValue?) -> Visibility? {
    let isAtLeast = item?.string?.hasSuffix("+") ?? false
    return item?.number(.visibility, .statuteMiles, text: miles).map {
      Visibility(kilometers: $0, isAtLeast: isAtLeast)
    }
  }

  private static func miles(_ text: String) -> Double? {
    let words = (text.hasSuffix("+") ? text.dropLast() : text[...]).split(separator: " ")
    let numbers = words.map { word -> Double? in
      let parts = word.split(separator: "/").map { Double($0) }
      guard parts.count == 2, let top = parts[0], let bottom = parts[1], bottom > 0 else {
        return parts.count == 1 ? parts[0] : nil
      }
      return top / bottom
    }
    guard !numbers.isEmpty, numbers.allSatisfy({ $0?.isFinite ?? false }) else { return nil }
    return numbers.reduce(0) { $0 + ($1 ?? 0) }
  }
}
