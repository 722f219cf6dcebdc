import Basics
import Libc
import Vocabulary

/// The scores that may come true instead of the likeliest one.
package struct SunsetInterval: Sendable, Equatable {
  package let low: Double
  package let high: Double
  /// The share of the true scores within.
  package let level: Double
}

/// The two numbers behind a score: most evenings are either colorful or not.
package struct SunsetColor: Sendable, Equatable {
  /// That the score is at least that of the word "colorful", 0…1.
  package let chance: Double
  /// The mean score of the evenings that are, 0…100; `nil` if none is.
  package let quality: Double?
}

/// What the score may be, since the sky differs from its forecast as forecasts do.
///
/// Everything that is said of a coming evening is read from these scores: the headline is their
/// median, so a word is said only if it is at least as likely as not that the score reaches it.
///
/// Each layer is off by a normal error, the same here and toward the sun, and clamped to the sky;
/// the haze by a factor of 1.35 and the thickness of clouds by a factor of two, either way. Unknown
/// inputs have the spread that they have anywhere. The sample is quasi-random, so the same sky
/// always has the same scores.
package struct SunsetDistribution: Sendable {
  /// An uncertain sky: everything that its distribution follows from.
  package struct Sky: Sendable, Hashable {
    let input: AfterglowInput
    /// The standard deviation of a layer.
    let deviation: Double
    /// How far the middle of each layer lies beyond a closed or a clear one.
    let beyond: LayerShift
    let taste: SunsetTaste

    /// A forecast sky.
    /// - Parameters:
    ///   - leadDays: counted in full hours, so that a sky stays the same for a while.
    ///   - spreadPercent: of the total cover among an ensemble's members, if known.
    package init(
      _ input: AfterglowInput, leadDays: Double, quality: SkyQuality = .layers,
      spreadPercent: Double? = nil, taste: SunsetTaste = .standard
    ) {
      let error = layerError(
        leadDays: (leadDays * 24).rounded() / 24, spreadPercent: spreadPercent)
      self.input = input
      deviation = (error * error + quality.error * quality.error).squareRoot()
      beyond = .none
      self.taste = taste
    }

    /// Any evening of a month.
    package init(_ evenings: UsualEvenings, taste: SunsetTaste = .standard) {
      input = evenings.middle
      deviation = UsualEvenings.deviation
      beyond = evenings.beyond
      self.taste = taste
    }
  }

  /// In ascending order, as precise as they are shown: a word stands beside a rounded number.
  let scores: [Double]

  package init(_ sky: Sky) {
    scores = Self.sample.map {
      let score = Afterglow(
        sky.input.disturbed(by: $0, deviation: sky.deviation, beyond: sky.beyond),
        taste: sky.taste, thickness: exp(Self.thicknessError * $0[5])
      ).score
      return Rounding.round(score, decimals: Rounding.scoreDecimals)
    }.sorted()
  }

  /// At least half of the scores are this or more.
  package var median: Double { scores[scores.count / 2] }

  /// How many of these evenings have less than a score, percent; of those that have it, half.
  package func percentile(of score: Double) -> Int {
    let below = scores.partitioningIndex { $0 >= score }
    let within = scores.partitioningIndex { $0 > score }
    return Int((50 * Double(below + within) / Double(scores.count)).rounded())
  }

  /// The standard deviation of a forecast layer, as a share of the sky.
  ///
  /// Forecasts of the total cover are within 30 % in 73 % of the cases at the start and in 58 %
  /// after 180 hours (Ye and Chen, arXiv 1104.1700): deviations of 0.272 and 0.372. A single layer
  /// is worse; √2 is assumed, so that 80 % are within 49 % and later 67 %. With an ensemble, its
  /// spread takes the place of the growth.
  static func layerError(leadDays: Double, spreadPercent: Double? = nil) -> Double {
    let (start, end) = (0.272 * 2.0.squareRoot(), 0.372 * 2.0.squareRoot())
    if let spreadPercent {
      let spread = min(max(spreadPercent, 0), 50) / 100
      return (start * start + 2 * spread * spread).squareRoot()
    }
    let growth = (1 - exp(-max(leadDays, 0) / 4)) / (1 - exp(-7.5 / 4))
    return start + (end - start) * growth
  }

  /// The middle four fifths of the sample; at least a point wide.
  package var interval: SunsetInterval {
    let count = Int((Self.share * Double(scores.count)).rounded(.up))
    let low = scores[(scores.count - count) / 2]
    // Layers clamped to the same sky have the same score: they are all within.
    let first = scores.partitioningIndex { $0 > low - 0.05 }
    let high = scores[min(first + count, scores.count) - 1]
    let missing = max(1 - (high - low), 0) / 2
    return SunsetInterval(
      low: max(low - missing, 0), high: min(high + missing, 100), level: 0.8)
  }

  /// How likely colors are, and how good they are if they come.
  package var color: SunsetColor {
    let first = scores.partitioningIndex { $0 >= SunsetRating.colorful.minimumScore }
    let colorful = scores[first...]
    return SunsetColor(
      chance: Double(colorful.count) / Double(scores.count),
      quality: colorful.isEmpty ? nil : colorful.sum / Double(colorful.count))
  }

  /// The share of the sample within 15 points of a score, 0…1.
  package func confidence(in score: Double) -> Double {
    Double(scores.count { abs($0 - score) <= 15 }) / Double(scores.count)
  }

  /// A little more than the level: a quantile of a small sample with equal scores lies too far in.
  /// Simulated coverage is 78 to 82 %.
  private static let share = 0.81

  /// How much the depth of clouds of one cover differs from one field to another: the logarithm's
  /// standard deviation, a factor of two either way.
  static let thicknessError = 0.69

  static let dimensions = 6

  /// 128 points of a Kronecker sequence, as standard normal deviates.
  private static let sample: [[Double]] = {
    // The root of x⁷ = x + 1, the golden ratio of six dimensions.
    var ratio = 1.0
    for _ in 0..<60 { ratio = pow(1 + ratio, 1 / Double(dimensions + 1)) }
    return (1...128).map { index in
      (1...dimensions).map { dimension in
        let turn = 0.5 + Double(index) * pow(ratio, -Double(dimension))
        return normalDeviate(turn - turn.rounded(.down))
      }
    }
  }()

  /// The deviate below which a share of a normal distribution lies, by bisection.
  static func normalDeviate(_ share: Double) -> Double {
    var (low, high) = (-6.0, 6.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if 0.5 * erfc(-middle / 2.0.squareRoot()) < share { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

extension AfterglowInput {
  /// - Parameters:
  ///   - deviates: standard normal: of the three layers, of the sky toward the sun if it was not
  ///     sampled, of the unknown air, and of the clouds' thickness, which is no part of an input.
  ///   - deviation: the standard deviation of a layer.
  ///   - beyond: added to each layer.
  func disturbed(
    by deviates: [Double], deviation: Double, beyond: LayerShift = .none
  ) -> AfterglowInput {
    let shift = LayerShift(
      low: beyond.low + deviation * deviates[0], mid: beyond.mid + deviation * deviates[1],
      high: beyond.high + deviation * deviates[2])
    // Skies some 200 km apart differ by about a third.
    let distantShift = path == nil ? shift.moved(by: 0.35 * deviates[3]) : shift
    let distant = path ?? Array(repeating: layers, count: SunwardPath.distancesKilometers.count)
    // The global distribution over land: median 0.12, a factor of two either way.
    let depth =
      aerosolOpticalDepth.map { $0 * exp(0.3 * deviates[4]) } ?? 0.12 * exp(0.7 * deviates[4])
    return AfterglowInput(
      layers: layers.shifted(by: shift),
      path: distant.map { ($0 ?? layers).shifted(by: distantShift) },
      humidityPercent: humidityPercent ?? min(max(65 - 18 * deviates[4], 10), 100),
      aerosolOpticalDepth: depth, visibilityMeters: visibilityMeters,
      precipitationMillimetersPerHour: precipitationMillimetersPerHour)
  }
}

/// How the cloud layers were determined.
package enum SkyQuality: String, Sendable {
  /// The layers at the event.
  case layers
  /// Layers from a time up to 90 minutes away.
  case nearby
  /// Only a total or a daily mean, split by typical shares.
  case total

  /// What this adds to a layer's error, as a standard deviation.
  var error: Double {
    switch self {
    case .layers: 0
    case .nearby: 0.15
    case .total: 0.35
    }
  }
}
