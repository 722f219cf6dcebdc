import Foundation
import ReportLaws
import Testing
import Time
import Vocabulary
import Weather

@testable import Reports

/// Reports that were sent, with the decoding of NOAA, and the hardest ones of other readers' tests
/// with the reading by WMO FM 15 and FMH-1.
@Suite struct RealReportTests {
  static let noaa = ReportTable.table("noaa.tsv")
  static let hard = ReportTable.table("hard.tsv")

  @Test func `NOAA reads the same`() throws {
    #expect(Self.noaa.count == 910)
    for row in Self.noaa {
      let report = try #require(AerodromeReport(row["raw"] ?? ""))
      let read = ReadReport(report)
      let time = try Instant(parsing: row["time"] ?? "")
      #expect(report.time?.instant(near: time.adding(seconds: 86400), notAfter: time) == time)
      #expect(report.stationID == row["station"] && report.isAutomatic == (row["auto"] == "1"))
      var expected = row
      for name in ["vis_sm", "precip_1h_in"] {
        let scale = name == "vis_sm" ? 1609.344 : 25.4
        expected[name] = row[name].flatMap { scaled($0, by: scale) }
      }
      check(read.visibility, expected["vis_sm"], within: 9, row)
      check(read.oneHour, expected["precip_1h_in"], within: 0.01, row)
      check(read.direction, row["wind_dir"], within: 0, row)
      check(read.speed, row["wind_kt"], within: 0.06, row)
      check(read.gust, row["gust_kt"], within: 0.06, row)
      check(read.temperature, row["temp_c"], within: 0.01, row)
      check(read.dewPoint, row["dewp_c"], within: 0.01, row)
      check(read.altimeter, row["qnh_hpa"], within: 0.11, row)
      check(read.seaLevel, row["slp_hpa"], within: 0.06, row)
      // NOAA says the same of weather that was not observed as of none.
      #expect((read.weather == "//" ? "" : read.weather) == row["wx"], "\(row["raw"] ?? "")")
      let isClear = ["CLR", "SKC", "NCD", "CAVOK"].contains(row["clouds"])
      #expect(
        read.clouds(withFeet: true) == (isClear ? "" : row["clouds"]), "\(row["raw"] ?? "")")
      if isClear { #expect(report.conditions.clouds == []) }
      #expect(report.unreadGroups.joined(separator: " ") == row["unread"])
      let trend = row["trend"] ?? ""
      #expect(report.isSteady == trend.contains("NOSIG"))
      #expect(report.changes.isEmpty == (trend.isEmpty || report.isSteady))
    }
  }

  /// Where the reader follows another rule than the table.
  private static let exceptions: [String: Set<String>] = [
    // 536 km/h and more: well formed, but more than any wind of the Earth.
    "170P149GP159MPS": ["wind_dir", "wind_kt", "gust_kt", "unread"],
    // A gust below the mean wind contradicts it.
    "280P99G50KT": ["gust_kt", "unread"],
    // A remark that contradicts the body is not more exact than it.
    "T01221002": ["temp_c", "dewp_c", "unread"],
  ]

  @Test func `hard ones are read by the book`() throws {
    #expect(Self.hard.count == 170)
    for row in Self.hard {
      let raw = row["raw"] ?? ""
      let report = try #require(AerodromeReport(raw), "\(raw)")
      #expect(report.kind.rawValue.uppercased() == row["report"], "\(raw)")
      #expect(report.stationID == row["station"], "\(raw)")
      let time = report.time.map { time in
        [time.day ?? 0, time.hour, time.minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
      }
      #expect(time ?? "" == row["time"], "\(raw)")
      let flags = row["flags"] ?? ""
      #expect(report.isAutomatic == flags.contains("AUTO"), "\(raw)")
      #expect(report.isMissing == (flags.contains("NIL") || row["trend"] == "NIL"), "\(raw)")
      #expect(
        report.isCorrected == ["COR", "CCA", "AMD"].contains { flags.contains($0) }, "\(raw)")
      if report.kind != .taf { check(report, row) }
    }
  }

