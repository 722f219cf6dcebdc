internal import JSON

/// One of the sections `current`, `hourly`, `minutely_15` and `daily`: arrays of equal length under
/// the names of variables, with a section of units beside them.
struct OpenMeteoSeries {
  let section: JSONValue
  private let units: OpenMeteoUnits
  /// Unix seconds, one for each row, rising; a row without a usable time is left out.
  let times: [Double]
  /// Where the rows stand in the arrays; `nil` when they stand there one after the other, as in
  /// every answer that is whole.
  private let positions: [Int]?
  /// The usual distance of two rows, where rows were left out or put in order.
  private let stepSeconds: Double

  /// `nil` when the section is missing.
  /// - Throws: `malformed` when it is there without usable times.
  init?(
    _ root: JSONValue, _ name: String, utcOffsetSeconds: Double
  ) throws(ProviderError) {
    guard let section = root[name], !section.isNull else { return nil }
    guard section.kind == .object else { throw .malformed(path: "/\(name)") }
    self.section = section
    units = OpenMeteoUnits(root, of: [name])
    guard let time = section["time"], let read = Self.times(time, utcOffsetSeconds) else {
      throw .malformed(path: "/\(name)/time")
    }
    let known = read.compactMap(\.self)
    if known.count == read.count, zip(known, known.dropFirst()).allSatisfy(<) {
      times = known
      positions = nil
      stepSeconds = .infinity
    } else {
      let rows = read.indices.filter { read[$0] != nil }.inOrder { read[$0] ?? 0 }
      guard !rows.isEmpty else { throw .malformed(path: "/\(name)/time") }
      times = rows.compactMap { read[$0] }
      positions = rows
      let distances = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
      stepSeconds = distances.isEmpty ? .infinity : distances[distances.count / 2]
    }
  }

  /// `nil` for a time that cannot be read, and for no array at all.
  private static func times(_ time: JSONValue, _ offset: Double) -> [Double?]? {
    guard var times = time.doubles else { return nil }
    guard times.contains(where: { $0.map { abs($0) < Timestamp.farthestSeconds } != true }) else {
      return times
    }
    for (row, element) in time.elements.enumerated() {
      let written = Timestamp.unixSeconds(element.string, localOffsetSeconds: offset)
      let seconds = written ?? element.double
      times[row] = seconds.flatMap { abs($0) < Timestamp.farthestSeconds ? $0 : nil }
    }
    return times
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

  /// A variable by its name or an older spelling, in the metric unit of `measure`; empty when it is
  /// not there.
  func column(_ names: String..., measure: OpenMeteoMeasure = .plain) -> OpenMeteoColumn {
    for name in names {
      if let values = section[name]?.doubles {
        let rows = positions.map { $0.map { $0 < values.count ? values[$0] : nil } } ?? values
        return OpenMeteoColumn(
          values: rows, scale: measure.scale(from: measure == .plain ? nil : units[[name] + names]))
      }
    }
    return OpenMeteoColumn(values: [], scale: .same)
  }
}

/// The units of an answer: a section's own, and where it names none those of the others, since all
/// of an answer is in the units that were asked for.
struct OpenMeteoUnits {
  private let sections: [JSONValue]

  /// - Parameter names: the sections whose units count first.
  init(_ root: JSONValue, of names: [String]) {
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

/// The values of a variable; a row that is not there is unknown.
struct OpenMeteoColumn {
  let values: [Double?]
  let scale: OpenMeteoScale

  @inline(__always)
  subscript(row: Int) -> Double? {
    guard row < values.count, let value = values[row] else { return nil }
    return scale.isSame ? value : value * scale.factor + scale.offset
  }

  @inline(__always)
  func percent(_ row: Int) -> Double? { self[row]?.asPercent }

  /// For what cannot be less than nothing.
  @inline(__always)
  func amount(_ row: Int) -> Double? { self[row].map { max($0, 0) } }

  @inline(__always)
  func bearing(_ row: Int) -> Double? { self[row]?.asBearing }

  var isEmpty: Bool { values.isEmpty }
}

struct OpenMeteoScale {
  let factor: Double
  let offset: Double
  let isSame: Bool

  init(_ factor: Double, offset: Double = 0) {
    self.factor = factor
    self.offset = offset
    isSame = factor == 1 && offset == 0
  }

  static let same = OpenMeteoScale(1)
}

/// What a variable measures; an answer may come in any of the units the service knows.
enum OpenMeteoMeasure {
  case plain, temperature, speed, depth, snow, visibility

  /// To °C, km/h, mm, cm and km. Without a unit the metric default of the service is meant.
  func scale(from unit: String?) -> OpenMeteoScale {
    switch self {
    case .plain: .same
    case .temperature: temperatureScale(unit)
    case .speed: speedScale(unit)
    case .depth: depthScale(unit)
    case .snow: snowScale(unit)
    case .visibility: visibilityScale(unit)
    }
  }

  private func temperatureScale(_ unit: String?) -> OpenMeteoScale {
    switch unit {
    case "°F": OpenMeteoScale(1 / 1.8, offset: -32 / 1.8)
    case "K": OpenMeteoScale(1, offset: -273.15)
    default: .same
    }
  }

  private func speedScale(_ unit: String?) -> OpenMeteoScale {
    switch unit {
    case "m/s": OpenMeteoScale(3.6)
    case "mp/h", "mph": OpenMeteoScale(1.609344)
    case "kn": OpenMeteoScale(1.852)
    default: .same
    }
  }

  private func depthScale(_ unit: String?) -> OpenMeteoScale {
    switch unit {
    case "inch", "in": OpenMeteoScale(25.4)
    case "cm": OpenMeteoScale(10)
    case "m": OpenMeteoScale(1000)
    default: .same
    }
  }

  private func snowScale(_ unit: String?) -> OpenMeteoScale {
    switch unit {
    case "inch", "in": OpenMeteoScale(2.54)
    case "mm": OpenMeteoScale(0.1)
    case "m": OpenMeteoScale(100)
    default: .same
    }
  }

  private func visibilityScale(_ unit: String?) -> OpenMeteoScale {
    switch unit {
    case "ft": OpenMeteoScale(0.0003048)
    case "km": .same
    case "mi": OpenMeteoScale(1.609344)
    default: OpenMeteoScale(0.001)
    }
  }
}
