import AlmanacProtocol
import Basics
import Services
import Storage
import Sunset
import Time
import Units
import Vocabulary

/// `sunset.observe`: how an evening was; the user's own evenings adjust the score.
extension Wire.SunsetObserveMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let params = call.params
    let observed = try await call.services.weather.journal.observe(
      at: call.place.found, params.date,
      params.event, rating: params.score
    ).get()
    let zone = call.zone
    return Result(
      date: observed.date,
      observation: observed.observation.map { Wire.ObservedSunset($0, zone) },
      recent: observed.recent.map { Wire.ObservedSunset($0, zone) },
      learning: Wire.SunsetLearning(observed.learning), place: call.place.wire)
  }
}

extension Wire.ObservedSunset {
  fileprivate init(_ observation: SunsetObservation, _ zone: ZoneRules) {
    self.init(
      date: observation.key.date,
      event: observation.key.event == "sunrise" ? .sunrise : .sunset,
      score: Measure(observation.rating),
      forecast: observation.forecast.map { forecast in
        Wire.ObservedForecast(
          score: Measure(forecast.score),
          issuedAt: zone.moment(forecast.issuedAt),
          leadDays: forecast.leadDays, model: forecast.model)
      })
  }
}

extension Wire.SunsetLearning {
  init(_ learning: Sunset.SunsetLearning) {
    self.init(
      evenings: learning.evenings, used: learning.used,
      comparisons: learning.comparisons.map { comparison in
        Wire.SunsetComparison(
          predictor: comparison.predictor,
          error: Measure(comparison.error),
          interval: Wire.Bounds(
            low: Amount(comparison.low, decimals: Rounding.scoreDecimals),
            high: Amount(comparison.high, decimals: Rounding.scoreDecimals), level: 80),
          rankCorrelation: Measure(comparison.rankCorrelation))
      })
  }
}
