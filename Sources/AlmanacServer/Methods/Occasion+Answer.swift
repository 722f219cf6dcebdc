import AlmanacProtocol
import Providers
import Services
import Telling
import Time
import Weather
import Words

extension Occasion {
  /// - Parameter alerts: as far as they are known at the place; nil if nobody has asked for them.
  init(now: Instant, zone: ZoneRules, alerts: Sourced<HeardWarnings>?) {
    self.init(
      now: now, zone: zone,
      warnings: alerts.map { WarningsInForce($0.value.alerts, at: now) } ?? .unasked,
      provenance: alerts.map { Provenance($0) } ?? .current,
      credits: alerts.map { $0.attribution.map { Wire.Attribution($0) } } ?? [])
  }
}

extension Invocation {
  /// The occasion of a text about a place: with the warnings that are known there, in memory or in
  /// the store. Nothing is fetched for it alone.
  func occasion(at place: RequestPlace?, _ wording: Wording) async -> Occasion {
    guard let place else { return .unasked(now, nil) }
    return Occasion(
      now: now, zone: place.zone,
      alerts: await knownWarnings(at: place, wording.locale.language))
  }

  private func knownWarnings(
    at place: RequestPlace, _ language: String
  ) async -> Sourced<HeardWarnings>? {
    switch warnings {
    case .said: nil
    case .known: await services.weather.storedAlerts(at: place.found, language: language)
    case .awaited:
      await services.weather.awaitedAlerts(
        at: place.found, language: language, policy(Wire.NetworkOptions()))
    }
  }
}
