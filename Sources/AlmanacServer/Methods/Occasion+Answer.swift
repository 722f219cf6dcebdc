import AlmanacProtocol
import Providers
import Services
import Telling
import Time
import Vocabulary
import Weather
import Words

extension Occasion {
  /// - Parameter alerts: the known warnings at the place; nil if no source has answered.
  init(now: Instant, zone: ZoneRules, alerts: Sourced<HeardWarnings>?) {
    self.init(
      now: now, zone: zone,
      warnings: alerts.map { heard in
        WarningsInForce(heard.value.alerts, missing: heard.gap, at: now)
      } ?? .unknown(.unheard),
      provenance: alerts.map { Provenance($0) } ?? .current,
      credits: alerts.map { $0.attribution.map { Wire.Attribution($0) } } ?? [])
  }
}

extension Sourced<HeardWarnings> {
  /// Why its silence is no all-clear; nil if it is one.
  fileprivate var gap: WarningGap? {
    if value.coverage == .none { return .uncovered }
    // A source that failed, and rows that nobody could read.
    let isTorn = warnings.contains { $0.code == .notProvided }
    if isTorn || source.isStale { return .unheard }
    return value.coverage == .full ? nil : .partial
  }
}

extension Invocation {
  /// The occasion of a text about a place: with the warnings that are known there, in memory or in
  /// the store. Nothing is fetched for it alone.
  func occasion(at place: RequestPlace?, _ wording: Wording) async -> Occasion {
    guard let place, warnings != .said else { return .unasked(now, place?.zone) }
    return Occasion(
      now: now, zone: place.zone,
      alerts: await knownWarnings(at: place, wording.locale.language))
  }

  private func knownWarnings(
    at place: RequestPlace, _ language: String
  ) async -> Sourced<HeardWarnings>? {
    switch warnings {
    case .known, .said: await services.weather.storedAlerts(at: place.found, language: language)
    case .awaited:
      await services.weather.awaitedAlerts(
        at: place.found, language: language, policy(Wire.NetworkOptions()))
    }
  }
}
