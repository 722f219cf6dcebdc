/// Rounding of numbers on the wire: half away from zero, after conversion.
package enum Rounding {
  package static let climateTemperatureDecimals = 2
  package static let scoreDecimals = 1
  package static let shareDecimals = 3

  /// Rounds to `decimals`, halves away from zero, never −0.
  ///
  /// A half is decided by the shortest decimal notation: 1.005 is stored slightly below and still
  /// becomes 1.01, so the value is first nudged by one part in 10¹².
  package static func round(_ value: Double, decimals: Int) -> Double {
    guard value.isFinite, decimals >= 0, decimals < powers.count else { return value }
    let scaled = value * powers[decimals]
    guard abs(scaled) < 1e15 else { return value }
    let rounded = (scaled * (1 + 1e-12)).rounded(.toNearestOrAwayFromZero)
    return rounded == 0 ? 0 : rounded / powers[decimals]
  }

  package static func round(_ value: Double?, decimals: Int) -> Double? {
    value.map { round($0, decimals: decimals) }
  }

  /// A percentage as an integer, as sent on the wire.
  package static func percent(_ value: Double?) -> Int? {
    guard let value, value.isFinite, abs(value) < 1e9 else { return nil }
    return Int(round(value, decimals: 0))
  }

  private static let powers: [Double] = [1, 10, 100, 1000, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
}
