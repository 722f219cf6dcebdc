import Places
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Providers

/// Its files with levels were not recorded: these are constructed after what other programs read.
@Suite struct JMATests {
  private static let noon = Timestamp.instant("2026-10-01T12:00:00+09:00") ?? 0

  private static func bulletin(
    _ series: String, _ time: String, _ kinds: String, in area: String = "1310100"
  ) -> String {
    #"{"reportDatetime":"\#(time)","dataTypeCode":"\#(series)","headlineText":"注意。","warning":"#
      + #"{"class10Items":[],"class20Items":[{"areaCode":"\#(area)","kinds":[\#(kinds)]},"#
      + #"{"areaCode":"1310200","kinds":[{"code":"33","status":"発表"}]}]}}"#
  }

  private static func kind(_ code: String, _ status: String) -> String {
    #"{"code":"\#(code)","status":"\#(status)"}"#
  }

  private static let none = #"{"status":"発表警報・注意報はなし"}"#
  static let body =
    "[" + bulletin("VPWW55", "2026-10-01T09:00:00+09:00", kind("14", "継続")) + "]"

  private static func report(
    _ bulletins: [String], language: String = "en"
  ) -> Result<AlertReport, ProviderError> {
    Result { () throws(ProviderError) in
      try JMA.alerts(
        from: answer("[" + bulletins.joined(separator: ",") + "]", receivedAt: noon),
        in: ["1310100"], of: "130000", language: language)
    }
  }

  /// Parallel series of bulletins hold beside each other; of a series the last one, and of a kind
  /// what was said last.
  @Test func seriesHoldBesideEachOther() throws {
    let told = try Self.report([
      Self.bulletin("VPWW55", "2026-10-01T09:00:00+09:00", Self.kind("03", "危険警報から警報")),
      Self.bulletin("VPWW56", "2026-10-01T09:00:00+09:00", Self.kind("49", "継続")),
      Self.bulletin("VPWW58", "2026-10-01T08:00:00+09:00", Self.kind("14", "発表")),
      Self.bulletin("VPWW58", "2026-10-01T10:00:00+09:00", Self.kind("14", "解除")),
      Self.bulletin("VPWW59", "2026-10-01T10:00:00+09:00", Self.none),
    ]).get()
    #expect(told.coverage == .full && told.alerts.map(\.match) == [.area, .area])
    #expect(
      told.alerts.map(\.event) == [
        "Landslide Danger Warning (Level 4)", "Heavy Rain Warning (Level 3)",
      ])
    #expect(told.alerts.map(\.severity) == [.extreme, .severe])
    #expect(told.alerts.map(\.id) == ["jma-1310100-49", "jma-1310100-03"])
    let japanese = try Self.report(
      [Self.bulletin("VPWW55", "2026-10-01T09:00:00+09:00", Self.kind("10", "発表"))],
      language: "ja"
    ).get().alerts
    #expect(japanese.map(\.event) == ["レベル2大雨注意報"] && japanese[0].severity == .moderate)
    #expect(japanese[0].sender == "気象庁" && japanese[0].description == "注意。")
  }

  @Test func silence() throws {
    let silent = try Self.report([
      Self.bulletin("VPWW55", "2026-09-25T09:00:00+09:00", Self.none)
    ]).get()
    #expect(silent == AlertReport(coverage: .full, alerts: []))
    // Nobody has written it for a month.
    let old = Self.report([Self.bulletin("VPWW55", "2026-08-25T09:00:00+09:00", Self.none)])
    #expect(old == .failure(.noData(.outOfCoverage)))
    for bulletins in [[], [#"{"reportDatetime":"2026-10-01T09:00:00+09:00"}"#]] {
      #expect(Self.report(bulletins) == .failure(.malformed(path: "/warning")))
    }
    // What is not understood is no silence.
    let strange = Self.report([
      Self.bulletin("VPWW55", "2026-10-01T09:00:00+09:00", #"{"status":"??"}"#)
    ])
    #expect(strange == .failure(.malformed(path: "/warning")))
    let unknown = try Self.report([
      Self.bulletin("VPWW55", "2026-10-01T09:00:00+09:00", Self.kind("99", "発表"))
    ]).get()
    #expect(unknown.alerts.map(\.severity) == [.unknown])
  }

  /// One that was merged into another: the region's warnings are for somewhere.
  @Test func aMunicipalityThatIsNoMore() throws {
    let told = try Self.report([
      Self.bulletin(
        "VPWW55", "2026-10-01T09:00:00+09:00", Self.kind("14", "発表"), in: "1310300")
    ]).get()
    #expect(told.coverage == .country && told.own.isEmpty)
    #expect(Set(told.alerts.map(\.id)) == ["jma-130000-14", "jma-130000-33"])
  }

  /// The file of before is still served, as it was on the last day.
  @Test func theFormOfBeforeIsNoAnswer() throws {
    let old = try Payloads.response("jma/linecast_warning_izu_2026-05-28.json")
    #expect(throws: ProviderError.malformed(path: "")) {
      try JMA.alerts(from: old, in: ["1310100"], of: "130000")
    }
  }

  @Test(arguments: [
    ("Tokyo", 35.69, 139.75, "130000"), ("Chichijima", 27.09, 142.19, "130000"),
    ("Sapporo", 43.06, 141.35, "016000"), ("Wakkanai", 45.42, 141.67, "011000"),
    ("Asahikawa", 43.77, 142.37, "012000"), ("Kitami", 43.8, 143.89, "013000"),
    ("Obihiro", 42.92, 143.2, "014030"), ("Kushiro", 42.98, 144.38, "014100"),
    ("Tomakomai", 42.63, 141.6, "015000"), ("Hakodate", 41.77, 140.73, "017000"),
    ("Osaka", 34.69, 135.5, "270000"), ("Hiroshima", 34.4, 132.46, "340000"),
    ("Kagoshima", 31.56, 130.56, "460100"), ("Amami", 28.38, 129.49, "460040"),
    ("Naha", 26.21, 127.68, "471000"), ("Minamidaito", 25.83, 131.23, "472000"),
    ("Miyakojima", 24.8, 125.28, "473000"), ("Ishigaki", 24.34, 124.16, "474000"),
  ])
  func theRegionIsThatOfThePlace(
    _ name: String, _ latitude: Double, _ longitude: Double, _ office: String
  ) throws {
    let place = try #require(Coordinate(latitude: latitude, longitude: longitude))
    guard case .fetch(let request, _)? = JMA.alerts(at: place) else {
      Issue.record("nobody is asked")
      return
    }
    #expect(request.path == "/bosai/warning/data/r8/\(office).json")
  }
}

