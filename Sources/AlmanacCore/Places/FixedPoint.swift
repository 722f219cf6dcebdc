/// A number written with a fixed count of decimals, rounded half away from zero, never "-0".
///
/// `value` must be finite and below 1e12 in magnitude; `decimals` 0…6.
package func fixedPoint(_ value: Double, decimals: Int) -> String {
  var scale = 1
  for _ in 0..<decimals { scale *= 10 }
  let scaled = Int((value * Double(scale)).rounded(.toNearestOrAwayFromZero))
  let digits = String(scaled.magnitude)
  let padding = String(repeating: "0", count: max(0, decimals + 1 - digits.count))
  let padded = padding + digits
  let sign = scaled < 0 ? "-" : ""
  guard decimals > 0 else { return sign + padded }
  return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
}
