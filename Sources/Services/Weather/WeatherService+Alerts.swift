import Providers
import Basics
import Time
package import Vocabulary
import Weather
import Words

extension WeatherService {
  /// Official warnings. If no service covers the place or none can be asked, the coverage is
  /// `none`; a responsible service that does not answer is a failure. An empty list must not look
  /// like safety.
  /// - Parameter language: ISO 639-1, with fallback to other languages.
  package func alerts(
    at place: ResolvedPlace, language: String = "en", _ policy: FetchPolicy
  ) async -> Result<Sourced<HeardWarnings>, Failure> {
    let inquiries = alertInquiries(at: place, language: language)
    if policy.provider != nil {
      let named = ([inquiries.main] + inquiries.partial).first {
        !$0.restricted(to: policy.provider).chain.isEmpty
      }
      let inquiry = named ?? inquiries.main
      let word = await pipeline.answer(inquiry, policy)
      if let failure = word.failure, failure.entry != .noDataOutOfCoverage {
        return .failure(failure)
      }
      let only = inquiry.restricted(to: policy.provider)
      return told(HeardWarnings.merged(main: chain(word, of: only, in: inquiries), partial: []))
    }
    let policy = pipeline.begun(policy)
    async let main = word(inquiries.main, policy)
    let partial = await inquiries.partial.mapConcurrently { await self.word($0, policy) }
    return merged(inquiries, main: await main, partial: partial)
  }

  /// Nil if no source can be asked.
  private func word(
    _ inquiry: Inquiry<AlertReport>, _ policy: FetchPolicy
  ) async -> HeardWarnings.Word? {
    inquiry.candidates.isEmpty ? nil : await pipeline.answer(inquiry, policy)
  }

  private func merged(
    _ inquiries: AlertInquiries, main: HeardWarnings.Word?, partial: [HeardWarnings.Word?]
  ) -> Result<Sourced<HeardWarnings>, Failure> {
    told(
      HeardWarnings.merged(
        main: chain(main, of: inquiries.main, in: inquiries),
        partial: zip(inquiries.partial, partial).map { chain($1, of: $0, in: inquiries) },
        disabled: inquiries.disabledMembers))
  }

  private func chain(
    _ word: HeardWarnings.Word?, of inquiry: Inquiry<AlertReport>, in inquiries: AlertInquiries
  ) -> HeardWarnings.Chain {
    // Stored warnings may have ended since.
    let word = word.map { $0.map { answer in answer.map { $0.inForce(at: now) } } }
    return inquiries.chain(word, pipeline.outcomes(of: inquiry))
  }

  /// The warnings of a stored report, without a request; a stale report counts only while one of
  /// its warnings is in force. Nil if no source has answered.
  package func storedAlerts(
    at place: ResolvedPlace, language: String = "en", _ policy: FetchPolicy = FetchPolicy()
  ) async -> Sourced<HeardWarnings>? {
    let inquiries = alertInquiries(at: place, language: language)
    let known = await inquiries.all.mapConcurrently { inquiry in
      await self.pipeline.known(inquiry, policy).map { HeardWarnings.Word.success($0) }
    }
    let hasMain = !inquiries.main.candidates.isEmpty
    // Without what the main source said, what another one does not warn of is not known.
    let main = known[0] ?? (hasMain ? Self.unheard : nil)
    return try? merged(inquiries, main: main, partial: Array(known.dropFirst())).get()
  }

  /// Who would speak for a place, and what is stored of each, without a request.
  package func alertServices(
    at place: ResolvedPlace, language: String = "en"
  ) async -> [WarningService] {
    let inquiries = alertInquiries(at: place, language: language)
    let each = inquiries.all.flatMap { inquiry in
      inquiry.chain.map { only in inquiry.restricted { $0 == only } }
    }
    let members = await each.mapConcurrently { inquiry in
      let stored = await self.pipeline.stored(inquiry)
      return self.pipeline.outcomes(of: inquiry).map { outcome in
        var member = inquiries.member(outcome.provider)
        member.answer = stored.map { answer in answer.map { $0.inForce(at: self.now) } }
        member.failure = outcome.failure
        return member
      }
    }
    return HeardWarnings.services(members.joined() + inquiries.disabledMembers)
  }

  private static let unheard = HeardWarnings.Word.failure(
    .deadlineExceeded(retryAfterSeconds: nil))

  /// The warnings that are being fetched, if they arrive in time, else the stored ones.
  /// - Parameters:
  ///   - isOptional: whether the answer can do without, and waits for two seconds at most.
  ///   - silenceSeconds: how long a stored silence counts; nil is the product's lifetime.
  package func awaitedAlerts(
    at place: ResolvedPlace, language: String, _ policy: FetchPolicy, isOptional: Bool = true,
    silenceSeconds: Int? = nil
  ) async -> Sourced<HeardWarnings>? {
    let limited =
      isOptional
      ? policy.forOptionalParts.limited(
        toMilliseconds: Self.alertPatienceMilliseconds, at: pipeline.monotonicNow) : policy
    if case .success(let answer) = await alerts(at: place, language: language, limited) {
      return answer
    }
    return await storedAlerts(
      at: place, language: language, FetchPolicy(maxAgeSeconds: silenceSeconds))
  }

  private static let alertPatienceMilliseconds = 2_000

  private func alertInquiries(at place: ResolvedPlace, language: String) -> AlertInquiries {
    catalog.alerts(at: place, language: language) { now }
  }

  /// With the credits of those who issue the warnings, and with what the answer omits.
  private func told(
    _ answer: Result<Sourced<HeardWarnings>, Failure>
  ) -> Result<Sourced<HeardWarnings>, Failure> {
    answer.map { answer in
      var told = answer
      let warnings = answer.value
      if answer.sources.contains(where: { source in
        source.source.provider?.upstream.map { Provider[$0].creditsIssuers } ?? false
      }) {
        let issuers =
          warnings.spokenAuthorities
          + warnings.alerts.compactMap(\.sender).map { Attribution($0, nil, nil) }
        told.attribution = issuers.uniqued(on: \.text) + told.attribution
      }
      if warnings.coverage == .none {
        told = told.warning(ServiceWarning(.outOfCoverage, .noAlertService))
      }
      if warnings.unlistedCount > 0 {
        told = told.warning(
          ServiceWarning(
            .clamped, .alertsUnlisted(count: .whole(warnings.unlistedCount)), about: [.alerts]))
      }
      if warnings.unreadCount > 0 {
        told = told.warning(
          ServiceWarning(
            .notProvided, .alertsUnread(count: .whole(warnings.unreadCount)), about: [.alerts]))
      }
      return told
    }
  }
}

extension Result {
  var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
