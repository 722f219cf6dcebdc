import AlmanacProtocol
import Basics
import Services
import Sky
import Sunset
import Time
import Units
import Vocabulary
import Weather
import Words

/// `sunset.score`: how colorful the sunsets (or sunrises) will be, and why.
extension Wire.SunsetScoreMethod: AwaitedMethod {
  static func check(_ params: Params) throws(Failure) {
    // The original formula scores no sunrises.
    guard params.model == .classic, params.event == .sunrise else { return }
    throw Failure(.notAllowed, at: "/event", allowed: [SunEvent.sunset.rawValue])
  }

  /// Shared by the method and its chart.
  static func fetched(
    _ call: Call<Self>
  ) async throws(Failure) -> (Sourced<[SunsetReport]>, SunsetQuestion) {
    let (params, event) = (call.params, call.params.event)
    let question = SunsetQuestion(
      span: params.date.map { .date($0) } ?? .next(params.days),
      model: call.invocation.sunsetModel(params.model, event), event: event)
    let answer = try await call.services.weather.sunsets(
      at: call.place.found, question, call.policy
    ).get()
    return (answer, question)
  }

  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let (answer, question) = try await fetched(call)
    let figures = call.figures
    return Result(
      model: question.model, event: question.event,
      days: answer.value.map { Wire.SunsetDay($0, figures) }, tail: call.tail(answer))
  }
}

extension Wire.SunsetDay {
  init(_ report: SunsetReport, _ wire: WireWeather) {
    let score = report.evidence
    let (wording, zone) = (wire.wording, wire.zone)
    func interval(_ span: SunEvents.Span) -> Wire.Interval {
      Wire.Interval(start: zone.moment(span.start), end: zone.moment(span.end))
    }
    self.init(
      date: report.date,
      score: Measure(report.score), asForecast: Measure(score?.asForecast),
      kind: score == nil ? .estimate : .forecast,
      preliminary: report.isPreliminary ? true : nil,
      rating: report.rating,
      label: report.rating.map { wording.language.phrases.word($0) },
      symbols: report.rating.map { Wire.Symbols(Symbols($0)) },
      explanation: score?.explanation.sentence,
      confidence: Rounding.chance(score?.outlook?.confidence),
      interval: report.interval.map(Wire.Bounds.init),
      rarity: score?.rarity.map {
        Wire.SunsetRarity(percentile: $0.percentile, text: $0.sentence)
      },
      color: report.color.map { Wire.SunsetColor($0) },
      time: zone.moment(report.time),
      goldenHour: report.goldenHour.map(interval),
      blueHour: report.blueHour.map(interval),
      azimuth: Measure(report.azimuthDegrees),
      factors: score.map { Wire.SunsetFactors($0.factors, wire) },
      subscores: score?.subscores.map(Wire.SunsetSubscores.init),
      pathSource: score?.path,
      gradient: report.gradient?.hexColors ?? [], passed: report.hasPassed,
      learned: score?.isLearned == true ? true : nil,
      reason: score?.reason)
  }
}

extension Wire.Bounds {
  init(_ interval: Sunset.SunsetInterval) {
    self.init(
      low: Amount(interval.low, decimals: Rounding.scoreDecimals),
      high: Amount(interval.high, decimals: Rounding.scoreDecimals),
      level: Rounding.chance(interval.level))
  }
}

extension Wire.SunsetFactors {
  init(_ factors: Sunset.SunsetFactors, _ wire: WireWeather) {
    let cover = wire.cloudCover(factors.cloudCover)
    let words = wire.language.phrases
    self.init(
      cloudCover: Wire.SunsetCloudFactor(
        total: cover.total, low: cover.low, mid: cover.mid, high: cover.high,
        dailyMean: Measure(factors.cloudCoverDailyMeanPercent),
        label: factors.cloudCoverLabel.map { words.word($0) },
        symbols: Wire.Symbols(.cloudCover)),
      highCloud: Wire.LabeledValue(
        value: factors.cloudCover.highPercent.map { Amount($0, decimals: 0) },
        label: factors.highCloudLabel.map { words.word($0) },
        symbols: Wire.Symbols(.highCloud)),
      humidity: Wire.LabeledValue(
        value: factors.humidityPercent.map { Amount($0, decimals: 0) },
        label: factors.humidityLabel.map { words.word($0) },
        symbols: Wire.Symbols(.humidity)),
      aerosolOpticalDepth: Wire.LabeledValue(
        value: factors.aerosolOpticalDepth.map {
          Amount($0, decimals: Rounding.shareDecimals)
        },
        label: factors.aerosolLabel.map { words.word($0) },
        symbols: Wire.Symbols(.aerosol)),
      visibility: Wire.LabeledValue(
        value: factors.visibility.map { Amount($0.kilometers, .visibility) },
        label: factors.visibilityLabel.map { words.word($0) },
        bound: factors.visibility?.bound,
        symbols: Wire.Symbols(.visibility)))
  }
}

extension Wire.Symbols {
  init(_ symbols: Symbols) {
    self.init(sfSymbol: symbols.sfSymbol, emoji: symbols.emoji, material: symbols.material)
  }
}
