import Places
import TestSupport
import Testing
import Time
import Units
import Vocabulary
import Weather

@testable import Providers

@Suite struct NWSObservationTests {
  static let portland = Coordinate(latitude: 45.52, longitude: -122.68)!
  static let station = Station(
    id: "KPDX", name: "Portland", kind: .aerodrome, coordinate: portland, elevationMeters: 6)

  static func observation(_ members: String) -> String {
    #"{"properties":{"timestamp":"2026-06-21T12:53:00+00:00",\#(members)}}"#
  }

  static func read(_ members: String) throws -> (StationObservation?, AnswerFaults) {
    let response = answer(observation(members))
    return (try NWS.observations(from: response, of: station).first, response.faults)
  }

  @Test func aWholeObservation() throws {
    let (found, faults) = try Self.read(
      #"""
      "rawMessage":"KPDX 211253Z 24010KT","presentWeather":[{"rawString":"-RA"}],
      "temperature":{"unitCode":"wmoUnit:degC","value":11.5,"qualityControl":"V"},
      "dewpoint":{"unitCode":"wmoUnit:degC","value":9.2,"qualityControl":"V"},
      "windDirection":{"unitCode":"wmoUnit:degree_(angle)","value":240,"qualityControl":"V"},
      "windSpeed":{"unitCode":"wmoUnit:km_h-1","value":18.36,"qualityControl":"V"},
      "windGust":{"unitCode":"wmoUnit:km_h-1","value":null,"qualityControl":"Z"},
      "seaLevelPressure":{"unitCode":"wmoUnit:Pa","value":101320,"qualityControl":"V"},
      "visibility":{"unitCode":"wmoUnit:m","value":16090,"qualityControl":"C"},
      "relativeHumidity":{"unitCode":"wmoUnit:percent","value":86.1,"qualityControl":"V"},
      "precipitationLastHour":{"unitCode":"wmoUnit:mm","value":0.25,"qualityControl":"C"},
      "cloudLayers":[{"base":{"unitCode":"wmoUnit:m","value":760},"amount":"BKN"},
      {"base":{"unitCode":"wmoUnit:m","value":300},"amount":"FEW"}]
      """#)
    let row = try #require(found)
    #expect(row.station == Self.station && row.time == 1_782_046_380)
    #expect(row.temperatureCelsius == 11.5 && row.dewPointCelsius == 9.2)
    #expect(
      row.wind
        == Wind(
          speedKilometersPerHour: 18.36, gustKilometersPerHour: nil, directionDegrees: 240))
    #expect(row.pressureHectopascals == 1013.2 && row.humidityPercent == 86.1)
    #expect(row.visibility == Visibility(kilometers: 16.09))
    #expect(row.precipitationOneHourMillimeters == 0.25)
    #expect(row.cloudCoverPercent == 75 && row.cloudBaseMeters == 300)
    #expect(row.condition?.kind == .lightRain && row.report == "KPDX 211253Z 24010KT")
    #expect(faults.counts.isEmpty)
  }

  /// Quality codes of MADIS: failed, questioned and bad values are none, and are counted.
  @Test(arguments: [("V", 7.0), ("C", 7), ("Z", 7), ("S", 7), ("X", nil), ("Q", nil), ("B", nil)])
  func qualityCounts(code: String, expected: Double?) throws {
    let (row, faults) = try Self.read(
      #"""
      "temperature":{"unitCode":"wmoUnit:degC","value":7,"qualityControl":"\#(code)"},
      "relativeHumidity":{"unitCode":"wmoUnit:percent","value":50,"qualityControl":"V"}
      """#)
    #expect(row?.temperatureCelsius == expected)
    #expect(row?.humidityPercent == 50)
    #expect(faults.counts == (expected == nil ? [.temperature: 1] : [:]))
  }

  @Test(arguments: [
    (#""windSpeed":{"unitCode":"unit:m_s-1","value":10}"#, 36.0),
    (#""windSpeed":{"unitCode":"wmoUnit:km_h-1","value":10}"#, 10),
    (#""windSpeed":{"unitCode":"wmoUnit:furlong","value":10}"#, nil),
    (#""windSpeed":{"value":10}"#, nil), (#""windSpeed":10"#, nil), (#""windSpeed":null"#, nil),
  ])
  func unitsAreRead(member: String, expected: Double?) throws {
    #expect(try Self.read(member).0?.wind.speedKilometersPerHour == expected)
  }

  @Test func aClearSkyHasNoClouds() throws {
    let (row, _) = try Self.read(#""cloudLayers":[{"base":null,"amount":"CLR"}]"#)
    #expect(row?.cloudCoverPercent == 0 && row?.condition?.kind == .clear)
  }

  /// What has no value, and a station that does not report, is nothing.
  @Test func nothingIsNothing() throws {
    let (row, _) = try Self.read(
      #""temperature":{"unitCode":"wmoUnit:degC","value":null,"qualityControl":"Z"}"#)
    #expect(row == nil)
    let missing = answer(#"{"type":"https://api.weather.gov/problems/NotFound"}"#, status: 404)
    #expect(try NWS.observations(from: missing, of: Self.station).isEmpty)
    #expect(throws: ProviderError.malformed(path: "/properties")) {
      try NWS.observations(from: answer("{}"), of: Self.station)
    }
  }

  static let point = #"{"properties":{"gridId":"PQR","gridX":112,"gridY":103}}"#
  static func station(_ id: String, _ latitude: Double) -> String {
    """
    {"geometry":{"coordinates":[-122.68,\(latitude)]},"properties":{"stationIdentifier":"\(id)",
    "name":"N","elevation":{"unitCode":"wmoUnit:m","value":12}}}
    """
  }

  /// The three nearest stations, not the three first ones; names that are no names are left out.
  @Test func theNearestStationsAreAsked() throws {
    var asked: [String] = []
    let rows = try NWS.observations(around: Self.portland, kilometers: 100).run { request in
      asked.append(request.path)
      if request.path.hasPrefix("/points/") { return answer(Self.point) }
      if request.path.hasPrefix("/gridpoints/") {
        let list = [
          Self.station("KFAR", 46.2), Self.station("KPDX", 45.6), Self.station("../x", 45.52),
          Self.station("OALM3", 45.53), Self.station("KTTD", 45.7), Self.station("KMLB", 28),
        ]
        return answer(#"{"features":[\#(list.joined(separator: ","))]}"#)
      }
      if request.path.contains("KTTD") { return answer("{}", status: 404) }
      return answer(
        Self.observation(#""temperature":{"unitCode":"wmoUnit:degC","value":7}"#))
    }
    #expect(
      asked == [
        "/points/45.52,-122.68", "/gridpoints/PQR/112,103/stations",
        "/stations/OALM3/observations/latest", "/stations/KPDX/observations/latest",
        "/stations/KTTD/observations/latest",
      ])
    #expect(rows.map(\.station.id) == ["OALM3", "KPDX"])
    #expect(rows.map(\.station.kind) == [.synoptic, .aerodrome])
    #expect(rows.first?.station.elevationMeters == 12)
  }

  @Test(arguments: [
    #"{"properties":{"gridId":null,"gridX":1,"gridY":2}}"#, #"{"properties":{}}"#, "{}",
    #"{"properties":{"gridId":"../..","gridX":1,"gridY":2}}"#,
  ])
  func aPointWithoutACellIsMalformed(body: String) {
    #expect(throws: ProviderError.malformed(path: "/properties/gridId")) {
      try NWS.gridPath(from: answer(body))
    }
  }

  @Test func theHistoryStartsAtAWholeHour() throws {
    var asked: Request?
    let rows = try NWS.history(
      of: Self.station, hours: 13, until: Instant(unixSeconds: 1_782_046_380)
    ).run { request in
      asked = request
      let one = Self.observation(#""temperature":{"unitCode":"wmoUnit:degC","value":7}"#)
      return answer(#"{"features":[\#(one),{"properties":null},7]}"#)
    }
    #expect(asked?.query.first?.value == "2026-06-20T23:00:00Z")
    #expect(rows.map(\.temperatureCelsius) == [7])
  }
}
