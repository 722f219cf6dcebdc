internal import AlmanacCore
internal import JSON

/// What a provider means by a status that is no success; nil is what every other means by it.
typealias StatusMeaning = (_ status: Int, _ body: UpstreamValue?) -> ProviderError?

extension Response {
  /// The body of a good answer. Only mappers read it.
  /// - Parameters:
  ///   - good: statuses of a good answer.
  ///   - retrySeconds: after a 429 that does not say.
  ///   - meaning: asked first, with the body where it is JSON.
  /// - Throws: what the status says; `malformed` when the body is no JSON text, as when a stream
  ///   broke off, or when the answer is about another place than was asked.
  func json(
    good: Set<Int> = [200], retrySeconds: Int? = nil, meaning: StatusMeaning = { _, _ in nil }
  ) throws(ProviderError) -> UpstreamValue {
    if good.contains(status) { return try parsed() }
    if let error = meaning(status, try? parsed()) { throw error }
    if status == 429 { throw .rateLimited(retryAfterSeconds: retryAfterSeconds ?? retrySeconds) }
    throw .http(status: status)
  }

  private func parsed() throws(ProviderError) -> UpstreamValue {
    let root: UpstreamValue
    do {
      // After a byte order mark.
      let isMarked = body.starts(with: [0xEF, 0xBB, 0xBF])
      let document = try JSONDocument(parsing: isMarked ? Array(body.dropFirst(3)) : body)
      root = UpstreamValue(json: document.root, faults: faults)
    } catch {
      throw .malformed(path: "")
    }
    if let path = asked?.pathOfStranger(in: root) { throw .malformed(path: path) }
    return root
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

  /// Codes of a column or of a single value; nil for anything else.
  var codes: [Int?]? { columnOrSingle?.map { $0.flatMap { Int(exactly: $0) } } }

  /// A span or a time in seconds.
  var seconds: Double? {
    lenient.flatMap { abs($0) < Timestamp.farthestSeconds ? $0 : nil }
  }

  /// Times of a column or of a single value, as Unix seconds or as text; nil for anything else.
  func times(localOffsetSeconds offset: Double) -> [Double?]? {
    guard var times = columnOrSingle else { return nil }
    func isTime(_ value: Double?) -> Bool {
      value.map { abs($0) < Timestamp.farthestSeconds } ?? false
    }
    if times.allSatisfy(isTime) { return times }
    for (row, element) in (kind == .array ? elements : [self]).enumerated() {
      let written = Timestamp.unixSeconds(element.string, localOffsetSeconds: offset)
      times[row] = written ?? times[row].flatMap { isTime($0) ? $0 : nil }
    }
    return times
  }

  private var columnOrSingle: [Double?]? {
    kind == .array ? json.doubles : kind == .single ? [json.double] : nil
  }

  /// The value as a measurement.
  /// - Parameter scale: from the answer's unit to the measurement's own.
  func number(_ measurement: Measurement, _ scale: UnitScale = .same) -> Double? {
    guard let value = lenient else { return nil }
    let possible = measurement.possible(scale(value))
    if possible == nil { faults.note(measurement, 1) }
    return possible
  }

  func number(_ key: String, _ measurement: Measurement, _ scale: UnitScale = .same) -> Double? {
    self[key]?.number(measurement, scale)
  }

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
  /// The position that two members name; nil where it cannot be.
  func coordinate(_ latitude: String, _ longitude: String) -> Coordinate? {
    guard let north = number(latitude, .latitude), let east = number(longitude, .longitude)
    else { return nil }
    return Coordinate(latitude: north, longitude: east)
  }

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
