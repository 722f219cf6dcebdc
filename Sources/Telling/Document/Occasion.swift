package import AlmanacProtocol
package import Time
package import Weather
package import Words

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

  /// Why silence about warnings is no all-clear; nil where a warning is in force, or none.
  package func caveat(in wording: Wording) -> Text? {
    switch warnings {
    case .unasked, .none, .gravest: nil
    case .unknown(.unheard): wording.text(.warningsUnknown).capitalized
    case .unknown(.partial): wording.page(.noWarningsKnown)
    case .unknown(.uncovered): wording.page(.noCoverage)
    }
  }

  /// Whether a source could say more than is known, or is so old.
  package func hasWarnings(olderThanSeconds limit: Int) -> Bool {
    switch warnings {
    case .unasked, .unknown(.uncovered): false
    case .unknown(.unheard): true
    case .none, .gravest, .unknown(.partial): provenance.ageSeconds ?? 0 >= limit
    }
  }

  /// Of a text that no warning belongs to.
  package static func unasked(_ now: Instant, _ zone: ZoneRules?) -> Occasion {
    Occasion(now: now, zone: zone, warnings: .unasked, provenance: .current, credits: [])
  }
}
