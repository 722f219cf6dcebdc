import EventLoop
import HTTP
import Providers
import Storage
import Basics
import Time
import Vocabulary

extension Pipeline {
  /// The flight for this inquiry: the current one, or a new one.
  func join<Output>(
    _ inquiry: Inquiry<Output>, _ candidates: [Inquiry<Output>.Candidate], _ policy: FetchPolicy
  ) -> Flight<Output> {
    let (key, shelf) = (inquiry.flightKey, shelf(of: inquiry))
    let (flight, isNew) = shelf.flight(key)
    guard isNew else { return flight }
    state.withLock { $0.counts.misses += 1 }
    let milliseconds = min(
      max(Self.flightMilliseconds, policy.deadlineMilliseconds), Self.maximumFlightMilliseconds)
    let due = environment.loop.now.advanced(byMilliseconds: milliseconds)
    flight.start(
      cancel: background.run { [self] in
        let outcome = await fly(inquiry, candidates, policy, until: due)
        shelf.end(flight, key, outcome)
        flight.land(outcome)
      })
    return flight
  }

  /// Asks the chain, best first. The first error, that of the preferred provider, is reported,
  /// except that "out of coverage" gives way to another provider's failure.
  private func fly<Output>(
    _ inquiry: Inquiry<Output>, _ candidates: [Inquiry<Output>.Candidate], _ policy: FetchPolicy,
    until due: MonotonicInstant
  ) async -> Flight<Output>.Landing {
    var failures: [(failure: UpstreamFailure, provider: ProviderID)] = []
    for (index, candidate) in candidates.enumerated() {
      let isLast = index == candidates.count - 1
      let result = await ask(candidate, inquiry, policy, until: isLast ? due : halfway(to: due))
      switch result {
      case .success(let answer): return .success(answer)
      case .failure(.transport(.cancelled)): return .failure(.cancelled)
      case .failure(let failure): failures.append((failure, candidate.provider))
      }
      guard let last = failures.last, !last.failure.stopsFailover, environment.loop.now < due
      else { break }
    }
    guard let error = Self.telling(failures) else {
      preconditionFailure("a flight has someone to ask")
    }
    return .failure(error)
  }

  private static func telling(
    _ failures: [(failure: UpstreamFailure, provider: ProviderID)]
  ) -> Failure? {
    let telling =
      failures.first { !$0.failure.isOutOfCoverage && $0.failure != .outOfTime }
      ?? failures.first { !$0.failure.isOutOfCoverage } ?? failures.first
    return telling.map { $0.failure.ofService($0.provider) }
  }

  /// What is known, in memory, of each provider that an inquiry may ask: the times of its last
  /// answer, and why the last attempt to ask it failed; nil if it did not.
  func outcomes<Output>(
    of inquiry: Inquiry<Output>
  ) -> [(provider: ProviderID, times: AnswerTimes?, failure: Failure?)] {
    let shelf = shelf(of: inquiry)
    return inquiry.candidates.map { candidate in
      let key = inquiry.key(candidate.provider)
      return (candidate.provider, shelf.answer(key)?.times, shelf.lastFailure(key))
    }
  }

  /// Why the whole chain would fail again, as a flight would tell; nil if somebody may be asked.
  func rememberedFailure<Output>(
    _ inquiry: Inquiry<Output>, _ policy: FetchPolicy
  ) -> Failure? {
    var failures: [(failure: UpstreamFailure, provider: ProviderID)] = []
    for provider in inquiry.chain {
      guard let failure = rememberedFailure(inquiry.key(provider), policy) else { return nil }
      failures.append((failure, provider))
      if failure.stopsFailover { break }
    }
    return Self.telling(failures)
  }

  /// The failure of the same inquiry a moment ago, unless the caller wants to ask again or waits
  /// longer than it lasts.
  private func rememberedFailure(_ key: String, _ policy: FetchPolicy) -> UpstreamFailure? {
    guard !policy.asksAgain else { return nil }
    let (now, clock) = (environment.now, monotonicNow)
    let waitSeconds = Double(policy.due(clock).milliseconds(since: clock)) / 1000
    return state.withLock { $0.refusals.failure(of: key, at: now, waitSeconds: waitSeconds) }
  }

  /// A hanging provider must leave time for the next one.
  private func halfway(to due: MonotonicInstant) -> MonotonicInstant {
    let now = environment.loop.now
    return now.advanced(byMilliseconds: due.milliseconds(since: now) / 2)
  }

  /// Asks one provider, in the process that holds the lease.
  private func ask<Output>(
    _ candidate: Inquiry<Output>.Candidate, _ inquiry: Inquiry<Output>, _ policy: FetchPolicy,
    until due: MonotonicInstant
  ) async -> Result<Answer<Output>, UpstreamFailure> {
    let (key, started) = (inquiry.key(candidate.provider), environment.now)
    if let failure = rememberedFailure(key, policy) { return .failure(failure) }
    let question = Question(
      provider: candidate.provider, product: inquiry.product, lease: key
    ) { [self] times in
      isAnswer(times, of: candidate.provider, since: started, policy)
    }
    let result = await runner.live(candidate.plan, question, until: due)
    shelf(of: inquiry).note(result.failure?.ofService(candidate.provider), of: key)
    switch result {
    case .success(let answer): shelf(of: inquiry).keep(answer, as: key)
    case .failure(let failure):
      let now = environment.now
      state.withLock { $0.refusals.note(failure, of: key, at: now) }
    }
    return result
  }

  /// A response that another process stored meanwhile, that is fresh, or that is too recent to ask
  /// again.
  private func isAnswer(
    _ times: AnswerTimes, of provider: ProviderID, since started: Instant, _ policy: FetchPolicy
  ) -> Bool {
    let now = environment.now
    guard !times.isInFuture(at: now), !times.hasEnded(at: now) else { return false }
    return times.fetchedAt >= started || isFresh(times, of: provider, policy)
      || secondsUntilCourteous(times) > 0
  }
}
