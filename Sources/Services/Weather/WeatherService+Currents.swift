import AlmanacCore
import Providers

extension WeatherService {
  /// The weather of now at many places, in their order: what is fresh as it is, the rest by one
  /// call. A place that fails does not fail the others.
  package func currents(
    at places: [ResolvedPlace], _ policy: FetchPolicy = FetchPolicy()
  ) async -> [Result<Sourced<CurrentReport>, ServiceError>] {
    var answers = [Result<Sourced<CurrentReport>, ServiceError>?](
      repeating: nil, count: places.count)
    var open: [Int] = []
    for (index, place) in places.enumerated() {
      if let known = await pipeline.fresh(forecast(at: place), policy) {
        answers[index] = report(known, at: place)
      } else {
        open.append(index)
      }
    }
    for (index, answer) in zip(open, await together(open.map { places[$0] }, policy)) {
      answers[index] = answer
    }
    return answers.compactMap(\.self)
  }

  private func together(
    _ places: [ResolvedPlace], _ policy: FetchPolicy
  ) async -> [Result<Sourced<CurrentReport>, ServiceError>] {
    guard places.count > 1 else {
      return places.isEmpty ? [] : [await current(at: places[0], policy)]
    }
    var strict = policy
    strict.fallback = policy.fallback == .none ? .none : .stale
    let answer = await pipeline.answer(catalog.currents(at: places), strict)
    var reports: [Result<Sourced<CurrentReport>, ServiceError>] = []
    for (index, place) in places.enumerated() {
      reports.append(await self.report(answer, index, at: place, policy))
    }
    return reports
  }

  private func report(
    _ answer: Result<Sourced<[CurrentWeather?]>, ServiceError>, _ index: Int,
    at place: ResolvedPlace, _ policy: FetchPolicy
  ) async -> Result<Sourced<CurrentReport>, ServiceError> {
    switch answer {
    case .success(let all):
      return report(all.map { Forecast(current: $0[index]) }, at: place)
    case .failure(let error):
      let standIn = await pipeline.standIn(forecast(at: place), policy, for: error)
      return standIn.flatMap { report($0, at: place) }
    }
  }
}
