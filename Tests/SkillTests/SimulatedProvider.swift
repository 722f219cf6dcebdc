import Basics
import Skill
import TestSupport
import Time

/// Weather, and providers whose biases and noises are known, some of it shared.
struct SimulatedProviders {
  /// By hour of the day, in °C.
  let bias: @Sendable (_ provider: Int, _ hour: Int) -> Double
  /// The standard deviations at the shortest lead; it grows with the lead.
  let noises: [Double]
  /// The standard deviation of the error that all of `sharing` make.
  var sharedNoise = 0.0
  var sharing: Set<Int> = []

  static let start: Instant = 1_700_006_400

  static func growth(_ lead: Int) -> Double { 1 + 0.35 * Double(lead) }

  /// The forecasts of one lead for each hour, by provider: issued at midnight.
  func pairs(days: Int, lead: Int, seed: UInt64) -> [[ForecastPair]] {
    var random = SplitMix64(seed: seed)
    var result = noises.map { _ in [ForecastPair]() }
    for day in 0..<days {
      for hour in 0..<24 {
        let valid = Self.start + 86_400 * Double(day) + 3_600 * Double(hour)
        let issued = Self.start + 86_400 * Double(day - lead) - 1
        let truth = 10 + 5 * random.normal()
        let shared = sharedNoise * random.normal()
        for provider in noises.indices {
          var error = noises[provider] * random.normal()
          if sharing.contains(provider) { error += shared }
          let forecast = truth + bias(provider, hour) + Self.growth(lead) * error
          result[provider].append(
            ForecastPair(issued: issued, valid: valid, forecast: forecast, truth: truth)!)
        }
      }
    }
    return result
  }
}
