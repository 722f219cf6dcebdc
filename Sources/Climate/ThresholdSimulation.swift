import Libc

/// Simulated years of one climate, to see how much the counts of single years differ.
///
/// A day's anomaly is autoregressive of order one and common to its maximum, minimum and mean. The
/// error of the normals and of the projected warming is the same for a whole year. The generator
/// always starts from the same seed, so equal questions have equal answers.
struct ThresholdSimulation {
  typealias Range = (low: Double, high: Double)

  private static let years = 400
  private static let indexCount = ThresholdIndex.allCases.count

  /// The range of four of five years, by month and then, last, for the year; by `ThresholdIndex`.
  let ranges: [[Range]]

  init(_ climate: ThresholdClimate) {
    var noise = GaussianNoise(seed: 1991_2020)
    /// By month (or year), index and simulated year.
    var counts = [[[Double]]](
      repeating: [[Double]](
        repeating: [Double](repeating: 0, count: Self.years), count: Self.indexCount), count: 13)
    var anomaly = noise.next()
    for year in 0..<Self.years {
      let error = noise.next()
      for month in climate.months.indices {
        let sums = Self.simulate(climate.months[month], error: error, &anomaly, &noise)
        for index in 0..<Self.indexCount {
          counts[month][index][year] = sums[index]
          counts[12][index][year] += sums[index]
        }
      }
    }
    ranges = counts.map { $0.map(Self.range) }
  }

  /// The counts of one month.
  private static func simulate(
    _ month: ThresholdMonth, error: Double, _ anomaly: inout Double, _ noise: inout GaussianNoise
  ) -> [Double] {
    let memory = month.autocorrelation
    let innovation = (1 - memory * memory).squareRoot()
    var sums = [Double](repeating: 0, count: indexCount)
    func count(_ index: ThresholdIndex, _ amount: Double) { sums[index.rawValue] += amount }
    for day in month.days {
      anomaly = memory * anomaly + innovation * noise.next()
      let shift = day + error * month.uncertaintyCelsius
      let maximum = month.maximum.value(anomaly) + shift
      let minimum = month.minimum.value(anomaly) + shift
      let excess = month.mean.value(anomaly) + shift - ThresholdIndex.degreeDayBaseCelsius
      if maximum > 25 { count(.above25, 1) }
      if maximum > 30 { count(.above30, 1) }
      if maximum > 35 { count(.above35, 1) }
      if minimum >= 20 { count(.tropicalNights, 1) }
      if minimum < 0 { count(.frostDays, 1) }
      if maximum < 0 { count(.iceDays, 1) }
      count(excess < 0 ? .heatingDegreeDays : .coolingDegreeDays, abs(excess))
    }
    return sums
  }

  /// The values that a tenth of the years lie below and above.
  private static func range(_ values: [Double]) -> Range {
    let sorted = values.sorted()
    return (sorted[years / 10], sorted[years - 1 - years / 10])
  }
}

extension ThresholdMonth.Distribution {
  /// - Parameter anomaly: in standard deviations.
  fileprivate func value(_ anomaly: Double) -> Double { mean + deviation * anomaly }
}

/// Normally distributed numbers, the same for a seed: SplitMix64 (Steele, Lea and Flood 2014), then
/// Box and Muller.
private struct GaussianNoise {
  private var state: UInt64
  private var spare: Double?

  init(seed: UInt64) { state = seed }

  mutating func next() -> Double {
    if let number = spare {
      spare = nil
      return number
    }
    let radius = (-2 * log(uniform())).squareRoot()
    let angle = 2 * .pi * uniform()
    spare = radius * sin(angle)
    return radius * cos(angle)
  }

  /// Above 0, at most 1.
  private mutating func uniform() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double(((mixed ^ (mixed >> 31)) >> 11) + 1) * 0x1p-53
  }
}
