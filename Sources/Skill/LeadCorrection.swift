package import Vocabulary

/// What the pairs of one provider, variable and lead teach: a change to the next forecasts, and
/// whether it made the last days better.
package struct LeadCorrection: Sendable {
  package enum Change: Sendable {
    /// Subtracts the bias of the hour.
    case bias(BiasFilter)
    /// Maps amounts by their frequency.
    case frequency(FrequencyMapping)
  }

  package let proof: WithheldProof
  /// The pairs that it was learned from.
  package let count: Int
  /// Learned from all pairs, those of the withheld days too.
  package let change: Change
  /// What would have been said with the correction, if it is proven, else what was said; in the
  /// order of the pairs.
  package let said: [Double]

  /// - Parameter pairs: in the order of their valid times.
  /// - Returns: nil with too few pairs, and for percentages, which a shift would take out of range.
  package init?(_ variable: SkillVariable, _ pairs: [ForecastPair]) {
    guard pairs.count >= SkillReport.minimumPairs,
      let first = WithheldProof.firstWithheldDay(pairs.lazy.map(\.day))
    else { return nil }
    count = pairs.count
    switch variable {
    case .temperature, .dewPoint, .windSpeed, .windGust:
      // The weight is chosen without the withheld days.
      let alpha = BiasFilter.bestAlpha(for: pairs.filter { $0.day < first })
      let (biases, filter) = BiasFilter.replay(pairs, alpha: alpha)
      proof = WithheldProof(
        zip(pairs, biases).map { ($0.day, abs($0.error), abs($0.error - $1)) })
      change = .bias(filter)
      let isApplied = proof.verdict == .proven
      said = zip(pairs, biases).map { isApplied ? $0.forecast - $1 : $0.forecast }
    case .precipitation:
      guard let known = FrequencyMapping(pairs.filter { $0.day < first }),
        let mapping = FrequencyMapping(pairs)
      else { return nil }
      proof = WithheldProof(
        pairs.map { pair in
          (pair.day, abs(pair.error), abs(known.corrected(pair.forecast) - pair.truth))
        })
      change = .frequency(mapping)
      let isApplied = proof.verdict == .proven
      said = pairs.map { isApplied ? known.corrected($0.forecast) : $0.forecast }
    case .precipitationProbability, .cloudCover: return nil
    }
  }
}

extension FrequencyMapping {
  fileprivate init?(_ pairs: [ForecastPair]) {
    self.init(pairs.map { (forecast: $0.forecast, truth: $0.truth) })
  }
}
