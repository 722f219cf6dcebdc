import AlmanacCore
import AlmanacProtocol
import Services

extension Handler {
  /// `sunset.best`: the sunsets of several places, best first; the favorites where none are named.
  static let sunsetBest = running(Wire.SunsetBestMethod.self) {
    params, invocation async throws(MethodFailure) in
    let places = try await places(params.places, invocation)
    let answer = try await invocation.services.weather.bestSunsets(
      at: places, days: params.days, invocation.policy(params.network)
    ).forMethod()
    return Wire.SunsetBestResult(
      ranked: answer.value.map { ranked in
        let times = invocation.times(
          ranked.place.zone, labels: params.labels, locale: params.request.locale)
        let score = ranked.report.score
        return Wire.RankedSunset(
          place: Wire.Place(ranked.place.place), date: times.date(ranked.report.date),
          score: Rounding.round(score.score, decimals: Rounding.scoreDecimals),
          preliminary: ranked.report.isPreliminary ? true : nil,
          confidence: Rounding.round(score.confidence, decimals: Rounding.shareDecimals),
          time: times.time(ranked.report.time))
      },
      source: Wire.Source(answer.source), sources: Wire.ProductSource.several(answer.sources),
      retryAfterSeconds: answer.warnings.compactMap(\.retryAfterSeconds).max(),
      attribution: answer.attribution.map(Wire.Attribution.init),
      warnings: answer.warnings.map(Wire.Warning.init))
  }

  private static func places(
    _ references: [Wire.PlaceReference]?, _ invocation: Invocation
  ) async throws(MethodFailure) -> [ResolvedPlace] {
    guard let references else {
      let list = try await invocation.services.favorites.list().forMethod()
      return list.rows.map(\.place)
    }
    var places: [ResolvedPlace] = []
    for (index, reference) in references.enumerated() {
      do throws(MethodFailure) {
        places.append(try await invocation.place(reference).found)
      } catch {
        throw error.moved(to: "/places/\(index)")
      }
    }
    return places
  }
}

extension MethodFailure {
  /// The same failure of a place that stands elsewhere than at `/place`.
  func moved(to path: String) -> MethodFailure {
    var failure = self
    guard let old = details.path, old.hasPrefix("/place") else { return failure }
    failure.details.path = path + old.dropFirst("/place".count)
    return failure
  }
}
