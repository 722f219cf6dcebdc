import AlmanacCore
import Foundation
import TestSupport
import Testing

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
    _ latitude: Double, _ longitude: Double, answers: [Response]
  ) throws -> (queries: [String], rows: Int) {
    let point = try #require(Coordinate(latitude: latitude, longitude: longitude))
    var asked: [String] = []
    let rows = try AviationWeather.observations(around: point, kilometers: 111).run { request in
      asked.append(request.query.map { "\($0.name)=\($0.value)" }.joined(separator: "&"))
      return answers[min(asked.count, answers.count) - 1]
    }
    return (asked, rows.count)
  }

  @Test func theLastSixHoursAreAskedForIfThereIsNothingNew() throws {
    let (none, some) = (answer("", status: 204), answer(Self.body))
    let fresh = try queries(0, 10, answers: [some])
    #expect(fresh.queries == ["bbox=-1.00,9.00,1.00,11.00&format=json"])
    #expect(fresh.rows == 2)
    let stale = try queries(0, 10, answers: [none, some])
    #expect(
      stale.queries == [
        "bbox=-1.00,9.00,1.00,11.00&format=json",
        "bbox=-1.00,9.00,1.00,11.00&hours=6&format=json",
      ])
    #expect(stale.rows == 2)
    #expect(try queries(0, 10, answers: [none]).rows == 0)
  }

  /// A full answer may lack the nearest stations, so half the box is asked for, and its half.
  @Test func anAnswerThatWasCutIsAskedForInPieces() throws {
    func rows(_ ids: Range<Int>) -> Response {
      answer(
        "["
          + ids.map {
            #"{"icaoId":"A\#($0)","lat":1,"lon":1,"obsTime":1,"rawOb":"AAAA 010000Z CAVOK"}"#
          }
          .joined(separator: ",") + "]")
    }
    let full = AviationWeather.maximumRows
    let found = try queries(0, 10, answers: [rows(0..<full), rows(100..<100 + full), rows(1..<3)])
    #expect(
      found.queries == [
        "bbox=-1.00,9.00,1.00,11.00&format=json", "bbox=-0.50,9.50,0.50,10.50&format=json",
        "bbox=-0.25,9.75,0.25,10.25&format=json",
      ])
    // Each station once.
    #expect(found.rows == full + 100)
    // It ends, even if every answer is full.
    #expect(try queries(0, 10, answers: [rows(0..<full)]).queries.count == 4)
  }

  @Test func aKnownStationNeedsNoPosition() throws {
    let row = try #require(
      try AviationWeather.observations(
        from: answer(#"[{"icaoId":"LPPT","obsTime":1781998200,"rawOb":"LPPT 202330Z 20/10"}]"#)
      ).first)
    #expect(row.station == StationTable.embedded["LPPT"])
  }

  @Test func aBoxOverTheAntimeridianIsTwo() throws {
    let answers = [answer(Self.body)]
    #expect(
      try queries(0, 179.5, answers: answers).queries == [
        "bbox=-1.00,178.50,1.00,180.00&format=json",
        "bbox=-1.00,-180.00,1.00,-179.50&format=json",
      ])
    #expect(
      try queries(0, -179.5, answers: answers).queries == [
        "bbox=-1.00,179.50,1.00,180.00&format=json",
        "bbox=-1.00,-180.00,1.00,-178.50&format=json",
      ])
    #expect(
      try queries(89.5, 10, answers: answers).queries == [
        "bbox=88.50,-180.00,90.00,180.00&format=json"
      ])
  }

  @Test func damagedAnswersNeverTrap() {
    survivesDamage(Self.body) { (response) throws(ProviderError) in
      _ = try AviationWeather.observations(from: response)
    }
  }
}
