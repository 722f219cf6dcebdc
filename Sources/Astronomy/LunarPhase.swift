/// Elongation, illumination and the four principal phases of the Moon.
package struct LunarPhase: Sendable {
  /// The principal phases, by the elongation that defines them.
  package enum Principal: Double, Sendable, CaseIterable {
    case new = 0
    case firstQuarter = 90
    case full = 180
    case lastQuarter = 270

    package var elongationDegrees: Double { rawValue }
  }

  /// Apparent longitude of the Moon minus that of the Sun, 0 ..< 360 (0 new, 180 full).
  package let elongationDegrees: Double
  /// Lit fraction of the disk, 0 ... 1, seen from the Earth's center.
  package let illumination: Double
  /// Sun–Moon–Earth, 0 ... 180.
  package let phaseAngleDegrees: Double
  package let distanceKilometers: Double

  /// - Parameter unixSeconds: Seconds since 1970-01-01T00:00 UTC.
  package init(unixSeconds: Double) {
    let sun = ApparentSun(epoch: Epoch(unixSeconds: unixSeconds))
    let moon = ApparentMoon(epoch: Epoch(unixSeconds: unixSeconds), nutation: sun.nutation)
    elongationDegrees = Angle.wrapped360(moon.longitudeDegrees - sun.longitudeDegrees)
    distanceKilometers = moon.distanceKilometers

    // Meeus, chapter 48; the Sun's latitude is below 1.2″.
    let separation = arcCosine(
      cosine(moon.latitudeDegrees * Angle.radiansPerDegree)
        * cosine(elongationDegrees * Angle.radiansPerDegree))
    let sunDistance = sun.distanceAstronomicalUnits * 149_597_870.7
    let angle = arcTangent(
      sunDistance * sine(separation), moon.distanceKilometers - sunDistance * cosine(separation))
    phaseAngleDegrees = angle * Angle.degreesPerRadian
    illumination = (1 + cosine(angle)) / 2
  }

  /// Mean time from new moon to new moon.
  package static let synodicMonthSeconds = 29.530588861 * 86400

  /// The first instant after `unixSeconds` with that phase, in Unix seconds, accurate to 30 s. A
  /// phase less than half a second ahead counts as present, so that a query at the returned instant
  /// advances to the next one.
  package static func next(_ phase: Principal, after unixSeconds: Double) -> Double {
    let ahead = Angle.wrapped360(
      phase.elongationDegrees - LunarPhase(unixSeconds: unixSeconds).elongationDegrees)
    let found = solve(phase, near: unixSeconds + ahead / 360 * synodicMonthSeconds)
    guard found <= unixSeconds + 0.5 else { return found }
    // The phase is at this very instant: the next one is a month ahead.
    return solve(phase, near: found + synodicMonthSeconds)
  }

  /// The last instant at or before `unixSeconds` with that phase, in Unix seconds.
  package static func previous(_ phase: Principal, before unixSeconds: Double) -> Double {
    let behind = Angle.wrapped360(
      LunarPhase(unixSeconds: unixSeconds).elongationDegrees - phase.elongationDegrees)
    let found = solve(phase, near: unixSeconds - behind / 360 * synodicMonthSeconds)
    guard found > unixSeconds else { return found }
    return solve(phase, near: found - synodicMonthSeconds)
  }

  /// Newton's method with the mean rate: the true rate differs by up to 15 %, so each iteration
  /// gains a digit.
  private static func solve(_ phase: Principal, near guess: Double) -> Double {
    var instant = guess
    for _ in 0..<25 {
      let elongation = LunarPhase(unixSeconds: instant).elongationDegrees
      let step =
        Angle.wrapped180(phase.elongationDegrees - elongation) / 360 * synodicMonthSeconds
      instant += step
      if abs(step) < 0.001 { break }
    }
    return instant
  }
}
