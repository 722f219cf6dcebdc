import Basics
import Libc

/// Makes a spread out of an ensemble's members, or out of one value: the members' distances from
/// their mean are scaled, and each is dressed with a normal distribution, so that the variance of
/// the whole is that of the errors seen so far (affine kernel dressing; Bröcker and Smith 2008,
/// doi:10.1111/j.1600-0870.2008.00333.x).
package struct EnsembleDressing: Sendable, Equatable {
  /// How a variable is distributed.
  package enum Scale: Sendable {
    /// Normally.
    case plain
    /// Its square root is normally distributed, and it is never below zero: an amount, a speed.
    case squareRoot
  }

  /// One forecast with its predictors and the observed value, on the variable's own scale.
  package typealias Case = (members: [Double], truth: Double)

  package let scale: Scale
  /// Subtracted from each member, on the scale.
  package let bias: Double
  /// Of the members' distances from their mean.
  package let stretch: Double
  /// The standard deviation of each member's dressing, on the scale.
  package let deviation: Double

  package static let minimumCases = 30

  /// - Parameter cases: of one lead.
  /// - Returns: nil with fewer than 30 cases.
  package init?(_ cases: [Case], scale: Scale) {
    guard cases.count >= Self.minimumCases else { return nil }
    var (errors, squares, variances) = (0.0, 0.0, 0.0)
    for known in cases {
      guard let moments = Moments(known.members.map(scale.forward)) else { return nil }
      let error = moments.mean - scale.forward(known.truth)
      errors += error
      squares += error * error
      variances += moments.variance
    }
    let number = Double(cases.count)
    let bias = errors / number
    self.init(
      scale, bias: bias, variance: squares / number - bias * bias, spread: variances / number,
      members: cases[0].members.count)
  }

  /// Without past ensembles: one value's errors tell the whole variance, of which an ensemble of
  /// today holds a part.
  /// - Parameters:
  ///   - errors: the standard deviation of past errors, on the scale.
  ///   - members: of today; their mean is not used.
  package init(errorDeviation errors: Double, members: [Double], scale: Scale) {
    let spread = Moments(members.map(scale.forward))?.variance ?? 0
    self.init(
      scale, bias: 0, variance: max(errors * errors, spread), spread: spread,
      members: members.count)
  }

  /// - Parameters:
  ///   - variance: of the errors, which is that of the whole distribution.
  ///   - spread: the members' mean variance.
  private init(_ scale: Scale, bias: Double, variance: Double, spread: Double, members: Int) {
    self.scale = scale
    self.bias = bias
    // At least as wide as the kernel of a density estimate (Silverman 1986): a few members are not
    // a distribution.
    let kernel = pow(4 / (3 * Double(max(members, 1))), 0.4)
    let dressed = min(max(variance - spread, kernel * variance), variance)
    deviation = max(dressed, 0).squareRoot()
    stretch = spread > 0 ? max((variance - dressed) / spread, 0).squareRoot() : 1
  }

  /// - Parameter value: what the members' mean is moved to; nil leaves it.
  /// - Returns: nil without members.
  package func spread(of members: [Double], around value: Double? = nil) -> ForecastSpread? {
    let dressed = centers(members, around: value)
    guard !dressed.isEmpty else { return nil }
    return ForecastSpread(
      p10: quantile(0.1, dressed), p50: quantile(0.5, dressed), p90: quantile(0.9, dressed))
  }

  /// The chance of a value above a threshold, 0…1; nil without members.
  package func chance(above threshold: Double, of members: [Double]) -> Double? {
    let dressed = centers(members)
    guard !dressed.isEmpty else { return nil }
    guard scale == .plain || threshold >= 0 else { return 1 }
    return 1 - share(below: scale.forward(threshold), dressed)
  }

  /// For each member, how many deviations of its dressing a threshold is above it.
  func scores(of threshold: Double, among members: [Double], around value: Double) -> [Double] {
    centers(members, around: value).map { center in
      let gap = scale.forward(threshold) - center
      return deviation > 0 ? gap / deviation : gap < 0 ? -.infinity : .infinity
    }
  }

  private func centers(_ members: [Double], around value: Double? = nil) -> [Double] {
    let values = members.map(scale.forward)
    guard let mean = Moments(values)?.mean else { return [] }
    let center = value.map(scale.forward) ?? mean
    return values.map { center + stretch * ($0 - mean) - bias }
  }

  private func share(below value: Double, _ centers: [Double]) -> Double {
    let below = centers.reduce(0.0) { sum, center in
      sum
        + (deviation > 0
          ? Normal.distribution((value - center) / deviation) : center <= value ? 1 : 0)
    }
    return below / Double(centers.count)
  }

  /// By halving: the share ascends.
  private func quantile(_ level: Double, _ centers: [Double]) -> Double {
    guard let least = centers.min(), let most = centers.max() else { return .nan }
    var (low, high) = (least - 3 * deviation, most + 3 * deviation)
    let exact = max((high - low) * 1e-4, 1e-9)
    while high - low > exact {
      let middle = (low + high) / 2
      if share(below: middle, centers) < level { low = middle } else { high = middle }
    }
    return scale.backward((low + high) / 2)
  }

  private struct Moments {
    let mean: Double
    /// Of the population that the values are drawn from; 0 of a single one.
    let variance: Double

    init?(_ values: [Double]) {
      guard !values.isEmpty else { return nil }
      let mean = values.sum / Double(values.count)
      self.mean = mean
      let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      variance = values.count > 1 ? squares / Double(values.count - 1) : 0
    }
  }
}

extension EnsembleDressing.Scale {
  func forward(_ value: Double) -> Double {
    switch self {
    case .plain: value
    case .squareRoot: max(value, 0).squareRoot()
    }
  }

  func backward(_ value: Double) -> Double {
    switch self {
    case .plain: value
    case .squareRoot: value > 0 ? value * value : 0
    }
  }
}
