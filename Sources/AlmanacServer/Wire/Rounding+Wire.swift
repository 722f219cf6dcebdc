import Basics

extension Rounding {
  /// In percent, as people say a chance. One of less than a half never reads as a half.
  static func chance(_ fraction: Double) -> Int {
    let percent = Int(round(100 * fraction, decimals: 0))
    return fraction < 0.5 ? min(percent, 49) : percent
  }
  static func chance(_ fraction: Double?) -> Int? { fraction.map { chance($0) } }
}
