import Basics
import Libc
package import Vocabulary

/// What an evening of the month is like where nobody forecasts it: half of them have the score.
///
/// It has no reasons, no rank and nothing to be woken for: there is no evidence of any one evening.
package struct UsualSunset: Sendable, Equatable {
  /// 0…100.
  package let score: Double
  package let interval: SunsetInterval?
  package let color: SunsetColor?

  package init(_ distribution: SunsetDistribution) {
    score = distribution.median
    interval = distribution.interval
    color = distribution.color
  }

  /// The original score, which needs only a mean cover.
  package init?(classicCloudPercent cloudPercent: Double) {
    let score = ClassicSunset.later(dailyMeanCloudPercent: cloudPercent)
    guard let score else { return nil }
    self.score = Double(score)
    interval = nil
    color = nil
  }

  package var rating: SunsetRating { SunsetRating(score: score) }

  package var gradient: SkyGradient {
    SkyGradient(score: score, sunAltitudeDegrees: SunsetScore.gradientAltitudeDegrees)
  }
}

/// The evenings of a month at a place, of which only the mean total cover and humidity are known.
///
/// Cover is most often none or all: each layer is a normal variable clamped to 0…1, wide enough for
/// the two fifths of clear and the seventh of closed layers that forecasts have. Its mean is the
/// layer's share of the total, for layers that overlap at random.
package struct UsualEvenings: Sendable {
  static let deviation = 0.78

  /// Layers in the middle, clamped to the sky.
  let middle: AfterglowInput
  /// What lies beyond the clamps.
  let beyond: LayerShift

  package init(totalPercent: Double, humidityPercent: Double) {
    let clear = 1 - min(max(totalPercent, 0), 100) / 100
    func middle(_ weight: Double) -> Double { Self.middle(ofMean: 1 - pow(clear, weight)) }
    let (low, mid, high) = (middle(0.45), middle(0.30), middle(0.25))
    let layers = CloudLayers.clear.shifted(by: LayerShift(low: low, mid: mid, high: high))
    self.middle = AfterglowInput(layers: layers, humidityPercent: humidityPercent)
    beyond = LayerShift(low: low - layers.low, mid: mid - layers.mid, high: high - layers.high)
  }

  /// The middle of the variable whose clamped mean is this, by bisection.
  static func middle(ofMean mean: Double) -> Double {
    var (low, high) = (-3.0, 4.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if clampedMean(middle) < mean { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func clampedMean(_ middle: Double) -> Double {
    let (start, end) = (-middle / deviation, (1 - middle) / deviation)
    let (belowStart, belowEnd) = (Normal.distribution(start), Normal.distribution(end))
    return middle * (belowEnd - belowStart)
      + deviation * (Normal.density(start) - Normal.density(end)) + 1 - belowEnd
  }
}
