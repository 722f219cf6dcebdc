import Providers
import Synchronization

extension Pipeline {
  /// A fresh answer in the loop's memory.
  func remembered<Output>(
    _ inquiry: Inquiry<Output>, _ policy: FetchPolicy
  ) -> Sourced<Output>? {
    for candidate in inquiry.candidates {
      let key = inquiry.key(candidate)
      guard let entry = state.withLock({ $0.decoded[key] }) else { continue }
      let landed = Landed(
        provider: candidate.provider, value: entry.value, times: entry.times, isLive: false,
        faults: entry.faults)
      guard isFresh(landed, policy) else { continue }
      state.withLock { $0.counts.hits += 1 }
      return sourced(landed, inquiry, policy)
    }
    return nil
  }

  /// The newest answer of the chain, in memory or in the store. A fresh one of an earlier candidate
  /// ends the search.
  func newestStored<Output>(_ inquiry: Inquiry<Output>) async -> Landed? {
    var newest: Landed?
    for candidate in inquiry.candidates {
      guard let found = await known(inquiry, candidate) else { continue }
      if newest.map({ $0.times.fetchedAt < found.times.fetchedAt }) ?? true { newest = found }
      if found.times.isFresh(at: environment.now, oldestSeconds: nil) { break }
    }
    return newest
  }

  /// Another process may have stored something newer than what is in memory, so an expired value
  /// is looked up again.
  func known<Output>(
    _ inquiry: Inquiry<Output>, _ candidate: Inquiry<Output>.Candidate
  ) async -> Landed? {
    let key = inquiry.key(candidate)
    let remembered = state.withLock { $0.decoded[key] }
    if let remembered, remembered.times.isFresh(at: environment.now, oldestSeconds: nil) {
      return landed(candidate.provider, remembered)
    }
    return await reread(inquiry, candidate)
  }

  /// What lies in the store, or in memory where that is newer.
  func reread<Output>(
    _ inquiry: Inquiry<Output>, _ candidate: Inquiry<Output>.Candidate
  ) async -> Landed? {
    let found = await runner.stored(candidate.plan, product: inquiry.product)
    let remembered = state.withLock { $0.decoded[inquiry.key(candidate)] }
    guard let found else { return remembered.map { landed(candidate.provider, $0) } }
    if let remembered, remembered.times.fetchedAt > found.times.fetchedAt {
      return landed(candidate.provider, remembered)
    }
    return remember(found, inquiry, candidate)
  }

  private func landed(_ provider: ProviderID, _ entry: DecodedAnswers.Entry) -> Landed {
    Landed(
      provider: provider, value: entry.value, times: entry.times, isLive: false,
      faults: entry.faults)
  }

  @discardableResult
  func remember<Output>(
    _ finished: PlanRunner.Finished<Output>, _ inquiry: Inquiry<Output>,
    _ candidate: Inquiry<Output>.Candidate
  ) -> Landed {
    let entry = DecodedAnswers.Entry(
      value: finished.output, times: finished.times, faults: finished.faults)
    state.withLock { $0.decoded.keep(entry, as: inquiry.key(candidate)) }
    return Landed(
      provider: candidate.provider, value: finished.output, times: finished.times,
      isLive: finished.isLive, faults: finished.faults)
  }

  // MARK: What will do

  /// Near the end of a budget answers are kept longer, before anything fails.
  func isFresh(_ landed: Landed, _ policy: FetchPolicy) -> Bool {
    let now = environment.now
    if landed.times.isFresh(at: now, oldestSeconds: policy.oldestSeconds) { return true }
    let stretch = gate.stretch(landed.provider)
    guard stretch > 1, policy.oldestSeconds != 0 else { return false }
    let lifetime = landed.times.expiresAt - landed.times.fetchedAt
    let oldest = policy.oldestSeconds.map(Double.init) ?? lifetime
    return !landed.times.isFromTheFuture(at: now)
      && landed.times.ageSeconds(at: now) <= oldest * stretch
  }

  /// The stored answer, when it is fresh or when it is too soon to ask again.
  func acceptable<Output>(
    _ landed: Landed, _ inquiry: Inquiry<Output>, _ policy: FetchPolicy
  ) -> Sourced<Output>? {
    let isFresh = isFresh(landed, policy)
    guard isFresh || secondsUntilCourteous(landed) > 0 else { return nil }
    state.withLock { $0.counts.hits += 1 }
    let answer: Sourced<Output>? = sourced(landed, inquiry, policy)
    return isFresh ? answer : answer?.warning(throttled(landed))
  }

  func secondsUntilCourteous(_ landed: Landed) -> Int {
    let now = environment.now
    guard !landed.times.isFromTheFuture(at: now) else { return 0 }
    let wait = landed.times.fetchedAt + Double(Self.courtesySeconds) - now
    return max(0, min(Int(wait.rounded(.up)), Self.courtesySeconds))
  }

  func throttled(_ landed: Landed) -> ServiceWarning {
    ServiceWarning(
      .throttled, "Providers are asked at most once a minute for the same place.",
      retryAfterSeconds: secondsUntilCourteous(landed))
  }
}
