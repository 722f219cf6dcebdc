internal import JSON
import Places
import Time
import Units

/// A provider's own meaning of an error status; nil for the default meaning.
typealias StatusMeaning = (_ status: Int, _ body: UpstreamValue?) -> ProviderError?

extension Response {
  /// The body of a success response. Only mappers read it.
  /// - Parameters:
  ///   - good: success statuses.
  ///   - retrySeconds: the wait after a 429 that does not give one.
  ///   - meaning: consulted first, with the body if it is JSON.
  /// - Throws: the status's error; `malformed` if the body is not valid JSON, such as a truncated
  ///   stream, or if the answer is about another place.
  func json(
    good: Set<Int> = [200], retrySeconds: Int? = nil, meaning: StatusMeaning = { _, _ in nil }
  ) throws(ProviderError) -> UpstreamValue {
    if good.contains(status) { return try parsed() }
    if let error = meaning(status, try? parsed()) { throw error }
    throw failure(retrySeconds: retrySeconds)
  }

  /// For a body that is no JSON.
  /// - Throws: the status's error.
  func requireSuccess() throws(ProviderError) {
    if status != 200 { throw failure() }
  }

  /// What an error status means by default.
  func failure(retrySeconds: Int? = nil) -> ProviderError {
    status == 429
      ? .rateLimited(retryAfterSeconds: retryAfterSeconds ?? retrySeconds) : .http(status: status)
  }

  private func parsed() throws(ProviderError) -> UpstreamValue {
    let root: UpstreamValue
    do {
      // Skips a byte-order mark.
      let isMarked = body.starts(with: [0xEF, 0xBB, 0xBF])
      let document = try JSONDocument(parsing: isMarked ? Array(body.dropFirst(3)) : body)
      root = UpstreamValue(json: document.root, faults: faults)
    } catch {
      throw .malformed(path: "")
    }
    if let path = asked?.pathOfUnrequestedPoint(in: root) { throw .malformed(path: path) }
    return root
  }
}

/// One value of an upstream's answer.
///
/// A measured number is available only as a `Measurement`: an impossible value becomes nil and is
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
  /// A nonempty object.
  var isFilled: Bool { kind == .object && !json.isEmpty }
  var bool: Bool? { json.bool }

  subscript(key: String) -> UpstreamValue? { json[key].map(beside) }

  func element(at position: Int) -> UpstreamValue? { json.element(at: position).map(beside) }

  var elements: [UpstreamValue] { json.elements.map(beside) }

  var names: [String] { json.members.map(\.key) }

  var members: some Sequence<(name: String, value: UpstreamValue)> {
    json.members.lazy.map { (name: $0.key, value: beside($0.value)) }
  }

  /// A number as it is, such as a coordinate of a shape.
  var double: Double? { json.double }

  // MARK: Text

  var string: String? { json.string }

  /// Cleaned text of a member, on one line.
  func line(_ key: String) -> String? { TextCleaning.line(self[key]?.string) }

  /// Cleaned text of a member.
  func text(_ key: String) -> String? { TextCleaning.clean(self[key]?.string) }

  // MARK: Numbers

  /// A code, an id or a count, quoted or not: upstreams disagree about `cod` and others.
  var code: Int? { lenient.flatMap { Int(exactly: $0.rounded()) } }

  /// A code as an unquoted integer.
  var strictCode: Int? { json.integer }

  /// Codes of a column or of a single value; nil for anything else.
  var codes: [Int?]? { columnOrSingle?.map { $0.flatMap { Int(exactly: $0) } } }

  /// A duration in seconds.
  var seconds: Double? { lenient }

  /// A time in Unix seconds.
  var instant: Instant? { lenient.flatMap(Timestamp.instant) }

  /// A time as text with an offset.
  var timestamp: Instant? { string.flatMap(Timestamp.instant) }

  /// The list that a member has to be.
  func list(_ name: String) throws(ProviderError) -> UpstreamValue {
    guard let list = self[name], list.kind == .array else { throw .malformed(path: "/" + name) }
    return list
  }

  /// The elements of a list, or the value itself: services write a single one without a list.
  var listed: [UpstreamValue] { kind == .array ? elements : [self] }

  /// Times of a column or of a single value, as Unix seconds or as text; nil for anything else.
  func times(localOffsetSeconds offset: Double) -> [Instant?]? {
    guard var times = columnOrSingle?.map({ $0.flatMap(Timestamp.instant) }) else { return nil }
    guard times.contains(nil) else { return times }
    for (row, element) in listed.enumerated() {
      let written = element.string.flatMap { Timestamp.instant($0, localOffsetSeconds: offset) }
      times[row] = written ?? times[row]
    }
    return times
  }

  private var columnOrSingle: [Double?]? {
    kind == .array ? json.doubles : kind == .single ? [json.double] : nil
  }

  /// The value as a measurement.
  /// - Parameter scale: from the answer's unit to the measurement's.
  func number(_ measurement: Measurement, _ scale: UnitScale = .same) -> Double? {
    guard let value = lenient else { return nil }
    let possible = measurement.possible(scale(value))
    if possible == nil { faults.note(measurement, 1) }
    return possible
  }

  func number(_ key: String, _ measurement: Measurement, _ scale: UnitScale = .same) -> Double? {
    self[key]?.number(measurement, scale)
  }

  /// Counts a value that is possible alone, but not beside others.
  func noteImpossible(_ measurement: Measurement) { faults.note(measurement, 1) }

  /// Measurements of a column or of a single value; nil for anything else.
  func numbers(_ measurement: Measurement, _ scale: UnitScale = .same) -> [Double?]? {
    guard var values = columnOrSingle else { return nil }
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
  /// The position in two members; nil if impossible.
  func coordinate(_ latitude: String, _ longitude: String) -> Coordinate? {
    guard let north = number(latitude, .latitude), let east = number(longitude, .longitude)
    else { return nil }
    return Coordinate(latitude: north, longitude: east)
  }

  /// The answer's position, in any common shape and as received; nil if not a number.
  var namedPosition: (latitude: Double, longitude: Double)? {
    let holder = self["coord"] ?? self["city"]?["coord"] ?? self
    let pair = self["geometry"]?["coordinates"]
    let latitude = holder["latitude"] ?? holder["lat"] ?? pair?.element(at: 1)
    let longitude = holder["longitude"] ?? holder["lon"] ?? pair?.element(at: 0)
    guard let north = latitude?.json.double, let east = longitude?.json.double else { return nil }
    return (north, east)
  }
}

/// Converts from an answer's unit to that of a measurement.
struct UnitScale {
  let factor: Double
  let offset: Double
  /// Higher values are kelvin, even if °C was requested.
  private let maximumCelsius: Double

  init(_ factor: Double, offset: Double = 0, maximumCelsius: Double = .infinity) {
    self.factor = factor
    self.offset = offset
    self.maximumCelsius = maximumCelsius
  }

  static let same = UnitScale(1)
  static let metersPerSecond = UnitScale(3.6)
  static let meters = UnitScale(0.001)
  /// From 0…1 to percent.
  static let share = UnitScale(100)
  /// Mirrors and old records of a service answer in kelvin although °C was requested, and the
  /// answer does not say so: values impossible in °C are treated as kelvin.
  static let celsiusOrKelvin = UnitScale(1, maximumCelsius: 150)

  @inline(__always)
  func callAsFunction(_ value: Double) -> Double {
    value > maximumCelsius ? value - 273.15 : factor == 1 ? value + offset : value * factor + offset
  }
}
