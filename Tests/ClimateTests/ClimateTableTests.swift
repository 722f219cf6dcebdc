import Foundation
import Testing
import Vocabulary

@testable import Climate

/// The embedded table against the figures it was made from, number by number.
@Suite struct ClimateTableTests {
  /// The rows of a figure in Scripts/tables/figures, by column.
  private func rows(_ name: String) throws -> [[String: String]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Scripts/tables/figures/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
    let columns = try #require(lines.first).split(separator: ",").map(String.init)
    return lines.dropFirst().map { line in
      let values = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return Dictionary(uniqueKeysWithValues: zip(columns, values))
    }
  }

  private func number(_ row: [String: String], _ column: String) throws -> Double {
    try #require(Double(row[column] ?? ""))
  }

  @Test func globalWarmingIsTheFigure() throws {
    let rows = try rows("gsat_ar6_spm8.csv")
    #expect(rows.count == 490)
    var compared = 0
    for row in rows {
      let year = Int(try number(row, "year"))
      // The simulated past is not carried.
      guard let scenario = Scenario(rawValue: row["scenario"] ?? "") else { continue }
      let found = GlobalWarming(scenario, year: year)
      #expect(abs(found.low - (try number(row, "p05"))) < 0.0005)
      #expect(abs(found.mean - (try number(row, "mean"))) < 0.0005)
      #expect(abs(found.high - (try number(row, "p95"))) < 0.0005)
      compared += 1
    }
    #expect(compared == 5 * 85)
  }

  @Test func thePastIsTheMeanOfTwentyObservedYears() throws {
    let annual = Dictionary(
      uniqueKeysWithValues: try rows("gmst_observed_igcc2024.csv").map {
        (Int(try number($0, "year")), try number($0, "gmst"))
      })
    for year in 1950...2014 {
      let ends = try #require(annual[year - 10]) + #require(annual[year + 10])
      let inner = try (year - 9...year + 9).map { try #require(annual[$0]) }.reduce(0, +)
      for scenario in Scenario.allCases {
        let found = GlobalWarming(scenario, year: year)
        #expect(abs(found.mean - (inner + ends / 2) / 20) < 0.0011)
        #expect(abs(found.high - found.low - 0.25) < 0.0015)
      }
    }
  }

  @Test func regionalFactorsAreTheFigure() throws {
    let regions = Dictionary(uniqueKeysWithValues: ClimateRegion.all.map { ($0.code, $0) })
    var compared = 0
    for row in try rows("region_scaling_tas.csv") {
      guard let region = regions[row["region"] ?? ""] else { continue }
      let period = row["period"] ?? ""
      guard
        let factor = Int(period).map(region.factor) ?? (period == "ANN" ? region.annualFactor : nil)
      else { continue }
      #expect(abs(factor.low - (try number(row, "p10"))) < 0.0005)
      #expect(abs(factor.central - (try number(row, "p50"))) < 0.0005)
      #expect(abs(factor.high - (try number(row, "p90"))) < 0.0005)
      #expect(abs(factor.residualCelsius - (try number(row, "sigma"))) < 0.0005)
      #expect(abs(region.landFraction - (try number(row, "land_fraction"))) < 0.0005)
      compared += 1
    }
    #expect(compared == 58 * 13)
  }

  @Test func leversAreTheFigure() throws {
    var compared = 0
    for row in try rows("levers_fair141.csv") {
      let name = row["lever"] ?? ""
      guard !name.hasPrefix("to_") else { continue }
      let lever = try #require(Lever(rawValue: name), "\(name) has no description")
      let baseline = try #require(Scenario(rawValue: row["baseline"] ?? ""))
      let year = Int(try number(row, "year"))
      let found = try #require(LeverTable.embedded.avoided(lever, baseline, from: 2025, to: year))
      #expect(abs(found.low - (try number(row, "avoided_p10"))) < 0.0005)
      #expect(abs(found.central - (try number(row, "avoided_p50"))) < 0.0005)
      #expect(abs(found.high - (try number(row, "avoided_p90"))) < 0.0005)
      compared += 1
    }
    #expect(compared > 150)
  }
}
