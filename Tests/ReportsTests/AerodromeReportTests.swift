import Basics
import Foundation
import ReportLaws
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Reports

@Suite struct AerodromeReportTests {
  /// FM 15 names no genus but two kinds of tall clouds; other letters are left over.
  @Test(arguments: [("BKN090AC", ["AC"]), ("BKN090XY", ["XY"]), ("BKN090///", [])])
  func `letters behind a cloud mean nothing`(group: String, unread: [String]) throws {
    let report = try #require(AerodromeReport("LOXZ 141420Z 08006KT 20KM \(group) 28/14 Q1015"))
    #expect(report.unreadGroups == unread)
    #expect(
      report.conditions.clouds == [CloudLayer(amount: .broken, baseMeters: 2743.2, kind: nil)])
  }

  @Test func `a routine report`() throws {
    let report = try #require(
      AerodromeReport(
        "METAR LPPT 211830Z 34012G21KT 310V020 9999 -SHRA FEW012TCU BKN020 22/14 Q1016 NOSIG="))
    #expect(report.stationID == "LPPT")
    #expect(report.time == ReportTime(day: 21, hour: 18, minute: 30))
    let conditions = report.conditions
    #expect(conditions.wind.directionDegrees == 340)
    #expect(abs((conditions.wind.speedKilometersPerHour ?? 0) - 22.224) < 1e-9)
    #expect(abs((conditions.wind.gustKilometersPerHour ?? 0) - 38.892) < 1e-9)
    #expect(conditions.windDirections.map { [$0.from, $0.to] } == [310, 20])
    #expect(conditions.visibility == Visibility(kilometers: 10, isAtLeast: true))
    #expect(conditions.condition == Condition(.lightRainShowers))
    #expect(conditions.clouds?.map(\.kind) == [.toweringCumulus, nil])
    #expect(conditions.cloudCoverPercent == 75)
    #expect(abs((conditions.ceilingMeters ?? 0) - 609.6) < 1e-9)
    #expect(report.temperatureCelsius == 22 && report.dewPointCelsius == 14)
    #expect(report.pressureHectopascals == 1016)
    #expect(report.isSteady && report.unreadGroups.isEmpty)
  }

  @Test func `remarks are more exact`() throws {
    let report = try #require(
      AerodromeReport(
        """
        KJFK 062351Z AUTO VRB05KT 1 1/2SM -RA BR OVC004 M01/M02 A2992 RMK AO2 SLP132 P0009 \
        60012 70125 4/012 T10061017
        """))
    #expect(report.kind == .metar && report.isAutomatic && report.conditions.isWindVariable)
    #expect(report.conditions.wind.directionDegrees == nil)
    #expect(abs((report.conditions.visibility?.kilometers ?? 0) - 2.414) < 1e-3)
    #expect(report.temperatureCelsius == -0.6 && report.dewPointCelsius == -1.7)
    #expect(report.pressureHectopascals == 1013.2)
    #expect(abs((report.altimeterHectopascals ?? 0) - 1013.2) < 0.1)
    let remarks = report.remarks
    #expect(abs((remarks.precipitationOneHourMillimeters ?? 0) - 2.286) < 1e-9)
    // 23:51 is the report of 00 UTC, a main hour.
    #expect(abs((remarks.precipitationSixHoursMillimeters ?? 0) - 3.048) < 1e-9)
    #expect(remarks.precipitationThreeHoursMillimeters == nil)
    #expect(abs((remarks.snowDepthCentimeters ?? 0) - 30.48) < 1e-9)
  }

  @Test func `a forecast and its changes`() throws {
    let report = try #require(
      AerodromeReport(
        """
        TAF AMD EDDF 211100Z 2112/2218 24010KT 9999 SCT040 TX24/2114Z TNM01/2204Z
        TEMPO 2114/2118 4000 SHRA BKN014CB PROB30 TEMPO 2118/2120 VRB25G45KT TSRAGR
        BECMG 2120/2122 NSW CAVOK FM220600 00000KT 0300 FZFG VV001 PROB40 2208/2210 P6SM
        """))
    #expect(report.kind == .taf && report.isCorrected)
    #expect(report.validity?.end == ReportTime(day: 22, hour: 18, minute: 0))
    #expect(report.highestCelsius == 24 && report.lowestCelsius == -1)
    #expect(
      report.changes.map(\.kind) == [.temporary, .temporary, .becoming, .from, .possible])
    #expect(report.changes.map(\.probabilityPercent) == [nil, 30, nil, nil, 40])
    #expect(
      report.changes.map(\.conditions.condition?.kind)
        == [.rainShowers, .thunderstormHeavyHail, nil, .rimeFog, nil])
    #expect(report.changes[3].period.start == ReportTime(day: 22, hour: 6, minute: 0))
    #expect(report.conditions.condition == Condition(.partlyCloudy))
    #expect(report.unreadGroups.isEmpty)
  }

  @Test func `the trend of a routine report`() throws {
    let report = try #require(
      AerodromeReport(
        "LFPG 010900Z 05004KT 0200 R27L/0450U R09/P2000N FG // VV/// 03/03 Q1030 "
          + "BECMG FM1000 TL1030 3000 BR TEMPO 0800"))
    #expect(report.changes.map(\.kind) == [.becoming, .temporary])
    #expect(report.changes[0].period.end == ReportTime(day: nil, hour: 10, minute: 30))
    #expect(report.changes[1].conditions.visibility?.kilometers == 0.8)
    #expect(report.conditions.condition == Condition(.fog))
    #expect(report.conditions.clouds?.first?.amount == .obscured)
    #expect(report.unreadGroups.isEmpty)
  }

  @Test func `withdrawn and missing ones`() throws {
    let missing = try #require(AerodromeReport("METAR EGLL 211820Z NIL="))
    #expect(missing.isMissing && missing.conditions == ReportedConditions())
    #expect(AerodromeReport("TAF EGLL 211100Z 2112/2218 CNL")?.isCanceled == true)
  }

  @Test(arguments: [
    // Sky that CAVOK and NSC leave open; what a sensor does not see; missing values.
    ("CAVOK 20/10 Q1020", nil, nil), ("9999 NSC 20/10 Q1020", nil, nil),
    ("9999 NCD 20/10 Q1020", 0.0, ConditionKind.clear),
    ("//// // ////// ///// Q////", nil, nil), ("9999 ///015 20/10 Q1020", nil, nil),
    ("9999 FEW010 SCT020 20/10 Q1020", 43.75, .partlyCloudy),
    // Nearby weather is not here.
    ("9999 VCTS SCT020CB 20/10 Q1020", 43.75, .partlyCloudy),
    // The worst of several.
    ("0800 -RA FG OVC002 20/20 Q1020", 100, .lightRain),
    ("3000 +TSRA BR OVC010 A2992", 100, .heavyThunderstorm),
    ("9999 FC SCT020 20/10 Q1020", 43.75, .tornado), ("2000 -SNRA BKN010 00/M01", 75, .lightSleet),
    ("5000 UP BKN010 00/M01", 75, .unknown),
  ])
  func `sky and weather`(groups: String, cover: Double?, kind: ConditionKind?) throws {
    let report = try #require(AerodromeReport("METAR LPPT 211830Z 00000KT " + groups))
    #expect(report.conditions.cloudCoverPercent == cover)
    #expect(report.conditions.condition?.kind == kind)
    #expect(report.conditions.wind.directionDegrees == nil)
    #expect(report.unreadGroups.isEmpty)
  }

  @Test(arguments: [
    "66/20", "24/31", "36012KTS", "37012KT", "360360KT", "Q0200", "A9999", "1/0SM", "-RARARARA",
    "MI", "SH", "FEW01", "//015", "340V", "99/", "XX/12", "🌧", "P6", "11/2SM", "11/16SM", "BKN25O",
    "R36/1500DR18/P2000", "26026G40", "2112/2118",
  ])
  func `what cannot be is listed`(group: String) throws {
    let report = try #require(AerodromeReport("METAR LPPT 211830Z Q1016 \(group) NOSIG"))
    #expect(report.unreadGroups == [group])
    #expect(report.isSteady)
  }

  @Test(arguments: [
    // What was read stays.
    ("34012KT 9999 SCT030 22/14 Q1016 20005KT", "20005KT"),
    ("34012KT 9999 4000 SCT030 22/14 Q1016", "4000"), ("9999 22/14 Q1016 18/10", "18/10"),
    ("9999 SKC 22/14 Q1016 OVC010", "OVC010"), ("0800 22/14 Q1016 CAVOK", "CAVOK"),
    ("9999 22/14 Q1016 A2950", "A2950"), ("9999 22/14 Q1016 2112/2118 OVC010", "2112/2118 OVC010"),
    ("9999 22/14 Q1016 NOSIG OVC010", "OVC010"), ("9999 22/14 Q1016=METAR LPPT", "METAR LPPT"),
    // Contradictions: a gust below the wind, remarks that belong to another report, a change of the
    // past.
    ("34021G12KT 9999 22/14 Q1016", "G12KT"), ("10/05 Q1016 RMK T10000000", "T10000000"),
    ("22/14 Q1016 RMK SLP540", "SLP540"), ("22/14 Q1016 TEMPO FM0800 RA", "FM0800"),
    ("22/14 Q1016 BECMG 1015/1020 RA", "1015/1020"),
  ]) func `what contradicts is listed`(groups: String, unread: String) throws {
    let report = try #require(AerodromeReport("METAR LPPT 211830Z \(groups)"))
    #expect(report.unreadGroups.joined(separator: " ") == unread)
  }

  @Test func `two settings of one pressure agree`() throws {
    let report = try #require(AerodromeReport("MSSS 091250Z 22/21 Q1013 A2993"))
    #expect(report.altimeterHectopascals == 1013 && report.unreadGroups.isEmpty)
  }

  @Test func `the hundreds of a sea level pressure are those near the altimeter`() throws {
    let high = try #require(AerodromeReport("PAFA 011253Z M45/M48 A3112 RMK SLP540"))
    #expect(high.pressureHectopascals == 1054)
    let low = try #require(AerodromeReport("PASY 011253Z 01/M01 A2820 RMK SLP552"))
    #expect(low.pressureHectopascals == 955.2)
  }

  @Test func `a remark without a dew point keeps that of the body`() throws {
    let report = try #require(AerodromeReport("KVER 092235Z AUTO 03/01 A3008 RMK AO2 T0026"))
    #expect(report.temperatureCelsius == 2.6 && report.dewPointCelsius == 1)
  }

  @Test func `bounds are kept`() throws {
    let report = try #require(AerodromeReport("KXYZ 092235Z 270P99GP99KT M1/4SM FZFG 00/00 A3008"))
    #expect(report.conditions.visibility?.bound == .lessThan)
    #expect(report.conditions.isSpeedAtLeast && report.conditions.isGustAtLeast)
  }

  @Test func `weather that was not observed is not a clear sky`() throws {
    for groups in ["9999 // NCD", "9999 RA/TSRA SCT030"] {
      let report = try #require(AerodromeReport("YMAV 092100Z AUTO 16009KT \(groups) 17/11 Q1019"))
      #expect(report.conditions.condition == nil)
    }
  }

  @Test(arguments: [
    "", "   ", "METAR", "METAR LPPT", "METAR LPPT 21183Z", "METAR LP 211830Z",
    "METAR LPPT 321830Z", "METAR LPPT 34012KT 9999 22/14 Q1016", "METAR LPPT4 211830Z",
    "METAR LPPT 212430Z", "METAR LPPT 211860Z", "It is raining.", "TAF TAF", "METAR 1234 211830Z",
    "\u{0}", "METAR\u{2003}LPPT 211830Z",
  ])
  func `no report`(text: String) { #expect(AerodromeReport(text) == nil) }

  @Test(arguments: [
    // The last month with that day, also across the year's end; there is no 31st in some.
    (31, "2026-01-01", "2025-12-31"), (1, "2025-12-31", "2025-12-01"),
    (15, "2026-06-21", "2026-06-15"), (1, "2026-06-21", "2026-06-01"),
    (29, "2026-02-14", "2026-01-29"), (30, "2026-02-20", "2026-01-30"),
    (31, "2026-03-02", "2026-01-31"), (22, "2026-06-21", "2026-05-22"),
  ])
  func `a report is never of the future`(day: Int, now: String, expected: String) throws {
    func noon(_ text: String) throws -> Instant {
      let date = try #require(LocalDate(parsing: text))
      return Instant(unixSeconds: Double(date.dayNumber) * 86400 + 43200)
    }
    let time = try #require(ReportTime(day: day, hour: 12, minute: 0))
    #expect(try time.instant(near: noon(now), notAfter: noon(now)) == noon(expected))
  }

  @Test func `a bad time costs only itself`() throws {
    for written in ["321830Z", "212530Z", "21183Z"] {
      let report = try #require(AerodromeReport("METAR LPPT \(written) 34012KT 9999 22/14 Q1016"))
      #expect(report.time == nil && report.unreadGroups == [written])
      #expect(report.temperatureCelsius == 22)
    }
  }

  @Test func `no bytes are too strange`() {
    var random = SplitMix64(seed: FuzzTime.seed)
    let corpus = ReportTable.reports.map { Array($0.utf8) }
    let words = ["RMK", "TEMPO", "/", "//////", "G", "V", "999999999999999999999", "TX", "KT", " "]
    let end = FuzzTime.end
    repeat {
      var bytes = corpus.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes.insert(.random(in: 0...255, using: &random), at: place)
        case 1 where place < bytes.count: bytes.remove(at: place)
        case 2: bytes = Array(bytes[..<place])
        default: bytes.insert(contentsOf: Array(words[place % words.count].utf8), at: place)
        }
      }
      #expect(ReportLaws.complaint(bytes) == nil)
    } while Date.now < end
  }
}