@Suite struct HKOTests {
  static let body = String(
    decoding: (try? Payloads.response("hko/linecast_warnsum_2026-08-25.json").body) ?? [],
    as: UTF8.self)

  @Test func theRecordedSummary() throws {
    let now = Timestamp.instant("2026-08-25T18:50:00+08:00") ?? 0
    let told = try HKO.alerts(from: answer(Self.body, receivedAt: now))
    #expect(
      told.coverage == .full && told.alerts.map(\.severity) == [.extreme, .severe, .moderate])
    #expect(
      told.alerts.map(\.event) == [
        "Black Rainstorm Warning Signal",
        "Tropical Cyclone Warning Signal: No. 8 Northeast Gale or Storm Signal",
        "Thunderstorm Warning",
      ])
    #expect(told.alerts.allSatisfy { $0.match == .area && $0.sender == "Hong Kong Observatory" })
    #expect(told.alerts.last?.expires == Timestamp.instant("2026-08-25T20:30:00+08:00"))
    // The thunderstorms are over.
    let later = try HKO.alerts(from: answer(Self.body, receivedAt: now.adding(seconds: 7_200)))
    #expect(later.alerts.count == 2)
  }

  @Test func silenceAndNonsense() throws {
    for body in ["{}", "[]"] {
      #expect(try HKO.alerts(from: answer(body)) == AlertReport(coverage: .full, alerts: []))
    }
    for body in [#"{"WTS":7}"#, "[1]", "7"] {
      #expect(throws: ProviderError.self) { try HKO.alerts(from: answer(body)) }
    }
    let north = #"{"WFNTSA":{"name":"Flooding","code":"WFNTSA","actionCode":"ISSUE"}}"#
    let told = try HKO.alerts(from: answer(north))
    #expect(told.coverage == .country && told.alerts.map(\.match) == [.country])
  }
}
