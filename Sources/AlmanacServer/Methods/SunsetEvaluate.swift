import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `sunset.evaluate`: the score of a sky that the caller describes. Pure arithmetic.
  static let sunsetEvaluate = computed(Wire.SunsetEvaluateMethod.self) {
    params, _ throws(MethodFailure) in
    let score =
      switch params.model {
      case .afterglow: try params.afterglow()
      case .classic: try params.classic()
      }
    return Wire.SunsetEvaluateResult(
      score: Rounding.round(score.score, decimals: Rounding.scoreDecimals),
      rating: score.rating.flatMap { Wire.SunsetRating(rawValue: $0.rawValue) },
      label: score.rating?.label, explanation: score.explanation,
      confidence: Rounding.round(score.confidence, decimals: Rounding.shareDecimals),
      subscores: score.subscores.map(Wire.SunsetSubscores.init),
      gradient: score.gradient?.hexColors ?? [])
  }
}

extension Wire.SunsetEvaluateParams {
  fileprivate func afterglow() throws(MethodFailure) -> SunsetScore {
    let input = AfterglowInput(
      layers: try layers(), path: skyTowardSun, humidityPercent: humidity,
      aerosolOpticalDepth: aerosolOpticalDepth, visibilityMeters: visibility,
      precipitationMillimetersPerHour: precipitation)
    return SunsetScore.afterglow(
      input, factors: factors,
      quality: cloudCover.low == nil ? .total : .layers,
      sunAltitudeDegrees: sunAltitude ?? SunsetScore.gradientAltitudeDegrees)
  }

  /// Three layers, or one for all where only the total is known.
  private func layers() throws(MethodFailure) -> CloudLayers {
    if let low = cloudCover.low, let mid = cloudCover.mid, let high = cloudCover.high,
      let layers = CloudLayers(lowPercent: low, midPercent: mid, highPercent: high)
    {
      return layers
    }
    for (name, value) in [
      ("low", cloudCover.low), ("mid", cloudCover.mid), ("high", cloudCover.high),
    ] where value == nil && hasSomeLayer {
      throw MethodFailure(.missingParam) { $0.path = "/cloudCover/" + name }
    }
    guard let total = cloudCover.total ?? cloudCover.dailyMean,
      let layers = CloudLayers(totalPercent: total)
    else { throw MethodFailure(.missingParam) { $0.path = "/cloudCover/low" } }
    return layers
  }

  private var hasSomeLayer: Bool {
    cloudCover.low != nil || cloudCover.mid != nil || cloudCover.high != nil
  }

  /// The original's day 0 from the layers, its later days from the daily mean.
  fileprivate func classic() throws(MethodFailure) -> SunsetScore {
    if !hasSomeLayer, let mean = cloudCover.dailyMean {
      return SunsetScore.classic(
        ClassicSunset.later(dailyMeanCloudPercent: mean), factors: factors)
    }
    guard let low = cloudCover.low else { throw Self.missing("low") }
    guard let mid = cloudCover.mid else { throw Self.missing("mid") }
    guard let high = cloudCover.high else { throw Self.missing("high") }
    return SunsetScore.classic(
      ClassicSunset.today(lowPercent: low, midPercent: mid, highPercent: high), factors: factors)
  }

  private static func missing(_ layer: String) -> MethodFailure {
    MethodFailure(.missingParam) { $0.path = "/cloudCover/" + layer }
  }

  private var factors: SunsetFactors {
    SunsetFactors(
      cloudCover: CloudCover(
        totalPercent: cloudCover.total, lowPercent: cloudCover.low, midPercent: cloudCover.mid,
        highPercent: cloudCover.high),
      cloudCoverDailyMeanPercent: cloudCover.dailyMean, humidityPercent: humidity,
      aerosolOpticalDepth: aerosolOpticalDepth, visibilityKilometers: visibility.map { $0 / 1000 },
      precipitationMillimetersPerHour: precipitation)
  }

  /// The given points at the distances the model looks at.
  private var skyTowardSun: [CloudLayers?]? {
    guard let path, !path.isEmpty else { return nil }
    return SunwardPath.resample(
      path.compactMap { point in
        CloudLayers(lowPercent: point.low, midPercent: point.mid, highPercent: point.high)
          .map { (point.distanceKm, $0) }
      })
  }
}

extension Wire.SunsetSubscores {
  init(_ parts: AlmanacCore.SunsetSubscores) {
    func rounded(_ share: Double) -> Double {
      Rounding.round(share, decimals: Rounding.shareDecimals)
    }
    self.init(
      canvas: rounded(parts.canvas), light: rounded(parts.light), glow: rounded(parts.glow),
      air: rounded(parts.air), visibility: rounded(parts.visibility), rain: rounded(parts.rain))
  }
}
