/// Whether a ring of points on the Earth encloses a place, decided while its points are read: none
/// is kept, so that a ring of a million points takes no memory.
///
/// An edge is the straight line in longitude and latitude between its ends (RFC 7946, 3.1.1), the
/// short way around the Earth, so that a ring may cross the antimeridian. The ring is closed if its
/// points are not. Its winding is ignored, since services disagree about it; one that crosses
/// itself is read by the even-odd rule. A ring around the Earth's axis encloses the pole on its own
/// side of the equator: no warning is for more than half of the Earth.
package struct RingTest: Sendable {
  private struct Point: Equatable {
    /// Degrees east of the place's meridian, −180...180.
    let east: Double
    let north: Double
  }

  private let longitude: Double
  private let latitude: Double
  private var first: Point?
  private var last: Point?
  /// Points that differ from the one before.
  private var count = 0
  private var isUsable = true
  /// The parity of the crossings of the place's meridian on either side of the place.
  private var isOddNorthward = false
  private var isOddSouthward = false
  private var latitudeSum = 0.0

  package init(around place: Coordinate) {
    (longitude, latitude) = (place.longitude, place.latitude)
  }

  /// Reads the next point. One that is not on the Earth makes the ring unusable.
  package mutating func add(latitude: Double, longitude: Double) {
    // Comparisons with NaN are false.
    guard latitude.magnitude <= 90, longitude.magnitude <= 360 else {
      isUsable = false
      return
    }
    let point = Point(east: Coordinate.wrapped(longitude - self.longitude), north: latitude)
    guard let before = last else {
      (first, last, count, latitudeSum) = (point, point, 1, latitude)
      return
    }
    guard point != before else { return }
    step(from: before, to: point)
    (last, count, latitudeSum) = (point, count + 1, latitudeSum + latitude)
  }

  /// Unknown if the points are no ring: less than three, or not all on the Earth.
  package var enclosure: Enclosure {
    guard isUsable, let first, let last, count - (first == last ? 1 : 0) >= 3 else {
      return .unknown
    }
    var closed = self
    if first != last { closed.step(from: last, to: first) }
    // Both poles are outside unless the ring runs around one; a crossing changes sides.
    let isAroundPole = closed.isOddNorthward != closed.isOddSouthward
    // The first point counts once, whether or not the last one repeats it.
    let sum = first == last ? latitudeSum - last.north : latitudeSum
    let isInside = isAroundPole && sum > 0 ? closed.isOddSouthward : closed.isOddNorthward
    return isInside ? .inside : .outside
  }

  private mutating func step(from start: Point, to end: Point) {
    let width = end.east - start.east
    // A wider edge runs behind the place, across the opposite meridian.
    guard (start.east < 0) != (end.east < 0), width.magnitude <= 180 else { return }
    let (isStartSouth, isEndSouth) = (start.north <= latitude, end.north <= latitude)
    let isSouth =
      isStartSouth == isEndSouth
      ? isStartSouth
      : start.north - (end.north - start.north) * (start.east / width) <= latitude
    if isSouth { isOddSouthward.toggle() } else { isOddNorthward.toggle() }
  }
}

/// What an outline says of a place.
package enum Enclosure: Sendable, Equatable {
  case inside, outside
  /// The outline cannot be read: it says nothing.
  case unknown

  /// Of several polygons or areas, one is enough; only all of them together exclude a place.
  package init(ofAny parts: [Enclosure]) {
    self =
      parts.contains(.inside)
      ? .inside
      : parts.isEmpty || parts.contains(.unknown) ? .unknown : .outside
  }

  /// The test of a polygon by its rings, the outer one first. A hole that is no ring is none.
  package init(rings: [RingTest]) {
    let outer = rings.first?.enclosure ?? .unknown
    let isInHole = rings.dropFirst().contains { $0.enclosure == .inside }
    self = outer == .inside && isInHole ? .outside : outer
  }
}
