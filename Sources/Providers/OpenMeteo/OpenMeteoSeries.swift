internal import JSON

/// One of the sections `current`, `hourly`, `minutely_15` and `daily`: arrays of equal length under
/// the names of variables, with a section of units beside them.
struct OpenMeteoSeries {
  let section: JSONValue
  private let units: JSONValue?
  /// Unix seconds, one for each row.
  let times: [Double]

  /// `nil` when the section is missing.
  /// - Throws: `malformed` when it is there without usable times.
  init?(
    _ root: JSONValue, _ name: String, utcOffsetSeconds: Double
  ) throws(ProviderError) {
    guard let section = root[name], !section.isNull else { return nil }
    guard section.kind == .object else { throw .malformed(path: "/\(name)") }
    self.section = section
    units = root[name + "_units"]
    guard let time = section["time"], let times = Self.times(time, utcOffsetSeconds) else {
      throw .malformed(path: "/\(name)/time")
    }
    self.times = times
  }

  private static func times(_ time: JSONValue, _ offset: Double) -> [Double]? {
    guard time.kind == .array else { return nil }
    var times: [Double] = []
    if let numbers = time.doubles {
      times.reserveCapacity(numbers.count)
      for number in numbers {
        guard let number, abs(number) < Timestamp.farthestSeconds else { break }
        times.append(number)
      }
      if times.count == numbers.count { return times }
    }
    times.removeAll(keepingCapacity: true)
    for element in time.elements {
      guard let local = Timestamp.localSeconds(element.string) else { return nil }
      times.append(local - offset)
    }
    return times
  }

  /// A variable by its name or an older spelling, in the metric unit of `measure`; empty when it is
  /// not there.
  func column(_ names: String..., measure: OpenMeteoMeasure = .plain) -> OpenMeteoColumn {
    for name in names {
      if let values = section[name]?.doubles {
        let scale = measure.scale(from: units?[name]?.string)
        return OpenMeteoColumn(values: values, scale: scale)
      }
    }
    return OpenMeteoColumn(values: [], scale: .same)
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
