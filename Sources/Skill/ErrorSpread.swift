import Basics

/// How far what comes is from a forecast, as the quantiles of the errors seen so far; and whether
/// quantiles learned on the first days held on the last ones.
package struct ErrorSpread: Sendable {
  /// The forecast (with the correction in force) and the observed value.
  package typealias Case = (day: Int, forecast: Double, truth: Double)

  package let scale: EnsembleDressing.Scale
  /// Truth − forecast on the scale, ascending; of wet and of dry forecasts if the scale tells them
  /// apart, else all in the first.
  private let errors: [[Double]]
  private let splitsDry: Bool
  /// On the last three tenths of the days; nil without errors on both sides of the split.
  package private(set) var evidence: SpreadEvidence?
  /// The same of the largest and of the least value of each day, whose hours share one error.
  package private(set) var evidenceOfMost: SpreadEvidence?
  package private(set) var evidenceOfLeast: SpreadEvidence?

  package static let minimumCases = 30

  /// - Parameter splitsDry: whether forecasts below 0.1 have errors of their own.
  /// - Returns: nil with fewer than 30 cases.
  package init?(_ cases: [Case], scale: EnsembleDressing.Scale, splitsDry: Bool = false) {
    guard cases.count >= Self.minimumCases else { return nil }
    self.init(cases, scale, splitsDry)
    guard let (past, withheld) = Self.trial(cases, scale, splitsDry) else { return }
    evidence = SpreadEvidence(withheld, past)
    let days = Self.wholeDays(of: withheld)
    evidenceOfMost = SpreadEvidence(Self.daily(days) { $0.max() }, past)
    evidenceOfLeast = SpreadEvidence(Self.daily(days) { $0.min() }, past)
  }

  /// The hours of each day that has enough of them, days ascending.
  static func wholeDays(of cases: [Case]) -> [[Case]] {
    Dictionary(grouping: cases, by: \.day).values.filter { $0.count >= DayQuantity.minimumHours }
      .sorted { $0[0].day < $1[0].day }
  }

  /// One case for each day: a value of its hours.
  static func daily(_ days: [[Case]], _ value: ([Double]) -> Double?) -> [Case] {
    days.compactMap { hours in
      guard let forecast = value(hours.map(\.forecast)), let truth = value(hours.map(\.truth))
      else { return nil }
      return (hours[0].day, forecast, truth)
    }
  }

  /// The mean CRPS, on the last three tenths of the days, of the quantiles that the days before
  /// teach.
  /// - Returns: nil with fewer than 30 cases before these days.
  package static func rankedProbability(
    _ cases: [Case], scale: EnsembleDressing.Scale, splitsDry: Bool = false
  ) -> Double? {
    guard let (past, withheld) = trial(cases, scale, splitsDry) else { return nil }
    let scores = withheld.compactMap { known in
      RankedProbability.score(
        quantiles: scoredLevels.map { ($0, past.quantile($0, around: known.forecast)) },
        truth: known.truth)
    }
    return scores.isEmpty ? nil : scores.sum / Double(scores.count)
  }

  /// The middles of twenty equal steps.
  private static let scoredLevels = (0..<20).map { (Double($0) + 0.5) / 20 }

  /// What the first days teach, and the last days, of which it learned nothing; nil with fewer than
  /// 30 cases to learn from.
  private static func trial(
    _ cases: [Case], _ scale: EnsembleDressing.Scale, _ splitsDry: Bool
  ) -> (past: ErrorSpread, withheld: [Case])? {
    guard let first = WithheldProof.firstWithheldDay(cases.lazy.map(\.day)) else { return nil }
    let known = cases.filter { $0.day < first }
    guard known.count >= minimumCases else { return nil }
    return (ErrorSpread(known, scale, splitsDry), cases.filter { $0.day >= first })
  }

  private init(_ cases: [Case], _ scale: EnsembleDressing.Scale, _ splitsDry: Bool) {
    var errors: [[Double]] = [[], []]
    for known in cases {
      errors[Self.kind(known.forecast, splitsDry)].append(
        scale.forward(known.truth) - scale.forward(known.forecast))
    }
    self.errors = errors.map { $0.sorted() }
    (self.scale, self.splitsDry) = (scale, splitsDry)
  }

  /// Which errors a forecast has: 1 for a dry one, if they are distinguished.
  private static func kind(_ forecast: Double, _ splitsDry: Bool) -> Int {
    splitsDry && forecast < FrequencyMapping.wetMillimeters ? 1 : 0
  }

  package var count: Int { errors[0].count + errors[1].count }

  private func errors(around value: Double) -> [Double] {
    let kind = Self.kind(value, splitsDry)
    return errors[kind].isEmpty ? errors[1 - kind] : errors[kind]
  }

  /// The standard deviation of the errors on the scale.
  package func deviation(around value: Double) -> Double {
    let errors = errors(around: value)
    return (errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count)).squareRoot()
  }

  /// Holds the value itself, whatever the errors were.
  package func spread(around value: Double) -> ForecastSpread {
    ForecastSpread(
      p10: quantile(0.1, around: value), p50: quantile(0.5, around: value),
      p90: quantile(0.9, around: value)
    ).holding(value)
  }

  /// - Parameter level: 0…1.
  private func quantile(_ level: Double, around value: Double) -> Double {
    let errors = errors(around: value)
    let position = level * Double(errors.count - 1)
    let index = Int(position)
    let next = errors[min(index + 1, errors.count - 1)]
    return scale.backward(
      scale.forward(value) + errors[index] + (position - Double(index)) * (next - errors[index]))
  }

  /// The chance that the largest of several values turns out above a threshold, 0…1: one error for
  /// all of them.
  package func chance(above threshold: Double, of values: [Double]) -> Double {
    guard let most = values.max() else { return 0 }
    let errors = errors(around: most)
    let gap = scale.forward(threshold) - scale.forward(most)
    guard !scale.isAlwaysAbove(threshold) else { return 1 }
    return Double(errors.count { $0 > gap }) / Double(errors.count)
  }

  /// The chance that the least of them turns out below it.
  package func chance(below threshold: Double, of values: [Double]) -> Double {
    guard let least = values.min(), !scale.isAlwaysAbove(threshold) else { return 0 }
    let errors = errors(around: least)
    let (level, center) = (scale.forward(threshold), scale.forward(least))
    return Double(errors.count { scale.forward(scale.backward(center + $0)) < level })
      / Double(errors.count)
  }
}

