import Skill

@testable import Basics

/// Whether the spread was honest.
struct SpreadScore: Sendable, Equatable {
  let count: Int
  /// How often the truth was between p10 and p90; 0.8 if the spread is right.
  let coverage: Double
  /// How often it was below p10, and above p90; 0.1 each if the spread is right.
  let below: Double
  let above: Double
  /// The probability integral transform, in bins of equal width: level if the spread is right.
  let histogram: [Int]
  /// The mean CRPS.
  let rankedProbability: Double

  static let bins = 10

  /// - Returns: nil without spreads.
  init?(_ forecasts: [(spread: ForecastSpread, truth: Double)]) {
    guard !forecasts.isEmpty else { return nil }
    count = forecasts.count
    let number = Double(forecasts.count)
    below = Double(forecasts.count { $0.truth < $0.spread.p10 }) / number
    above = Double(forecasts.count { $0.truth > $0.spread.p90 }) / number
    coverage = 1 - below - above
    var histogram = [Int](repeating: 0, count: Self.bins)
    for (spread, truth) in forecasts {
      let share = spread.share(below: truth)
      histogram[min(Int(share * Double(Self.bins)), Self.bins - 1)] += 1
    }
    self.histogram = histogram
    rankedProbability =
      forecasts.map { spread, truth in
        RankedProbability.score(
          quantiles: [(0.1, spread.p10), (0.5, spread.p50), (0.9, spread.p90)], truth: truth) ?? 0
      }.sum / number
  }
}
