package import Providers
package import Vocabulary
import Words

/// What the sources of a place's warnings said, as one answer.
///
/// One source has the last word: that for all hazards. Others know of a part of them; what they
/// warn of is added, and their silence says nothing about the rest.
package enum HeardWarnings {
  /// What one chain of sources said, or why it said nothing.
  package typealias Word = Result<Sourced<AlertReport>, Failure>

  /// - Parameters:
  ///   - main: nil if no source for all hazards covers the place.
  ///   - partial: of the sources for some of them.
  package static func merged(main: Word?, partial: [Word]) -> Word {
    let words = ([main].compactMap(\.self) + partial).filter { !isOutOfCoverage($0) }
    let heard = words.compactMap { try? $0.get() }
    let failures = words.compactMap(\.failure)
    guard var answer = heard.first else {
      return failures.first.map { .failure($0) } ?? .failure(.noData(.outOfCoverage, provider: nil))
    }
    let isWhole =
      failures.isEmpty && (main.map { !isOutOfCoverage($0) } ?? false)
      && heard.allSatisfy { $0.value.coverage == .full }
    let report = AlertReport.merged(heard.map(\.value), isWhole: isWhole)
    // What one does not warn of, another may that did not answer.
    if report.alerts.isEmpty, let failure = failures.first { return .failure(failure) }
    for other in heard.dropFirst() { answer = answer.relying(on: other) }
    let told = answer.map { _ in report }
    guard let failure = failures.first else { return .success(told) }
    return .success(
      told.warning(
        ServiceWarning(
          .notProvided, .missing(.alertsMissing, because: failure.cause), about: [.alerts])))
  }

  private static func isOutOfCoverage(_ word: Word) -> Bool {
    switch word {
    case .success(let answer): answer.value.coverage == .none
    // A key without this product counts as a missing provider.
    case .failure(let error):
      error.entry == .noDataOutOfCoverage || error.entry == .unauthorizedSubscriptionMissing
    }
  }
}
