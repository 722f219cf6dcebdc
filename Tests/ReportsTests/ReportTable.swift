import Foundation
import Testing
import Vocabulary
import Weather

@testable import Reports

/// Reports with what the PyPI package metar reads in them: `Benchmarks/reports/oracle.py --table`.
@Suite struct ReportTable {
  static let rows = table("reports.tsv")

  static func table(_ name: String) -> [[String: String]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try? String(contentsOf: folder.appending(path: "Fixtures/\(name)"), encoding: .utf8)
    let lines = (text ?? "").split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  static var reports: [String] { rows.compactMap { $0["report"] } }

  @Test func `the oracle agrees`() throws {
    #expect(Self.rows.count >= 200)
    for row in Self.rows {
      let text = try #require(row["report"])
      let report = try #require(AerodromeReport(text))
      let (conditions, remarks) = (report.conditions, report.remarks)
      let isCalm = conditions.wind.speedKilometersPerHour == 0
      let direction = row["direction"].flatMap(Double.init)?.truncatingRemainder(dividingBy: 360)
      let values: [(String, Double?, Double?)] = [
        // A calm has no direction; the oracle says 0.
        ("direction", conditions.wind.directionDegrees, isCalm ? nil : direction),
        ("speed", conditions.wind.speedKilometersPerHour, nil),
        ("gust", conditions.wind.gustKilometersPerHour, nil),
        ("visibility", conditions.visibility?.kilometers, nil),
        ("temperature", report.temperatureCelsius, nil), ("dewPoint", report.dewPointCelsius, nil),
        ("pressure", report.altimeterHectopascals, nil),
        ("seaLevel", remarks.seaLevelPressureHectopascals, nil),
        ("oneHour", remarks.precipitationOneHourMillimeters, nil),
        ("sixHours", remarks.precipitationSixHoursMillimeters, nil),
        ("snowDepth", remarks.snowDepthCentimeters, nil),
      ]
      for (name, ours, adjusted) in values {
        let theirs = name == "direction" ? adjusted : row[name].flatMap(Double.init)
        // The oracle takes 6RRRR for six hours at any hour; it is at the main hours.
        if name == "sixHours", ours == nil { continue }
        #expect((ours == nil) == (theirs == nil), "\(name) of \(text)")
        // 9999 is 10 km or more; the oracle says 9999 m.
        if let ours, let theirs { #expect(abs(ours - theirs) < 0.011, "\(name) of \(text)") }
      }
      // The oracle counts slashes as weather, and a clear sky as a layer.
      let weather = row["weather"]?.replacing("/", with: "")
      #expect(conditions.weather.map { $0.map(\.code).joined(separator: " ") } ?? "" == weather)
      let clouds = (conditions.clouds ?? []).map { layer in
        "\(layer.amount?.code ?? "")\(layer.baseMeters.map { "\(Int($0.rounded()))" } ?? "")"
          + (layer.kind?.code ?? "")
      }
      let isClear = ["SKC", "CLR", "NCD", "NSC"].contains(row["clouds"])
      #expect(clouds.joined(separator: " ") == (isClear ? "" : row["clouds"]), "\(text)")
      #expect(report.unreadGroups.isEmpty, "\(text)")
    }
  }
}
