import EventLoop
import HTTP
import Providers
import Storage
import Synchronization

extension Pipeline {
  /// The flight that answers this inquiry: one that is under way, or a new one.
  func join<Output>(
    _ inquiry: Inquiry<Output>, _ policy: FetchPolicy
  ) -> Flight<FlightOutcome> {
    let key = inquiry.flightKey
    if let flight = state.withLock({ $0.flights[key] }), !flight.isAbandoned { return flight }
    let flight = Flight<FlightOutcome>()
    state.withLock { state in
      state.flights[key] = flight
      state.counts.misses += 1
    }
    let milliseconds = min(
      max(Self.flightMilliseconds, policy.deadlineMilliseconds), Self.longestFlightMilliseconds)
    let due = environment.loop.now.advanced(byMilliseconds: milliseconds)
    flight.start(
      cancel: background.run { [self] in
        let outcome = await fly(inquiry, policy, until: due)
        state.withLock { state in
          if state.flights[key] === flight { state.flights[key] = nil }
        }
        flight.land(outcome)
      })
    return flight
  }

  /// Asks the chain, best first. The first error is the one that tells most: it is the preferred
  /// provider's. But "not my area" of one says nothing while another, who may know, fails.
  private func fly<Output>(
    _ inquiry: Inquiry<Output>, _ policy: FetchPolicy, until due: MonotonicInstant
  ) async -> FlightOutcome {
    var failures: [(failure: UpstreamFailure, provider: ProviderID)] = []
    for (index, candidate) in inquiry.candidates.enumerated() {
      let isLast = index == inquiry.candidates.count - 1
      let result = await ask(candidate, inquiry, policy, until: isLast ? due : halfway(to: due))
      switch result {
      case .success(let landed): return .success(landed)
      case .failure(.transport(.cancelled)): return .failure(.cancelled)
      case .failure(let failure): failures.append((failure, candidate.provider))
      }
      guard let last = failures.last, !last.failure.stopsFailover, environment.loop.now < due
      else { break }
    }
    let telling =
      failures.first { !$0.failure.isOutOfCoverage && $0.failure != .outOfTime }
      ?? failures.first { !$0.failure.isOutOfCoverage } ?? failures.first
    guard let telling else {
      preconditionFailure("a flight has someone to ask")
    }
    return .failure(telling.failure.serviceError(telling.provider))
  }

  /// A provider that hangs must leave time to ask the next one.
  private func halfway(to due: MonotonicInstant) -> MonotonicInstant {
    let now = environment.loop.now
    return now.advanced(byMilliseconds: due.milliseconds(since: now) / 2)
  }

  /// One provider, by whichever process has the lease.
  private func ask<Output>(
    _ candidate: Inquiry<Output>.Candidate, _ inquiry: Inquiry<Output>, _ policy: FetchPolicy,
    until due: MonotonicInstant
  ) async -> Result<Landed, UpstreamFailure> {
    if let refusal = refusal(candidate, inquiry, policy) { return .failure(refusal) }
    let lease = Lease(key: inquiry.key(candidate), environment: environment)
    let started = environment.now
    while true {
      let hasLease = await lease.acquire(until: due)
      // Another process may just have stored what we want.
      if let known = await reread(inquiry, candidate), isAnswer(known, since: started, policy) {
        if hasLease { await lease.release() }
        return .success(known)
      }
      if hasLease { break }
      guard await lease.waitForChange(until: due) else {
        return .failure(Task.isCancelled ? .transport(.cancelled) : .outOfTime)
      }
    }
    let result = await runner.live(candidate.plan, product: inquiry.product, until: due)
    await lease.release()
    if case .failure(let failure) = result {
      let now = environment.now
      state.withLock { $0.refusals.note(failure, of: inquiry.key(candidate), at: now) }
    }
    return result.map { remember($0, inquiry, candidate) }
  }

  /// What the provider said to this very question less than a minute ago; who asks to refresh asks
  /// again.
  private func refusal<Output>(
    _ candidate: Inquiry<Output>.Candidate, _ inquiry: Inquiry<Output>, _ policy: FetchPolicy
  ) -> UpstreamFailure? {
    guard !policy.refresh else { return nil }
    let now = environment.now
    return state.withLock { $0.refusals.failure(of: inquiry.key(candidate), at: now) }
  }

  /// What another process stored meanwhile, what is fresh, or what is too young to ask again.
  private func isAnswer(_ known: Landed, since started: Double, _ policy: FetchPolicy) -> Bool {
    guard !known.times.isFromTheFuture(at: environment.now) else { return false }
    return known.times.fetchedAt >= started || isFresh(known, policy)
      || secondsUntilCourteous(known) > 0
  }
}

/// The right to ask upstream for one key, among all processes that share the store.
struct Lease: Sendable {
  /// How often a waiting process looks for the other one's answer.
  private static let lookMilliseconds = 50
  /// Longer than any flight; the lease of a killed process ends by itself.
  private static let seconds = Double(Pipeline.longestFlightMilliseconds) / 1_000 + 1

  let key: String
  let environment: ServiceEnvironment

  func acquire(until due: MonotonicInstant) async -> Bool {
    let outcome = await environment.store.acquireLease(
      key, owner: environment.processName, seconds: Self.seconds, at: environment.now)
    return outcome == .acquired
  }

  func release() async {
    await environment.store.releaseLease(key, owner: environment.processName)
  }

  /// - Returns: false when the time is up or the task was cancelled.
  func waitForChange(until due: MonotonicInstant) async -> Bool {
    guard environment.loop.now < due else { return false }
    return await environment.loop.sleep(milliseconds: Self.lookMilliseconds)
  }
}