/// How often the truth was outside of a spread that had not learned from it.
package struct SpreadEvidence: Sendable, Equatable {
  package let count: Int
  package let days: Int
  /// Shares below p10 and above p90; 0.1 each if the spread is right.
  package let below: Double
  package let above: Double

  /// Nil without cases.
  fileprivate init?(_ cases: [ErrorSpread.Case], _ spread: ErrorSpread) {
    guard !cases.isEmpty else { return nil }
    count = cases.count
    days = Set(cases.map(\.day)).count
    let number = Double(cases.count)
    let outside = cases.map { known in
      let range = spread.spread(around: known.forecast)
      return (known.truth < range.p10, known.truth > range.p90)
    }
    below = Double(outside.count { $0.0 }) / number
    above = Double(outside.count { $0.1 }) / number
  }

  /// 0.8 if the spread is right.
  package var coverage: Double { 1 - below - above }

  /// Enough cases to tell.
  package func isEnough(_ need: Need) -> Bool { count >= need.cases && days >= need.days }

  /// As often outside as it should be. At zero, where much of an amount's distribution lies,
  /// nothing can be below.
  package func isHonest(_ need: Need, atZero: Bool) -> Bool {
    let wrong = need.tolerance
    return isEnough(need) && above <= 0.1 + wrong && below <= 0.1 + wrong
      && coverage >= 0.8 - wrong && (atZero || coverage <= 0.8 + wrong)
  }

  /// What shows that a spread is right.
  package struct Need: Sendable {
    package let cases: Int
    package let days: Int
    package let tolerance: Double

    package static let ofHours = Need(cases: 100, days: 7, tolerance: 0.05)
    package static let ofDays = Need(cases: 30, days: 30, tolerance: 0.1)
  }
}

extension ForecastSpread {
  /// Widened until it holds a value.
  package func holding(_ value: Double) -> ForecastSpread {
    ForecastSpread(p10: min(p10, value), p50: p50, p90: max(p90, value))
  }
}

extension EnsembleDressing.Scale {
  /// A threshold below everything that an amount can be.
  func isAlwaysAbove(_ threshold: Double) -> Bool {
    switch self {
    case .plain: false
    case .squareRoot: threshold < 0
    }
  }
}
