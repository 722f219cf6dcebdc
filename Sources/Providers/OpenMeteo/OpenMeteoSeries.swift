internal import AlmanacCore

/// One of the sections `current`, `hourly`, `minutely_15` and `daily`: arrays of equal length under
/// the names of variables, with a section of units beside them; of `current` single values.
struct OpenMeteoSeries {
  let section: UpstreamValue
  /// The section's own units, and where it names none those of the others, since all of an answer
  /// is in the units that were asked for.
  private let units: [UpstreamValue]
  /// An array, or a single value.
  private let kind: UpstreamValue.Kind
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

  /// The row that holds the sums of this one: it follows without a gap; a single one has its own.
  func next(_ row: Int) -> Int? {
    if kind == .single { return row }
    return row + 1 < times.count && times[row + 1] - times[row] <= stepSeconds ? row + 1 : nil
  }

  /// A variable in the unit of its measurement; empty when it is not there.
  func column(_ name: String, of measurement: Measurement) -> OpenMeteoColumn<Double> {
    let scale = UnitScale(measurement, from: units.lazy.compactMap { $0[name]?.string }.first)
    return OpenMeteoColumn(values: inOrder(variable(name)?.numbers(measurement, scale) ?? []))
  }

  /// A variable that names something, such as the weather.
  func codes(_ name: String) -> OpenMeteoColumn<Int> {
    OpenMeteoColumn(values: inOrder(variable(name)?.codes ?? []))
  }

  private func variable(_ name: String) -> UpstreamValue? {
    section[name].flatMap { $0.kind == kind ? $0 : nil }
  }

  private func inOrder<Value>(_ values: [Value?]) -> [Value?] {
    guard let positions, !values.isEmpty else { return values }
    return positions.map { $0 < values.count ? values[$0] : nil }
  }
}

/// The values of a variable; a row that is not there is unknown.
struct OpenMeteoColumn<Value> {
  let values: [Value?]

  @inline(__always)
  subscript(row: Int) -> Value? { row < values.count ? values[row] : nil }
}

extension UnitScale {
  /// From a unit of the service; without one its metric default is meant.
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
