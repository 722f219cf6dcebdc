import Foundation
import Places
import Reports
import TestSupport
import Testing
import Units
import Vocabulary
import Weather

@testable import Providers

@Suite struct AviationWeatherTests {
  /// A row in the form of the service, and one of an American station.
  static let body = """
    [{"icaoId":"LPPT","name":"Lisbon/Humberto Delgado, LS, PT","lat":38.774,"lon":-9.134,
    "elev":114,"obsTime":1781998200,"reportTime":"2026-06-21T00:00:00.000Z",
    "receiptTime":"2026-06-20T23:35:00.000Z","temp":22,"dewp":14,"wdir":"VRB","wspd":2,
    "visib":"6+","altim":1016,"cover":"BKN","clouds":[{"cover":"FEW","base":1200},
    {"cover":"BKN","base":2000}],"wxString":"-SHRA BR","qcField":16,"metarType":"METAR",
    "rawOb":"METAR LPPT 202330Z VRB02KT 9999 -SHRA FEW012 BKN020 22/14 Q1016"},
    {"icaoId":"KJFK","name":"New York/JF Kennedy Intl, NY, US","lat":40.6392,"lon":-73.7639,
    "elev":3,"obsTime":1781997660,"temp":-0.6,"dewp":-6.1,"wdir":240,"wspd":19,"wgst":24,
    "visib":"1 1/2","altim":1014,"slp":1013.7,"precip":0.01,"snow":4,
    "cover":"OVX","clouds":[{"cover":"OVX","base":200}],"metarType":"SPECI","rawOb":
    "SPECI KJFK 202351Z 24019G24KT 1 1/2SM FG VV002 M01/M06 A2994 RMK SLP137 P0001 60020 4/004"}]
    """

