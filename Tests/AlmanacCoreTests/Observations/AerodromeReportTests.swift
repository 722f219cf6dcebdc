import Basics
import Foundation
import TestSupport
import Testing

@testable import AlmanacCore

@Suite struct AerodromeReportTests {
  @Test(arguments: ["BKN090AC", "BKN090CU", "BKN090///"]) func theGenusOfCloudsIsNotKept(
    group: String
  ) throws {
    let report = try #require(AerodromeReport("LOXZ 141420Z 08006KT 20KM \(group) 28/14 Q1015"))
    #expect(report.unreadGroups.isEmpty)
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
    "MI", "SH", "FEW01", "//015", "340V", "99/", "XX/12", "🌧", "P6", "BKN010XY",
  ])
  func `what cannot be is listed`(group: String) throws {
    let report = try #require(AerodromeReport("METAR LPPT 211830Z \(group) NOSIG"))
    #expect(report.unreadGroups == [group])
    #expect(report.isSteady)
  }

  @Test(arguments: [
    "", "   ", "METAR", "METAR LPPT", "METAR LPPT 21183Z", "METAR LPP 211830Z",
    "METAR LPPT 321830Z",
    "METAR LPPT 212430Z", "METAR LPPT 211860Z", "It is raining.", "TAF TAF", "METAR 1PPT 211830Z",
    "\u{0}", "METAR\u{2003}LPPT 211830Z",
  ])
  func `no report`(text: String) { #expect(AerodromeReport(text) == nil) }

  @Test(arguments: [
    // The nearest month with that day, also across the year's end; there is no 31st near some.
    (31, "2026-01-01", "2025-12-31"), (1, "2025-12-31", "2026-01-01"),
    (15, "2026-06-21", "2026-06-15"),
    (29, "2026-02-14", "2026-01-29"), (30, "2026-02-20", "2026-01-30"),
    (31, "2026-03-02", "2026-03-31"),
  ])
  func `the month is that of the nearest day`(day: Int, now: String, expected: String) throws {
    func noon(_ text: String) throws -> Instant {
      let date = try #require(LocalDate(parsing: text))
      return Instant(unixSeconds: Double(date.dayNumber) * 86400 + 43200)
    }
    let time = try #require(ReportTime(day: day, hour: 12, minute: 0))
    #expect(try time.instant(near: noon(now)) == noon(expected))
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
      if let report = AerodromeReport(bytes) { check(report) }
    } while Date.now < end
  }

  private func check(_ report: AerodromeReport) {
    let wind = report.conditions.wind
    #expect(wind.directionDegrees.map { (0..<360).contains($0) } ?? true)
    #expect(wind.speedKilometersPerHour.map { (0...500).contains($0) } ?? true)
    #expect(report.temperatureCelsius.map { (-100...65).contains($0) } ?? true)
    #expect(report.pressureHectopascals.map { (850...1100).contains($0) } ?? true)
    if let temperature = report.temperatureCelsius, let dewPoint = report.dewPointCelsius {
      #expect(dewPoint <= temperature)
    }
    #expect(report.conditions.cloudCoverPercent.map { (0...100).contains($0) } ?? true)
    _ = (report.conditions.condition, report.humidityPercent)
    _ = report.time.instant(near: Instant(unixSeconds: 0))
  }
}
