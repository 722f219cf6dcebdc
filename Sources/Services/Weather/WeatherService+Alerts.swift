package import AlmanacCore
package import Providers

extension WeatherService {
  /// Official warnings. Where nobody speaks for the place, or nobody can be asked, the coverage is
  /// `none`; a service that ought to speak and does not answer is a failure. An empty list must not
  /// look like safety.
  /// - Parameter language: ISO 639-1; other languages stand in.
  package func alerts(
    at place: ResolvedPlace, language: String = "en", _ policy: FetchPolicy = FetchPolicy()
  ) async -> Result<Sourced<AlertReport>, ServiceError> {
    let inquiry = catalog.alerts(at: place, language: language)
    if inquiry.candidates.isEmpty, policy.provider == nil { return .success(Self.uncovered) }
    switch await pipeline.answer(inquiry, policy) {
    case .success(let answer): return .success(answer.map { inForce($0) })
    case .failure(.noData(.outOfCoverage, _)): return .success(Self.uncovered)
    // A key without this product is as good as no such provider, unless it was named.
    case .failure(.unauthorized(_, .subscriptionMissing)) where policy.provider == nil:
      return .success(Self.uncovered)
    case .failure(let error): return .failure(error)
    }
  }

  /// Those of a report that is stored already; nobody is asked.
  package func storedAlerts(
    at place: ResolvedPlace, language: String = "en"
  ) async -> Sourced<AlertReport>? {
    await pipeline.fresh(catalog.alerts(at: place, language: language), FetchPolicy())?
      .map { inForce($0) }
  }

  private static let uncovered = Sourced(AlertReport(coverage: .none, alerts: []))
    .warning(
      ServiceWarning(
        .outOfCoverage, "No warning service that is known here speaks for this place."))

  /// A stored report may hold warnings that have ended since.
  private func inForce(_ report: AlertReport) -> AlertReport {
    AlertReport(
      coverage: report.coverage,
      alerts: report.alerts.filter { ($0.expiresUnixSeconds ?? .infinity) > now })
  }

  // MARK: Rain in the next hours

  /// Precipitation step by step from now on.
  /// - Parameter minutes: 1…120.
  package func nowcast(
    at place: ResolvedPlace, minutes: Int, _ policy: FetchPolicy = FetchPolicy()
  ) async -> Result<Sourced<Nowcast>, ServiceError> {
    let start = pipeline.monotonicNow
    let answer = await pipeline.answer(catalog.nowcast(at: place), policy.withoutEstimate)
    if case .success(let nowcast) = answer {
      let window = nowcast.value.window(fromUnixSeconds: now, minutes: minutes)
      if !window.steps.isEmpty { return .success(nowcast.map { _ in window }) }
    }
    guard policy.fallback == .estimate, answer.failure != .cancelled else {
      return answer.map { nowcast in
        nowcast.map { $0.window(fromUnixSeconds: now, minutes: minutes) }
      }
    }
    // The hours of the forecast, shared out evenly, are better than nothing.
    let rest = pipeline.rest(of: policy, since: start)
    return (await hourly(at: place, .next(4), rest)).map { hours in
      hours.map { Self.nowcast(from: $0).window(fromUnixSeconds: now, minutes: minutes) }
        .warning(ServiceWarning(.interpolated, "Drawn from the hourly forecast."))
    }
  }

  private static func nowcast(from hours: [HourlyWeather]) -> Nowcast {
    let steps = hours.flatMap { hour in
      (0..<4).map { quarter in
        NowcastStep(
          timeUnixSeconds: hour.timeUnixSeconds + Double(quarter) * 900,
          precipitationMillimeters: hour.precipitationMillimeters.map { $0 / 4 },
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
