import Basics
import Places
import TestSupport
import Testing
import Vocabulary

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
    ("+1.5,200", "1.5000,-160.0000"), ("9.14°W; 38.72°N", "38.7200,-9.1400"),
    (#"47°33'44"N 13°38'57"E"#, "47.5622,13.6492"),
    ("47° 33′ 44″ n, 13° 38′ 57″ e", "47.5622,13.6492"),
    ("N47 33.73 E13 38.95", "47.5622,13.6492"), ("47 33 44 S 13 38 57 W", "-47.5622,-13.6492"),
    ("−33°52'04.8'', 151°12'25.2''", "-33.8680,151.2070"),
    ("geo:47.5622,13.6493", "47.5622,13.6493"),
    ("GEO:48.2,16.37,183;crs=wgs84;u=40", "48.2000,16.3700"),
    ("geo:37.79,-122.4?z=11", "37.7900,-122.4000"),
    ("38,72,-9,14", "38.7200,-9.1400"), ("38,72, -9,14", "38.7200,-9.1400"),
    ("38,72; -9,14", "38.7200,-9.1400"), ("38,72 -9,14", "38.7200,-9.1400"),
    ("38,72°N 9,14°W", "38.7200,-9.1400"), ("38,72° N, 9,14° W", "38.7200,-9.1400"),
    ("47,5°N 13°E", "47.5000,13.0000"), ("47,5 13", "47.5000,13.0000"),
    ("38,7,-9", "38.7000,-9.0000"),
    ("38, 72", "38.0000,72.0000"),
    ("38,72", "38.0000,72.0000"), ("38,72,9,14", "38.7200,9.1400"),
    ("38.72，-9.14", "38.7200,-9.1400"),
    ("47°33'44,5\"N 13°38'57,5\"E", "47.5624,13.6493"), ("N47E13", "47.0000,13.0000"),
  ])
  func reads(text: String, identifier: String) {
    #expect(Coordinate(parsing: text)?.identifier == identifier)
  }

  @Test(arguments: [
    "", "38.72", "38.72,", "1,2,3", "nan,0", "inf,0", "1e1,0", "0x10,0", "91,0", "0,361",
    "Lisbon, PT", "-5N,3E", "1.2.3,4", "--1,2", "5°X,3", "38,7,-9,1,5",
  ])
  func refusesText(_ text: String) {
    #expect(Coordinate(parsing: text) == nil)
  }

  /// Open Location Code's own test data (test_data/decoding.csv and encoding.csv, Apache 2.0).
  @Test(arguments: [
    ("7FG49Q00+", 20.375, 2.775), ("7fg49qcj+2v", 20.3700625, 2.7821875),
    ("8FVC2222+22", 47.0000625, 8.0000625), ("4VCPPQGP+Q9", -41.2730625, 174.7859375),
    ("62G20000+", 0.5, -179.5), ("22220000+", -89.5, -179.5),
    ("7FG49QCJ+2VX", 20.3701125, 2.782234375),
    // Center of JN58td (Munich) and JN67 to eight characters, from the definition by hand.
    ("JN58td", 48.145_833, 11.625), ("JN67tn", 47.562_5, 13.625),
    ("JN67TN44", 47.560_416_7, 13.620_833),
    ("AA00AA", -89.979_167, -179.958_333),
  ])
  func decodes(code: String, latitude: Double, longitude: Double) throws {
    let coordinate = try #require(Coordinate(parsing: code))
    #expect(abs(coordinate.latitude - latitude) < 1e-6)
    #expect(abs(coordinate.longitude - longitude) < 1e-6)
  }

  @Test(arguments: [
    (#"47°63'44"N 13°38'57"E"#, Hint.minutesBelowSixty),
    (#"47°33'60"N 13°38'57"E"#, .minutesBelowSixty), ("geo:abc", .expectedGeoURI),
    ("geo:1", .expectedGeoURI), ("geo:1,2;crs=nad27", .otherReferenceSystem),
    ("9G8F+6W", .expectedPlusCode),
    ("8FVC9G8F+6", .expectedPlusCode), ("W2C29G8F+6W", .expectedPlusCode),
    ("8FVC0000+22", .expectedPlusCode), ("8F0C0000+", .expectedPlusCode),
    ("8FVC9G8F+6A", .expectedPlusCode), ("8FVC9G8+6W", .expectedPlusCode),
    ("9G8F+6W Zurich", .expectedPlusCode), ("JN67ZZ", .expectedLocator),
    ("JS67TN", .expectedLocator),
    ("JN67TNZZ", .expectedLocator), ("JN67TN4", .expectedLocator), ("JN67TN44ZZ", .expectedLocator),
    ("NaN,NaN", .anglesAreNumbers), ("nan 0", .anglesAreNumbers), ("inf,0", .anglesAreNumbers),
    ("-38°N 9°W", .signOrDirection), ("-47°S 13°E", .signOrDirection), ("N47 N13", .oneAngleOfEach),
    ("38.7,-9.1,5", .expectedAngles), ("1e2,3", .expectedAngles), ("0x10,0", .expectedAngles),
    ("1 2 3", .expectedAngles),
    ("47 33 44", .expectedAngles), ("38.72", .expectedAngles), ("38.72,", .expectedAngles),
    ("5+5", .expectedAngles),
    ("5°X,3", .expectedAngles), ("1.2.3,4", .expectedAngles), (#"47'33°N 13°E"#, .expectedAngles),
    ("47.5°33'N 13°E", .expectedAngles), ("N47°33'44\"5\"N 13°E", .expectedAngles),
    ("lat 38.7 lon -9.1", .expectedAngles), ("38.7°N 9.1°O", .ambiguousDirection),
    ("38.7 9.1 O", .ambiguousDirection),
  ])
  func saysWhatIsExpected(text: String, hint: Hint) throws {
    guard case .malformed(let expected) = WrittenPlace(text) else {
      Issue.record("\(text) is not refused")
      return
    }
    #expect(expected == hint)
  }

  /// Letters of the directions and digits are in names too.
  @Test(arguments: [
    "Essen", "S", "E 5", "NEW", "JN67", "Nan", "Inf", "10115", "00-950", "01310-100", "SW1A 1AA",
    "1st of May Town", "Nan, Thailand", "Lat", "Halle (Saale)", "6 de Octubre", "Nové Mesto 2",
    "1º de Maio", "D02 AF30", "No. 5 Village", "KSFO", "A1", "B-52", "Salzburg",
  ])
  func namesAreNoCoordinates(_ text: String) {
    #expect(WrittenPlace(text) == .name(text))
  }

  /// What is around a text is no part of it, in any script; a plus sign is the blank of a URL.
  @Test(arguments: [
    ("Lisbon\r\n", "Lisbon"), ("\u{FEFF}Lisbon\u{2029}", "Lisbon"),
    ("\tSão  Paulo\u{3000}", "São Paulo"),
    ("\u{2003}Lisbon\u{200B}\u{85}", "Lisbon"), ("\u{202A}Lisbon\u{202C}", "Lisbon"),
    ("Sao+Paulo", "Sao Paulo"), ("Rio+de+Janeiro+", "Rio de Janeiro"), ("New\r\nYork", "New York"),
    ("خرم\u{200C}آباد", "خرم\u{200C}آباد"), ("Salzburg+Austria", "Salzburg Austria"), ("\r\n", ""),
    ("+", ""),
  ])
  func blanksAreNoPartOfAName(text: String, name: String) {
    #expect(WrittenPlace(text) == .name(name))
  }

  /// What a name is without its blanks is read again wherever it is handed on.
  @Test(arguments: ["JN67TN\0\0+", "+JN67TN", "JN67TN +"])
  func `what is left of a text has a form too`(_ text: String) {
    guard case .angles = WrittenPlace(text) else {
      Issue.record("\(text) is not read")
      return
    }
  }

  /// Every notation between blanks, brackets and marks means the same.
  @Test(arguments: ["38.72,-9.14", "8FVC9G8F+6W", "JN67TN", "geo:47.5622,13.6493", "38°N 9°W"])
  func blanksAreNoPartOfACoordinate(text: String) {
    let plain = WrittenPlace(text)
    for around in [
      ("\r\n", "\n"), ("\u{2003}", "\u{3000}"), ("(", ")"), ("[ ", " ]"), ("\u{FEFF}", ""),
    ] {
      #expect(WrittenPlace(around.0 + text + around.1) == plain)
    }
    if case .angles = plain { return }
    Issue.record("\(text) is not read")
  }

  /// No text ends the program, and what is read is finite.
  @Test func anyTextIsRead() {
    var random = SplitMix64(seed: 17)
    let alphabet = Array("0123456789.+-°'\" ,;NSEWgeo:JN67tn8FVC")
    for _ in 0..<20_000 {
      let text = String(
        (0..<Int.random(in: 0...16, using: &random)).map { _ in
          alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        })
      if case .angles(let latitude, let longitude) = WrittenPlace(text) {
        #expect(latitude.isFinite && longitude.isFinite, "\(text)")
      }
    }
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
