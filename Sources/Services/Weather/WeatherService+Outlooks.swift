import AlmanacCore
import Providers

/// What a list shows of a place: each part has its own answer, so that none fails the other.
package struct Outlook: Sendable {
  package let current: Result<Sourced<CurrentReport>, ServiceError>
  /// The coming evenings, from the place's today on.
  package let sunsets: Result<Sourced<[SunsetReport]>, ServiceError>
}

extension WeatherService {
  private static let shortOutlookDays = 4

  /// Many places at once, in their order: what is fresh as it is, the rest by one call. The sky
  /// toward the sun and the haze are looked at only where they are known already.
  package func outlooks(
    at places: [ResolvedPlace], days: Int, _ policy: FetchPolicy = FetchPolicy()
  ) async -> [Outlook] {
    let policy = pipeline.begun(policy)
    let forecasts = await forecasts(at: places, days: days, policy)
    var outlooks: [Outlook] = []
    for (place, forecast) in zip(places, forecasts) {
      let plan = SunsetPlan(SunsetQuestion(span: .next(days)), at: place, now: now)
      let parts = await knownParts(of: plan, policy)
      outlooks.append(
        Outlook(
          current: forecast.flatMap { report($0, at: place) },
          sunsets: forecast.map { scored(plan, $0, parts, policy) }))
    }
    return outlooks
  }

  private func forecasts(
    at places: [ResolvedPlace], days: Int, _ policy: FetchPolicy
  ) async -> [Result<Sourced<Forecast>, ServiceError>] {
    var answers = [Result<Sourced<Forecast>, ServiceError>?](repeating: nil, count: places.count)
    var open: [Int] = []
    for (index, place) in places.enumerated() {
      if let known = await pipeline.fresh(forecast(at: place), policy) {
        answers[index] = .success(known)
      } else {
        open.append(index)
      }
    }
    let asked = await together(open.map { places[$0] }, days: days, policy)
    for (index, answer) in zip(open, asked) { answers[index] = answer }
    return answers.compactMap(\.self)
  }

  private func together(
    _ places: [ResolvedPlace], days: Int, _ policy: FetchPolicy
  ) async -> [Result<Sourced<Forecast>, ServiceError>] {
    guard places.count > 1 else {
      return places.isEmpty ? [] : [await pipeline.answer(forecast(at: places[0]), policy)]
    }
    // A day more, for the last evening may lie on the next date of UTC; and two sizes only, so that
    // a list and a ranking share their call.
    let span = days < Self.shortOutlookDays ? Self.shortOutlookDays : Self.forecastDays
    let answer = await pipeline.answer(
      catalog.outlooks(at: places, days: span), policy.withoutEstimate)
    var answers: [Result<Sourced<Forecast>, ServiceError>] = []
    for (index, place) in places.enumerated() {
      switch answer {
      case .success(let all): answers.append(.success(all.map { $0[index] }))
      case .failure(let error):
        answers.append(await pipeline.standIn(forecast(at: place), policy, for: error))
      }
    }
    return answers
  }

  private func knownParts(of plan: SunsetPlan, _ policy: FetchPolicy) async -> OptionalSky {
    var path: Sourced<[[HourlyWeather]]>?
    if let inquiry = sunwardInquiry(plan) { path = await pipeline.fresh(inquiry, policy) }
    return OptionalSky(
      air: plan.needsHaze ? await pipeline.fresh(catalog.air(at: plan.place), policy) : nil,
      path: path,
      spread: plan.wantsPath
        ? await pipeline.fresh(catalog.cloudSpread(at: plan.place), policy) : nil)
  }
}
