package import AlmanacCore

/// The spread of total cloud cover across an ensemble's members.
package struct CloudSpread: Sendable, Equatable {
  /// In order of time.
  package let times: [Instant]
  /// Standard deviation, percent of the sky; one per time.
  package let spreadPercent: [Double?]

  /// The spread at the row nearest to an instant, within 90 minutes.
  package func spreadPercent(at time: Instant) -> Double? {
    func distance(_ row: Int) -> Double { abs(times[row].seconds(since: time)) }
    guard let nearest = times.indices.min(by: { distance($0) < distance($1) }),
      distance(nearest) <= 5400
    else { return nil }
    return spreadPercent[nearest]
  }
}

extension OpenMeteo {
  /// The hourly spread of cloud cover over 16 days, from NOAA's GEFS (31 members).
  package static func cloudSpread(at point: Coordinate) -> Step<CloudSpread> {
    let request = request(
      .ensemble, "ensemble-api", "/v1/ensemble", at: [point],
      [
        "hourly": "cloud_cover", "models": "gfs_seamless", "forecast_days": "16",
        "timeformat": "unixtime", "timezone": "GMT",
      ])
    return .one(request, cloudSpread(from:))
  }

  /// The standard deviation over all members, including the control run.
  package static func cloudSpread(
    from response: Response
  ) throws(ProviderError) -> CloudSpread {
    let root = try root(response)
    let series = try OpenMeteoSeries(
      required: "hourly", root, utcOffsetSeconds: utcOffsetSeconds(root))
    let members = series.section.names.compactMap { key -> OpenMeteoColumn<Double>? in
      key == "cloud_cover" || key.hasPrefix("cloud_cover_member")
        ? series.column(key, of: .cloudCover) : nil
    }
    guard members.count > 1 else { throw .noData(.notProvided) }
    return CloudSpread(
      times: series.times,
      spreadPercent: series.times.indices.map { row in
        deviation(members.compactMap { $0[row] })
      })
  }

  /// The hourly members of GEFS over the leads of the ledger.
  package static func members(at point: Coordinate) -> Step<EnsembleForecast> {
    let request = request(
      .members, "ensemble-api", "/v1/ensemble", at: [point],
      [
        "hourly": memberColumns.map(\.name).joined(separator: ","), "models": "gfs_seamless",
        "forecast_days": "8", "timeformat": "unixtime", "timezone": "GMT",
      ])
    return .one(request, members(from:))
  }

  private static let memberColumns: [(name: String, variable: SpreadVariable)] = [
    ("temperature_2m", .temperature), ("wind_speed_10m", .windSpeed),
    ("wind_gusts_10m", .windGust), ("precipitation", .precipitation),
  ]

  package static func members(
    from response: Response
  ) throws(ProviderError) -> EnsembleForecast {
    let root = try root(response)
    let series = try OpenMeteoSeries(
      required: "hourly", root, utcOffsetSeconds: utcOffsetSeconds(root))
    var members: [SpreadVariable: [[Double]]] = [:]
    for (name, variable) in memberColumns {
      let columns = series.section.names.sorted().filter {
        $0 == name || $0.hasPrefix(name + "_member")
      }.map { series.column($0, of: variable.measurement) }.filter { column in
        // A run that has not come in yet.
        series.times.indices.contains { column[$0] != nil }
      }
      guard columns.count > 1 else { continue }
      members[variable] = series.times.indices.map { row in
        let values = columns.compactMap { $0[row] }
        return values.count == columns.count ? values : []
      }
    }
    guard !members.isEmpty else { throw .noData(.notProvided) }
    return EnsembleForecast(times: series.times, members: members)
  }

  /// Sample standard deviation; `nil` below two values.
  private static func deviation(_ values: [Double]) -> Double? {
    guard values.count > 1 else { return nil }
    let mean = values.reduce(0, +) / Double(values.count)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1)).squareRoot()
  }
}

extension SpreadVariable {
  fileprivate var measurement: Measurement {
    switch self {
    case .temperature: .temperature
    case .windSpeed, .windGust: .windSpeed
    case .precipitation: .precipitation
    }
  }
}
