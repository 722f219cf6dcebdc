/// The Sun at 0h UT of successive days, computed once and shared by all solar days and places.
package struct SunNodes: Sendable {
  /// The values that a solar day interpolates. Both angles vary slowly and never wrap.
  struct Node: Sendable {
    /// Apparent solar time at Greenwich minus UT, in radians of hour angle.
    var hourAngleExcess = 0.0
    var declination = 0.0
    var parallax = 0.0
  }

  /// The days since 1970-01-01 that have a node.
  package let days: Range<Int>
  private let nodes: [Node]

  /// Costs one SPA evaluation per day.
  package init(days: Range<Int>) {
    self.days = days
    nodes = days.map { day in
      let sun = ApparentSun(unixSeconds: Double(day) * 86400)
      return Node(
        hourAngleExcess: Angle.wrapped180(sun.greenwichHourAngleDegrees - 180)
          * Angle.radiansPerDegree,
        declination: sun.declinationDegrees * Angle.radiansPerDegree,
        parallax: sun.horizontalParallaxDegrees * Angle.radiansPerDegree)
    }
  }

  /// All nodes needed by `solarDays` at a longitude.
  package init(solarDays: Range<Int>, longitudeDegrees: Double) {
    let first = SolarDay.centralDay(of: solarDays.lowerBound, longitudeDegrees: longitudeDegrees)
    self.init(days: (first - 1)..<(first + 1 + max(1, solarDays.count)))
  }

  subscript(day: Int) -> Node { nodes[day - days.lowerBound] }
}

/// The parabola through three successive nodes, in days from the middle one.
///
/// Third differences of the Sun's path are below 0.5″ a day, so the parabola is within 0.03″ of SPA
/// everywhere between its outer nodes: 0.003 s for an event at middle latitudes.
struct SunArc: Sendable {
  private let excess: (Double, Double, Double)
  private let declination: (Double, Double, Double)
  let parallax: Double

  init(before: SunNodes.Node, middle: SunNodes.Node, after: SunNodes.Node) {
    excess = Self.parabola(before.hourAngleExcess, middle.hourAngleExcess, after.hourAngleExcess)
    declination = Self.parabola(before.declination, middle.declination, after.declination)
    parallax = middle.parallax
  }

  private static func parabola(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double, Double) {
    (b, (c - a) / 2, (a + c) / 2 - b)
  }

  @inline(__always)
  func excess(at days: Double) -> (value: Double, perDay: Double) {
    (excess.0 + days * (excess.1 + days * excess.2), excess.1 + 2 * days * excess.2)
  }

  @inline(__always)
  func declination(at days: Double) -> (value: Double, perDay: Double) {
    (
      declination.0 + days * (declination.1 + days * declination.2),
      declination.1 + 2 * days * declination.2
    )
  }
}
