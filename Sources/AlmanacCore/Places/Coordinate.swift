#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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

  static func wrapped(_ longitude: Double) -> Double {
    if longitude > 180 { return longitude - 360 }
    return longitude <= -180 ? longitude + 360 : longitude
  }

  /// The mean radius of the Earth (IUGG).
  static let earthRadiusKilometers = 6371.0088

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
  /// Parses "38.72,-9.14", "38.72 -9.14" and "38.72°N 9.14°W"; nil for anything else, including
  /// numbers out of range.
  package init?(parsing text: String) {
    guard let (latitude, longitude) = Self.angles(in: text) else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// The two numbers in the text, in range or not.
  package static func angles(in text: String) -> (latitude: Double, longitude: Double)? {
    guard text.utf8.count <= 64 else { return nil }
    let separators: Set<Character> = [",", " ", ";"]
    let parts = text.split(whereSeparator: separators.contains)
    guard parts.count == 2,
      let latitude = angle(parts[0], positive: "N", negative: "S"),
      let longitude = angle(parts[1], positive: "E", negative: "W")
    else { return nil }
    return (latitude, longitude)
  }

  private static func angle(
    _ text: Substring, positive: Character, negative: Character
  ) -> Double? {
    var number = text
    var sign = 1.0
    if let last = number.last?.uppercased().first, last == positive || last == negative {
      sign = last == negative ? -1 : 1
      number.removeLast()
      guard number.first != "-", number.first != "+" else { return nil }
    }
    if number.last == "°" { number.removeLast() }
    // `Double` would also accept "nan", "0x1p3" and "1e2", which are never meant as angles.
    let isPlain = number.utf8.allSatisfy { (48...57).contains($0) || [43, 45, 46].contains($0) }
    guard isPlain, let value = Double(number) else { return nil }
    return sign * value
  }
}
