import Libc

/// Parallels and meridians around an area. Degrees; west is never east of east.
package struct BoundingBox: Sendable, Equatable {
  package let south: Double
  package let west: Double
  package let north: Double
  package let east: Double

  /// The boxes that hold every point up to a distance from another one: two if the antimeridian
  /// lies between.
  package static func around(_ point: Coordinate, kilometers: Double) -> [BoundingBox] {
    let kilometersPerDegree = 111.0
    let height = kilometers / kilometersPerDegree
    let south = max(point.latitude - height, -90)
    let north = min(point.latitude + height, 90)
    // The meridians are closest together at the parallel nearest to a pole.
    let narrowest = cos(max(abs(south), abs(north)) * .pi / 180)
    let width = narrowest * 180 > height ? height / narrowest : 180
    func box(_ west: Double, _ east: Double) -> BoundingBox {
      BoundingBox(south: south, west: west, north: north, east: east)
    }
    let (west, east) = (point.longitude - width, point.longitude + width)
    if width >= 180 { return [box(-180, 180)] }
    if west < -180 { return [box(west + 360, 180), box(-180, east)] }
    return east > 180 ? [box(west, 180), box(-180, east - 360)] : [box(west, east)]
  }
}
