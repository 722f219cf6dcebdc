import Providers
package import Skill
package import Time
package import Vocabulary
import Weather

/// How one variable of an answer was blended at one lead.
package struct BlendRecord: Sendable, Equatable {
  package let variable: SkillVariable
  /// In days, 0…6.
  package let lead: Int
  /// Of the providers that took part, of sum 1, by name.
  package let weights: [String: Double]
  package let proof: WithheldProof
  /// The first day that the weights were learned from, in UTC.
  package let since: LocalDate
  /// The valid times of the lead.
  let hours: Range<Instant>
}

extension WeatherService {
  /// The forecast, blended with those of the other providers that the ledger knows, where that was
  /// proven to be better than the best of them.
  /// - Parameter faults: of providers without weight.
  func blended(
    _ answer: Sourced<Forecast>, at place: ResolvedPlace, _ inquiry: Inquiry<Forecast>,
    except faults: [ProviderID: ProviderFault], _ policy: FetchPolicy
  ) async -> Sourced<Forecast> {
    // The weights follow from the errors that corrections leave.
    guard policy.blend == .whenProven, policy.correction == .whenProven, policy.provider == nil,
      let source = answer.sources.first?.source, let own = source.provider,
      let first = own.upstream, faults[first] == nil, let issued = source.fetchedAt
    else { return answer }
    let blend = await ledger.lesson(at: place, policy).blend
    let names = blend.providers
    guard names.contains(own.rawValue) else { return answer }
    let others = inquiry.chain.filter {
      names.contains($0.rawValue) && $0 != first && faults[$0] == nil
    }
    let rest = policy.forCompletion(at: pipeline.monotonicNow)
    let answers = await others.mapConcurrently { provider -> Sourced<Forecast>? in
      guard case .success(let said) = await pipeline.answer(inquiry.only(provider), rest) else {
        return nil
      }
      await ledger.keep(said, at: place, rest)
      return await ledger.corrected(said, at: place, rest)
    }
    var known: [String: Forecast] = [:]
    var result = answer
    for (provider, other) in zip(others, answers) {
      guard let other else { continue }
      known[provider.rawValue] = other.value
      result = result.relying(on: other)
    }
    guard !known.isEmpty else { return answer }
    let forecast = blend.blended(answer.value, of: own.rawValue, issued: issued, with: known) {
      place.zone.day($0)?.span
    }
    result = result.map { _ in forecast }
    result.blends = blend.parts.compactMap { part in
      guard part.isUsed, part.providers.contains(own.rawValue) else { return nil }
      let weights = part.weights.among(part.providers) { $0 == own.rawValue || known[$0] != nil }
      guard weights.count > 1 else { return nil }
      return BlendRecord(
        variable: part.variable, lead: part.lead, weights: weights, proof: part.proof,
        since: part.since, hours: SkillCell.span(ofLead: part.lead, issued: issued))
    }
    return result
  }
}
