/// The Moon at every sixth hour UT, computed once and shared by all days of a search.
package struct MoonNodes: Sendable {
  struct Node: Sendable {
    /// Hour angle at Greenwich in radians, unwrapped from the first node on.
    var hourAngle = 0.0
    var declination = 0.0
    var distanceEarthRadii = 0.0
  }

  static let secondsPerNode = 21600.0

  private let firstIndex: Int
  private let nodes: [Node]

  /// Nodes for all instants of `span` (Unix seconds): four Moon positions per day plus three.
  package init(span: ClosedRange<Double>) {
    firstIndex = Int((span.lowerBound / Self.secondsPerNode).rounded(.down)) - 1
    let lastIndex = Int((span.upperBound / Self.secondsPerNode).rounded(.down)) + 2
    var nodes: [Node] = []
    nodes.reserveCapacity(lastIndex - firstIndex + 1)
    for index in firstIndex...lastIndex {
      let moon = ApparentMoon(unixSeconds: Double(index) * Self.secondsPerNode)
      var hourAngle = moon.greenwichHourAngleDegrees * Angle.radiansPerDegree
      // The Moon lags the sky's rotation by 12°–16° a day: six hours are less than 90°.
      if let last = nodes.last?.hourAngle {
        while hourAngle < last { hourAngle += 2 * Double.pi }
      }
      nodes.append(
        Node(
          hourAngle: hourAngle, declination: moon.declinationDegrees * Angle.radiansPerDegree,
          distanceEarthRadii: moon.distanceKilometers / 6378.14))
    }
    self.nodes = nodes
  }

  /// Cubic interpolation through the four nearest nodes: accurate to 0.2″.
  func node(at unixSeconds: Double) -> Node {
    let position = unixSeconds / Self.secondsPerNode - Double(firstIndex)
    let index = min(max(Int(position), 1), nodes.count - 3)
    let x = position - Double(index)
    let (a, b, c, d) = (
      -x * (x - 1) * (x - 2) / 6, (x + 1) * (x - 1) * (x - 2) / 2, -(x + 1) * x * (x - 2) / 2,
      (x + 1) * x * (x - 1) / 6
    )
    let (p, q, r, s) = (nodes[index - 1], nodes[index], nodes[index + 1], nodes[index + 2])
    return Node(
      hourAngle: a * p.hourAngle + b * q.hourAngle + c * r.hourAngle + d * s.hourAngle,
      declination: a * p.declination + b * q.declination + c * r.declination + d * s.declination,
      distanceEarthRadii: a * p.distanceEarthRadii + b * q.distanceEarthRadii
        + c * r.distanceEarthRadii + d * s.distanceEarthRadii)
  }
}
