package import AlmanacProtocol
import Providers
import Services
package import Time
package import Weather
import Words

/// What a text needs besides the answer that it is about. Nothing of it has a default: whoever
/// writes a text has to ask for the warnings in force.
package struct Occasion: Sendable {
  package let now: Instant
  /// Of the place; nil for a text that is about none.
  package let zone: ZoneRules?
  package let warnings: WarningsInForce
  /// How old the warnings are, and whom to credit for them.
  package let provenance: Provenance
  package let credits: [Wire.Attribution]

  /// Today's date at the place; nil without a place.
  package var today: LocalDate? { zone?.date(at: now) }

  package init(
    now: Instant, zone: ZoneRules?, warnings: WarningsInForce, provenance: Provenance,
    credits: [Wire.Attribution]
  ) {
    (self.now, self.zone, self.warnings) = (now, zone, warnings)
    (self.provenance, self.credits) = (provenance, credits)
  }

  /// - Parameter alerts: as far as they are known at the place; nil if nobody has asked for them.
  init(now: Instant, zone: ZoneRules, alerts: Sourced<AlertReport>?) {
    self.init(
      now: now, zone: zone,
      warnings: alerts.map { WarningsInForce($0.value.alerts, at: now) } ?? .unasked,
      provenance: alerts.map { Provenance($0) } ?? .current,
      credits: alerts.map { $0.attribution.map { Wire.Attribution($0) } } ?? [])
  }

  /// Of a text that no warning belongs to, or for which none is known.
  package static func unasked(_ now: Instant, _ zone: ZoneRules?) -> Occasion {
    Occasion(now: now, zone: zone, warnings: .unasked, provenance: .current, credits: [])
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
  ) async -> Sourced<AlertReport>? {
    switch warnings {
    case .said: nil
    case .known: await services.weather.storedAlerts(at: place.found, language: language)
    case .awaited:
      await services.weather.awaitedAlerts(
        at: place.found, language: language, policy(Wire.NetworkOptions()))
    }
  }
}
