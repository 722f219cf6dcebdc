import AlmanacCore
import AlmanacProtocol
import Services
import Storage

/// `sunset.observe`: how an evening was; the user's own evenings adjust the score.
extension Wire.SunsetObserveMethod: AwaitedMethod {
  static func check(_ params: Params) throws(MethodFailure) {
    let given = [params.rating != nil, params.photo != nil, params.remove].count { $0 }
    guard given == 1 else {
      throw MethodFailure(given == 0 ? .missingParam : .notAllowed) {
        $0.path = given == 0 || params.rating != nil ? "/rating" : "/photo"
        $0.hint = "Give exactly one of rating, photo and remove."
      }
    }
    guard params.photo?.hasPrefix("/") ?? true else {
      throw MethodFailure(.notAllowed, at: "/photo", hint: "Expected an absolute path.")
    }
  }

  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
    let params = call.params
    let sight: SunsetJournal.Sight =
      if let rating = params.rating {
        .rating(rating)
      } else if let path = params.photo {
        .photo(path: path, camera: params.camera)
      } else {
        .none
      }
    let observed = try await call.services.weather.journal.observe(
      at: call.place.found, params.date.map { LocalDate($0) },
      SunsetQuestion.Event(params.event), sight
    ).orThrow()
    let times = call.times
    return Result(
      date: times.date(observed.date).text,
      observation: observed.observation.map { Wire.ObservedSunset($0, times) },
      clearSky: observed.clearSky.map { clearSky in
        Wire.ClearSkyColor(
          chroma: Rounding.share(clearSky.color.chroma),
          warmArea: Rounding.share(clearSky.color.warmArea),
          evenings: clearSky.evenings)
      },
      recent: observed.recent.map { Wire.ObservedSunset($0, times) },
      learning: Wire.SunsetLearning(observed.learning), place: call.place.wire)
  }
}

extension Wire.ObservedSunset {
  fileprivate init(_ observation: SunsetObservation, _ times: WireTimes) {
    self.init(
      date: times.date(observation.key.date).text,
      event: observation.key.event == "sunrise" ? .sunrise : .sunset,
      rating: Rounding.score(observation.rating),
      photo: observation.photo.map { photo in
        Wire.ObservedPhoto(
          chroma: Rounding.share(photo.color.chroma),
          warmArea: Rounding.share(photo.color.warmArea))
      },
      forecast: observation.forecast.map { forecast in
        Wire.ObservedForecast(
          score: Rounding.score(forecast.score),
          issuedAt: times.time(forecast.issuedAt).text,
          leadDays: forecast.leadDays, model: forecast.model)
      })
  }
}

extension Wire.SunsetLearning {
  init(_ learning: AlmanacCore.SunsetLearning) {
    self.init(
      evenings: learning.evenings, used: Wire.SunsetPredictor(learning.used),
      comparisons: learning.comparisons.map { comparison in
        Wire.SunsetComparison(
          predictor: Wire.SunsetPredictor(comparison.predictor),
          error: Rounding.score(comparison.error),
          interval: Wire.ScoreInterval(
            low: Rounding.score(comparison.low),
            high: Rounding.score(comparison.high), level: 0.8),
          rankCorrelation: Rounding.share(comparison.rankCorrelation))
      })
  }
}
