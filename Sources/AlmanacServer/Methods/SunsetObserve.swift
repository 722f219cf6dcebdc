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
      at: call.place.found, params.date.map { LocalDate($0) },
      params.event, rating: params.score
    ).get()
    let times = call.times
    return Result(
      date: times.date(observed.date).text,
      observation: observed.observation.map { Wire.ObservedSunset($0, times) },
      recent: observed.recent.map { Wire.ObservedSunset($0, times) },
      learning: Wire.SunsetLearning(observed.learning), place: call.place.wire)
  }
}

extension Wire.ObservedSunset {
  fileprivate init(_ observation: SunsetObservation, _ times: WireTimes) {
    self.init(
      date: times.date(observation.key.date).text,
      event: observation.key.event == "sunrise" ? .sunrise : .sunset,
      score: Rounding.score(observation.rating),
      forecast: observation.forecast.map { forecast in
        Wire.ObservedForecast(
          score: Rounding.score(forecast.score),
          issuedAt: times.time(forecast.issuedAt).text,
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
          error: Rounding.score(comparison.error),
          interval: Wire.Bounds(
            low: Amount(comparison.low, decimals: Rounding.scoreDecimals),
            high: Amount(comparison.high, decimals: Rounding.scoreDecimals), level: 80),
          rankCorrelation: Rounding.share(comparison.rankCorrelation))
      })
  }
}
