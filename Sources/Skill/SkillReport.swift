package import Basics
package import Time
package import Vocabulary

/// How wrong each provider was at a place.
package struct SkillReport: Sendable {
  /// One provider, variable and lead.
  package struct Row: Sendable {
    package let provider: String
    package let variable: SkillVariable
    /// In days, 0…6.
    package let lead: Int
    /// In the variable's unit; of a probability in percent.
    package let score: ErrorScore
    package let days: Int
    /// The first and the last valid day, in UTC.
    package let span: ClosedRange<LocalDate>
    /// Of the mean absolute error; nil with fewer than two days.
    package let interval: BlockBootstrap?
    /// Of probabilities.
    package let brier: BrierScore?
    /// The mean CRPS of the spread on the last three tenths of the days; nil of what has no spread,
    /// and with fewer than 30 pairs before these days.
    package let rankedProbability: Double?
    /// By the mean absolute error (of a probability the Brier score) over saying what was true at
    /// the same hour of the last day before the issue; nil if too seldom known.
    package let skillOverPersistence: Double?
    /// The same over saying the mean of the hour on all other days.
    package let skillOverClimatology: Double?
    /// What correcting did on the last days; nil where nothing is corrected.
    package let correction: WithheldProof?
  }

  /// By provider, variable and lead.
  package let rows: [Row]

  /// Older days say little about today's models.
  package static let windowDays = 120
  /// Fewer pairs make no row.
  static let minimumPairs = 24

  package init(_ taught: [TaughtSeries]) {
    rows = SkillVariable.allCases.flatMap { variable in
      let series = taught.filter { $0.variable == variable }
      let truths = Truths(series.lazy.flatMap(\.pairs))
      return series.compactMap { Row($0, truths) }
    }.sorted {
      ($0.provider, $0.variable.order, $0.lead) < ($1.provider, $1.variable.order, $1.lead)
    }
  }
}

extension SkillVariable {
  var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Of a forecast and a truth: squared for shares, so that it cannot be hedged.
  fileprivate func loss(_ error: Double) -> Double {
    self == .precipitationProbability ? error * error : abs(error)
  }
}

extension SkillReport.Row {
  fileprivate init?(_ taught: TaughtSeries, _ truths: Truths) {
    let (variable, pairs) = (taught.variable, taught.pairs)
    guard pairs.count >= SkillReport.minimumPairs, let score = ErrorScore(pairs.map(\.error))
    else { return nil }
    let blocks = BlockBootstrap.blocks(pairs.map { ($0.day, abs($0.error)) })
    (provider, self.variable, lead) = (taught.provider, variable, taught.lead)
    self.score = score
    days = blocks.count
    span =
      LocalDate(clamping: pairs[0].day)...LocalDate(clamping: pairs[pairs.count - 1].day)
    interval = BlockBootstrap(blocks)
    brier =
      variable == .precipitationProbability
      ? BrierScore(pairs.map { ($0.forecast / 100, $0.truth > 50) }) : nil
    func skill(over reference: (ForecastPair) -> Double?) -> Double? {
      let known = pairs.compactMap { pair in
        reference(pair).map {
          (own: variable.loss(pair.error), other: variable.loss($0 - pair.truth))
        }
      }
      // Over half of the pairs, so that the skill is about them.
      guard 2 * known.count >= pairs.count else { return nil }
      return SkillScore.skill(of: known.map(\.own).sum, over: known.map(\.other).sum)
    }
    skillOverPersistence = skill { truths.before($0) }
    skillOverClimatology = skill { truths.climatology($0) }
    correction = taught.correction?.proof
    rankedProbability = SpreadVariable(variable).flatMap { spread in
      ErrorSpread.rankedProbability(
        zip(pairs, taught.said).map { ($0.day, $1, $0.truth) }, scale: spread.scale,
        splitsDry: spread.isOftenZero)
    }
  }
}

/// The observed values, by hour.
private struct Truths {
  private var values: [Int: Double] = [:]
  /// By hour of the day.
  private var sums = [(sum: Double, count: Double)](repeating: (0, 0), count: 24)

  init(_ pairs: some Sequence<ForecastPair>) {
    for pair in pairs {
      let hour = pair.valid.hourNumber
      guard values.updateValue(pair.truth, forKey: hour) == nil else { continue }
      sums[Self.ofDay(hour)].sum += pair.truth
      sums[Self.ofDay(hour)].count += 1
    }
  }

  private static func ofDay(_ hour: Int) -> Int { (hour % 24 + 24) % 24 }

  /// At the same hour of the last day before the issue.
  func before(_ pair: ForecastPair) -> Double? {
    let hour = pair.valid.hourNumber
    let days = Int(pair.valid.seconds(since: pair.issued) / 86_400) + 1
    return values[hour - 24 * days]
  }

  /// The mean of the hour on other days.
  func climatology(_ pair: ForecastPair) -> Double? {
    let all = sums[Self.ofDay(pair.valid.hourNumber)]
    return all.count > 1 ? (all.sum - pair.truth) / (all.count - 1) : nil
  }
}
