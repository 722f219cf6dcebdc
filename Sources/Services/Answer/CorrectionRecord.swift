package import Skill
package import Time
package import Vocabulary

/// What a place's ledger says about one variable of a provider at one lead, and what of it was
/// applied to an answer.
package struct CorrectionRecord: Sendable, Equatable {
  package let provider: SourceProvider
  package let variable: SkillVariable
  /// In days, 0…6.
  package let lead: Int
  /// Applied if it is `proven`.
  package let proof: WithheldProof
  /// The pairs that it was learned from.
  package let count: Int
  /// The valid times of the lead.
  package let hours: Range<Instant>
  /// The least and the most that was added to a value, metric; nil if it is not applied.
  package let added: ClosedRange<Double>?

  package var isApplied: Bool { added != nil }
}

extension CorrectionRecord {
  /// - Parameters:
  ///   - issued: when the forecast was fetched.
  ///   - added: to the values of its hours, by variable and lead.
  init(
    _ part: ForecastCorrection.Part, _ provider: SourceProvider, issued: Instant,
    added: [SkillVariable: [ClosedRange<Double>?]]
  ) {
    (self.provider, variable, lead) = (provider, part.variable, part.lead)
    (proof, count) = (part.proof, part.count)
    hours = SkillCell.span(ofLead: part.lead, issued: issued)
    self.added = part.isApplied ? added[part.variable]?[part.lead] ?? 0...0 : nil
  }
}

extension Sourced {
  /// With the corrections and blends of some hours only.
  func limitingLeads(to range: Range<Instant>) -> Sourced {
    var answer = self
    answer.corrections = corrections.filter { $0.hours.overlaps(range) }
    answer.blends = blends.filter { $0.hours.overlaps(range) }
    return answer
  }
}
