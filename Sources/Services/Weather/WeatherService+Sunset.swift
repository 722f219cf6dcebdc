import Places
import Providers
import Sky
package import Sunset
import Time
package import Vocabulary
import Weather
import Words

extension WeatherService {
  /// Scores the requested sunsets (or sunrises) from the forecast's layers, the haze, and the sky
  /// toward the sun; whatever is missing lowers the confidence. Every score shown anywhere is
  /// computed here, so that equal inquiries have equal answers.
  package func sunsets(
    at place: ResolvedPlace, _ question: SunsetQuestion, _ policy: FetchPolicy
  ) async -> Result<Sourced<[SunsetReport]>, Failure> {
    let plan = SunsetPlan(question, at: place, now: now, skies)
    guard !plan.events.isEmpty else { return .failure(.noData(.dateSkipped, provider: nil)) }
    let policy = pipeline.begun(policy)
    let silent = policy.forOptionalParts
    async let taste = journal.taste(policy)
    async let clouds = clouds(plan, policy)
    async let haze =
      plan.needsHaze
      ? airForecast(at: place, hours: Self.airHours, silent) : nil
    async let sunward = sunward(plan, silent)
    async let ensemble =
      plan.wantsPath
      ? pipeline.answer(catalog.inquiry(.ensemble, place.place.coordinate.rounded), silent) : nil
    let (sky, air, path, spread) = await (clouds, haze, sunward, ensemble)
    let learned = await taste
    switch sky {
    case .failure(let error): return .failure(error)
    case .success(let forecast):
      let parts = OptionalSky(
        air: try? air?.get(), path: try? path?.get(), spread: try? spread?.get(),
        isAwaited: isLate(air) || isLate(path) || isLate(spread))
      let answer = scored(plan, forecast, parts, learned, policy)
      if answer.source.kind != .estimate, !answer.source.isStale {
        await journal.keep(answer.value, plan, policy)
      }
      return .success(answer)
    }
  }

  /// It may still arrive: it was not awaited, or not for long enough, and did not fail last time.
  private func isLate<Part>(_ part: Result<Part, Failure>?) -> Bool {
    part?.failure?.entry == .deadlineExceeded
  }

  private func clouds(
    _ plan: SunsetPlan, _ policy: FetchPolicy
  ) async -> Result<Sourced<Forecast>, Failure> {
    guard let range = plan.pastRange else {
      return await forecast(at: plan.place, for: plan.need(from: now), policy)
    }
    return await pipeline.answer(past(at: plan.place, range), policy)
  }

  private func sunward(
    _ plan: SunsetPlan, _ policy: FetchPolicy
  ) async -> Result<Sourced<[[HourlyWeather]]>, Failure>? {
    guard let inquiry = sunwardInquiry(plan) else { return nil }
    return await pipeline.answer(inquiry, policy)
  }

  /// Nil if the sky toward the sun is not used.
  func sunwardInquiry(_ plan: SunsetPlan) -> Inquiry<[[HourlyWeather]]>? {
    let points = plan.fan.flatMap(\.points).compactMap {
      Coordinate(latitude: $0.latitudeDegrees, longitude: $0.longitudeDegrees)
    }
    guard plan.wantsPath, points.count == plan.fan.reduce(0, { $0 + $1.points.count }) else {
      return nil
    }
    let azimuths = plan.fan.map { String(Int($0.azimuthDegrees.rounded())) }
    let subject = plan.place.place.coordinate.subject + "/" + azimuths.joined(separator: ",")
    return catalog.inquiry(.sunwardClouds, (points, Self.forecastDays, subject))
  }

  func scored(
    _ plan: SunsetPlan, _ forecast: Sourced<Forecast>, _ parts: OptionalSky,
    _ taste: SunsetTaste, _ policy: FetchPolicy
  ) -> Sourced<[SunsetReport]> {
    var missing: [Int] = []
    let scorer = SunsetScorer(
      plan: plan, forecast: forecast, parts: parts, taste: taste, climate: climate,
      isEstimateWanted: policy.fallback == .estimate, distributions: sunsetDistributions, now: now)
    let isForecast = forecast.source.kind != .estimate
    let reports = plan.events.enumerated().map { index, sun in
      var (report, isBeyond) = scorer.report(sun)
      if isBeyond, isForecast { missing.append(index) }
      report.isPreliminary = parts.isAwaited && report.evidence?.score != nil
      return report
    }
    var answer = forecast.map { _ in reports }
    if let air = parts.air { answer = answer.relying(on: air) }
    if let path = parts.path { answer = answer.relying(on: path) }
    if let spread = parts.spread { answer = answer.relying(on: spread) }
    answer = marked(answer, missing: missing, of: .days, policy)
    let preliminary = reports.indices.filter { reports[$0].isPreliminary }
    if !preliminary.isEmpty {
      answer = answer.warning(
        ServiceWarning(
          .notProvided, .scoresMayChange, about: preliminary.map { .scoreOfDay($0) }))
    }
    let polar = reports.indices.filter { reports[$0].time == nil }
    guard !polar.isEmpty else { return answer }
    return answer.warning(
      ServiceWarning(
        .polar, .noSunEventDays, about: polar.map { .row(.days, $0) }))
  }

