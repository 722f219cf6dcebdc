package import Services
package import Telling
import Vocabulary
package import Sunset

extension Provenance {
  package init(_ source: Source) {
    self.init(
      isEstimate: source.kind == .estimate, isStale: source.isStale, ageSeconds: source.ageSeconds)
  }

  package init<Value>(_ answer: Sourced<Value>) {
    self.init(answer.source, answer.corrections)
  }

  package init(_ source: Source, _ corrections: [CorrectionRecord]) {
    self.init(source)
    isCorrected = corrections.contains(where: \.isApplied)
  }

  /// For evenings, of which the first is shown.
  package init(_ evenings: Sourced<[SunsetReport]>) {
    self.init(evenings.source)
    isPreliminary = evenings.value.first?.isPreliminary ?? false
  }
}
