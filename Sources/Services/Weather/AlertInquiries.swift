import Providers
import Time
import Vocabulary
import Weather

/// Whom to ask for the warnings of a place.
struct AlertInquiries: Sendable {
  /// ISO 3166-1 of the boundary that the place lies in.
  let country: String?
  /// Those who know of all hazards, each asked if the ones before it fail.
  let main: Inquiry<AlertReport>
  /// Those who know of some, each asked beside them.
  let partial: [Inquiry<AlertReport>]
  /// Those who would be asked if they were not turned off.
  let disabled: [ProviderID]

  var all: [Inquiry<AlertReport>] { [main] + partial }

  /// The state of a source before it answers.
  func member(_ provider: ProviderID, isEnabled: Bool = true) -> HeardWarnings.Member {
    var member = HeardWarnings.Member(provider, isEnabled: isEnabled)
    member.authority = Provider[provider].offer(of: .alerts)?.issuer?(country ?? "")
    return member
  }

  var disabledMembers: [HeardWarnings.Member] {
    disabled.map { member($0, isEnabled: false) }
  }

  /// A chain and what it said. Of its members those before the one that answered have failed, and
  /// those behind it were not asked.
  /// - Parameter outcomes: of each member.
  func chain(
    _ word: HeardWarnings.Word?,
    _ outcomes: [(provider: ProviderID, times: AnswerTimes?, failure: Failure?)]
  ) -> HeardWarnings.Chain {
    let answer = try? word?.get()
    var isDone = false
    var members = outcomes.map { outcome in
      var member = member(outcome.provider)
      member.heardAt = outcome.times?.fetchedAt
      if !isDone { member.failure = outcome.failure }
      if let answer, answer.source.provider == .upstream(outcome.provider) {
        member.answer = answer
        // What is out of date was used because everybody failed.
        isDone = !answer.source.isStale
      }
      return member
    }
    // If none has a failure of its own, that of the chain is the first one's: it is late.
    if let failure = word?.failure, members.allSatisfy({ $0.failure == nil }) {
      members.indices.first.map { members[$0].failure = failure }
    }
    return HeardWarnings.Chain(word, members)
  }
}
