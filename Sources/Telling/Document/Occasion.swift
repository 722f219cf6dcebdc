package import AlmanacProtocol
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

  /// Of a text that no warning belongs to, or for which none is known.
  package static func unasked(_ now: Instant, _ zone: ZoneRules?) -> Occasion {
    Occasion(now: now, zone: zone, warnings: .unasked, provenance: .current, credits: [])
  }
}