  /// The best sunsets of several places, best first; where the scores are equal, the one of which
  /// color is likelier. Places without an answer are omitted, unless no place has one, and so are
  /// evenings that nobody forecasts.
  package func bestSunsets(
    at places: [ResolvedPlace], days: Int, model: SunsetModel,
    _ policy: FetchPolicy
  ) async -> Result<Sourced<[RankedSunset]>, Failure> {
    let question = SunsetQuestion(span: .next(days), model: model)
    let answers = await places.mapConcurrently { await sunsets(at: $0, question, policy) }
    var ranked = Sourced<[RankedSunset]>([])
    for (place, answer) in zip(places, answers) {
      guard case .success(let sunsets) = answer else { continue }
      ranked = ranked.relying(on: sunsets)
      ranked.value += sunsets.value.filter { !$0.hasPassed }.compactMap { report in
        report.evidence.map { RankedSunset(place: place, report: report, score: $0) }
      }
    }
    if ranked.value.isEmpty, case .failure(let error)? = answers.first { return .failure(error) }
    ranked.value.sort { left, right in
      let (a, b) = (left.score.rank, right.score.rank)
      return a != b ? a > b : left.report.date < right.report.date
    }
    return .success(ranked)
  }
}

/// Optional data that make a score more certain.
struct OptionalSky: Sendable {
  let air: Sourced<AirQualityForecast>?
  let path: Sourced<[[HourlyWeather]]>?
  let spread: Sourced<CloudSpread>?
  /// Some of it is still being fetched.
  let isAwaited: Bool
}

extension FetchPolicy {
  /// An optional part must not delay the answer.
  private static let patienceMilliseconds = 4_000

  var forOptionalParts: FetchPolicy {
    var policy = self
    policy.deadlineMilliseconds = min(deadlineMilliseconds, Self.patienceMilliseconds)
    policy.fallback = fallback == .none ? .none : .stale
    policy.provider = nil
    policy.remembersFailures = true
    return policy
  }
}

/// The sunsets or sunrises of an inquiry, computed before anything is fetched.
struct SunsetPlan: Sendable {
  let question: SunsetQuestion
  let place: ResolvedPlace
  let events: [SunEvents]
  /// The sun's directions at those times, merged to as few as possible.
  let fan: [SunwardPath]
  /// The span of a past date.
  let pastRange: Range<Instant>?
  private let isWithinHorizon: Bool

  init(_ question: SunsetQuestion, at place: ResolvedPlace, now: Instant, _ skies: SkyMemo) {
    self.question = question
    self.place = place
    let today = place.date(at: now)
    let (first, count) =
      switch question.span {
      case .next(let count): (today, count)
      case .coming: (today, 2)
      case .date(let date): (date, 1)
      }
    let all = skies.suns(at: place, from: first, count: count)
    let isOver = { sun in question.event.time(of: sun).map { $0 < now } ?? false }
    events = question.span == .coming ? Array(all.drop(while: isOver).prefix(1)) : all
    fan = skies.fan(of: question.event, at: place, from: today)
    isWithinHorizon = first.days(since: today) < WeatherService.forecastDays
    if first < today, let day = place.zone.day(first) {
      // The sun may set after midnight.
      pastRange = day.start..<day.end.adding(seconds: 10_800)
    } else {
      pastRange = nil
    }
  }

  /// The original model only uses clouds, and past skies along the path are not available.
  var wantsPath: Bool {
    question.model == .afterglow && pastRange == nil && isWithinHorizon && !fan.isEmpty
  }

  /// The hours around the remaining sunsets or sunrises.
  func need(from now: Instant) -> ForecastNeed {
    let times = events.compactMap { question.event.time(of: $0) }
    guard let first = times.first(where: { $0 > now }), let last = times.last else {
      return ForecastNeed()
    }
    return ForecastNeed(
      hours: first.adding(seconds: -3_600)..<max(last, first).adding(seconds: 7_200),
      variables: [.cloudCover, .cloudLayers, .humidity, .precipitation, .visibility])
  }

  var needsHaze: Bool { pastRange == nil && isWithinHorizon }
}

extension SunEvent {
  func time(of sun: SunEvents) -> Instant? { self == .sunset ? sun.sunset : sun.sunrise }

  func azimuth(of sun: SunEvents) -> Double? {
    self == .sunset ? sun.sunsetAzimuthDegrees : sun.sunriseAzimuthDegrees
  }

  func goldenHour(of sun: SunEvents) -> SunEvents.Span {
    self == .sunset ? sun.goldenHour.evening : sun.goldenHour.morning
  }

  func blueHour(of sun: SunEvents) -> SunEvents.Span {
    self == .sunset ? sun.blueHour.evening : sun.blueHour.morning
  }
}
