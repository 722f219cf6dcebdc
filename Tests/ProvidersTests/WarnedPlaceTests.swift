import Places
import TestSupport
import Testing
import Vocabulary
import Weather

@testable import Providers

extension WarnedPlace {
  static let lisbon = WarnedPlace(ProvidersTests.lisbon, country: "PT")
}

/// Geometry alone decides whether a warning is for a place.
@Suite struct WarnedPlaceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let area: String
    let match: AlertMatch?

    init(_ area: String, _ match: AlertMatch?) { (self.area, self.match) = (area, match) }

    var testDescription: String { "\(area.prefix(120))" }
  }

  private static func code(_ code: String, _ system: String = "EMMA_ID") -> String {
    #"{"valueName":"\#(system)","value":"\#(code)"}"#
  }

  /// Around Lisbon, and around Madrid.
  private static let here = #""38.5,-9.5 38.5,-8.9 39,-8.9 39,-9.5 38.5,-9.5""#
  private static let there = #""40,-4 40,-3 41,-3 41,-4 40,-4""#

  static let cases = [
    // Polygons and circles come first, whatever the codes say.
    Case(#"{"polygon":\#(here)}"#, .point), Case(#"{"polygon":\#(there)}"#, nil),
    Case(#"{"polygon":[\#(there),\#(here)]}"#, .point),
    Case(#"{"polygon":\#(there),"geocode":[\#(code("PT016"))]}"#, nil),
    Case(#"{"circle":"38.7,-9.1 20"}"#, .point), Case(#"{"circle":"38.7,-9.1 2"}"#, nil),
    Case(#"{"circle":["40,-4 1","38.7,-9.1 20"],"polygon":\#(there)}"#, .point),
    // What cannot be read excludes nothing.
    Case(#"{"polygon":"38.5,-9.5 38.5"}"#, .country), Case(#"{"polygon":""}"#, .country),
    Case(#"{"polygon":"40,-4 40,-3 NaN,-3"}"#, .country), Case(#"{"polygon":7}"#, .country),
    Case(#"{"polygon":"40,-4 40,-3"}"#, .country), Case(#"{"circle":"40,-4"}"#, .country),
    Case(#"{"circle":"40,-4 -7"}"#, .country), Case(#"{"circle":"99,-4 7"}"#, .country),
    Case(#"{"polygon":"40,-4 400,-3 41,-3","geocode":[\#(code("PT016"))]}"#, .area),
    Case(#"{"polygon":["40,-4",\#(there)]}"#, .country),
    // Then the outlines of the codes.
    Case(#"{"geocode":[\#(code("PT016"))]}"#, .area),
    Case(#"{"geocode":[\#(code("PT021"))]}"#, nil),
    Case(#"{"geocode":\#(code("PT016"))}"#, .area),
    Case(#"{"geocode":[\#(code("PT021")),\#(code("PT016"))]}"#, .area),
    Case(#"{"geocode":[\#(code("PT021")),\#(code("PT170", "NUTS3"))]}"#, nil),
    Case(#"{"geocode":[\#(code("PT021")),\#(code("PT999"))]}"#, .country),
    Case(#"{"geocode":[\#(code("PT999"))]}"#, .country),
    // Names are not compared.
    Case(#"{"areaDesc":"Lisboa"}"#, .country),
    Case(#"{"areaDesc":"Lisboa","geocode":[\#(code("PT021"))]}"#, nil),
    Case(#"{"areaDesc":"Faro","geocode":[\#(code("PT016"))]}"#, .area),
    Case("null", .country), Case("{}", .country),
  ]

  private static func report(
    _ areas: String, at place: WarnedPlace
  ) throws -> AlertReport {
    let info = #"{"event":"Gale","severity":"Severe","area":\#(areas)}"#
    return try MeteoAlarm.alerts(
      from: answer(#"{"warnings":[{"alert":{"identifier":"a","info":[\#(info)]}}]}"#), at: place)
  }

  @Test(arguments: cases)
  func whatAnAreaSays(_ row: Case) throws {
    for areas in ["[\(row.area)]", row.area.hasPrefix("{") ? row.area : "[]"] {
      let report = try Self.report(areas, at: .lisbon)
      #expect(report.alerts.map(\.match) == [row.match].compactMap(\.self))
      #expect(report.coverage == (row.match == .country ? .country : .full))
    }
  }

  @Test func theBestOfSeveralAreasCounts() throws {
    let (known, unknown) = (#"{"geocode":[\#(Self.code("PT016"))]}"#, #"{"areaDesc":"Lisboa"}"#)
    let elsewhere = #"{"geocode":[\#(Self.code("PT021"))]}"#
    for (areas, match) in [
      ("[\(elsewhere),\(unknown)]", AlertMatch.country), ("[\(unknown),\(known)]", .area),
      (#"[\#(known),{"polygon":\#(Self.here)}]"#, .point), ("[]", .country),
    ] {
      #expect(try Self.report(areas, at: .lisbon).alerts.map(\.match) == [match])
    }
  }

  /// A warning for every area of the country at once: a place finds its own, and no other.
  @Test(arguments: [
    ("PT", 38.7167, -9.1333, ["PT016"]), ("IT", 45.4643, 9.1895, ["IT003"]),
    ("FI", 60.1692, 24.9402, ["FI034", "FI806"]), ("IS", 64.1355, -21.8954, ["IS001"]),
    ("GR", 37.9474, 23.6371, ["GR011"]), ("DE", 52.52, 13.405, ["DE202"]),
  ])
  func citiesFindTheirOwnAreas(
    country: String, latitude: Double, longitude: Double, expected: [String]
  ) throws {
    let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
    let rows = WarningAreas.embedded.all.filter { $0.country == country && $0.isCurrent }
      .map { area in
        #"{"alert":{"identifier":"\#(area.code)","info":[{"event":"Gale","area":[{"areaDesc":"#
          + #""somewhere","geocode":[\#(Self.code(area.code))]}]}]}}"#
      }
    let report = try MeteoAlarm.alerts(
      from: answer(#"{"warnings":[\#(rows.joined(separator: ","))]}"#),
      at: WarnedPlace(place, country: country))
    #expect(report.alerts.map(\.id).sorted() == expected && report.coverage == .full)
    #expect(report.alerts.allSatisfy { $0.match == .area })
  }

  /// Outlines of older lists say where a warning is, but not for certain where it is not: London.
  @Test func olderOutlinesExcludeOnlyWhatIsFar() throws {
    let london = try #require(Coordinate(latitude: 51.5085, longitude: -0.1257))
    let place = WarnedPlace(london, country: "GB")
    func match(_ code: String) throws -> AlertMatch? {
      try Self.report(#"[{"geocode":[\#(Self.code(code))]}]"#, at: place).alerts.first?.match
    }
    #expect(try match("UK116") == .area && match("UK258") == .area)
    let all = WarningAreas.embedded.all.filter { $0.country == "GB" }
    let matches = try all.map { try match($0.code) }
    #expect(matches.count { $0 == .area } == 3 && matches.count { $0 == nil } > 120)
    #expect(!matches.contains(.point))
    let report = try Self.report(#"[{"geocode":[\#(Self.code("UK116"))]}]"#, at: place)
    #expect(report.coverage == .country)
  }

  @Test func circlesAreOnTheSphere() throws {
    let suva = try #require(Coordinate(latitude: -18.14, longitude: 178.44))
    func circle(_ text: String) -> Enclosure {
      CAPShape.circle(Array(text.utf8)).enclosure(of: suva)
    }
    // 271.06 km by the geographiclib of C. Karney on a sphere of this radius.
    #expect(circle("-18,-179 271.1") == .inside)
    #expect(circle("-18,-179 271") == .outside)
    #expect(circle("-18.14,178.44 0") == .inside)
    for radius in ["-1", "nan", "inf", ""] {
      #expect(circle("-18.14,178.44 \(radius)") == .unknown)
    }
    #expect(circle("91,178.44 5") == .unknown)
  }

  @Test func aMillionPointsAreReadAndAnswered() throws {
    // A square, a side at a time.
    let corners = [(38.0, -9.5), (38, -8.6), (39.5, -8.6), (39.5, -9.5)]
    let points = zip(corners, corners.dropFirst() + corners.prefix(1)).flatMap { start, end in
      (0..<250_000).map { step in
        let share = Double(step) / 250_000
        let latitude = start.0 + (end.0 - start.0) * share
        return "\(latitude),\(start.1 + (end.1 - start.1) * share)"
      }
    }
    let text = points.joined(separator: " ")
    let report = try Self.report(#"[{"polygon":"\#(text)"}]"#, at: .lisbon)
    #expect(report.alerts.map(\.match) == [.point])
  }

  @Test(arguments: [
    (#"{"type":"Polygon","coordinates":[[[-10,38],[-9,38],[-9,39],[-10,39],[-10,38]]]}"#, true),
    (#"{"type":"Polygon","coordinates":[[[-5,38],[-4,38],[-4,39],[-5,39],[-5,38]]]}"#, false),
    (
      #"{"type":"Polygon","coordinates":[[[-10,38],[-9,38],[-9,39],[-10,39]],"#
        + #"[[-9.5,38.5],[-9.0,38.5],[-9.0,38.9],[-9.5,38.9]]]}"#, false
    ),
    (
      #"{"type":"MultiPolygon","coordinates":[[[[5,38],[6,38],[6,39]]],"#
        + #"[[[-10,38],[-9,38],[-9,39],[-10,39]]]]}"#, true
    ),
  ])
  func polygonsOfGeoJSON(_ geometry: String, _ isInside: Bool) throws {
    #expect(try Self.match(geometry) == (isInside ? .point : .area))
  }

  /// What is no polygon leaves the word to the service.
  @Test(arguments: [
    "null", "{}", "[]", #"{"type":"Point","coordinates":[5,5]}"#, #"{"type":"Polygon"}"#,
    #"{"type":"Polygon","coordinates":[]}"#, #"{"type":"MultiPolygon","coordinates":[]}"#,
    #"{"type":"Polygon","coordinates":[[[5,5],[6,6]]]}"#,
    #"{"type":"Polygon","coordinates":[[[5,5],[6,"x"],[7,5]]]}"#,
    #"{"type":"Polygon","coordinates":[[[5,95],[6,5],[7,5]]]}"#,
  ])
  func otherGeometriesSayNothing(_ geometry: String) throws {
    #expect(try Self.match(geometry) == .point)
  }

  private static func match(_ geometry: String) throws -> AlertMatch? {
    let feature = NWSTests.feature("a").replacing(
      #""geometry":null"#, with: #""geometry":\#(geometry)"#)
    return try NWS.alerts(
      from: answer(#"{"features":[\#(feature)]}"#, receivedAt: 1_782_062_400), at: lisbon
    ).alerts.first?.match
  }
}
