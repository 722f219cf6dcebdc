/// Angle conversions and wrapping.
enum Angle {
  static let radiansPerDegree = Double.pi / 180
  static let degreesPerRadian = 180 / Double.pi
  static let degreesPerArcsecond = 1.0 / 3600

  /// The angle in 0 ..< 360.
  static func wrapped360(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let wrapped = rest < 0 ? rest + 360 : rest
    // A tiny negative remainder rounds up to exactly 360.
    return wrapped == 360 ? 0 : wrapped
  }

  /// The angle in −180 ... 180.
  static func wrapped180(_ degrees: Double) -> Double {
    degrees.remainder(dividingBy: 360)
  }

  /// a + bx + cx² + dx³.
  @inline(__always)
  static func polynomial(_ x: Double, _ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double
  {
    a + x * (b + x * (c + x * d))
  }
}
