import Basics

/// The numbers of each kind, as every result rounds them.
extension Rounding {
  static func angle(_ degrees: Double) -> Double { round(degrees, decimals: angleDecimals) }
  static func angle(_ degrees: Double?) -> Double? { degrees.map { angle($0) } }
  static func share(_ fraction: Double) -> Double { round(fraction, decimals: shareDecimals) }
  static func share(_ fraction: Double?) -> Double? { fraction.map { share($0) } }
  /// In percent, as people say a chance. One of less than a half never reads as a half.
  static func chance(_ fraction: Double) -> Int {
    let percent = Int(round(100 * fraction, decimals: 0))
    return fraction < 0.5 ? min(percent, 49) : percent
  }
  static func chance(_ fraction: Double?) -> Int? { fraction.map { chance($0) } }
  static func score(_ points: Double) -> Double { round(points, decimals: scoreDecimals) }
  static func score(_ points: Double?) -> Double? { points.map { score($0) } }
}
