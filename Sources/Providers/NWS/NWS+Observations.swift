package import Places
import Reports
package import Time
import Units
import Vocabulary
package import Weather

extension NWS {
  /// Each station is a request of its own; these few are nearer than the next aerodrome.
  private static let stationCount = 3

  /// The newest observation of each of the nearest stations, of which many are no aerodromes.
  package static func observations(
    around point: Coordinate, kilometers: Double
  ) -> Step<[StationObservation]> {
    .fetch(request(.point, "/points/" + position(point), [])) {
      (response) throws(ProviderError) in
      let list = request(.point, try gridPath(from: response) + "/stations", [])
      return .fetch(list) { (response) throws(ProviderError) in
        let near = try stations(from: response)
          .map { (station: $0, kilometers: $0.coordinate.distanceKilometers(to: point)) }
          .filter { $0.kilometers <= kilometers }
          .sorted { $0.kilometers < $1.kilometers }
        return collect(near.prefix(stationCount).map(\.station)[...])
      }
    }
  }

  private static func collect(
    _ stations: ArraySlice<Station>, _ known: [StationObservation] = []
  ) -> Step<[StationObservation]> {
    guard let station = stations.first else { return .done(known) }
    let newest = request(.observations, "/stations/\(station.id)/observations/latest", [])
    return .fetch(newest) { (response) throws(ProviderError) in
      collect(stations.dropFirst(), known + (try observations(from: response, of: station)))
    }
  }

  /// The observations of the last hours, newest first, from a whole hour on, so that a stored
  /// answer serves for one.
  package static func history(
    of station: Station, hours: Int, until now: Instant
  ) -> Step<[StationObservation]> {
    let end = now.rounded(.down, toSeconds: 3600)
    let start = end.adding(seconds: Double(hours) * -3600).formatted()
    let all = request(
      .observationHistory, "/stations/\(station.id)/observations", [QueryItem("start", start)])
    return .one(all) { (response) throws(ProviderError) in
      try observations(from: response, of: station)
    }
  }

  /// The grid cell of a point. Its URLs name the service's own host, which a mirror is not.
  static func gridPath(from response: Response) throws(ProviderError) -> String {
    let point = try root(response)["properties"]
    guard let office = point?.line("gridId"), let x = point?["gridX"]?.code,
      let y = point?["gridY"]?.code, isName(office)
    else { throw .malformed(path: "/properties/gridId") }
    return "/gridpoints/\(office)/\(x),\(y)"
  }

  /// A part of a path.
  private static func isName(_ text: String) -> Bool {
    (1...16).contains(text.utf8.count)
      && text.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) || $0 == 95 }
  }

  static func stations(from response: Response) throws(ProviderError) -> [Station] {
    let features = try root(response).list("features")
    return features.elements.compactMap { feature in
      guard let item = feature["properties"], let id = item.line("stationIdentifier"),
        isName(id), let east = feature["geometry"]?["coordinates"]?.element(at: 0),
        let north = feature["geometry"]?["coordinates"]?.element(at: 1),
        let latitude = north.number(.latitude), let longitude = east.number(.longitude),
        let position = Coordinate(latitude: latitude, longitude: longitude)
      else { return nil }
      // Four letters of the regions K (the states) and P, T (the Pacific, Puerto Rico).
      let isAerodrome =
        id.utf8.count == 4 && id.utf8.allSatisfy { $0 >= 65 }
        && ["K", "P", "T"].contains(id.prefix(1))
      let (name, elevation) = (
        item.line("name"), item["elevation"]?.number("value", .elevation)
      )
      return isAerodrome
        ? Station(aerodrome: id, name: name, coordinate: position, elevationMeters: elevation)
        : Station(
          id: id, name: name, kind: .synoptic, coordinate: position, elevationMeters: elevation)
    }
  }

  /// One observation, or several.
  package static func observations(
    from response: Response, of station: Station
  ) throws(ProviderError) -> [StationObservation] {
    // A station that has never reported, or no longer does.
    if response.status == 404 { return [] }
    let root = try root(response)
    guard let features = root["features"] else {
      guard let item = root["properties"], item.kind == .object else {
        throw .malformed(path: "/properties")
      }
      return [StationObservation(nws: item, of: station)].compactMap(\.self)
    }
    return features.elements.compactMap { feature in
      feature["properties"].flatMap { StationObservation(nws: $0, of: station) }
    }
  }
}

