import Foundation
import Skill
import TestSupport
import Testing

@testable import Basics

/// The scores, against what the PyPI package scores gives: `Benchmarks/skill/oracle.py`.
@Suite struct ScoreTests {
  struct Row {
    let score: Substring
    let expected: Double
    let truths: [Double]
    let forecasts: [Double]
  }

  static let rows: [Row] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "Fixtures/scores.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t")
      func numbers(_ text: Substring) -> [Double] { text.split(separator: " ").map { Double($0)! } }
      return Row(
        score: fields[0], expected: Double(fields[1])!, truths: numbers(fields[2]),
        forecasts: numbers(fields[3]))
    }
  }()

  @Test func `the oracle agrees`() throws {
    #expect(Self.rows.count > 60)
    for row in Self.rows {
      let (truths, forecasts) = (row.truths, row.forecasts)
      let errors = zip(forecasts, truths).map { $0 - $1 }
      let value: Double?
      switch row.score {
      case "bias": value = ErrorScore(errors)?.bias
      case "mae": value = ErrorScore(errors)?.meanAbsolute
      case "rmse": value = ErrorScore(errors)?.rootMeanSquare
      case "brier": value = BrierScore(zip(forecasts, truths).map { ($0, $1 > 0) })?.score
      case "crps": value = RankedProbability.score(members: forecasts, truth: truths[0])
      case "fair crps": value = RankedProbability.fairScore(members: forecasts, truth: truths[0])
      default:
        let level = try #require(Double(row.score.split(separator: " ")[1]))
        let losses = zip(forecasts, truths).map {
          RankedProbability.quantileLoss($0, level: level, truth: $1)
        }
        value = losses.sum / Double(losses.count)
      }
      let difference = try abs(#require(value) - row.expected)
      #expect(difference < 1e-9, "\(row.score) of \(truths.count)")
    }
  }

  @Test(arguments: [1, 3, 10, 40])
  func `the parts of the Brier score add up`(bins: Int) throws {
    var random = SplitMix64(seed: 3)
    let forecasts = (0..<500).map { _ in
      let chance = Double.random(in: 0...1, using: &random)
      return (chance, Double.random(in: 0...1, using: &random) < chance * chance)
    }
    let brier = try #require(BrierScore(forecasts, bins: bins))
    let sum = brier.reliability - brier.resolution + brier.uncertainty
    #expect(abs(brier.score - sum) < 1e-12)
    #expect(brier.bins.map(\.count).reduce(0, +) == 500 && brier.bins.count == bins)
  }

  @Test func `honest probabilities are reliable`() throws {
    var random = SplitMix64(seed: 4)
    let forecasts = (0..<20_000).map { _ in
      let chance = Double.random(in: 0...1, using: &random)
      return (chance, Double.random(in: 0...1, using: &random) < chance)
    }
    let brier = try #require(BrierScore(forecasts))
    #expect(brier.reliability < 0.001 && abs(brier.uncertainty - 0.25) < 0.001)
    // Of uniform chances the resolution is their variance.
    #expect(abs(brier.resolution - 1.0 / 12) < 0.005)
    for bin in brier.bins { #expect(abs(bin.meanProbability - bin.frequency) < 0.05) }
  }

  @Test func `nothing has no score`() {
    #expect(ErrorScore([]) == nil && BrierScore([]) == nil && SpreadScore([]) == nil)
    #expect(RankedProbability.score(members: [], truth: 1) == nil)
    #expect(RankedProbability.fairScore(members: [1], truth: 1) == nil)
    #expect(RankedProbability.score(quantiles: [], truth: 1) == nil)
    #expect(SkillScore.skill(of: 1, over: 0) == nil)
    #expect(SkillScore.skill(of: 1, over: 4) == 0.75)
    #expect(BlockBootstrap([(3, 1)]) == nil && BlockBootstrap([(3, 1), (0, 0)]) == nil)
  }

  /// Values that are the same all day are worth one a day.
  @Test func `blocks widen the interval`() throws {
    var random = SplitMix64(seed: 5)
    let days = (0..<100).map { _ in random.normal() }
    let rows = days.enumerated().flatMap { day, value in (0..<24).map { _ in (day, value) } }
    let blocked = try #require(BlockBootstrap(BlockBootstrap.blocks(rows)))
    let single = try #require(
      BlockBootstrap(BlockBootstrap.blocks(rows.enumerated().map { ($0, $1.1) })))
    #expect(abs(blocked.mean - single.mean) < 1e-12)
    #expect(abs(blocked.standardError - 0.1) < 0.025, "\(blocked)")
    #expect(blocked.standardError > 3.5 * single.standardError)
    #expect(blocked.low < blocked.mean && blocked.mean < blocked.high)
    #expect(BlockBootstrap(BlockBootstrap.blocks(rows))?.low == blocked.low)
  }

  @Test func `a right spread covers and its transform is level`() throws {
    var random = SplitMix64(seed: 6)
    func score(_ width: Double) throws -> SpreadScore {
      let spread = ForecastSpread(p10: -Normal.p90 * width, p50: 0, p90: Normal.p90 * width)
      return try #require(SpreadScore((0..<8_000).map { _ in (spread, random.normal()) }))
    }
    let (right, narrow, wide) = try (score(1), score(0.5), score(2))
    #expect(abs(right.coverage - 0.8) < 0.015)
    #expect(abs(right.below - 0.1) < 0.01 && abs(right.above - 0.1) < 0.01)
    #expect(right.histogram.allSatisfy { (700...900).contains($0) }, "\(right.histogram)")
    #expect(narrow.coverage < 0.55 && wide.coverage > 0.97)
    #expect(right.rankedProbability < narrow.rankedProbability)
    #expect(right.rankedProbability < wide.rankedProbability)
  }

  @Test func `equations are solved or refused`() throws {
    let solution = try #require(PositiveDefinite.solution(of: [4, 2, 2, 3], [10, 8]))
    #expect(abs(solution[0] - 1.75) < 1e-12 && abs(solution[1] - 1.5) < 1e-12)
    #expect(PositiveDefinite.solution(of: [1, 2, 2, 1], [1, 1]) == nil)
    #expect(PositiveDefinite.solution(of: [0], [1]) == nil)
  }
}
