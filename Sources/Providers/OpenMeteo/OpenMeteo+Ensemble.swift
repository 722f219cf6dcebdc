package import Places
package import Skill
package import Time
import Vocabulary

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
  /// Of GEFS, with the control run.
  private static let memberCount = 31

  /// The hourly spread of cloud cover over 16 days, from NOAA's GEFS (31 members).
  package static func cloudSpread(at point: Coordinate) -> Step<CloudSpread> {
    let request = request(
      .ensemble, "ensemble-api", "/v1/ensemble", at: [point],
      [
        "hourly": cloudMembers.names, "models": "gfs_seamless", "forecast_days": "16",
        "timeformat": "unixtime", "timezone": "GMT",
      ], members: memberCount)
    return .one(request, cloudSpread(from:))
  }

  /// The standard deviation over all members, including the control run.
  package static func cloudSpread(
    from response: Response
  ) throws(ProviderError) -> CloudSpread {
    let root = try root(response)
    let series = try OpenMeteoSeries(
      required: "hourly", root, utcOffsetSeconds: utcOffsetSeconds(root))
    let members = cloudMembers.columns.flatMap { memberValues(series, $0) }
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
        "hourly": members.names, "models": "gfs_seamless",
        "forecast_days": "8", "timeformat": "unixtime", "timezone": "GMT",
      ], members: memberCount)
    return .one(request, members(from:))
  }

  package static func members(
    from response: Response
  ) throws(ProviderError) -> EnsembleForecast {
    let root = try root(response)
    let series = try OpenMeteoSeries(
      required: "hourly", root, utcOffsetSeconds: utcOffsetSeconds(root))
    var known: [SpreadVariable: [[Double]]] = [:]
    for column in members.columns {
      guard let variable = SpreadVariable(column.variable) else { continue }
      let runs = memberValues(series, column).filter { run in
        // One that has not come in yet.
        series.times.indices.contains { run[$0] != nil }
      }
      guard runs.count > 1 else { continue }
      known[variable] = series.times.indices.map { row in
        let values = runs.compactMap { $0[row] }
        return values.count == runs.count ? values : []
      }
    }
    guard !known.isEmpty else { throw .noData(.notProvided) }
    return EnsembleForecast(times: series.times, members: known)
  }

  /// Of each member, by the rows that its values are valid for; the control run has no suffix.
  private static func memberValues(
    _ series: OpenMeteoSeries, _ column: Column
  ) -> [AlignedColumn<Double>] {
    let alignment = ColumnAlignment(series)
    return series.section.names.sorted().filter {
      $0 == column.name || $0.hasPrefix(column.name + "_member")
    }.map { name in
      let own = Column(column.variable, name, column.validity)
      return alignment.column(series.numbers(own), own.validity)
    }
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
  fileprivate init?(_ variable: ColumnVariable) {
    switch variable {
    case .temperature: self = .temperature
    case .windSpeed: self = .windSpeed
    case .windGust: self = .windGust
    case .precipitation: self = .precipitation
    default: return nil
    }
  }
}
