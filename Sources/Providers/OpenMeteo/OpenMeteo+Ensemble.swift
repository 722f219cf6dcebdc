package import AlmanacCore

/// The spread of total cloud cover across an ensemble's members.
package struct CloudSpread: Sendable, Equatable {
  /// In order of time.
  package let timesUnixSeconds: [Double]
  /// Standard deviation, percent of the sky; one per time.
  package let spreadPercent: [Double?]

  /// The spread at the row nearest to an instant, within 90 minutes.
  package func spreadPercent(atUnixSeconds time: Double) -> Double? {
    let nearest = timesUnixSeconds.indices.min {
      abs(timesUnixSeconds[$0] - time) < abs(timesUnixSeconds[$1] - time)
    }
    guard let nearest, abs(timesUnixSeconds[nearest] - time) <= 5400 else { return nil }
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
    let offset = utcOffsetSeconds(root)
    guard let series = try OpenMeteoSeries(root, "hourly", utcOffsetSeconds: offset) else {
      throw .malformed(path: "/hourly")
    }
    let members = series.section.names.compactMap { key -> OpenMeteoColumn<Double>? in
      key == "cloud_cover" || key.hasPrefix("cloud_cover_member")
        ? series.column(key, of: .cloudCover) : nil
    }
    guard members.count > 1 else { throw .noData(.notProvided) }
    return CloudSpread(
      timesUnixSeconds: series.times,
      spreadPercent: series.times.indices.map { row in
        deviation(members.compactMap { $0[row] })
      })
  }

  /// Sample standard deviation; `nil` below two values.
  private static func deviation(_ values: [Double]) -> Double? {
    guard values.count > 1 else { return nil }
    let mean = values.reduce(0, +) / Double(values.count)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(values.count - 1)).squareRoot()
  }
}
