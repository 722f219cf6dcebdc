import Libc

/// The plane that touches the Earth at a place, in kilometers from it: for what is near.
struct TangentPlane {
  struct Point {
    let east: Double
    let north: Double
  }

  private let place: Coordinate
  private let kilometersPerDegreeEast: Double

  init(at place: Coordinate) {
    self.place = place
    kilometersPerDegreeEast = Coordinate.kilometersPerDegree * cos(place.latitude * .pi / 180)
  }

  func point(latitude: Double, longitude: Double) -> Point {
    Point(
      east: Coordinate.wrapped(longitude - place.longitude) * kilometersPerDegreeEast,
      north: (latitude - place.latitude) * Coordinate.kilometersPerDegree)
  }

  /// From the place to the line between two points, squared.
  static func squareOfDistance(_ start: Point, _ end: Point) -> Double {
    let (east, north) = (end.east - start.east, end.north - start.north)
    let square = east * east + north * north
    let along = -(start.east * east + start.north * north)
    let share = square > 0 ? min(max(along / square, 0), 1) : 0
    let (x, y) = (start.east + share * east, start.north + share * north)
    return x * x + y * y
  }
}
