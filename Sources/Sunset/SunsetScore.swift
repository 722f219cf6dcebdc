import Basics
import Units
package import Vocabulary
package import Weather

/// The inputs as displayed; `nil` = unknown. Labels follow the rounded values that they are shown
/// with.
package struct SunsetFactors: Sendable, Equatable {
  package let cloudCover: CloudCover
  package let cloudCoverDailyMeanPercent: Double?
  package let humidityPercent: Double?
  package let aerosolOpticalDepth: Double?
  package let visibility: Visibility?
  package let precipitationMillimetersPerHour: Double?

  package init(
    cloudCover: CloudCover = .unknown, cloudCoverDailyMeanPercent: Double? = nil,
    humidityPercent: Double? = nil, aerosolOpticalDepth: Double? = nil,
    visibility: Visibility? = nil, precipitationMillimetersPerHour: Double? = nil
  ) {
    self.cloudCover = cloudCover
    self.cloudCoverDailyMeanPercent = cloudCoverDailyMeanPercent
    self.humidityPercent = humidityPercent
    self.aerosolOpticalDepth = aerosolOpticalDepth
    self.visibility = visibility
    self.precipitationMillimetersPerHour = precipitationMillimetersPerHour
  }

  /// From the daily mean, or from the total at the event if the mean is unknown.
  package var cloudCoverLabel: CloudCoverLabel? {
    Rounding.round(cloudCoverDailyMeanPercent ?? cloudCover.totalPercent, decimals: 0).map {
      CloudCoverLabel(dailyMeanPercent: $0)
    }
  }
  package var highCloudLabel: HighCloudLabel? {
    Rounding.round(cloudCover.highPercent, decimals: 0).map { HighCloudLabel(percent: $0) }
  }
  package var humidityLabel: HumidityLabel? {
    Rounding.round(humidityPercent, decimals: 0).map { HumidityLabel(percent: $0) }
  }
  /// Of the metric value as it is shown, so that no unit changes the word.
  package var visibilityLabel: VisibilityLabel? {
    visibility.map { seen in
      VisibilityLabel(kilometers: UnitSystem.metric.wire(seen.kilometers, .visibility))
    }
  }
  package var aerosolLabel: AerosolLabel? {
    Rounding.round(aerosolOpticalDepth, decimals: Rounding.shareDecimals).map {
      AerosolLabel(opticalDepth: $0)
    }
  }

  /// Whether there is any cloud cover data.
  package var knowsClouds: Bool { cloudCover != .unknown || cloudCoverDailyMeanPercent != nil }
}

/// The expected quality of a sunset or sunrise whose sky is forecast, or known.
package struct SunsetScore: Sendable, Equatable {
  /// 0…100; `nil` with a reason, never a number without data. Of a forecast the median of what may
  /// come.
  package let score: Double?
  package let reason: SunsetReason?
  package let explanation: SunsetExplanation
  /// What may come; `nil` for the classic score.
  package var outlook: SunsetOutlook?
  /// The score if the clouds come as forecast.
  package var asForecast: Double?
  package let subscores: SunsetSubscores?
  package let path: SunsetPath?
  package let factors: SunsetFactors
  package let gradient: SkyGradient?
  /// What the afterglow model scored; `nil` for the classic one.
  package var input: AfterglowInput?
  /// Whether the user's own evenings changed it.
  package var isLearned = false
  package var rarity: SunsetRarity?

  /// Better evenings have a higher one: the score, then the chance of color.
  package var rank: SunsetRank {
    SunsetRank(score: score ?? -1, chance: outlook?.color.chance ?? 0)
  }

  /// From the displayed score.
  package var rating: SunsetRating? {
    Rounding.round(score, decimals: Rounding.scoreDecimals).map { SunsetRating(score: $0) }
  }

  /// No score, and why.
  package static func missing(
    _ reason: SunsetReason, factors: SunsetFactors = SunsetFactors()
  ) -> SunsetScore {
    SunsetScore(
      score: nil, reason: reason, explanation: .missing(reason), subscores: nil, path: nil,
      factors: factors, gradient: nil)
  }

  /// The original score of a day, which has no sub-scores and no outlook.
  package static func classic(_ score: Int?, factors: SunsetFactors) -> SunsetScore {
    guard let score else { return missing(.noCloudLayers, factors: factors) }
    let value = Double(score)
    return SunsetScore(
      score: value, reason: nil, explanation: .classic(score: score), subscores: nil, path: nil,
      factors: factors,
      gradient: SkyGradient(score: value, sunAltitudeDegrees: Self.gradientAltitudeDegrees))
  }

  /// The afterglow score of a sky as it is.
  /// - Parameter outlook: what may come instead of it, of which its own score is then only one.
  package static func afterglow(
    _ input: AfterglowInput, factors: SunsetFactors, azimuthDegrees: Double? = nil,
    sunAltitudeDegrees: Double = gradientAltitudeDegrees, taste: SunsetTaste = .standard,
    outlook: SunsetOutlook? = nil
  ) -> SunsetScore {
    let model = Afterglow(input, taste: taste)
    let score = outlook?.score ?? model.score
    return SunsetScore(
      score: score, reason: nil,
      explanation: SunsetExplanation(
        model: model, input: input, azimuthDegrees: azimuthDegrees),
      outlook: outlook, asForecast: outlook == nil ? nil : model.score,
      subscores: model.subscores, path: input.path == nil ? .local : .sampled, factors: factors,
      gradient: SkyGradient(score: score, sunAltitudeDegrees: sunAltitudeDegrees),
      input: input, isLearned: taste != .standard)
  }

  /// The altitude of the sun's center when its upper limb touches the horizon.
  package static let gradientAltitudeDegrees = -0.83
}

/// What is said of a sky that may differ from its forecast, all of it read from one distribution.
package struct SunsetOutlook: Sendable, Equatable {
  /// The median, 0…100.
  package let score: Double
  /// That the true score is within 15 points, 0…1.
  package let confidence: Double
  package let interval: SunsetInterval
  package let color: SunsetColor
}

extension SunsetOutlook {
  package init(_ distribution: SunsetDistribution) {
    let median = distribution.median
    self.init(
      score: median, confidence: distribution.confidence(in: median),
      interval: distribution.interval, color: distribution.color)
  }
}

package struct SunsetRank: Comparable, Sendable {
  let score: Double
  let chance: Double

  package static func < (left: SunsetRank, right: SunsetRank) -> Bool {
    (left.score, left.chance) < (right.score, right.chance)
  }
}
