import AlmanacProtocol
import Basics
import Services
import Sunset
import Time
import Units
import Vocabulary
import Weather
import Words

/// `sunset.evaluate`: the score of a sky that the caller describes. Pure arithmetic.
extension Wire.SunsetEvaluateMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let (params, language, units) = (call.params, call.language, call.units)
    let sky = GivenSky(params, units)
    let model = call.invocation.sunsetModel(params.model)
    let (score, outlook) =
      switch model {
      case .classic: (sky.classic(), SunsetOutlook?.none)
      case .afterglow: sky.afterglow()
      }
    let figures = WireWeather(format: call.format, zone: .utc)
    return Result(
      model: model, score: Measure(score.score),
      rating: score.rating,
      label: score.rating.map { language.phrases.word($0) },
      symbols: score.rating.map { Wire.Symbols(Symbols($0)) },
      explanation: score.explanation.sentence,
      outlook: outlook.map { Wire.SunsetOutlook($0) },
      subscores: score.subscores.map(Wire.SunsetSubscores.init),
      factors: Wire.SunsetFactors(score.factors, figures),
      gradient: score.gradient?.hexColors ?? [], units: Wire.Units(units), dir: call.dir)
  }
}

/// The caller's sky, in metric units.
private struct GivenSky {
  private let params: Wire.SunsetEvaluateParams
  private let visibility: Visibility?
  private let precipitationMillimetersPerHour: Double?

  init(_ params: Wire.SunsetEvaluateParams, _ units: UnitSystem) {
    self.params = params
    visibility = params.visibility.map { Visibility(kilometers: units.metric($0, .visibility)) }
    precipitationMillimetersPerHour = params.precipitation.map {
      units.metric($0, .precipitationRate)
    }
  }

  private var cloudCover: Wire.CloudCoverInput { params.cloudCover }

  /// The score of the sky, and what may come if it is only today's forecast.
  func afterglow() -> (SunsetScore, SunsetOutlook?) {
    guard let (layers, quality) = sky else {
      return (.missing(.noCloudData, factors: factors), nil)
    }
    let input = AfterglowInput(
      layers: layers, path: skyTowardSun, humidityPercent: params.humidity,
      aerosolOpticalDepth: params.aerosolOpticalDepth,
      visibilityMeters: visibility.map { $0.kilometers * 1000 },
      precipitationMillimetersPerHour: precipitationMillimetersPerHour)
    let score = SunsetScore.afterglow(
      input, factors: factors,
      sunAltitudeDegrees: params.sunAltitude ?? SunsetScore.gradientAltitudeDegrees)
    let distribution = SunsetDistribution(.init(input, leadDays: 0, quality: quality))
    return (score, SunsetOutlook(distribution))
  }

  /// The three layers, else the total or daily mean split into them; nil if too little is given.
  private var sky: (CloudLayers, SkyQuality)? {
    if let low = cloudCover.low, let mid = cloudCover.mid, let high = cloudCover.high {
      return CloudLayers(lowPercent: low, midPercent: mid, highPercent: high).map { ($0, .layers) }
    }
    let total = cloudCover.total ?? cloudCover.dailyMean
    return total.flatMap { CloudLayers(totalPercent: $0) }.map { ($0, .total) }
  }

  /// The original formula: day 0 from the layers, later days from the daily mean.
  func classic() -> SunsetScore {
    if let low = cloudCover.low, let mid = cloudCover.mid, let high = cloudCover.high {
      return SunsetScore.classic(
        ClassicSunset.today(lowPercent: low, midPercent: mid, highPercent: high), factors: factors)
    }
    return SunsetScore.classic(
      cloudCover.dailyMean.flatMap { ClassicSunset.later(dailyMeanCloudPercent: $0) },
      factors: factors)
  }

  private var factors: SunsetFactors {
    SunsetFactors(
      cloudCover: CloudCover(
        totalPercent: cloudCover.total, lowPercent: cloudCover.low, midPercent: cloudCover.mid,
        highPercent: cloudCover.high),
      cloudCoverDailyMeanPercent: cloudCover.dailyMean, humidityPercent: params.humidity,
      aerosolOpticalDepth: params.aerosolOpticalDepth, visibility: visibility,
      precipitationMillimetersPerHour: precipitationMillimetersPerHour)
  }

  /// The given points at the model's distances.
  private var skyTowardSun: [CloudLayers?]? {
    guard let path = params.path, !path.isEmpty else { return nil }
    return SunwardPath.resample(
      path.compactMap { point in
        CloudLayers(lowPercent: point.low, midPercent: point.mid, highPercent: point.high)
          .map { (point.distanceKm, $0) }
      })
  }
}

extension Wire.SunsetColor {
  init(_ color: Sunset.SunsetColor) {
    self.init(
      text: color.sentence, chance: Rounding.chance(color.chance),
      quality: Measure(color.quality))
  }
}

extension Wire.SunsetOutlook {
  init(_ outlook: Sunset.SunsetOutlook) {
    self.init(
      score: Measure(outlook.score), confidence: Rounding.chance(outlook.confidence),
      interval: Wire.Bounds(outlook.interval),
      color: Wire.SunsetColor(outlook.color))
  }
}

extension Wire.SunsetSubscores {
  init(_ parts: Sunset.SunsetSubscores) {
    self.init(
      canvas: Measure(parts.canvas), light: Measure(parts.light),
      glow: Measure(parts.glow),
      air: Measure(parts.air), visibility: Measure(parts.visibility),
      rain: Measure(parts.rain))
  }
}