  private func check(_ report: AerodromeReport, _ row: [String: String]) {
    let (read, raw) = (ReadReport(report), row["raw"] ?? "")
    let skipped = Set(Self.exceptions.filter { raw.contains($0.key) }.flatMap(\.value))
    for (name, value, tolerance) in [
      ("wind_dir", read.direction, 0), ("wind_kt", read.speed, 0.06),
      ("gust_kt", read.gust, 0.06), ("vis_m", read.visibility, 0.6),
      ("temp_c", read.temperature, 0.01), ("dewp_c", read.dewPoint, 0.01),
      ("qnh_hpa", read.altimeter, 0.11), ("slp_hpa", read.seaLevel, 0.06),
      ("vv_ft", read.verticalVisibility, 0.1),
    ] as [(String, String, Double)] where !skipped.contains(name) {
      check(value, row[name], within: tolerance, row)
    }
    #expect(read.directions == row["wind_var"], "\(raw)")
    // NSW says that there is none.
    #expect(read.weather == (row["wx"] == "NSW" ? "" : row["wx"]), "\(raw)")
    #expect(read.recent == row["recent"], "\(raw)")
    #expect(read.clouds(withFeet: false) == ReadReport.plain(row["clouds"] ?? ""), "\(raw)")
    let trend = row["trend"] ?? ""
    #expect(report.isSteady == trend.contains("NOSIG"), "\(raw)")
    #expect(report.changes.isEmpty == (trend.isEmpty || report.isSteady), "\(raw)")
    if !skipped.contains("unread") {
      let words = Set(trend.split(separator: " ").map(String.init))
      let unread = report.unreadGroups.filter { !words.contains($0) }
      #expect(
        Set(unread) == Set((row["unread"] ?? "").split(separator: " ").map(String.init)), "\(raw)")
    }
  }

  /// `"<402"`, `">=10000"`, `"calm"`, `"missing"` and numbers.
  private func check(
    _ ours: String, _ theirs: String?, within tolerance: Double, _ row: [String: String]
  ) {
    let theirs = theirs ?? ""
    let parts = [ours, theirs].map { text -> (String, Double?) in
      let sign = text.prefix { "<>=".contains($0) }
      return (sign == ">" ? ">=" : String(sign), Double(text.dropFirst(sign.count)))
    }
    guard let left = parts[0].1, let right = parts[1].1 else {
      #expect(ours == (theirs == "missing" ? "" : theirs), "\(row["raw"] ?? "")")
      return
    }
    #expect(parts[0].0 == parts[1].0, "\(ours) for \(theirs) of \(row["raw"] ?? "")")
    #expect(abs(left - right) <= tolerance, "\(ours) for \(theirs) of \(row["raw"] ?? "")")
  }

  private func scaled(_ text: String, by factor: Double) -> String {
    let sign = text.prefix { "<>=".contains($0) }
    return sign + (Double(text.dropFirst(sign.count)).map { "\($0 * factor)" } ?? "")
  }

  @Test func `the laws hold of every report`() {
    let all = Self.noaa.compactMap { $0["raw"] } + Self.hard.compactMap { $0["raw"] }
    for report in all + ReportTable.reports {
      #expect(ReportLaws.complaint(Array(report.utf8)) == nil)
    }
  }

  /// A second report behind the first may be anything, but never the first.
  @Test func `groups that follow never change what was read`() throws {
    let reports = Self.noaa.compactMap { $0["raw"]?.prefix { $0 != "=" } }
    for (first, second) in zip(reports, reports.dropFirst()) {
      let body = first.components(separatedBy: " RMK")[0]
      let report = try #require(AerodromeReport(body))
      for joint in ["=", " NOSIG ", " INTER 2100/2400 ", " 0910/1012 "] {
        let joined = try #require(AerodromeReport(body + joint + second))
        #expect(joined.conditions == report.conditions && joined.time == report.time, "\(body)")
        #expect(joined.altimeterHectopascals == report.altimeterHectopascals, "\(body)")
        #expect(joined.unreadGroups.starts(with: report.unreadGroups), "\(body)")
      }
    }
  }
}

