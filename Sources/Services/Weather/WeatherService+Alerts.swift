import Basics
import Places
package import Providers
import Time
package import Vocabulary
package import Weather
import Words

extension WeatherService {
  /// Official warnings. If no service covers the place or none can be asked, the coverage is
  /// `none`; a responsible service that does not answer is a failure. An empty list must not look
  /// like safety.
  /// - Parameter language: ISO 639-1, with fallback to other languages.
  package func alerts(
    at place: ResolvedPlace, language: String = "en", _ policy: FetchPolicy
  ) async -> Result<Sourced<AlertReport>, Failure> {
    let inquiries = alertInquiries(at: place, language: language)
    if policy.provider != nil {
      let named = ([inquiries.main] + inquiries.partial).first {
        !$0.restricted(to: policy.provider).chain.isEmpty
      }
      return covered(told(await pipeline.answer(named ?? inquiries.main, policy)))
    }
    let policy = pipeline.begun(policy)
    async let main = word(inquiries.main, policy)
    let partial = await inquiries.partial.mapConcurrently { await self.word($0, policy) }
    return covered(
      told(HeardWarnings.merged(main: await main, partial: partial.compactMap(\.self))))
  }

  /// Nil if nobody can be asked.
  private func word(
    _ inquiry: Inquiry<AlertReport>, _ policy: FetchPolicy
  ) async -> HeardWarnings.Word? {
    inquiry.candidates.isEmpty ? nil : await pipeline.answer(inquiry, policy)
  }

  private func covered(_ word: HeardWarnings.Word) -> HeardWarnings.Word {
    word.failure?.entry == .noDataOutOfCoverage ? .success(Self.uncovered) : word
  }

  private func told(_ word: HeardWarnings.Word) -> HeardWarnings.Word { word.flatMap(told) }

  /// The warnings of a stored report, without a request; of one that is out of date, only while a
  /// warning of it is in force.
  package func storedAlerts(
    at place: ResolvedPlace, language: String = "en"
  ) async -> Sourced<AlertReport>? {
    let inquiries = alertInquiries(at: place, language: language)
    let main = await pipeline.known(inquiries.main, FetchPolicy())
    let partial = await inquiries.partial.mapConcurrently {
      await self.pipeline.known($0, FetchPolicy())
    }
    let known = partial.compactMap(\.self).map { HeardWarnings.Word.success($0) }
    let hasMain = !inquiries.main.candidates.isEmpty
    // Without what the main source said, what another one does not warn of is not known.
    let word = main.map { .success($0) } ?? (hasMain ? Self.unheard : nil)
    return try? told(HeardWarnings.merged(main: word, partial: known)).get()
  }

  private static let unheard = HeardWarnings.Word.failure(
    .deadlineExceeded(retryAfterSeconds: nil))

  /// The warnings that are being fetched, if they arrive within two seconds, else the stored ones:
  /// for an answer that can do without.
  package func awaitedAlerts(
    at place: ResolvedPlace, language: String, _ policy: FetchPolicy
  ) async -> Sourced<AlertReport>? {
    let limited = policy.forOptionalParts.limited(
      toMilliseconds: Self.alertPatienceMilliseconds, at: pipeline.monotonicNow)
    if case .success(let answer) = await alerts(at: place, language: language, limited) {
      return answer
    }
    return await storedAlerts(at: place, language: language)
  }

  private static let alertPatienceMilliseconds = 2_000

  private func alertInquiries(
    at place: ResolvedPlace, language: String
  ) -> (main: Inquiry<AlertReport>, partial: [Inquiry<AlertReport>]) {
    catalog.alerts(at: place, language: language) { now }
  }

  private static let uncovered = Sourced(AlertReport(coverage: .none, alerts: []))
    .warning(ServiceWarning(.outOfCoverage, .noAlertService))

  /// The warnings in force, and what the answer omits. Stored warnings may have ended since; if
  /// only the omissions remain, there is no answer.
  private func told(
    _ answer: Sourced<AlertReport>
  ) -> Result<Sourced<AlertReport>, Failure> {
    let report = answer.value.inForce(at: now)
    if report.hasOnlyUnlisted {
      return .failure(
        .providerUnavailable(.malformed, provider: answer.source.provider))
    }
    var told = answer.map { _ in report }
    if answer.sources.contains(where: { source in
      source.source.provider?.upstream.map { Provider[$0].creditsIssuers } ?? false
    }) {
      let issuers =
        [report.authority].compactMap(\.self)
        + report.alerts.compactMap(\.sender).map { Attribution($0, nil, nil) }
      told.attribution = issuers.uniqued(on: \.text) + told.attribution
    }
    if report.unlistedCount > 0 {
      told = told.warning(
        ServiceWarning(
          .clamped, .alertsUnlisted(count: .whole(report.unlistedCount)),
          about: [.alerts]))
    }
    if report.unreadCount > 0 {
      told = told.warning(
        ServiceWarning(
          .notProvided, .alertsUnread(count: .whole(report.unreadCount)), about: [.alerts]))
    }
    return .success(told)
  }

  // MARK: Rain in the next hours

  /// Precipitation from now on, step by step.
  /// - Parameter minutes: 1…120.
  package func nowcast(
    at place: ResolvedPlace, minutes: Int, _ policy: FetchPolicy
  ) async -> Result<Sourced<Nowcast>, Failure> {
    let policy = pipeline.begun(policy)
    let answer = await pipeline.answer(
      catalog.inquiry(.nowcast, place.place.coordinate.rounded), policy.withoutEstimate)
    if case .success(let nowcast) = answer {
      let window = nowcast.value.window(from: now, minutes: minutes)
      if !window.steps.isEmpty { return .success(nowcast.map { _ in window }) }
    }
    guard policy.fallback == .estimate, answer.failure != .cancelled else {
      return answer.map { nowcast in
        nowcast.map { $0.window(from: now, minutes: minutes) }
      }
    }
    // The forecast's hours, distributed evenly, are better than nothing.
    return (await hourly(at: place, .next(4), policy)).map { hours in
      hours.map { Self.nowcast(from: $0).window(from: now, minutes: minutes) }
        .warning(ServiceWarning(.interpolated, .drawnFromHours))
    }
  }

  private static func nowcast(from hours: [HourlyWeather]) -> Nowcast {
    let steps = hours.flatMap { hour in
      let count = max(1, Int(hour.durationSeconds / 900))
      return (0..<count).map { quarter in
        NowcastStep(
          time: hour.time.adding(seconds: Double(quarter) * 900),
          precipitationMillimetersPerHour: hour.precipitation?.millimetersPerHour,
          probabilityPercent: hour.precipitationProbabilityPercent,
          isEstimate: hour.kind == .estimate)
      }
    }
    return Nowcast(steps: steps, isNative: false)
  }
}

extension Result {
  var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
