package import Providers
package import Time
package import Vocabulary
package import Weather
import Words

/// What the sources of a place's warnings said, as one answer, and how each of them stands.
///
/// One source has the last word: that for all hazards. Others know of a part of them; what they
/// warn of is added, and their silence says nothing about the rest. `coverage` follows from the
/// states of the services, and only `merged` makes these: so there is no all-clear that no covering
/// source has just said.
package struct HeardWarnings: Equatable, Sendable {
  /// All that was said, each event once. What it covers is said by `coverage` alone.
  private let report: AlertReport
  /// Who is responsible for the place, those for all hazards first.
  package let services: [WarningService]
  /// Whether one for all hazards has answered, however long ago.
  private let hasMain: Bool
  /// Whether a chain of sources has said nothing, or nothing of now, so that some warning may be
  /// missing.
  private let isMissingSome: Bool

  package var alerts: [WeatherAlert] { report.alerts }
  /// The warnings for the place itself.
  package var own: [WeatherAlert] { report.own }
  /// The number of further warnings that are not listed.
  package var unlistedCount: Int { report.unlistedCount }
  /// The number of rows that could not be parsed.
  package var unreadCount: Int { report.unreadCount }

  /// What a list without warnings for the place means.
  package var coverage: AlertCoverage {
    let spoken = services.filter(\.hasSpoken)
    if spoken.contains(where: { !$0.isPartial }), spoken.allSatisfy(\.isWhole), !isMissingSome {
      return .full
    }
    return hasMain || !alerts.isEmpty ? .country : .none
  }

  /// Those whose words are in it.
  package var spokenAuthorities: [Attribution] {
    services.filter(\.hasSpoken).compactMap(\.authority)
  }

  private init(
    _ reports: [AlertReport], _ services: [WarningService], hasMain: Bool, isMissingSome: Bool
  ) {
    report = AlertReport(
      coverage: .none, alerts: Self.eachOnce(reports.map(\.alerts)),
      unlistedCount: reports.reduce(0) { $0 + $1.unlistedCount },
      unreadCount: reports.reduce(0) { $0 + $1.unreadCount })
    (self.services, self.hasMain, self.isMissingSome) = (services, hasMain, isMissingSome)
  }

  /// An event that several warn of once: by the first of them, with the best match of any.
  private static func eachOnce(_ reports: [[WeatherAlert]]) -> [WeatherAlert] {
    var once: [WeatherAlert] = []
    for alerts in reports {
      let others = once.indices
      for alert in alerts {
        guard let known = others.first(where: { once[$0].isSameEvent(as: alert) }) else {
          once.append(alert)
          continue
        }
        let isBetter = alert.match.rank < once[known].match.rank
        once[known] = (isBetter ? alert : once[known])
          .credited(to: [once[known].sender, alert.sender])
      }
    }
    return once
  }
}

/// A source that is responsible for a place, and its state.
package struct WarningService: Equatable, Sendable {
  package let provider: ProviderID
  /// Who issues the warnings, if the provider hands on those of many.
  package let authority: Attribution?
  /// Whether it knows of some hazards only.
  package let isPartial: Bool
  package let state: AlertServiceState
  /// Whether its list is whole for the place, so that what it does not warn of is not in force.
  fileprivate let isWhole: Bool
  /// When its last answer was fetched; nil without any.
  package let heardAt: Instant?

  fileprivate var hasSpoken: Bool {
    switch state {
    case .inForce, .noneInForce, .countryOnly: true
    case .notCovered, .unavailable, .notAsked, .disabled: false
    }
  }

  fileprivate init(_ member: HeardWarnings.Member) {
    let report = member.answer?.value
    let isFresh = member.answer.map { !$0.source.isStale } ?? false
    provider = member.provider
    isPartial = Provider[member.provider].offer(of: .alerts)?.isPartial ?? false
    authority = report?.authority ?? member.authority
    heardAt = member.heardAt ?? member.answer?.source.fetchedAt
    let state: AlertServiceState =
      switch report {
      case _ where !member.isEnabled: .disabled
      case let report? where isFresh && report.coverage == .none: .notCovered
      case let report? where !report.own.isEmpty: .inForce
      case let report? where isFresh: report.isSilentHere ? .noneInForce : .countryOnly
      default:
        member.failure.map { $0.isOutOfCoverage ? .notCovered : .unavailable } ?? .notAsked
      }
    self.state = state
    isWhole = isFresh && report?.coverage == .full && state != .countryOnly
  }
}

