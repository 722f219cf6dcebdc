import Testing

@testable import AlmanacCore

@Suite struct CoordinateTests {
  @Test(arguments: [
    (90.0, 0.0, 90.0, 0.0), (-90, 360, -90, 0), (0, -180, 0, 180), (0, 180, 0, 180),
    (0, 190, 0, -170), (0, -190, 0, 170), (0, -360, 0, 0), (-0.0, -0.0, 0, 0),
    (38.72, -9.14, 38.72, -9.14), (38.72, 350.86, 38.72, -9.14),
  ])
  func wraps(latitude: Double, longitude: Double, north: Double, east: Double) throws {
    let coordinate = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(abs(coordinate.latitude - north) < 1e-9)
    #expect(abs(coordinate.longitude - east) < 1e-9)
    #expect(coordinate.longitude.sign == .plus || coordinate.longitude != 0)
  }

  @Test(arguments: [
    (90.001, 0.0), (-91, 0), (0, 360.5), (0, -361), (.nan, 0), (0, .nan), (.infinity, 0),
  ])
  func refuses(latitude: Double, longitude: Double) {
    #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
  }

  @Test(arguments: [
    ("38.72,-9.14", "38.7200,-9.1400"), ("38.72, -9.14", "38.7200,-9.1400"),
    (" 38.72 -9.14 ", "38.7200,-9.1400"), ("38.72°N 9.14°W", "38.7200,-9.1400"),
    ("33.9S,18.4e", "-33.9000,18.4000"), ("0,0", "0.0000,0.0000"), ("-0.00001,0", "0.0000,0.0000"),
    ("+1.5,200", "1.5000,-160.0000"),
  ])
  func reads(text: String, identifier: String) {
    #expect(Coordinate(parsing: text)?.identifier == identifier)
  }

  @Test(arguments: [
    "", "38.72", "38.72,", "1,2,3", "nan,0", "inf,0", "1e1,0", "0x10,0", "91,0", "0,361",
    "Lisbon, PT", "-5N,3E", "1.2.3,4", "--1,2", "5°X,3",
  ])
  func refusesText(_ text: String) {
    #expect(Coordinate(parsing: text) == nil)
  }

  @Test(arguments: [
    (38.72, -9.14, "38.72°N 9.14°W"), (-33.868, 151.207, "33.87°S 151.21°E"),
    (0, 0, "0.00°N 0.00°E"), (-0.001, -0.004, "0.00°N 0.00°E"),
  ])
  func names(latitude: Double, longitude: Double, name: String) {
    #expect(Coordinate(latitude: latitude, longitude: longitude)?.name == name)
  }

  /// Distances on a sphere of radius 6371.0088 km, from the angle between the points.
  @Test(arguments: [
    (0.0, 0.0, 0.0, 1.0, 111.195), (0, 179.5, 0, -179.5, 111.195), (90, 0, -90, 0, 20015.115),
    (0, 0, 0, 180, 20015.115), (51.5074, -0.1278, 48.8566, 2.3522, 343.56),
  ])
  func distances(a: Double, b: Double, c: Double, d: Double, kilometers: Double) throws {
    let from = try #require(Coordinate(latitude: a, longitude: b))
    let to = try #require(Coordinate(latitude: c, longitude: d))
    #expect(abs(from.distanceKilometers(to: to) - kilometers) < 0.01)
  }

  @Test(arguments: [
    (0.05, 1, "0.1"), (-0.05, 1, "-0.1"), (-0.04, 1, "0.0"), (12.3456, 2, "12.35"), (7.5, 0, "8"),
    (-1234.5, 3, "-1234.500"),
  ])
  func fixedPoints(value: Double, decimals: Int, text: String) {
    #expect(fixedPoint(value, decimals: decimals) == text)
  }
}
