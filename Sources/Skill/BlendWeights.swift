import Basics

/// How to weigh providers by their errors. Several compute from the same model, so that their
/// errors are alike: the weights minimize the variance of the blend's error by the whole covariance
/// (Bates and Granger 1969), none is negative, and they are shrunk toward equal ones while there
/// are few errors.
package struct BlendWeights: Sendable, Equatable {
  /// In the order of the providers, 0…1, of sum 1.
  package let weights: [Double]

  package static let maximumProviders = 8
  /// The number of days of errors that weigh as much as the assumption that all providers are
  /// equal.
  private static let doubtDays = 10.0
  /// Of the covariance that is taken from its diagonal's mean.
  private static let ridge = 0.02

  package static func equal(_ count: Int) -> BlendWeights {
    BlendWeights(weights: [Double](repeating: 1 / Double(count), count: count))
  }

  /// - Parameters:
  ///   - errors: one row for each time, with the error of each provider (after its bias was
  ///     subtracted).
  ///   - days: with errors.
  package init(errors: [[Double]], providers count: Int, days: Int) {
    precondition((1...Self.maximumProviders).contains(count))
    guard !errors.isEmpty, count > 1 else {
      self = .equal(count)
      return
    }
    var products = [Double](repeating: 0, count: count * count)
    for row in errors {
      for i in 0..<count { for j in 0...i { products[count * i + j] += row[i] * row[j] } }
    }
    let trace = (0..<count).map { products[(count + 1) * $0] }.sum
    for i in 0..<count { products[(count + 1) * i] += Self.ridge * trace / Double(count) + 1e-12 }
    let best = Self.best(products, count)
    let trust = Double(days) / (Double(days) + Self.doubtDays)
    weights = best.map { trust * $0 + (1 - trust) / Double(count) }
  }

  private init(weights: [Double]) { self.weights = weights }

  /// The weights of some of the providers, of sum 1; empty if none has weight.
  package func among(
    _ providers: [String], where isKnown: (String) -> Bool
  ) -> [String: Double] {
    let known = zip(providers, weights).filter { isKnown($0.0) }
    let whole = known.map(\.1).sum
    guard whole > 0 else { return [:] }
    return Dictionary(uniqueKeysWithValues: known.map { ($0.0, $0.1 / whole) })
  }

  /// The weighted mean of the providers that have a value.
  /// - Parameter values: in the order of the weights.
  /// - Returns: nil if none has weight.
  package func blend(_ values: [Double?]) -> Double? {
    var (sum, whole) = (0.0, 0.0)
    for (weight, value) in zip(weights, values) {
      guard let value else { continue }
      sum += weight * value
      whole += weight
    }
    return whole > 0 ? sum / whole : nil
  }

  /// The least variance of all subsets of providers whose best weights are not negative: exact, as
  /// the minimum lies in one of the faces of the simplex.
  private static func best(_ covariance: [Double], _ count: Int) -> [Double] {
    var best = (weights: BlendWeights.equal(count).weights, variance: Double.infinity)
    for subset in 1..<(1 << count) {
      let chosen = (0..<count).filter { subset & (1 << $0) != 0 }
      let part = chosen.flatMap { row in
        chosen.map { covariance[count * max(row, $0) + min(row, $0)] }
      }
      let ones = [Double](repeating: 1, count: chosen.count)
      guard let solution = PositiveDefinite.solution(of: part, ones),
        solution.allSatisfy({ $0 >= 0 })
      else { continue }
      // The variance is 1 over the sum of the solution.
      let variance = 1 / solution.sum
      guard variance < best.variance else { continue }
      var weights = [Double](repeating: 0, count: count)
      for (index, value) in zip(chosen, solution) { weights[index] = value * variance }
      best = (weights, variance)
    }
    return best.weights
  }
}
