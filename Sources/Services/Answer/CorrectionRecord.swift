package import AlmanacCore

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
  /// The valid times of the lead, seconds since 1970.
  package let hoursUnixSeconds: Range<Double>
  /// The least and the most that was added to a value, metric; nil if it is not applied.
  package let added: ClosedRange<Double>?

  package var isApplied: Bool { added != nil }
}

extension CorrectionRecord {
  /// - Parameters:
  ///   - issued: when the forecast was fetched, seconds since 1970.
  ///   - added: to the values of its hours, by variable and lead.
  init(
    _ part: ForecastCorrection.Part, _ provider: SourceProvider, issuedUnixSeconds issued: Double,
    added: [SkillVariable: [ClosedRange<Double>?]]
  ) {
    (self.provider, variable, lead) = (provider, part.variable, part.lead)
    (proof, count) = (part.proof, part.count)
    hoursUnixSeconds = SkillCell.span(ofLead: part.lead, issuedUnixSeconds: issued)
    self.added = part.isApplied ? added[part.variable]?[part.lead] ?? 0...0 : nil
  }
}

extension Sourced {
  /// With the corrections and blends of some hours only.
  func limitingLeads(to range: Range<Double>) -> Sourced {
    var answer = self
    answer.corrections = corrections.filter { $0.hoursUnixSeconds.overlaps(range) }
    answer.blends = blends.filter { $0.hoursUnixSeconds.overlaps(range) }
    return answer
  }
}
