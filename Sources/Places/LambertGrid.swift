import Libc

/// The rectangle of a weather model's grid in a Lambert conformal conic projection with one
/// standard parallel (Snyder, USGS Professional Paper 1395, 1987, equations 15-1 to 15-5).
package struct LambertGrid: Sendable {
  /// Of the meridian that points north.
  private let longitude: Double
  /// The cone's constant and scale.
  private let cone: (constant: Double, scale: Double)
  private let x: ClosedRange<Double>
  private let y: ClosedRange<Double>

  /// - Parameters:
  ///   - from: the south-western corner.
  ///   - to: the north-eastern corner.
  package init(
    longitude: Double, parallel: Double, from: (north: Double, east: Double),
    to: (north: Double, east: Double)
  ) {
    let radians = parallel * .pi / 180
    let constant = sin(radians)
    let scale = cos(radians) * pow(tan(.pi / 4 + radians / 2), constant) / constant
    let cone = (constant: constant, scale: scale)
    (self.longitude, self.cone) = (longitude, cone)
    let low = Self.position(from.north, from.east - longitude, cone)
    let high = Self.position(to.north, to.east - longitude, cone)
    (x, y) = (low.x...high.x, low.y...high.y)
  }

  package func covers(_ point: Coordinate) -> Bool {
    let east = (point.longitude - longitude).remainder(dividingBy: 360)
    let position = Self.position(point.latitude, east, cone)
    return x.contains(position.x) && y.contains(position.y)
  }

  /// In Earth radii; the pole is at zero.
  private static func position(
    _ north: Double, _ east: Double, _ cone: (constant: Double, scale: Double)
  ) -> (x: Double, y: Double) {
    let distance = cone.scale / pow(tan(.pi / 4 + north * .pi / 360), cone.constant)
    let angle = cone.constant * east * .pi / 180
    return (distance * sin(angle), -distance * cos(angle))
  }
}