  private func row(_ report: String) throws -> StationObservation? {
    try AviationWeather.observations(
      from: answer(
        #"[{"icaoId":"LPPT","lat":38.774,"lon":-9.134,"obsTime":1781998200,"rawOb":"\#(report)"}]"#)
    ).first
  }

  @Test func everythingIsRead() throws {
    let rows = try AviationWeather.observations(from: answer(Self.body))
    let (lisbon, york) = (try #require(rows.first), try #require(rows.last))
    #expect(lisbon.station.id == "LPPT" && lisbon.station.kind == .aerodrome)
    #expect(lisbon.station.name == "Lisbon/Humberto Delgado, LS, PT")
    #expect(lisbon.station.elevationMeters == 114)
    // When it was observed, not the hour it was meant for.
    #expect(lisbon.time == 1_781_998_200)
    #expect(lisbon.temperatureCelsius == 22 && lisbon.dewPointCelsius == 14)
    #expect(lisbon.wind == Wind(speedKilometersPerHour: 3.704))
    #expect(lisbon.visibility == Visibility(kilometers: 10, isAtLeast: true))
    #expect(lisbon.pressureHectopascals == 1016)
    #expect(lisbon.cloudCoverPercent == 75)
    #expect(lisbon.cloudBaseMeters == 1200 * 0.3048)
    #expect(lisbon.condition?.kind == .lightRainShowers)
    #expect(lisbon.report?.hasPrefix("METAR LPPT") == true)

    #expect(york.pressureHectopascals == 1013.7)
    #expect(york.wind.gustKilometersPerHour == 24 * 1.852)
    #expect(york.wind.directionDegrees == 240)
    #expect(york.visibility == Visibility(kilometers: 1.5 * 1.609344))
    #expect(york.precipitationOneHourMillimeters == 0.254)
    #expect(york.precipitationSixHoursMillimeters == 5.08)
    #expect(york.snowDepthCentimeters == 10.16)
    #expect(york.cloudCoverPercent == 100 && york.cloudBaseMeters == 60.96)
  }

  /// Answers of 2026 that were recorded: what the service decodes is what the reader reads, as far
  /// as the service has it.
  @Test(arguments: ["three.json", "day.json"]) func recordedReportsAreReadAsDecoded(
    name: String
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/aviationWeather/\(name)")
    let response = answer(try String(contentsOf: file, encoding: .utf8))
    let rows = try AviationWeather.observations(from: response)
    let items = try response.json().elements
    #expect(rows.count == items.count && rows.count >= 3)
    for (row, item) in zip(rows, items) {
      for (key, ours, factor) in [
        ("temp", row.temperatureCelsius, 1), ("dewp", row.dewPointCelsius, 1),
        ("slp", row.pressureHectopascals, 1), ("wspd", row.wind.speedKilometersPerHour, 1.852),
        ("wgst", row.wind.gustKilometersPerHour, 1.852),
        ("precip", row.precipitationOneHourMillimeters, 25.4),
        ("pcp3hr", row.precipitationThreeHoursMillimeters, 25.4),
        ("pcp6hr", row.precipitationSixHoursMillimeters, 25.4),
      ] {
        guard let theirs = item[key]?.number(.temperature) ?? item[key]?.number(.pressure) else {
          continue
        }
        let value = try #require(ours, "\(key) of \(row.report ?? "")")
        #expect(abs(value - theirs * factor) < 0.01, "\(key) of \(row.report ?? "")")
      }
      let report = try #require(row.report.flatMap { AerodromeReport($0) })
      #expect(report.time?.instant(near: row.time) == row.time)
      #expect(
        (report.conditions.weather ?? []).map(\.code).joined(separator: " ")
          == item.line("wxString") ?? "")
      #expect(report.unreadGroups.isEmpty)
    }
  }

  /// A forecast is no observation, whatever it is called.
  @Test(arguments: [
    "TAF LPPT 202300Z 2100/2206 34010KT 9999 SCT020", "LPPT 202300Z 2100/2206 34010KT 9999 SCT020",
    "METAR LPPT 202330Z NIL", "", "x",
  ]) func whatIsNoObservationIsLeftOut(report: String) throws {
    #expect(try row(report) == nil)
  }

  @Test func impossibleValuesAreDroppedAndCounted() throws {
    let response = answer(
      """
      [{"icaoId":"LPSX","lat":38.7,"lon":-9.1,"elev":9999,"obsTime":1781998200,"rawOb":
      "METAR LPSX 202330Z 360360KT 0800 M99/46 Q0299"},
      {"icaoId":"EDDB","lat":52.4,"lon":13.5,"obsTime":1781998200,"rawOb":
      "METAR EDDB 202330Z 00000KT 9999 21/24 Q1019"}]
      """)
    let rows = try AviationWeather.observations(from: response)
    #expect(rows.map(\.temperatureCelsius) == [nil, 21])
    #expect(rows.map(\.dewPointCelsius) == [nil, nil])
    #expect(rows.first?.wind == .unknown && rows.first?.pressureHectopascals == nil)
    #expect(rows.first?.visibility != nil)
    #expect(
      response.faults.counts == [
        .elevation: 1, .temperature: 1, .dewPoint: 1, .windSpeed: 1, .pressure: 1,
      ])
  }

  /// Rounding both to whole degrees makes the dew point seem higher.
  @Test func aDewPointUpToADegreeAboveIsSaturation() throws {
    #expect(try row("METAR LPPT 202330Z 21/22 Q1016")?.dewPointCelsius == 21)
  }

