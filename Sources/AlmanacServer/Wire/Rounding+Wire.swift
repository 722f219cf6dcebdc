import Basics

/// The numbers of each kind, as every result rounds them.
extension Rounding {
  static func angle(_ degrees: Double) -> Double { round(degrees, decimals: angleDecimals) }
  static func angle(_ degrees: Double?) -> Double? { degrees.map { angle($0) } }
  static func share(_ fraction: Double) -> Double { round(fraction, decimals: shareDecimals) }
  static func share(_ fraction: Double?) -> Double? { fraction.map { share($0) } }
  static func score(_ points: Double) -> Double { round(points, decimals: scoreDecimals) }
  static func score(_ points: Double?) -> Double? { points.map { score($0) } }
}
