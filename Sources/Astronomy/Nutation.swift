/// Nutation in longitude and obliquity, and the obliquity itself (NREL/TP-560-34302, §3.4–3.5).
struct Nutation: Sendable {
  let longitudeDegrees: Double
  let obliquityDegrees: Double
  /// Mean obliquity plus nutation.
  let trueObliquityDegrees: Double

  init(centuries: Double) {
    let moonSunElongation = Angle.polynomial(
      centuries, 297.85036, 445267.111480, -0.0019142, 1.0 / 189474)
    let sunAnomaly = Angle.polynomial(
      centuries, 357.52772, 35999.050340, -0.0001603, -1.0 / 300000)
    let moonAnomaly = Angle.polynomial(
      centuries, 134.96298, 477198.867398, 0.0086972, 1.0 / 56250)
    let moonLatitudeArgument = Angle.polynomial(
      centuries, 93.27191, 483202.017538, -0.0036825, 1.0 / 327270)
    let node = Angle.polynomial(centuries, 125.04452, -1934.136261, 0.0020708, 1.0 / 450000)

    var longitude = SIMD4<Double>()
    var obliquity = SIMD4<Double>()
    for group in Self.groups {
      let turns =
        group.elongation * (moonSunElongation / 360) + group.sunAnomaly * (sunAnomaly / 360)
        + group.moonAnomaly * (moonAnomaly / 360)
        + group.latitudeArgument * (moonLatitudeArgument / 360) + group.node * (node / 360)
      longitude += (group.sine + group.sineChange * centuries) * sineOfTurns(turns)
      obliquity += (group.cosine + group.cosineChange * centuries) * cosineOfTurns(turns)
    }
    longitudeDegrees = longitude.sum() / 36_000_000
    obliquityDegrees = obliquity.sum() / 36_000_000
    trueObliquityDegrees = Self.meanObliquityDegrees(centuries: centuries) + obliquityDegrees
  }

  /// Laskar (1986), as printed in NREL/TP-560-34302 eq. 24.
  private static func meanObliquityDegrees(centuries: Double) -> Double {
    let u = centuries / 100
    let high = 7.12 + u * (27.87 + u * (5.79 + u * 2.45))
    let low = -51.38 + u * (-249.67 + u * (-39.05 + u * high))
    let arcseconds = 84381.448 + u * (-4680.93 + u * (-1.55 + u * (1999.25 + u * low)))
    return arcseconds * Angle.degreesPerArcsecond
  }

  /// Four rows of `NutationTable`, column by column.
  private struct Terms: Sendable {
    var elongation = SIMD4<Double>()
    var sunAnomaly = SIMD4<Double>()
    var moonAnomaly = SIMD4<Double>()
    var latitudeArgument = SIMD4<Double>()
    var node = SIMD4<Double>()
    var sine = SIMD4<Double>()
    var sineChange = SIMD4<Double>()
    var cosine = SIMD4<Double>()
    var cosineChange = SIMD4<Double>()
  }

  private static let groups: [Terms] = {
    let rows = NutationTable.rows
    var groups = [Terms](repeating: Terms(), count: (rows.count / 9 + 3) / 4)
    for row in 0..<(rows.count / 9) {
      let (group, lane) = (row / 4, row % 4)
      groups[group].elongation[lane] = rows[9 * row]
      groups[group].sunAnomaly[lane] = rows[9 * row + 1]
      groups[group].moonAnomaly[lane] = rows[9 * row + 2]
      groups[group].latitudeArgument[lane] = rows[9 * row + 3]
      groups[group].node[lane] = rows[9 * row + 4]
      groups[group].sine[lane] = rows[9 * row + 5]
      groups[group].sineChange[lane] = rows[9 * row + 6]
      groups[group].cosine[lane] = rows[9 * row + 7]
      groups[group].cosineChange[lane] = rows[9 * row + 8]
    }
    return groups
  }()
}
