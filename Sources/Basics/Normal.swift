import Libc

/// The standard normal distribution.
package enum Normal {
  /// The quantile of 0.9.
  package static let p90 = 1.281_551_565_544_600_5

  /// The share below a value.
  package static func distribution(_ value: Double) -> Double {
    erfc(-value / 2.0.squareRoot()) / 2
  }

  package static func density(_ value: Double) -> Double {
    exp(-value * value / 2) / (2 * Double.pi).squareRoot()
  }
}
