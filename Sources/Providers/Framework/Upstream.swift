internal import JSON

/// Reading an upstream's JSON. Only mappers use it.
enum Upstream {
  /// - Throws: `malformed("")` when the body is no JSON text, as when a stream broke off.
  static func parse(_ body: [UInt8]) throws(ProviderError) -> JSONValue {
    do {
      return try JSONDocument(parsing: withoutByteOrderMark(body)).root
    } catch {
      throw .malformed(path: "")
    }
  }

  private static func withoutByteOrderMark(_ body: [UInt8]) -> [UInt8] {
    body.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(body.dropFirst(3)) : body
  }
}

extension JSONValue {
  /// A number, also one in quotes: upstreams disagree about `cod`, prices and codes.
  var lenientDouble: Double? {
    if let double { return double }
    guard let value = string.flatMap(Double.init), value.isFinite else { return nil }
    return value
  }

  var lenientInteger: Int? { lenientDouble.flatMap { Int(exactly: $0.rounded()) } }

  /// Cleaned text of a member, on one line.
  func line(_ key: String) -> String? { TextCleaning.line(self[key]?.string) }

  /// Cleaned text of a member.
  func text(_ key: String) -> String? { TextCleaning.clean(self[key]?.string) }

  func double(_ key: String) -> Double? { self[key]?.lenientDouble }
}

extension Double {
  /// Held within 0…100.
  var asPercent: Double { Swift.min(Swift.max(self, 0), 100) }

  /// Not below zero.
  var asAmount: Double { Swift.max(self, 0) }

  /// Not below zero, for concentrations: models and gauges waver a little below nothing, while the
  /// services' marker of a missing value (-9999, -999, -99) is far below.
  /// - Returns: nil for such a marker.
  var asConcentration: Double? { self < -10 ? nil : asAmount }

  /// A direction within 0…360.
  var asBearing: Double {
    if self >= 0, self <= 360 { return self }
    let turn = truncatingRemainder(dividingBy: 360)
    return turn < 0 ? turn + 360 : turn
  }
}
