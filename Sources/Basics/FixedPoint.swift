/// A number with a fixed number of decimals, rounded half away from zero, never "-0".
///
/// Total: values beyond ±10¹² are clamped, NaN becomes 0. `decimals` is 0…6.
package func fixedPoint(_ value: Double, decimals: Int) -> String {
  var scale = 1
  for _ in 0..<decimals { scale *= 10 }
  // There is one way to round: that of the numbers of results.
  let rounded = Rounding.round(bounded(value), decimals: decimals)
  let scaled = Int((rounded * Double(scale)).rounded(.toNearestOrAwayFromZero))
  let digits = String(scaled.magnitude)
  let padding = String(repeating: "0", count: max(0, decimals + 1 - digits.count))
  let padded = padding + digits
  let sign = scaled < 0 ? "-" : ""
  guard decimals > 0 else { return sign + padded }
  return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
}

/// The nearest integer; total like `fixedPoint`.
package func wholeNumber(_ value: Double) -> Int {
  Int(bounded(value).rounded(.toNearestOrAwayFromZero))
}

/// Clamps to ±10¹², where sums, products with a small factor and conversions to `Int` are safe. NaN
/// becomes 0.
package func bounded(_ value: Double) -> Double {
  value.isNaN ? 0 : min(max(value, -1e12), 1e12)
}
