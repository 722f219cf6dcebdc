import EventLoop
import Places
import Providers
import Skill
import Time
import Vocabulary
import Weather

/// The parts of a forecast that an answer needs.
struct ForecastNeed: Sendable {
  var isAboutNow = false
  var hours: Range<Instant>?
  var dates: [LocalDate] = []
  var variables: WeatherVariables = .all
  /// Whether the hours and days are corrected, as the policy says.
  var isCorrected = false

  var isNowAlone: Bool { isAboutNow && hours == nil && dates.isEmpty }
}

extension WeatherService {
  /// The forecast, with values and rows that its provider lacks filled in from the next ones. The
  /// sources name them all.
  func forecast(
    at place: ResolvedPlace, for need: ForecastNeed, _ policy: FetchPolicy
  ) async -> Result<Sourced<Forecast>, Failure> {
    let inquiry = forecast(at: place, for: need)
    let policy = pipeline.begun(policy)
    let answer = await completed(inquiry, policy) { forecast, provider in
      missingData(of: forecast, need, Provider[provider], at: place)
    } joining: { own, other in
      let (forecast, parts) = own.completed(by: other)
      return (forecast, ForecastPart.allCases.filter(parts.contains))
    } refining: { answer, policy in
      await ledger.keep(answer, at: place, policy)
      return need.isCorrected ? await ledger.corrected(answer, at: place, policy) : answer
    }
    guard case .success(let known) = answer, known.source.kind != .estimate else { return answer }
    let faults = await ledger.faults(at: place, policy)
    let whole =
      need.isCorrected ? await blended(known, at: place, inquiry, except: faults, policy) : known
    return .success(whole.warning(faults))
  }

  /// - Parameter hours: the number of hours needed from now on.
  func airForecast(
    at place: ResolvedPlace, hours: Int, _ policy: FetchPolicy
  ) async -> Result<Sourced<AirQualityForecast>, Failure> {
    let end = now.adding(seconds: Double(hours) * 3_600)
    let inquiry = catalog.inquiry(.airQuality, place.place.coordinate.rounded)
    return await completed(inquiry, policy) { air, provider in
      let rows =
        [air.current].compactMap(\.self)
        + air.hours.filter { now.seconds(since: $0.time) < 3_600 && $0.time < end }
      let variables = Provider[provider].airVariables
      return rows.contains { row in !variables.allSatisfy(row.knows) } ? .values : .nothing
    } joining: { own, other in
      (own.completed(by: other), [])
    }
  }

  /// Hours of air quality that a sunset can be scored with.
  static let airHours = 96

  private enum MissingData {
    case nothing
    case values
    case rows
  }

  /// Only later candidates are asked; earlier ones have just failed or are slower than an old
  /// answer, and are retried only if entire rows are missing.
  /// - Parameter refining: each provider's own answer, before others complete it.
  private func completed<Output: Equatable>(
    _ inquiry: Inquiry<Output>, _ policy: FetchPolicy,
    missingData: (Output, ProviderID) -> MissingData,
    joining: (Output, Output) -> (Output, [ForecastPart]),
    refining: (Sourced<Output>, FetchPolicy) async -> Sourced<Output> = { answer, _ in answer }
  ) async -> Result<Sourced<Output>, Failure> {
    let policy = pipeline.begun(policy)
    let answer = await pipeline.answer(inquiry, policy)
    guard case .success(let said) = answer else { return answer }
    var whole = await refining(said, policy)
    guard policy.provider == nil,
      let used = whole.sources.first?.source.provider?.upstream,
      let position = inquiry.chain.firstIndex(of: used)
    else { return .success(whole) }
    let (next, earlier) = (inquiry.chain[(position + 1)...], inquiry.chain[..<position])
    for provider in next + earlier {
      let missingData = missingData(whole.value, provider)
      guard missingData == .rows || (missingData == .values && !earlier.contains(provider)),
        inquiry.plan(provider) != nil
      else { continue }
      let rest = policy.forCompletion(at: pipeline.monotonicNow)
      guard case .success(let said) = await pipeline.answer(inquiry.only(provider), rest) else {
        pipeline.refusedKeys([provider], inquiry).forEach { whole = whole.warning($0) }
        continue
      }
      let more = await refining(said, rest)
      let (joined, parts) = joining(whole.value, more.value)
      if joined != whole.value {
        whole = whole.map { _ in joined }.relying(on: more.completing(parts))
      }
    }
    return .success(whole)
  }

  private func missingData(
    of forecast: Forecast, _ need: ForecastNeed, _ provider: Provider, at place: ResolvedPlace
  ) -> MissingData {
    let variables = need.variables.intersection(provider.forecastVariables)
    let horizon = now.adding(seconds: Double(provider.forecastDays) * 86_400)
    var hasHoles = false
    if need.isAboutNow {
      guard let current = weatherOfNow(forecast) else { return .rows }
      hasHoles = !current.variables.isSuperset(of: variables.intersection(.ofNow))
    }
    switch missingHours(
      forecast, need.hours?.clamped(to: .earliest..<horizon), variables, at: place)
    {
    case .rows: return .rows
    case .values: hasHoles = true
    case .nothing: break
    }
    for date in need.dates where date <= place.date(at: horizon.adding(seconds: -86_400)) {
      guard let civil = place.zone.day(date) else { continue }
      guard let day = forecast.day(date, within: civil.span) else { return .rows }
      // The hours beside a row must be those that it is made of.
      let hours = forecast.hours(beginningWithin: civil.span)
      if provider.givesWholeDays, !forecast.covers(civil.span, with: hours) { return .rows }
      if !day.variables.isSuperset(of: variables.intersection(.ofDay)) { hasHoles = true }
    }
    return hasHoles ? .values : .nothing
  }

  private func missingHours(
    _ forecast: Forecast, _ needed: Range<Instant>?, _ variables: WeatherVariables,
    at place: ResolvedPlace
  ) -> MissingData {
    guard let needed, !needed.isEmpty else { return .nothing }
    var known = max(needed.lowerBound, place.hourStart(at: now))
    var missingData = MissingData.nothing
    for hour in forecast.hours(within: known..<max(known, needed.upperBound)) {
      if hour.time > known { return .rows }
      known = hour.end
      if !hour.variables.isSuperset(of: variables) { missingData = .values }
    }
    return known < needed.upperBound ? .rows : missingData
  }
}

extension Sourced {
  /// Warns of the sources whose values cannot be right.
  fileprivate func warning(_ faults: [ProviderID: ProviderFault]) -> Sourced {
    let used = Set(sources.compactMap { $0.source.provider?.upstream })
    return ProviderID.allCases.filter(used.contains).reduce(self) { answer, provider in
      faults[provider].map { answer.warning(ServiceWarning($0, of: provider)) } ?? answer
    }
  }
}

extension Inquiry {
  /// One provider's own answer, without a fallback.
  func only(_ provider: ProviderID) -> Inquiry {
    var inquiry = restricted(to: .upstream(provider))
    (inquiry.estimate, inquiry.isUsableWhenStale) = (nil, nil)
    return inquiry
  }
}

extension FetchPolicy {
  /// An optional part must not delay the answer.
  private static let completionMilliseconds = 4_000

  func forCompletion(at now: MonotonicInstant) -> FetchPolicy {
    var policy = limited(toMilliseconds: Self.completionMilliseconds, at: now)
    policy.fallback = fallback == .none ? .none : .stale
    return policy
  }
}
