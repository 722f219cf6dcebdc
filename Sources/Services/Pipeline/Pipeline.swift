package import EventLoop
import HTTP
import Providers
import Storage
import Basics
import Time
package import Vocabulary

/// Answers inquiries: from the store, else by one flight shared by all equal inquiries (here and in
/// other processes), else with a stale answer, else with an estimate, else with an error that says
/// why.
///
/// Guarantees: no wait for the store or a provider exceeds the deadline; an old value is kept until
/// a new one has arrived; a place and product are fetched at most once a minute. The state is
/// confined to the loop's thread.
package final class Pipeline: Sendable {
  /// The minimum interval between fetches of the same inquiry.
  package static let courtesySeconds = 60
  /// The maximum duration of an upstream call, whoever still waits.
  static let flightMilliseconds = 10_000
  static let maximumFlightMilliseconds = 30_000

  struct State {
    /// One for each type of answer.
    var shelves: [ObjectIdentifier: any AnyObject & Sendable] = [:]
    var refusals = Refusals()
    var counts = PipelineCounts()
  }

  package let environment: ServiceEnvironment
  let background: Background
  let gate: ProviderGate
  let runner: PlanRunner
  let state = Mutex(State())

  package init(_ environment: ServiceEnvironment, workers: Workers = Workers()) {
    self.environment = environment
    background = Background(loop: environment.loop)
    gate = ProviderGate(environment)
    runner = PlanRunner(
      environment: environment, fetcher: Fetcher(environment: environment, gate: gate),
      workers: workers)
  }

  /// Runs work of more than 2 ms of CPU time on a worker thread, so that the loop is not blocked.
  package func onWorker<Value: Sendable>(
    _ job: WorkerJob, _ work: @escaping @Sendable () -> Value
  ) async -> Value { await runner.onWorker(job, work) }

  func shelf<Output>(of _: Inquiry<Output>) -> Shelf<Output> {
    state.withLock { state in
      let type = ObjectIdentifier(Output.self)
      if let known = state.shelves[type] as? Shelf<Output> { return known }
      let shelf = Shelf<Output>()
      state.shelves[type] = shelf
      return shelf
    }
  }

  /// The answer that the policy allows.
  package func answer<Output>(
    _ inquiry: Inquiry<Output>, _ policy: FetchPolicy
  ) async -> Result<Sourced<Output>, Failure> {
    let allowed = inquiry.restricted(to: policy.provider)
    if policy.provider == .climatology { return estimate(allowed) }
    // A key in the place of a name is never sent and never stored.
    if environment.secrets.isIn(inquiry.subject) {
      return .failure(.noData(.notProvided, provider: nil))
    }
    let asked = environment.now
    let policy = begun(policy)
    if gate.mustLearnRefusedKeys { _ = await inTime(policy) { await self.gate.learnRefusedKeys() } }
    let due = policy.due(monotonicNow)
    if let hit = remembered(allowed, policy) { return .success(hit) }
    let shelf = shelf(of: allowed)
    if !policy.cacheOnly, shelf.isAbsent(allowed.flightKey, at: monotonicNow),
      let error = rememberedFailure(allowed, policy)
    {
      return fallback(allowed, nil, policy, error)
    }
    let candidates = allowed.candidates
    guard !candidates.isEmpty else { return withoutCandidates(inquiry, policy) }
    let stored = await inTime(policy) { await self.newestStored(allowed, candidates) }
    if let stored, let answer = acceptable(stored, allowed, policy) { return .success(answer) }
    if policy.cacheOnly {
      return fallback(allowed, stored, policy, .deadlineExceeded(retryAfterSeconds: nil))
    }
    shelf.setAbsent(allowed.flightKey, until: absenceEnd)
    let flight = join(allowed, candidates, policy)
    if monotonicNow >= due {
      flight.keepGoing()
      return fallback(allowed, stored, policy, late(allowed, policy))
    }
    switch await flight.wait(until: due, on: environment.loop) {
    case .cancelled: return .failure(.cancelled)
    case .deadline: return fallback(allowed, stored, policy, late(allowed, policy))
    case .landed(.failure(let error)): return fallback(allowed, stored, policy, error)
    case .landed(.success(let fetched)):
      let answer = sourced(fetched, allowed, policy)
      let wasTooSoon = !fetched.isLive && fetched.times.fetchedAt < asked
      return .success(
        wasTooSoon && !isFresh(fetched, policy) ? answer.warning(throttled(fetched)) : answer)
    }
  }

  /// Why there is nothing at the deadline, although it is being fetched.
  private func late<Output>(_ inquiry: Inquiry<Output>, _ policy: FetchPolicy) -> Failure {
    let known = policy.remembersFailures ? shelf(of: inquiry).lastFailure(inquiry.flightKey) : nil
    return known ?? .deadlineExceeded(retryAfterSeconds: nil)
  }

  /// One policy for everything a call does: its deadline counts from now, unless it already counts.
  func begun(_ policy: FetchPolicy) -> FetchPolicy { policy.begun(at: monotonicNow) }

  package var monotonicNow: MonotonicInstant { environment.loop.now }

  /// The stored response, unless the store takes too long because another process holds its lock.
  private func inTime<Value: Sendable>(
    _ policy: FetchPolicy, _ look: @escaping @Sendable () async -> Value?
  ) async -> Value? {
    let due = policy.storeDue(monotonicNow)
    guard monotonicNow < due else { return nil }
    return await environment.loop.first(until: due, look) ?? nil
  }

  /// The store's answer, unless it takes too long or fails: for what an answer does not need.
  func briefly<Value: Sendable>(
    _ policy: FetchPolicy, _ body: @escaping @Sendable () async -> Value?
  ) async -> Value? {
    let now = monotonicNow
    let due = min(policy.storeDue(now), now.advanced(byMilliseconds: Self.briefMilliseconds))
    guard now < due else { return nil }
    return await environment.loop.first(until: due, body) ?? nil
  }

  private static let briefMilliseconds = 300

  /// Another process may fetch what the store does not have.
  private static let absenceMilliseconds = 10_000

  private var absenceEnd: MonotonicInstant {
    monotonicNow.advanced(byMilliseconds: Self.absenceMilliseconds)
  }

  /// A fresh answer without any request. What the store does not have it is not asked for again
  /// for ten seconds, since calls that only look come often.
  func fresh<Output>(
    _ inquiry: Inquiry<Output>, _ policy: FetchPolicy
  ) async -> Sourced<Output>? {
    let allowed = inquiry.restricted(to: policy.provider)
    if let hit = remembered(allowed, policy) { return hit }
    let (shelf, key) = (shelf(of: inquiry), allowed.flightKey)
    guard !shelf.isAbsent(key, at: monotonicNow) else { return nil }
    let stored = await inTime(policy) { await self.newestStored(allowed, allowed.candidates) }
    if let found = stored.flatMap({ acceptable($0, allowed, policy) }) { return found }
    shelf.setAbsent(key, until: absenceEnd)
    return nil
  }

  /// The newest answer there is without a request, however old.
  func stored<Output>(_ inquiry: Inquiry<Output>) async -> Sourced<Output>? {
    let policy = begun(FetchPolicy())
    if let hit = remembered(inquiry, policy) { return hit }
    let newest = await inTime(policy) { await self.newestStored(inquiry, inquiry.candidates) }
    return newest.map { sourced($0, inquiry, policy) }
  }

  /// The same as `fresh`, or else a stale answer that is still meaningful.
  func known<Output>(
    _ inquiry: Inquiry<Output>, _ policy: FetchPolicy
  ) async -> Sourced<Output>? {
    if let fresh = await fresh(inquiry, policy) { return fresh }
    // Looking for a fresh answer has put what is stored into memory.
    var policy = policy
    policy.fallback = .stale
    let allowed = inquiry.restricted(to: policy.provider)
    return try? fallback(allowed, nil, policy, .deadlineExceeded(retryAfterSeconds: nil)).get()
  }

  /// For `server.status`.
  package func counts() -> PipelineCounts { state.withLock { $0.counts } }

  package func providerStatus() async -> [ProviderStatus] { await gate.status() }
}

/// The number of answers from memory or the store, and of fetched ones.
package struct PipelineCounts: Equatable, Sendable {
  package var hits = 0
  package var misses = 0
}
