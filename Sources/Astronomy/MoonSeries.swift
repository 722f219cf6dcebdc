/// A term table of the Moon theory, evaluated four rows at a time.
struct MoonSeries: Sendable {
  private struct Terms: Sendable {
    var elongation = SIMD4<Double>()
    var sunAnomaly = SIMD4<Double>()
    var moonAnomaly = SIMD4<Double>()
    var latitudeArgument = SIMD4<Double>()
    var sine = SIMD4<Double>()
    var cosine = SIMD4<Double>()
    /// |M|: the power of E.
    var isOnce = SIMD4<Double>()
    var isTwice = SIMD4<Double>()
  }

  private let groups: [Terms]

  /// - Parameters:
  ///   - rows: Multiples of D, M, M', F, then the sine amplitude and, with six columns, the cosine
  ///     amplitude.
  ///   - columns: 5 or 6.
  init(rows: [Double], columns: Int) {
    assert(rows.count.isMultiple(of: columns))
    let count = rows.count / columns
    var groups = [Terms](repeating: Terms(), count: (count + 3) / 4)
    for row in 0..<count {
      let (group, lane, start) = (row / 4, row % 4, row * columns)
      groups[group].elongation[lane] = rows[start]
      groups[group].sunAnomaly[lane] = rows[start + 1]
      groups[group].moonAnomaly[lane] = rows[start + 2]
      groups[group].latitudeArgument[lane] = rows[start + 3]
      groups[group].sine[lane] = rows[start + 4]
      if columns > 5 { groups[group].cosine[lane] = rows[start + 5] }
      groups[group].isOnce[lane] = abs(rows[start + 1]) == 1 ? 1 : 0
      groups[group].isTwice[lane] = abs(rows[start + 1]) == 2 ? 1 : 0
    }
    self.groups = groups
  }

  /// Σ amplitude · E^|M| · sin or cos of the argument.
  func sums(_ arguments: MoonOrbit.Arguments) -> (sine: Double, cosine: Double) {
    let turns = arguments.turns
    let once = arguments.eccentricity - 1
    let twice = arguments.eccentricity * arguments.eccentricity - 1
    var (sineSum, cosineSum) = (SIMD4<Double>(), SIMD4<Double>())
    for group in groups {
      let angle =
        group.elongation * turns.x + group.sunAnomaly * turns.y + group.moonAnomaly * turns.z
        + group.latitudeArgument * turns.w
      let scale = 1 + group.isOnce * once + group.isTwice * twice
      sineSum += scale * group.sine * sineOfTurns(angle)
      cosineSum += scale * group.cosine * cosineOfTurns(angle)
    }
    return (sineSum.sum(), cosineSum.sum())
  }
}