extension NWS {
  /// Of an observation (weather.gov/documentation/services-web-api): a wind is the mean of two
  /// minutes, a gust the maximum of ten (Federal Meteorological Handbook 1).
  static let reports = ColumnTable(
    "observations",
    [
      Column(.temperature, "temperature"), Column(.dewPoint, "dewpoint"),
      Column(.humidity, "relativeHumidity"), Column(.pressure, "seaLevelPressure"),
      Column(.visibility, "visibility"),
      Column(.windSpeed, "windSpeed", .preceding(seconds: 120)),
      Column(.windGust, "windGust", .preceding(seconds: 600)),
      Column(.windDirection, "windDirection", .preceding(seconds: 120)),
      Column(.precipitation, "precipitationLastHour", .preceding(seconds: 3600)),
      Column(.precipitation, "precipitationLast3Hours", .preceding(seconds: 10_800)),
      Column(.precipitation, "precipitationLast6Hours", .preceding(seconds: 21_600)),
    ])
}

extension StationObservation {
  fileprivate init?(nws item: UpstreamValue, of station: Station) {
    guard let time = item["timestamp"]?.timestamp else { return nil }
    self.init(station: station, time: time)
    read(NWS.reports) { column in
      column.measurement.flatMap { measurement in
        item[column.name].flatMap { NWS.value($0, measurement) }
      }
    }
    checkDewPoint(of: item)
    readSky(item)
    report = item.line("rawMessage")
    if isEmpty { return nil }
  }

  private mutating func readSky(_ item: UpstreamValue) {
    let layers = item["cloudLayers"]?.elements ?? []
    let isClear = layers.contains { ["CLR", "SKC"].contains($0.line("amount")) }
    let clouds = layers.compactMap { layer -> CloudLayer? in
      guard let amount = layer.line("amount").flatMap({ CloudAmount(code: $0) }) else {
        return nil
      }
      return CloudLayer(
        amount: amount, baseMeters: layer["base"].flatMap { NWS.value($0, .elevation) })
    }
    let isKnown = isClear || !clouds.isEmpty
    let weather = (item["presentWeather"]?.elements ?? []).compactMap { $0.line("rawString") }
    guard isKnown || !weather.isEmpty else { return }
    let sky = ReportedConditions(
      clouds: isKnown ? clouds : nil, mayHaveHighClouds: false,
      weather: weather.joined(separator: " "))
    cloudCoverPercent = sky.cloudCoverPercent
    cloudBaseMeters = sky.clouds?.compactMap(\.baseMeters).min()
    condition = sky.condition
  }
}

extension NWS {
  /// A quantity with its unit. Null and failed, questioned or bad values (MADIS quality codes X, Q
  /// and B) are none, and so is a value whose unit is unknown.
  fileprivate static func value(_ item: UpstreamValue, _ measurement: Measurement) -> Double? {
    if let code = item.line("qualityControl"), ["X", "Q", "B"].contains(code) {
      item.noteImpossible(measurement)
      return nil
    }
    guard let unit = item.line("unitCode"), let scale = scale(unit, measurement) else { return nil }
    return item.number("value", measurement, scale)
  }

  /// From `wmoUnit:km_h-1` and the like.
  private static func scale(_ unit: String, _ measurement: Measurement) -> UnitScale? {
    switch unit.split(separator: ":").last {
    case "degC", "km_h-1", "hPa", "mm", "percent", "degree_(angle)": .same
    case "degF": UnitScale(5 / 9, offset: -160 / 9)
    case "m_s-1": .metersPerSecond
    case "Pa": UnitScale(0.01)
    case "m":
      measurement == .visibility ? .meters : measurement == .precipitation ? UnitScale(1000) : .same
    default: nil
    }
  }
}