  @Test func aCalmHasNoDirection() throws {
    #expect(
      try row("METAR LPPT 202330Z 00000KT")?.wind == Wind(speedKilometersPerHour: 0))
  }

  @Test func rowsWithoutAStationATimeOrAValueAreLeftOut() throws {
    let body = """
      [{"lat":1,"lon":1,"obsTime":1,"rawOb":"LPPT 202330Z CAVOK"},
      {"icaoId":"A","lon":1,"obsTime":1,"rawOb":"LPPT 202330Z CAVOK"},
      {"icaoId":"A","lat":1,"lon":1,"rawOb":"LPPT 202330Z CAVOK"},
      {"icaoId":"A","lat":1,"lon":1,"obsTime":1},7,null,
      {"icaoId":"A","lat":1,"lon":1,"obsTime":1,"rawOb":"LPPT 202330Z"},
      {"icaoId":"B","lat":1,"lon":1,"reportTime":"2026-06-21T00:00:00.000Z",
      "rawOb":"LPPT 202330Z CAVOK"}]
      """
    #expect(try AviationWeather.observations(from: answer(body)).map(\.station.id) == ["B"])
  }

  @Test func anEmptyAnswerIsNoError() throws {
    #expect(try AviationWeather.observations(from: answer("", status: 204)).isEmpty)
    #expect(try AviationWeather.observations(from: answer("[]")).isEmpty)
  }

  @Test(arguments: [
    (502, "<html><head><title>502 Bad Gateway</title>", ProviderError.http(status: 502)),
    (429, "", .rateLimited(retryAfterSeconds: nil)), (200, "", .malformed(path: "")),
    (200, "<html>", .malformed(path: "")), (200, "{}", .malformed(path: "")),
    (400, #"{"status":"error","error":"Invalid"}"#, .http(status: 400)),
  ]) func errorsAreNoSilence(status: Int, body: String, expected: ProviderError) {
    let error = providerError { () throws(ProviderError) in
      _ = try AviationWeather.observations(from: answer(body, status: status))
    }
    #expect(error == expected)
  }

  private func queries(
    _ latitude: Double, _ longitude: Double, kilometers: Double = 100
  ) throws -> [[String: String]] {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    var asked: [[String: String]] = []
    _ = try AviationWeather.observations(around: point, kilometers: kilometers)?.run { request in
      asked.append(
        Dictionary(
          request.query.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
      )
      return answer("", status: 204)
    }
    return asked
  }

  /// An endpoint is called at most once a minute, so a call never leads to another: it names the
  /// nearest aerodromes, and asks for half a day, in which a stuck sensor shows.
  @Test(arguments: [
    (38.72, -9.13, "LPPT"), (40.7, -74.0, "KJRB"), (-1.29, 36.82, "HKNW"), (-16.8, -179.95, "NFNM"),
    (-16.8, 179.95, "NFNM"), (64.15, -21.95, "BIRK"),
  ])
  func onePlaceIsOneCall(latitude: Double, longitude: Double, nearest: String) throws {
    for kilometers in [100.0, 250, 500] {
      let asked = try queries(latitude, longitude, kilometers: kilometers)
      #expect(asked.count == 1)
      let ids = asked.first?["ids"]?.split(separator: ",").map(String.init) ?? []
      #expect(ids.contains(nearest) && ids.count <= 12, "\(ids)")
      #expect(asked.first?["hours"] == "13")
    }
  }

  @Test func nobodyIsAskedFarFromEveryAerodrome() throws {
    #expect(try queries(-45, -130).isEmpty)
  }

  /// Several places share a call, with as many hours as fit into an answer.
  @Test(arguments: [(1, "13"), (2, "6"), (6, "2"), (30, nil)] as [(Int, String?)])
  func placesShareACall(count: Int, hours: String?) throws {
    let requests = try (0..<count).map { index in
      // From Madrid to the east: aerodromes of their own.
      let point = try #require(Coordinate(latitude: 40, longitude: -3 + Double(index) * 3))
      guard
        case .fetch(let request, _) = AviationWeather.observations(around: point, kilometers: 500)
      else { throw ProviderError.noData(.notProvided) }
      return request
    }
    let merged = try #require(AviationWeather.merging(requests))
    func ids(_ request: Request) -> Set<String> {
      Set(
        (request.query.first { $0.name == "ids" }?.value ?? "").split(separator: ",").map(
          String.init)
      )
    }
    #expect(ids(merged) == requests.reduce(into: []) { $0.formUnion(ids($1)) })
    #expect(merged.query.first { $0.name == "hours" }?.value == hours)
  }

  /// What a shared answer says of other places is theirs.
  @Test func othersStationsAreLeftOut() throws {
    let plan = try #require(AviationWeather.observations(around: lisbon, kilometers: 100))
    let rows = try plan.run { _ in answer(Self.body) }
    #expect(rows.map(\.station.id) == ["LPPT"])
  }

  @Test func aKnownStationNeedsNoPosition() throws {
    let row = try #require(
      try AviationWeather.observations(
        from: answer(#"[{"icaoId":"LPPT","obsTime":1781998200,"rawOb":"LPPT 202330Z 20/10"}]"#)
      ).first)
    #expect(row.station == StationTable.embedded["LPPT"])
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try AviationWeather.observations(from: response)
    }
  }
}
