/// How good probabilities of an event were: the mean squared difference from the outcomes, 0…1.
///
/// score = reliability − resolution + uncertainty. The forecasts are grouped into bins. Within
/// these they differ, which belongs to the resolution (Stephenson et al. 2008,
/// doi:10.1175/2007WAF2006116.1), so that the sum is exact with any bins.
package struct BrierScore: Sendable, Equatable {
  /// A point of the reliability diagram.
  package struct Bin: Sendable, Equatable {
    package let count: Int
    /// 0…1.
    package let meanProbability: Double
    /// How often the event came, 0…1.
    package let frequency: Double
  }

  package let count: Int
  package let score: Double
  /// 0 if the event comes as often as was said.
  package let reliability: Double
  /// The more, the more the forecasts tell the cases apart.
  package let resolution: Double
  /// The score of always saying how often the event comes.
  package let uncertainty: Double
  /// Those with a forecast, ascending.
  package let bins: [Bin]

  package typealias Forecast = (probability: Double, happened: Bool)

  /// - Parameters:
  ///   - forecasts: probabilities 0…1.
  ///   - bins: of equal width.
  /// - Returns: nil without forecasts.
  package init?(_ forecasts: [Forecast], bins width: Int = 10) {
    guard !forecasts.isEmpty else { return nil }
    let number = Double(forecasts.count)
    var sums = [Sums](repeating: Sums(), count: width)
    for forecast in forecasts {
      sums[min(Int(forecast.probability * Double(width)), width - 1)].add(forecast)
    }
    let all = sums.reduce(Sums(), +)
    let base = all.happened / number
    var (reliability, resolution) = (0.0, 0.0)
    for bin in sums where bin.count > 0 {
      let mean = bin.probability / bin.count
      let frequency = bin.happened / bin.count
      reliability += bin.count * (mean - frequency) * (mean - frequency)
      resolution += bin.count * (frequency - base) * (frequency - base)
      // What the forecasts' differences within the bin add, and what they share with the events.
      let variance = bin.squares / bin.count - mean * mean
      let covariance = bin.products / bin.count - mean * frequency
      resolution += bin.count * (2 * covariance - variance)
    }
    count = forecasts.count
    score = (all.squares - 2 * all.products + all.happened) / number
    self.reliability = reliability / number
    self.resolution = resolution / number
    uncertainty = base * (1 - base)
    self.bins = sums.filter { $0.count > 0 }.map {
      Bin(
        count: Int($0.count), meanProbability: $0.probability / $0.count,
        frequency: $0.happened / $0.count)
    }
  }

  private struct Sums {
    var (count, probability, happened, squares, products) = (0.0, 0.0, 0.0, 0.0, 0.0)

    mutating func add(_ forecast: Forecast) {
      let event = forecast.happened ? 1.0 : 0
      count += 1
      probability += forecast.probability
      happened += event
      squares += forecast.probability * forecast.probability
      products += forecast.probability * event
    }

    static func + (a: Sums, b: Sums) -> Sums {
      var sum = a
      sum.count += b.count
      sum.probability += b.probability
      sum.happened += b.happened
      sum.squares += b.squares
      sum.products += b.products
      return sum
    }
  }
}
