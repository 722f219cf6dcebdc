import AlmanacProtocol
import Basics
import Services
import Sunset
import Time
import Units
import Vocabulary

/// `sunset.best`: the sunsets of several places, best first; of the favorites by default.
extension Wire.SunsetBestMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let model = call.invocation.sunsetModel(call.params.model)
    let answer = try await call.services.weather.bestSunsets(
      at: try await places(call.params.places, call.invocation), days: call.params.days,
      model: model, call.policy
    ).get()
    return Result(
      model: model,
      ranked: answer.value.map { ranked in
        let score = ranked.score
        return Wire.RankedSunset(
          place: Wire.Place(ranked.place.place), date: ranked.report.date,
          score: Measure(score.score),
          preliminary: ranked.report.isPreliminary ? true : nil,
          symbols: score.rating.map { Wire.Symbols(Symbols($0)) },
          color: score.outlook.map { Wire.SunsetColor($0.color) },
          time: ranked.place.zone.moment(ranked.report.time))
      },
      tail: call.tail(answer))
  }

  private static func places(
    _ references: [Wire.PlaceReference]?, _ invocation: Invocation
  ) async throws(Failure) -> [ResolvedPlace] {
    guard let references else {
      return try await invocation.services.favorites.list().get().rows.map(\.place)
    }
    var places: [ResolvedPlace] = []
    for (index, reference) in references.enumerated() {
      do throws(Failure) {
        places.append(try await invocation.place(reference).found)
      } catch {
        throw error.moved(to: "/places/\(index)")
      }
    }
    return places
  }
}
