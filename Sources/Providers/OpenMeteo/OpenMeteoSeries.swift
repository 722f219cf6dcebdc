internal import AlmanacCore

/// One of the sections `current`, `hourly`, `minutely_15` and `daily`: arrays of equal length under
/// the names of variables, with a section of units beside them.
struct OpenMeteoSeries {
  let section: UpstreamValue
  private let units: OpenMeteoUnits
  /// Unix seconds, one for each row, rising; a row without a usable time is left out.
  let times: [Double]
  /// Where the rows stand in the arrays; `nil` when they stand there one after the other, as in
  /// every answer that is whole.
  private let positions: [Int]?
  /// The usual distance of two rows; a longer one is a gap.
  private let stepSeconds: Double

  /// `nil` when the section is missing.
  /// - Throws: `malformed` when it is there without usable times.
  init?(
    _ root: UpstreamValue, _ name: String, utcOffsetSeconds: Double
  ) throws(ProviderError) {
    guard let section = root[name], !section.isNull else { return nil }
    guard section.kind == .object else { throw .malformed(path: "/\(name)") }
    self.section = section
    units = OpenMeteoUnits(root, of: [name])
    guard let time = section["time"], let read = time.times(localOffsetSeconds: utcOffsetSeconds)
    else {
      throw .malformed(path: "/\(name)/time")
    }
    let known = read.compactMap(\.self)
    if known.count == read.count, zip(known, known.dropFirst()).allSatisfy(<) {
      times = known
      positions = nil
    } else {
      let rows = read.indices.filter { read[$0] != nil }.inOrder { read[$0] ?? 0 }
      guard !rows.isEmpty else { throw .malformed(path: "/\(name)/time") }
      times = rows.compactMap { read[$0] }
      positions = rows
    }
    stepSeconds = Self.usualStep(times)
  }

  /// Of a day with a change of the clocks the usual step is that of the others.
  private static func usualStep(_ times: [Double]) -> Double {
    let distances = zip(times, times.dropFirst()).map { $1 - $0 }
    guard let first = distances.first else { return .infinity }
    if distances.allSatisfy({ $0 == first }) { return first }
    return distances.sorted()[distances.count / 2]
  }

  /// How long a row lasts: to the next one, but not over rows that were left out.
  func durationSeconds(_ row: Int) -> Double {
    let next = row + 1 < times.count ? times[row + 1] - times[row] : 3600
    return min(next, stepSeconds)
  }

  /// The row that follows without a gap, and holds the sums of this one.
  func next(_ row: Int) -> Int? {
    row + 1 < times.count && times[row + 1] - times[row] <= stepSeconds ? row + 1 : nil
  }

  /// A variable by its name or an older spelling, in the unit of its measurement; empty when it is
  /// not there.
  func column(_ names: String..., of measurement: Measurement) -> OpenMeteoColumn {
    for name in names {
      let scale = UnitScale(measurement, from: units[[name] + names])
      if let values = section[name]?.numbers(measurement, scale) {
        return OpenMeteoColumn(values: inOrder(values))
      }
    }
    return OpenMeteoColumn(values: [])
  }

  /// A variable that names something, such as the weather.
  func codes(_ names: String...) -> OpenMeteoCodes {
    for name in names {
      if let codes = section[name]?.codes { return OpenMeteoCodes(values: inOrder(codes)) }
    }
    return OpenMeteoCodes(values: [])
  }

  private func inOrder<Value>(_ values: [Value?]) -> [Value?] {
    guard let positions else { return values }
    return positions.map { $0 < values.count ? values[$0] : nil }
  }
}

/// The units of an answer: a section's own, and where it names none those of the others, since all
/// of an answer is in the units that were asked for.
struct OpenMeteoUnits {
  private let sections: [UpstreamValue]

  /// - Parameter names: the sections whose units count first.
  init(_ root: UpstreamValue, of names: [String]) {
    let others = ["current", "hourly", "minutely_15", "daily"].filter { !names.contains($0) }
    sections = (names + others).compactMap { root[$0 + "_units"] }
  }

  /// The unit of a variable by its spellings, the one in use first.
  subscript(_ names: [String]) -> String? {
    for section in sections {
      for name in names {
        if let unit = section[name]?.string { return unit }
      }
    }
    return nil
  }
}

typealias OpenMeteoColumn = OpenMeteoValues<Double>
typealias OpenMeteoCodes = OpenMeteoValues<Int>

/// The values of a variable; a row that is not there is unknown.
struct OpenMeteoValues<Value> {
  let values: [Value?]

  @inline(__always)
  subscript(row: Int) -> Value? { row < values.count ? values[row] : nil }

  var isEmpty: Bool { values.isEmpty }
}

extension UnitScale {
  /// From any of the units the service knows; without one its metric default is meant.
  init(_ measurement: Measurement, from unit: String?) {
    switch measurement {
    case .temperature, .feelsLike, .dewPoint: self = .temperature(unit)
    case .windSpeed: self = .speed(unit)
    case .precipitation, .dailyPrecipitation: self = .depth(unit)
    case .snowfall, .dailySnowfall: self = .snow(unit)
    case .visibility: self = .visibility(unit)
    default: self = .same
    }
  }

  private static func temperature(_ unit: String?) -> UnitScale {
    switch unit {
    case "°F": .fahrenheit
    case "K": .kelvin
    default: .same
    }
  }

  private static func speed(_ unit: String?) -> UnitScale {
    switch unit {
    case "m/s": .metersPerSecond
    case "mp/h", "mph": UnitScale(1.609344)
    case "kn": UnitScale(1.852)
    default: .same
    }
  }

  private static func depth(_ unit: String?) -> UnitScale {
    switch unit {
    case "inch", "in": UnitScale(25.4)
    case "cm": UnitScale(10)
    case "m": UnitScale(1000)
    default: .same
    }
  }

  private static func snow(_ unit: String?) -> UnitScale {
    switch unit {
    case "inch", "in": UnitScale(2.54)
    case "mm": UnitScale(0.1)
    case "m": UnitScale(100)
    default: .same
    }
  }

  private static func visibility(_ unit: String?) -> UnitScale {
    switch unit {
    case "ft": UnitScale(0.0003048)
    case "km": .same
    case "mi": UnitScale(1.609344)
    default: .meters
    }
  }
}
