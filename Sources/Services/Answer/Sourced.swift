package import Providers
import Vocabulary

/// A value with its sources and warnings.
package struct Sourced<Value: Sendable>: Sendable {
  package var value: Value
  /// One for each product used; empty for computed values.
  package var sources: [ProductSource]
  package var attribution: [Attribution]
  package var warnings: [ServiceWarning]
  /// What was corrected, or was not because it is not proven; empty without a ledger.
  package var corrections: [CorrectionRecord]
  /// What was blended from several providers.
  package var blends: [BlendRecord]

  package init(
    _ value: Value, sources: [ProductSource] = [], attribution: [Attribution] = [],
    warnings: [ServiceWarning] = [], corrections: [CorrectionRecord] = [],
    blends: [BlendRecord] = []
  ) {
    (self.corrections, self.blends) = (corrections, blends)
    self.value = value
    self.sources = sources
    self.attribution = attribution
    self.warnings = warnings
  }

  /// The weakest part.
  package var source: Source { Source.weakest(of: sources.map(\.source)) }

  package func map<Other: Sendable>(_ transform: (Value) -> Other) -> Sourced<Other> {
    Sourced<Other>(
      transform(value), sources: sources, attribution: attribution, warnings: warnings,
      corrections: corrections, blends: blends)
  }

  /// The same value, with another one's sources and warnings added. What those are about is not in
  /// this one, so here they are about all of it.
  package func relying<Other: Sendable>(on other: Sourced<Other>) -> Sourced {
    var result = self
    result.sources += other.sources.filter { !sources.contains($0) }
    result.attribution += other.attribution.filter { !attribution.contains($0) }
    result.warnings += other.warnings.map(\.ofAll).filter { !warnings.contains($0) }
    result.blends += other.blends.filter { !blends.contains($0) }
    result.corrections += other.corrections.filter { !corrections.contains($0) }
    return result
  }

  /// Its sources as those of parts of another answer.
  func completing(_ parts: [ForecastPart]) -> Sourced {
    var result = self
    for index in sources.indices { result.sources[index].completes = parts }
    return result
  }

  package func warning(_ warning: ServiceWarning) -> Sourced {
    var result = self
    if !warnings.contains(warning) { result.warnings.append(warning) }
    return result
  }
}

extension Sourced: Equatable where Value: Equatable {}