extension HeardWarnings {
  /// What one chain of sources said, or why it said nothing.
  package typealias Word = Result<Sourced<AlertReport>, Failure>

  /// A source and its state.
  package struct Member: Sendable {
    package let provider: ProviderID
    package var authority: Attribution?
    /// Its answer, if that is of now or still warns.
    package var answer: Sourced<AlertReport>?
    /// Why the last attempt to ask it failed; nil if it did not, or there was none.
    package var failure: Failure?
    package let isEnabled: Bool
    package var heardAt: Instant?

    package init(_ provider: ProviderID, isEnabled: Bool = true) {
      (self.provider, self.isEnabled) = (provider, isEnabled)
    }
  }

  /// Sources of which each is asked if the ones before it fail.
  package struct Chain: Sendable {
    /// Nil if no source can be asked.
    package let word: Word?
    package let members: [Member]

    package init(_ word: Word?, _ members: [Member]) { (self.word, self.members) = (word, members) }
  }

  /// - Parameters:
  ///   - main: the sources for all hazards.
  ///   - partial: those for some of them.
  ///   - disabled: those that are turned off.
  package static func merged(
    main: Chain, partial: [Chain], disabled: [Member] = []
  ) -> Result<Sourced<HeardWarnings>, Failure> {
    let chains = [main] + partial
    let words = chains.compactMap(\.word).filter { !isOutOfCoverage($0) }
    let heard = words.compactMap { try? $0.get() }
    let failure = words.compactMap(\.failure).first
    let warnings = HeardWarnings(
      heard.map(\.value), services(chains.flatMap(\.members) + disabled),
      hasMain: main.word.map { !isOutOfCoverage($0) && $0.failure == nil } ?? false,
      isMissingSome: failure != nil || heard.contains { $0.source.isStale })
    // What one does not warn of, another may that did not answer.
    if warnings.alerts.isEmpty, let failure { return .failure(failure) }
    guard let first = heard.first else { return .success(Sourced(warnings)) }
    if warnings.report.hasOnlyUnlisted {
      return .failure(.providerUnavailable(.malformed, provider: first.source.provider))
    }
    let told = heard.dropFirst().reduce(first.map { _ in warnings }) { $0.relying(on: $1) }
    guard let failure else { return .success(told) }
    return .success(
      told.warning(
        ServiceWarning(
          .notProvided, .missing(.alertsMissing, because: failure.cause), about: [.alerts])))
  }

  package static func services(_ members: [Member]) -> [WarningService] {
    members.map(WarningService.init)
  }

  private static func isOutOfCoverage(_ word: Word) -> Bool {
    switch word {
    case .success(let answer): answer.value.coverage == .none
    case .failure(let error): error.isOutOfCoverage
    }
  }
}

extension AlertReport {
  /// Whether it says that nothing is in force at the place.
  fileprivate var isSilentHere: Bool {
    coverage == .full && own.isEmpty && unlistedCount + unreadCount == 0
  }
}

extension Failure {
  /// A key without this product counts as a missing provider.
  fileprivate var isOutOfCoverage: Bool {
    entry == .noDataOutOfCoverage || entry == .unauthorizedSubscriptionMissing
  }
}

extension AlertMatch {
  /// 0 for the best.
  fileprivate var rank: Int { AlertMatch.allCases.firstIndex(of: self) ?? 0 }
}
