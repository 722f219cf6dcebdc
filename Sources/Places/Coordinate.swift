import Basics
import Libc

/// A point on the Earth. Latitude is within −90…90 and longitude within (−180, 180].
package struct Coordinate: Sendable, Hashable {
  /// Degrees north, −90…90.
  package let latitude: Double
  /// Degrees east, (−180, 180].
  package let longitude: Double

  /// Accepts latitudes −90…90 and longitudes −360…360, which are wrapped; anything else is nil.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-360...360).contains(longitude) else { return nil }
    // Adding zero turns -0.0 into 0.0, so that equal points have one representation.
    self.latitude = latitude + 0
    self.longitude = Self.wrapped(longitude) + 0
  }

  /// Where the equator and the prime meridian cross.
  package static let origin = Coordinate()

  private init() { (latitude, longitude) = (0, 0) }

  package static func wrapped(_ longitude: Double) -> Double {
    if longitude > 180 { return longitude - 360 }
    return longitude <= -180 ? longitude + 360 : longitude
  }

  /// The mean radius of the Earth (IUGG).
  package static let earthRadiusKilometers = 6371.0088
  /// A degree of a great circle.
  package static let kilometersPerDegree = earthRadiusKilometers * .pi / 180

  /// Great-circle distance (haversine on a sphere).
  package func distanceKilometers(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let halfLatitude = sin((other.latitude - latitude) * radians / 2)
    let halfLongitude = sin((other.longitude - longitude) * radians / 2)
    let a =
      halfLatitude * halfLatitude
      + cos(latitude * radians) * cos(other.latitude * radians) * halfLongitude * halfLongitude
    return 2 * Self.earthRadiusKilometers * asin(min(1, a.squareRoot()))
  }

  /// The initial bearing of the great circle to another point, 0..<360 clockwise from north.
  package func bearingDegrees(to other: Coordinate) -> Double {
    let radians = Double.pi / 180
    let (here, there) = (latitude * radians, other.latitude * radians)
    let east = (other.longitude - longitude) * radians
    let bearing = atan2(
      sin(east) * cos(there), cos(here) * sin(there) - sin(here) * cos(there) * cos(east))
    return bearing < 0 ? bearing / radians + 360 : bearing / radians
  }

  /// "38.7200,-9.1400": the id of a place without a gazetteer entry.
  package var identifier: String {
    fixedPoint(latitude, decimals: 4) + "," + fixedPoint(longitude, decimals: 4)
  }

  /// "38.72°N 9.14°W": the name of a point without a place nearby.
  package var name: String {
    Self.words(latitude, "°N", "°S") + " " + Self.words(longitude, "°E", "°W")
  }

  private static func words(_ angle: Double, _ positive: String, _ negative: String) -> String {
    let text = fixedPoint(abs(angle), decimals: 2)
    return text + (angle < 0 && text != "0.00" ? negative : positive)
  }
}

extension Coordinate {
  /// Coordinates as people write them (`WrittenPlace`); nil for anything else, including
  /// numbers out of range.
  package init?(parsing text: String) {
    guard case .angles(let latitude, let longitude) = WrittenPlace(text) else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}
