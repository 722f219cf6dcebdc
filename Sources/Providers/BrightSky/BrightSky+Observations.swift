package import Places
package import Time
import Units
import Vocabulary
package import Weather

extension BrightSky {
  /// What the stations around a point measured last: one record, of which each value is from the
  /// nearest station that has it.
  package static func observations(
    at point: Coordinate, kilometers: Double
  ) -> Step<[StationObservation]> {
    let distance = QueryItem("max_dist", String(Int(kilometers * 1000)))
    return .one(
      Request(
        .brightSky, .observations, path: "/current_weather", query: point.query + [distance]),
      observations(from:))
  }

  /// The hourly records of a station, in whole hours, so that a stored answer serves for one.
  package static func history(
    of id: String, hours: Int, until now: Instant
  ) -> Step<[StationObservation]> {
    let end = now.rounded(.down, toSeconds: 3600)
    func hour(_ hours: Int) -> String { end.adding(seconds: Double(hours) * 3600).formatted() }
    let request = Request(
      .brightSky, .observationHistory, path: "/weather",
      query: [
        QueryItem("dwd_station_id", id), QueryItem("date", hour(-hours)),
        QueryItem("last_date", hour(0)),
      ])
    return .one(request) { (response) throws(ProviderError) in
      try observations(from: response).filter { $0.station.id == id }
    }
  }

  /// A row for each station of each record; records of the model MOSMIX are left out.
  package static func observations(
    from response: Response
  ) throws(ProviderError) -> [StationObservation] {
    let root = try response.json { status, _ in
      // No station near, or none of that id.
      status == 404 ? .noData(.outOfCoverage) : nil
    }
    guard let weather = root["weather"], let sources = root["sources"], sources.kind == .array
    else { throw .malformed(path: "/weather") }
    let stations = sources.elements.reduce(into: [Int: Station]()) { stations, item in
      if let id = item["id"]?.code { stations[id] = Station(brightSky: item) }
    }
    return weather.listed.flatMap { record in
      let others = record["fallback_source_ids"]
      let ids = [record["source_id"]?.code] + (others?.names ?? []).map { others?[$0]?.code }
      return Set(ids.compactMap(\.self)).sorted().compactMap { id in
        stations[id].flatMap { StationObservation(brightSky: record, of: id, $0) }
      }
    }
  }
}

extension BrightSky {
  /// Of the newest record, whose names end in the minutes that they cover, and of hourly ones,
  /// which cover an hour (brightsky.dev/docs).
  static let records = ColumnTable(
    "observations",
    [
      Column(.temperature, "temperature"), Column(.dewPoint, "dew_point"),
      Column(.humidity, "relative_humidity"), Column(.pressure, "pressure_msl"),
      Column(.visibility, "visibility"), Column(.cloudCover, "cloud_cover"),
      Column(.windSpeed, "wind_speed_10", .preceding(seconds: 600)),
      Column(.windSpeed, "wind_speed", .preceding(seconds: 3600)),
      Column(.windGust, "wind_gust_speed_10", .preceding(seconds: 600)),
      Column(.windGust, "wind_gust_speed", .preceding(seconds: 3600)),
      Column(.windDirection, "wind_direction_10", .preceding(seconds: 600)),
      Column(.windDirection, "wind_direction", .preceding(seconds: 3600)),
      Column(.precipitation, "precipitation_60", .preceding(seconds: 3600)),
      Column(.precipitation, "precipitation", .preceding(seconds: 3600)),
    ])
}

extension Station {
  /// Nil if it is a model's point, or has no position.
  fileprivate init?(brightSky item: UpstreamValue) {
    guard item.line("observation_type") != "forecast", let id = item.line("dwd_station_id"),
      let position = item.coordinate("lat", "lon")
    else { return nil }
    self.init(
      id: id, name: item.line("station_name"), kind: .synoptic, coordinate: position,
      elevationMeters: item.number("height", .elevation))
  }
}

extension StationObservation {
  /// The values of one station in a record.
  fileprivate init?(brightSky record: UpstreamValue, of id: Int, _ station: Station) {
    guard let time = record["timestamp"]?.timestamp else { return nil }
    self.init(station: station, time: time)
    func own(_ name: String) -> UpstreamValue? {
      guard record[name]?.isNull == false else { return nil }
      let source = record["fallback_source_ids"]?[name]?.code ?? record["source_id"]?.code
      return source == id ? record[name] : nil
    }
    read(BrightSky.records) { column in
      guard let measurement = column.measurement else { return nil }
      return own(column.name)?.number(
        measurement, measurement == .visibility ? .meters : .same)
    }
    checkDewPoint(of: record)
    condition = own("condition")?.string.flatMap { Self.kind($0) }.map { Condition($0) }
    if isEmpty { return nil }
  }

  /// `dry` says nothing about the sky.
  private static func kind(_ word: String) -> ConditionKind? {
    switch word {
    case "fog": .fog
    case "rain": .rain
    case "sleet": .sleet
    case "snow": .snow
    case "hail": .hail
    case "thunderstorm": .thunderstorm
    default: nil
    }
  }
}