/// A report in the words of the tables.
private struct ReadReport {
  let report: AerodromeReport
  private var conditions: ReportedConditions { report.conditions }

  init(_ report: AerodromeReport) { self.report = report }

  private func text(_ value: Double?, _ sign: String = "") -> String {
    value.map { sign + "\($0)" } ?? ""
  }

  var direction: String {
    guard let speed = conditions.wind.speedKilometersPerHour else { return "" }
    if conditions.isWindVariable { return "VRB" }
    if speed == 0 { return "calm" }
    return text(conditions.wind.directionDegrees.map { $0 == 0 ? 360 : $0 })
  }
  var speed: String {
    text(
      conditions.wind.speedKilometersPerHour.map { $0 / 1.852 },
      conditions.isSpeedAtLeast ? ">=" : "")
  }
  var gust: String {
    text(
      conditions.wind.gustKilometersPerHour.map { $0 / 1.852 }, conditions.isGustAtLeast ? ">=" : ""
    )
  }
  var directions: String {
    guard let limits = conditions.windDirections else { return "" }
    return [limits.from, limits.to].map { degrees in
      String(repeating: "0", count: degrees < 10 ? 2 : degrees < 100 ? 1 : 0) + "\(Int(degrees))"
    }.joined(separator: "V")
  }
  var visibility: String {
    let sign = conditions.visibility?.bound.map { $0 == .atLeast ? ">=" : "<" }
    return text(conditions.visibility.map { $0.kilometers * 1000 }, sign ?? "")
  }
  var temperature: String { text(report.temperatureCelsius) }
  var dewPoint: String { text(report.dewPointCelsius) }
  var altimeter: String { text(report.altimeterHectopascals) }
  var seaLevel: String { text(report.remarks.seaLevelPressureHectopascals) }
  var oneHour: String { text(report.remarks.precipitationOneHourMillimeters) }
  var weather: String {
    let codes = (conditions.weather ?? []).map(\.code).joined(separator: " ")
    return conditions.isWeatherUnobserved && codes.isEmpty ? "//" : codes
  }
  var recent: String { report.recentWeather.map { "RE" + $0.code }.joined(separator: " ") }
  var verticalVisibility: String {
    guard let layer = conditions.clouds?.first(where: { $0.amount == .obscured }) else { return "" }
    return layer.baseMeters.map { text($0 / 0.3048) } ?? "unknown"
  }

  /// `"SCT:2800"`, or `"SCT028"`.
  func clouds(withFeet hasFeet: Bool) -> String {
    (conditions.clouds ?? []).compactMap { layer in
      let feet = layer.baseMeters.map { ($0 / 0.3048).rounded() }
      if hasFeet {
        let height = layer.amount == .obscured ? nil : feet.map { ":\(Int($0))" }
        return (layer.amount?.code ?? "") + (height ?? "")
      }
      guard layer.amount != .obscured else { return nil }
      let height = feet.map { String(format: "%03d", Int($0 / 100)) } ?? "///"
      return (layer.amount?.code ?? "///") + height + (layer.kind?.code ?? "")
    }.joined(separator: " ")
  }

  /// Layers as written, without what was not observed and words for no cloud.
  static func plain(_ text: String) -> String {
    text.split(separator: " ").filter { word in
      !["CAVOK", "CLR", "SKC", "NSC", "NCD"].contains(word) && word.contains { $0 != "/" }
    }.map { $0.count > 6 && $0.hasSuffix("///") ? $0.dropLast(3) : $0 }.joined(separator: " ")
  }
}
