import Time
import Units
import Weather

/// One of the sections `current`, `hourly`, `minutely_15` and `daily`: arrays of equal length by
/// variable name, with a parallel section of units; single values in `current`.
struct OpenMeteoSeries: ColumnSource {
  let section: UpstreamValue
  /// The section's own units, else those of the other sections, because the whole answer uses the
  /// requested units.
  private let units: [UpstreamValue]
  /// An array, or a single value.
  private let kind: UpstreamValue.Kind
  /// One per row, ascending; rows without a usable time are skipped.
  let times: [Instant]
  /// Row indices in the arrays; `nil` if contiguous, as in every complete answer.
  private let positions: [Int]?
  /// The usual distance between rows; a longer one is a gap.
  private let stepSeconds: Double

  /// A section that an answer must have.
  init(
    required name: String, _ root: UpstreamValue, utcOffsetSeconds: Double
  ) throws(ProviderError) {
    guard let series = try OpenMeteoSeries(root, name, utcOffsetSeconds: utcOffsetSeconds) else {
      throw .malformed(path: "/\(name)")
    }
    self = series
  }

  /// `nil` if the section is missing.
  /// - Throws: `malformed` if it exists without usable times.
  init?(
    _ root: UpstreamValue, _ name: String, utcOffsetSeconds: Double
  ) throws(ProviderError) {
    guard let section = root[name], !section.isNull else { return nil }
    guard section.kind == .object else { throw .malformed(path: "/\(name)") }
    self.section = section
    units = [name, "current", "hourly", "minutely_15", "daily"].compactMap { root[$0 + "_units"] }
    guard let time = section["time"], let read = time.times(localOffsetSeconds: utcOffsetSeconds)
    else {
      throw .malformed(path: "/\(name)/time")
    }
    kind = time.kind
    let known = read.compactMap(\.self)
    if known.count == read.count, zip(known, known.dropFirst()).allSatisfy(<) {
      times = known
      positions = nil
    } else {
      let rows = read.indices.filter { read[$0] != nil }.inOrder { read[$0] ?? .earliest }
      guard !rows.isEmpty else { throw .malformed(path: "/\(name)/time") }
      times = rows.compactMap { read[$0] }
      positions = rows
    }
    stepSeconds = Self.usualStep(times)
  }

  /// Of a single row: what its sums cover. A quarter of an hour, if the answer does not say it.
  private var intervalSeconds: Double {
    section["interval"]?.seconds.flatMap { (60...86_400).contains($0) ? $0 : nil } ?? 900
  }

  /// A day with a clock change uses the usual step of the others.
  private static func usualStep(_ times: [Instant]) -> Double {
    let distances = zip(times, times.dropFirst()).map { $1.seconds(since: $0) }
    guard let first = distances.first else { return .infinity }
    if distances.allSatisfy({ $0 == first }) { return first }
    return distances.sorted()[distances.count / 2]
  }

  /// How long a row lasts: until the next one, but not across skipped rows.
  func durationSeconds(_ row: Int) -> Double {
    if kind == .single { return intervalSeconds }
    let next = row + 1 < times.count ? times[row + 1].seconds(since: times[row]) : 3600
    return min(next, stepSeconds)
  }

  /// Converted to the measurement's unit.
  func numbers(_ column: Column) -> [Double?] {
    guard let measurement = column.measurement else {
      // A flag.
      return codes(column.name).map { $0.map { Double($0) } }
    }
    return numbers(column.name, of: measurement)
  }

  func numbers(_ name: String, of measurement: Measurement) -> [Double?] {
    let scale = UnitScale(measurement, from: units.lazy.compactMap { $0[name]?.string }.first)
    return inOrder(variable(name)?.numbers(measurement, scale) ?? [])
  }

  func conditions(_ column: Column) -> [Condition?] {
    codes(column.name).map { $0.map { Condition(wmoCode: $0) } }
  }

  private func codes(_ name: String) -> [Int?] { inOrder(variable(name)?.codes ?? []) }

  private func variable(_ name: String) -> UpstreamValue? {
    section[name].flatMap { $0.kind == kind ? $0 : nil }
  }

  private func inOrder<Value>(_ values: [Value?]) -> [Value?] {
    guard let positions, !values.isEmpty else { return values }
    return positions.map { $0 < values.count ? values[$0] : nil }
  }
}

extension UnitScale {
  /// From a unit of the service; nil means its metric default.
  init(_ measurement: Measurement, from symbol: String?) {
    let usual: MeasureUnit? = measurement == .visibility ? .meters : nil
    guard let metric = measurement.quantity?.metricUnit.row,
      let unit = (symbol.flatMap(MeasureUnit.init(symbol:)) ?? usual)?.row,
      unit.dimension == metric.dimension
    else {
      self = .same
      return
    }
    let factor = unit.scale / metric.scale
    self.init(factor, offset: -unit.zero * factor)
  }
}
