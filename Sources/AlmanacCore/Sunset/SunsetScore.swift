/// The source of the sky toward the sun.
package enum SunsetPathSource: String, Sendable {
  /// From forecasts for points along the light's path.
  case sampled
  /// The local sky as a fallback.
  case local
}

/// Why a score is missing.
package enum SunsetReason: String, CaseIterable, Sendable {
  case noCloudData
  case noCloudLayers
  case polarDay
  case polarNight
  /// The sun has no such event on that day.
  case noEvent
  case beyondHorizon
}

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
  package var aerosolLabel: AerosolLabel? {
    Rounding.round(aerosolOpticalDepth, decimals: Rounding.shareDecimals).map {
      AerosolLabel(opticalDepth: $0)
    }
  }

  /// Whether there is any cloud cover data.
  package var knowsClouds: Bool { cloudCover != .unknown || cloudCoverDailyMeanPercent != nil }
}

/// The expected quality of a sunset or sunrise, and its confidence.
package struct SunsetScore: Sendable, Equatable {
  /// 0…100, unrounded; `nil` with a reason, never a number without data.
  package let score: Double?
  package let reason: SunsetReason?
  package let explanation: SunsetExplanation
  /// 0…1.
  package let confidence: Double?
  package let interval: SunsetInterval?
  package let color: SunsetColor?
  package let subscores: SunsetSubscores?
  package let path: SunsetPathSource?
  package let factors: SunsetFactors
  package let gradient: SkyGradient?
  /// What the afterglow model scored; `nil` for the classic one.
  package var input: AfterglowInput?
  /// Whether the user's own evenings changed it.
  package var isLearned = false

  /// From the displayed score.
  package var rating: SunsetRating? {
    Rounding.round(score, decimals: Rounding.scoreDecimals).map { SunsetRating(score: $0) }
  }

  /// No score, and why.
  package static func missing(
    _ reason: SunsetReason, factors: SunsetFactors = SunsetFactors()
  ) -> SunsetScore {
    SunsetScore(
      score: nil, reason: reason, explanation: .missing(reason),
      confidence: nil, interval: nil, color: nil, subscores: nil, path: nil, factors: factors,
      gradient: nil)
  }

  /// The original score of a day, which has no sub-scores, interval or confidence.
  package static func classic(_ score: Int?, factors: SunsetFactors) -> SunsetScore {
    guard let score else { return missing(.noCloudLayers, factors: factors) }
    let value = Double(score)
    return SunsetScore(
      score: value, reason: nil, explanation: .classic(score: score),
      confidence: nil, interval: nil, color: nil, subscores: nil, path: nil, factors: factors,
      gradient: SkyGradient(score: value, sunAltitudeDegrees: Self.gradientAltitudeDegrees))
  }

  /// The afterglow score of the given inputs.
  /// - Parameter distribution: kept ones can stand in for new ones.
  package static func afterglow(
    _ input: AfterglowInput, factors: SunsetFactors, leadDays: Double = 0,
    quality: SkyQuality = .layers, azimuthDegrees: Double? = nil,
    sunAltitudeDegrees: Double = gradientAltitudeDegrees, spreadPercent: Double? = nil,
    taste: SunsetTaste = .standard,
    distribution: (SunsetDistribution.Sky) -> SunsetDistribution = { SunsetDistribution($0) }
  ) -> SunsetScore {
    let model = Afterglow(input, taste: taste)
    let distribution = distribution(
      SunsetDistribution.Sky(
        input, leadDays: leadDays, quality: quality, spreadPercent: spreadPercent, taste: taste))
    return SunsetScore(
      score: model.score, reason: nil,
      explanation: SunsetExplanation(
        model: model, input: input, azimuthDegrees: azimuthDegrees),
      confidence: distribution.confidence, interval: distribution.interval,
      color: distribution.color, subscores: model.subscores,
      path: input.path == nil ? .local : .sampled, factors: factors,
      gradient: SkyGradient(score: model.score, sunAltitudeDegrees: sunAltitudeDegrees),
      input: input, isLearned: taste != .standard)
  }

  /// The altitude of the sun's center when its upper limb touches the horizon.
  package static let gradientAltitudeDegrees = -0.83
}
