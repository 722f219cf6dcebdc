/// Corrects amounts of precipitation by their frequency: an amount becomes the one that was
/// measured as often as it was forecast (quantile mapping; Panofsky and Brier 1968).
package struct FrequencyMapping: Sendable {
  /// Fewer wet pairs teach nothing.
  package static let minimumWetPairs = 60
  /// mm; less is dry.
  package static let wetMillimeters = 0.1
  private static let knots = 20

  /// Forecast amounts, ascending, and the measured amounts of the same frequency.
  private let forecasts: [Double]
  private let truths: [Double]

  /// - Parameter pairs: mm; wet if either is.
  /// - Returns: nil with fewer than 60 wet pairs.
  package init?(_ pairs: [(forecast: Double, truth: Double)]) {
    let wet = pairs.count { max($0.forecast, $0.truth) >= Self.wetMillimeters }
    guard wet >= Self.minimumWetPairs else { return nil }
    let forecasts = pairs.map(\.forecast).sorted()
    let truths = pairs.map(\.truth).sorted()
    // The share of pairs above which either may be wet, in equal steps.
    let first = forecasts.count - wet
    let steps = (0...Self.knots).map { step in
      first + (wet - 1) * step / Self.knots
    }
    self.forecasts = steps.map { forecasts[$0] }
    self.truths = steps.map { truths[$0] }
  }

  /// - Parameter amount: mm.
  package func corrected(_ amount: Double) -> Double {
    guard amount >= Self.wetMillimeters, let last = forecasts.last, let most = truths.last else {
      return 0
    }
    // Beyond what was forecast, the ratio of the largest amounts.
    guard amount < last else { return last > 0 ? amount * most / last : amount }
    // Several knots may be at one amount: the last of them.
    var index = 0
    while forecasts[index + 1] <= amount { index += 1 }
    guard amount >= forecasts[index] else { return truths[index] }
    let share = (amount - forecasts[index]) / (forecasts[index + 1] - forecasts[index])
    let value = truths[index] + share * (truths[index + 1] - truths[index])
    return value < Self.wetMillimeters ? 0 : value
  }
}
