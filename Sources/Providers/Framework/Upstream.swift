internal import AlmanacCore
internal import JSON

/// Reading an upstream's JSON. Only mappers use it.
enum Upstream {
  /// - Throws: `malformed` when the body is no JSON text, as when a stream broke off, or when the
  ///   answer is about another place than was asked.
  static func parse(_ response: Response) throws(ProviderError) -> UpstreamValue {
    let root: UpstreamValue
    do {
      let document = try JSONDocument(parsing: withoutByteOrderMark(response.body))
      root = UpstreamValue(json: document.root, faults: response.faults)
    } catch {
      throw .malformed(path: "")
    }
    if let path = response.asked?.pathOfStranger(in: root) { throw .malformed(path: path) }
    return root
  }

  private static func withoutByteOrderMark(_ body: [UInt8]) -> [UInt8] {
    body.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(body.dropFirst(3)) : body
  }
}

/// One value of an upstream's answer.
///
/// A measured number can be had only as a `Measurement`: what is impossible for it is nil, and
/// counted in the response's `faults`.
struct UpstreamValue {
  private let json: JSONValue
  private let faults: AnswerFaults

  init(json: JSONValue, faults: AnswerFaults) {
    self.json = json
    self.faults = faults
  }

  private func beside(_ value: JSONValue) -> UpstreamValue {
    UpstreamValue(json: value, faults: faults)
  }

  // MARK: Structure

  enum Kind { case array, object, single }

  var kind: Kind {
    switch json.kind {
    case .array: .array
    case .object: .object
    default: .single
    }
  }

  var isNull: Bool { json.isNull }
  /// An object with something in it.
  var isFilled: Bool { kind == .object && !json.isEmpty }
  var bool: Bool? { json.bool }

  subscript(key: String) -> UpstreamValue? { json[key].map(beside) }

  func element(at position: Int) -> UpstreamValue? { json.element(at: position).map(beside) }

  var elements: [UpstreamValue] { json.elements.map(beside) }

  var names: [String] { json.members.map(\.key) }

  // MARK: Text

  var string: String? { json.string }

  /// Cleaned text of a member, on one line.
  func line(_ key: String) -> String? { TextCleaning.line(self[key]?.string) }

  /// Cleaned text of a member.
  func text(_ key: String) -> String? { TextCleaning.clean(self[key]?.string) }

  // MARK: Numbers

  /// A code, an id or a count, also in quotes: upstreams disagree about `cod` and the like.
  var code: Int? { lenient.flatMap { Int(exactly: $0.rounded()) } }

  /// A code as a number without quotes and without a fraction.
  var strictCode: Int? { json.integer }

  /// Codes of a column; nil for a value that is no array.
  var codes: [Int?]? { json.doubles?.map { $0.flatMap { Int(exactly: $0) } } }

  /// A span or a time in seconds.
  var seconds: Double? {
    lenient.flatMap { abs($0) < Timestamp.farthestSeconds ? $0 : nil }
  }

  /// The same of a service that never writes a number in quotes.
  var plainSeconds: Double? {
    json.double.flatMap { abs($0) < Timestamp.farthestSeconds ? $0 : nil }
  }

  /// Times of a column, as Unix seconds or as text; nil for a value that is no array.
  func times(localOffsetSeconds offset: Double) -> [Double?]? {
    guard var times = json.doubles else { return nil }
    let isPlain = times.allSatisfy { $0.map { abs($0) < Timestamp.farthestSeconds } ?? false }
    guard !isPlain else { return times }
    for (row, element) in elements.enumerated() {
      times[row] =
        Timestamp.unixSeconds(element.string, localOffsetSeconds: offset)
        ?? element.plainSeconds
    }
    return times
  }

  /// The value as a measurement.
  /// - Parameter scale: from the answer's unit to the measurement's own.
  func number(_ measurement: Measurement, _ scale: UnitScale = .same) -> Double? {
    checked(lenient, measurement, scale)
  }

  /// The same of a service that never writes a number in quotes.
  func plainNumber(_ measurement: Measurement, _ scale: UnitScale = .same) -> Double? {
    checked(json.double, measurement, scale)
  }

  private func checked(
    _ value: Double?, _ measurement: Measurement, _ scale: UnitScale
  ) -> Double? {
    guard let value else { return nil }
    let possible = measurement.possible(scale(value))
    if possible == nil { faults.note(measurement, 1) }
    return possible
  }

  func number(_ key: String, _ measurement: Measurement, _ scale: UnitScale = .same) -> Double? {
    self[key]?.number(measurement, scale)
  }

  /// Measurements of a column; nil for a value that is no array.
  func numbers(_ measurement: Measurement, _ scale: UnitScale = .same) -> [Double?]? {
    guard var values = json.doubles else { return nil }
    let range = measurement.range
    var impossible = 0
    for row in values.indices {
      guard let value = values[row] else { continue }
      let scaled = scale(value)
      let possible = range.contains(scaled) ? scaled : measurement.possible(scaled)
      values[row] = possible
      if possible == nil { impossible += 1 }
    }
    if impossible > 0 { faults.note(measurement, impossible) }
    return values
  }

  private var lenient: Double? {
    if let double = json.double { return double }
    guard let value = json.string.flatMap(Double.init), value.isFinite else { return nil }
    return value
  }
}

extension UpstreamValue {
  /// Where the answer is about, in any of the shapes in use and as it came; what is no number stays
  /// unnamed.
  var namedPosition: (latitude: Double, longitude: Double)? {
    let holder = self["coord"] ?? self["city"]?["coord"] ?? self
    let pair = self["geometry"]?["coordinates"]
    let latitude = holder["latitude"] ?? holder["lat"] ?? pair?.element(at: 1)
    let longitude = holder["longitude"] ?? holder["lon"] ?? pair?.element(at: 0)
    guard let north = latitude?.json.double, let east = longitude?.json.double else { return nil }
    return (north, east)
  }
}

/// From a unit of an answer to the one a measurement is kept in.
struct UnitScale {
  let factor: Double
  let offset: Double
  /// What is above this comes in kelvin, whatever was asked.
  private let mostCelsius: Double

  init(_ factor: Double, offset: Double = 0, mostCelsius: Double = .infinity) {
    self.factor = factor
    self.offset = offset
    self.mostCelsius = mostCelsius
  }

  static let same = UnitScale(1)
  static let kelvin = UnitScale(1, offset: -273.15)
  static let fahrenheit = UnitScale(1 / 1.8, offset: -32 / 1.8)
  static let metersPerSecond = UnitScale(3.6)
  static let meters = UnitScale(0.001)
  /// From 0…1 to percent.
  static let share = UnitScale(100)
  /// Mirrors and old records of a service that is asked for °C answer in kelvin, and nothing in the
  /// answer says so: what no air on Earth has in °C is taken for kelvin.
  static let celsiusOrKelvin = UnitScale(1, mostCelsius: 150)

  @inline(__always)
  func callAsFunction(_ value: Double) -> Double {
    value > mostCelsius ? value - 273.15 : factor == 1 ? value + offset : value * factor + offset
  }
}
