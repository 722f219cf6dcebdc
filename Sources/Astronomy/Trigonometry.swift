import Libc

// The only file that uses the platform's math functions; the rest of the target calls these. Angles
// are radians unless a name says degrees or turns.

@inline(__always) func sine(_ radians: Double) -> Double { sin(radians) }
@inline(__always) func cosine(_ radians: Double) -> Double { cos(radians) }
@inline(__always) func tangent(_ radians: Double) -> Double { tan(radians) }
@inline(__always) func arcSine(_ value: Double) -> Double { asin(min(1, max(-1, value))) }
@inline(__always) func arcCosine(_ value: Double) -> Double { acos(min(1, max(-1, value))) }
@inline(__always) func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
@inline(__always) func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// cos(2πx) of four numbers at once; absolute error below 1e-13 for |x| < 1e9.
///
/// The periodic series take three quarters of the cost of a position, hence this kernel: x is
/// reduced to −½…½ turn, s = sin(πx) is its Taylor series, and cos(2πx) = 1 − 2s² needs no case
/// distinction.
@inline(__always)
func cosineOfTurns(_ turns: SIMD4<Double>) -> SIMD4<Double> {
  // Adding and subtracting 1.5·2⁵² rounds to the nearest integer in the default rounding mode.
  let rounding = 6_755_399_441_055_744.0
  let reduced = turns - ((turns + rounding) - rounding)
  let angle = reduced * Double.pi
  let square = angle * angle
  var sum = SIMD4<Double>(repeating: 1.0 / 355_687_428_096_000)
  sum = sum * square - 1.0 / 1_307_674_368_000
  sum = sum * square + 1.0 / 6_227_020_800
  sum = sum * square - 1.0 / 39_916_800
  sum = sum * square + 1.0 / 362_880
  sum = sum * square - 1.0 / 5040
  sum = sum * square + 1.0 / 120
  sum = sum * square - 1.0 / 6
  let half = angle + angle * square * sum
  return 1 - 2 * half * half
}

/// sin(2πx) of four numbers at once.
@inline(__always)
func sineOfTurns(_ turns: SIMD4<Double>) -> SIMD4<Double> {
  cosineOfTurns(turns - 0.25)
}
