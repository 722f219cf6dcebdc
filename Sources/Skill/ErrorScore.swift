import Basics

/// How far single values were from the truth. The definitions are those of Wilks, "Statistical
/// Methods in the Atmospheric Sciences" (4th ed., 2019), chapter 9.
package struct ErrorScore: Sendable, Equatable {
  package let count: Int
  /// The mean of forecast − truth.
  package let bias: Double
  package let meanAbsolute: Double
  package let rootMeanSquare: Double

  /// - Parameter errors: forecast − truth.
  /// - Returns: nil without errors.
  package init?(_ errors: some Collection<Double>) {
    guard !errors.isEmpty else { return nil }
    count = errors.count
    let number = Double(errors.count)
    bias = errors.sum / number
    meanAbsolute = errors.reduce(0) { $0 + abs($1) } / number
    rootMeanSquare = (errors.reduce(0) { $0 + $1 * $1 } / number).squareRoot()
  }
}

/// How much better a score is than a reference's.
package enum SkillScore {
  /// 1 is perfect, 0 as good as the reference; nil if the reference is perfect.
  /// - Parameters:
  ///   - score: of the forecast; less is better, 0 is perfect.
  ///   - reference: the same score of persistence, climatology or another forecast.
  package static func skill(of score: Double, over reference: Double) -> Double? {
    reference > 0 ? 1 - score / reference : nil
  }
}
