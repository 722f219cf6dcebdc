import Basics

/// The continuous ranked probability score (CRPS): the distance of a forecast's distribution from
/// the truth, in the variable's unit. Of a single value it is the absolute error.
package enum RankedProbability {
  /// Of the ensemble's empirical distribution.
  package static func score(members: [Double], truth: Double) -> Double? {
    score(members, truth, pairs: Double(members.count * members.count))
  }

  /// Of the distribution that the members were drawn from (Ferro 2014, doi:10.1002/qj.2270), so
  /// that ensembles of different sizes can be compared.
  /// - Returns: nil with fewer than two members.
  package static func fairScore(members: [Double], truth: Double) -> Double? {
    guard members.count > 1 else { return nil }
    return score(members, truth, pairs: Double(members.count * (members.count - 1)))
  }

  private static func score(_ members: [Double], _ truth: Double, pairs: Double) -> Double? {
    guard !members.isEmpty else { return nil }
    let sorted = members.sorted()
    let distance = sorted.reduce(0) { $0 + abs($1 - truth) } / Double(sorted.count)
    // The differences of all pairs of ordered values are weighted sums.
    var spread = 0.0
    for (index, member) in sorted.enumerated() {
      spread += Double(2 * index - sorted.count + 1) * member
    }
    return distance - spread / pairs
  }

  /// The loss of one quantile (Koenker and Bassett 1978).
  /// - Parameter level: of the quantile, 0…1.
  package static func quantileLoss(_ quantile: Double, level: Double, truth: Double) -> Double {
    truth < quantile ? (1 - level) * (quantile - truth) : level * (truth - quantile)
  }

  /// Approximated by twice the mean loss of quantiles.
  /// - Returns: nil without quantiles.
  package static func score(
    quantiles: [(level: Double, value: Double)], truth: Double
  ) -> Double? {
    guard !quantiles.isEmpty else { return nil }
    let losses = quantiles.map { quantileLoss($0.value, level: $0.level, truth: truth) }
    return 2 * losses.sum / Double(losses.count)
  }
}

/// What a value will probably be: four out of five times between p10 and p90.
package struct ForecastSpread: Sendable, Equatable {
  package let p10: Double
  package let p50: Double
  package let p90: Double

  package init(p10: Double, p50: Double, p90: Double) {
    (self.p10, self.p50, self.p90) = (p10, p50, p90)
  }

  /// The share of the distribution below a value, of half a normal distribution on each side of
  /// the median.
  package func share(below value: Double) -> Double {
    let width = value < p50 ? p50 - p10 : p90 - p50
    guard width > 0 else { return value < p50 ? 0 : value > p50 ? 1 : 0.5 }
    return Normal.distribution(Normal.p90 * (value - p50) / width)
  }
}
