import Providers
import Storage
import Basics
import Time
import Vocabulary
import Words

extension Pipeline {
  /// A fresh answer in memory.
  func remembered<Output>(
    _ inquiry: Inquiry<Output>, _ policy: FetchPolicy
  ) -> Sourced<Output>? {
    let shelf = shelf(of: inquiry)
    for provider in inquiry.chain {
      guard let known = shelf.answer(inquiry.key(provider)), isFresh(known, policy) else {
        continue
      }
      state.withLock { $0.counts.hits += 1 }
      return sourced(known, inquiry, policy)
    }
    return nil
  }

  /// The newest answer of the chain, in memory or in the store. A fresh one of an earlier candidate
  /// ends the search. A stored response is decoded only if it is newer than the one in memory.
  func newestStored<Output>(
    _ inquiry: Inquiry<Output>, _ candidates: [Inquiry<Output>.Candidate]
  ) async -> Answer<Output>? {
    let keys = candidates.map(\.firstKey)
    let found = await environment.store.responses(keys)
    let shelf = shelf(of: inquiry)
    var newest: Answer<Output>?
    for (candidate, first) in zip(candidates, keys) {
      let key = inquiry.key(candidate.provider)
      let known = shelf.answer(key)
      let answer = await runner.stored(
        candidate.plan, of: candidate.provider, product: inquiry.product, found[first],
        known: known)
      guard let answer else { continue }
      if answer.times != known?.times { shelf.keep(answer, as: key) }
      if newest.map({ $0.times.fetchedAt < answer.times.fetchedAt }) ?? true { newest = answer }
      if answer.times.isFresh(at: environment.now, oldestSeconds: nil) { break }
    }
    return newest
  }

  // MARK: What will do

  /// Near the end of a budget, lifetimes grow before calls fail.
  func isFresh<Output>(_ answer: Answer<Output>, _ policy: FetchPolicy) -> Bool {
    isFresh(answer.times, of: answer.provider, policy)
  }

  func isFresh(_ times: AnswerTimes, of provider: ProviderID, _ policy: FetchPolicy) -> Bool {
    let now = environment.now
    if times.isFresh(at: now, oldestSeconds: policy.maxAgeSeconds) { return true }
    let factor = gate.freshnessFactor(provider)
    guard factor > 1, policy.maxAgeSeconds != 0, !times.hasEnded(at: now) else { return false }
    let oldest = policy.maxAgeSeconds.map(Double.init) ?? times.lifetimeSeconds
    return !times.isInFuture(at: now) && times.ageSeconds(at: now) <= oldest * factor
  }

  /// The stored answer, if it is fresh or too recent to ask again.
  func acceptable<Output>(
    _ stored: Answer<Output>, _ inquiry: Inquiry<Output>, _ policy: FetchPolicy
  ) -> Sourced<Output>? {
    let isFresh = isFresh(stored, policy)
    guard isFresh || secondsUntilCourteous(stored.times) > 0 else { return nil }
    state.withLock { $0.counts.hits += 1 }
    let answer = sourced(stored, inquiry, policy)
    return isFresh ? answer : answer.warning(throttled(stored))
  }

  func secondsUntilCourteous(_ times: AnswerTimes) -> Int {
    let now = environment.now
    guard !times.isInFuture(at: now), !times.hasEnded(at: now) else { return 0 }
    let wait = Double(Self.courtesySeconds) - now.seconds(since: times.fetchedAt)
    return max(0, min(Int(wait.rounded(.up)), Self.courtesySeconds))
  }

  func throttled<Output>(_ answer: Answer<Output>) -> ServiceWarning {
    ServiceWarning(
      .throttled, .askedRecently, retryAfterSeconds: secondsUntilCourteous(answer.times))
  }
}
