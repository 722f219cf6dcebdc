import EventLoop
import HTTP
import Providers
import Storage
import Basics
import Time
import Vocabulary

/// Decides whether a provider may be asked now, and records the outcome: a circuit breaker per
/// service, pauses and budgets shared by all processes, figures for `server.status`.
final class ProviderGate: Sendable {
  /// The pause after a 429 without `Retry-After`; longer than any retry.
  static let unnamedPauseSeconds = 60
  /// The longest window that any provider counts calls in. Whoever asks for more has most likely
  /// meant something else, and would be missed for a year.
  static let maximumPauseSeconds = 86_400
  /// Above this share of a budget, answers are kept longer.
  static let stretchThreshold = 0.8
  static let maximumFreshnessFactor = 6.0
  /// How often a waiting process checks for the other's answer.
  private static let lookMilliseconds = 50
  /// Longer than any flight; a killed process's lease expires.
  private static let leaseSeconds = Double(Pipeline.maximumFlightMilliseconds) / 1_000 + 1
  /// Storing an answer takes a millisecond unless another process holds the lock.
  private static let finishMilliseconds = 100

  struct State {
    var breaker = CircuitBreaker()
    /// By service: what a breaker is open for.
    var lastFailures: [String: HTTPFailure] = [:]
    var figures: [ProviderID: ProviderFigures] = [:]
    var pressure: [ProviderID: (share: Double, at: Instant)] = [:]
    /// When a provider's refusal of its key expires.
    var refusedKeys: [ProviderID: Instant] = [:]
    var knowsRefusedKeys = false
  }

  let environment: ServiceEnvironment
  /// The parts of services that the keys do not open.
  let keys: ProviderMemory
  let state = Mutex(State())

  init(_ environment: ServiceEnvironment) {
    self.environment = environment
    keys = ProviderMemory(now: environment.wallClock.now)
  }

  var nowMilliseconds: Int { Int(environment.loop.now.nanoseconds / 1_000_000) }

  /// Claims one request, which is answered from the store, granted or refused. Waits for another
  /// process with the same inquiry. Each grant needs one `record` and one `finish`.
  /// - Returns: a stored response that suffices; nil if the request may be sent.
  func claim(
    _ permit: inout Permit, until due: MonotonicInstant
  ) async -> Result<CachedResponse?, UpstreamFailure> {
    while true {
      let now = environment.now
      switch await environment.store.claim(claim(of: permit, at: now), at: now) {
      case .answered(let stored): return .success(stored)
      case .held:
        guard environment.loop.now < due,
          await environment.loop.sleep(milliseconds: Self.lookMilliseconds)
        else { return .failure(Task.isCancelled ? .transport(.cancelled) : .outOfTime) }
      case .paused(let end):
        let seconds = max(1, Int(end.seconds(since: now).rounded(.up)))
        return .failure(.provider(.rateLimited(retryAfterSeconds: seconds)))
      case .paced(let end):
        let seconds = max(1, Int(end.seconds(since: now).rounded(.up)))
        guard environment.loop.now.advanced(byMilliseconds: seconds * 1000) < due,
          await environment.loop.sleep(milliseconds: seconds * 1000)
        else {
          return .failure(
            .transport(Task.isCancelled ? .cancelled : .budget(retryAfterSeconds: seconds)))
        }
      case .overBudget(let seconds):
        state.withLock { $0.pressure[permit.request.provider] = (1, now) }
        return .failure(.transport(.budget(retryAfterSeconds: seconds)))
      case .granted(let stored, let pressure):
        if !permit.question.isProbe { permit.stored = stored }
        (permit.wasGranted, permit.mustAsk) = (true, true)
        guard let refusal = admit(permit, pressure, now) else { return .success(nil) }
        permit.isUnspent = true
        return .failure(refusal)
      }
    }
  }

  private func claim(of permit: Permit, at now: Instant) -> Claim {
    let (request, question) = (permit.request, permit.question)
    let (mustAsk, isOwn) = (permit.mustAsk, request.product == question.product)
    return Claim(
      lease: lease(question), pace: pace(of: permit), response: request.cacheKey,
      pause: Self.pauseName(permit.service),
      charge: Claim.Charge(
        permit.isUnspent ? 0 : permit.request.weight, from: request.provider.rawValue,
        within: Self.budget(of: request.provider))
    ) { stored in
      guard !mustAsk, !question.isProbe else { return false }
      let times = stored.times.answering(request)
      return isOwn ? question.isAnswered(times) : times.isFresh(at: now, oldestSeconds: nil)
    }
  }

  private func pace(of permit: Permit) -> Claim.Pace? {
    environment.providers.pace(of: permit.request.provider).map { pace in
      Claim.Pace("pace/\(permit.service.name) \(permit.request.path)", seconds: pace.seconds)
    }
  }

  private func lease(_ question: Question) -> Claim.Lease? {
    question.lease.map {
      Claim.Lease($0, owner: environment.processName, seconds: Self.leaseSeconds)
    }
  }

  /// - Returns: why it must not be sent after all.
  private func admit(
    _ permit: Permit, _ pressure: Double, _ now: Instant
  ) -> UpstreamFailure? {
    let clock = nowMilliseconds
    let service = permit.service.name
    let (admission, cause) = state.withLock { state in
      state.pressure[permit.request.provider] = (pressure, now)
      return (
        state.breaker.admit(service, nowMilliseconds: clock), state.lastFailures[service]
      )
    }
    guard case .refused(let milliseconds) = admission else { return nil }
    let seconds = max(1, (milliseconds + 999) / 1000)
    return .transport(.breakerOpen(retryAfterSeconds: seconds, because: cause))
  }

  /// Records the outcome of a granted request.
  func record(_ result: Result<HTTPResponse, HTTPFailure>, _ permit: inout Permit) {
    let (clock, now, request) = (nowMilliseconds, environment.now, permit.request)
    let service = permit.service.name
    state.withLock { state in
      state.figures[request.provider, default: ProviderFigures()].count(result, at: now)
      // A good status is judged after its body has been read.
      if case .success(let response) = result, response.status < 400 { return }
      let outcome = CircuitBreaker.Evidence(result)
      state.breaker.record(outcome, for: service, nowMilliseconds: clock)
      guard outcome == .failure else { return }
      switch result {
      case .success(let response): state.lastFailures[service] = .http(status: response.status)
      case .failure(let failure): state.lastFailures[service] = failure
      }
    }
    permit.isUnspent = if case .failure(let failure) = result { failure.neverSent } else { false }
  }

  /// Stores the response and releases the claim, in one round trip.
  /// - Parameter pauseSeconds: during which no process asks the service; at most a day.
  func finish(
    _ permit: inout Permit, _ body: ClaimResult.Body = .none, pauseSeconds: Int? = nil,
    keepsLease: Bool
  ) async {
    if case .none = body, !permit.wasGranted { return }
    let now = environment.now
    permit.isUnspent = permit.isUnspent && permit.wasGranted
    let result = ClaimResult(
      body,
      pausedUntil: pauseSeconds.map {
        now.adding(seconds: Double(min($0, Self.maximumPauseSeconds)))
      },
      isUnspent: permit.isUnspent, keepsLease: keepsLease)
    permit.isUnspent = false
    await finish(claim(of: permit, at: now), result, at: now)
  }

  /// Stores a response whose claim has been finished.
  func keep(_ body: ClaimResult.Body, as key: String) async {
    await finish(Claim(response: key), ClaimResult(body), at: environment.now)
  }

  func release(_ question: Question) async {
    await finish(Claim(lease: lease(question)), ClaimResult(), at: environment.now)
  }

  /// The answer does not wait for another process's lock, but is still stored.
  private func finish(_ claim: Claim, _ result: ClaimResult, at now: Instant) async {
    let due = environment.loop.now.advanced(byMilliseconds: Self.finishMilliseconds)
    _ = await environment.loop.first(until: due) { [store = environment.store] in
      await store.finish(claim, result, at: now)
    }
  }

  /// The factor, 1…6, by which lifetimes grow as a budget runs out.
  func freshnessFactor(_ provider: ProviderID) -> Double {
    let now = environment.now
    guard let known = state.withLock({ $0.pressure[provider] }),
      now.seconds(since: known.at) < 3_600,
      known.share > Self.stretchThreshold
    else { return 1 }
    let excess = (min(known.share, 1) - Self.stretchThreshold) / (1 - Self.stretchThreshold)
    return 1 + excess * (Self.maximumFreshnessFactor - 1)
  }

  private static func pauseName(_ service: Service) -> String { "service/\(service.name)" }

  static func budget(of provider: ProviderID) -> Budget {
    Budget(
      limits: Provider[provider].budget.map {
        Budget.Limit(windowSeconds: $0.windowSeconds, weight: Double($0.calls))
      })
  }

  func note(_ service: Service) {
    state.withLock { state in
      _ = state.figures[service.provider, default: ProviderFigures()].services.insert(service)
    }
  }
}

/// A granted request and its state.
struct Permit: Sendable {
  let request: Request
  private(set) var resolved: ResolvedRequest
  let service: Service
  let question: Question
  /// The stored response, whose validators are sent.
  var stored: CachedResponse?
  var wasGranted = false
  /// The stored response does not suffice.
  var mustAsk = false
  /// Charged, but not counted by the provider: the next attempt is free.
  var isUnspent = false

  init(
    _ request: Request, _ resolved: ResolvedRequest, _ service: Service, _ question: Question
  ) {
    (self.request, self.resolved) = (request, resolved)
    (self.service, self.question) = (service, question)
  }

  /// What is sent instead, for others too: its answer is not the stored one.
  mutating func share(_ shared: ResolvedRequest) {
    (resolved, stored) = (shared, nil)
  }
}

/// The unit of failures and pauses: a provider at one of its hosts. Services behind a mirror share
/// an address but are still distinct, because a working air quality service says nothing about the
/// forecast.
struct Service: Hashable, Sendable {
  let provider: ProviderID
  /// The name for the circuit breaker and shared pauses; contains no key.
  let name: String

  /// Nil if the address is invalid.
  init?(_ request: Request, _ resolved: ResolvedRequest) {
    guard let authority = HTTPURL(resolved.url)?.authority else { return nil }
    provider = request.provider
    let own = HTTPURL(request.baseURL)?.authority ?? authority
    name =
      "\(request.provider.rawValue) \(own)" + (own == authority ? "" : " \(authority)")
      + (request.part?.split(separator: " ").first.map { " \($0)" } ?? "")
  }
}

extension HTTPFailure {
  /// No byte of the request reached the provider.
  fileprivate var neverSent: Bool {
    switch self {
    case .offline, .unreachable, .dns, .refused, .invalidURL, .libraryMissing, .notSentInTime,
      .queueFull:
      true
    default: false
    }
  }

  /// It waited in the local queue and was never sent.
  var isLocal: Bool { self == .notSentInTime || self == .queueFull }
}

extension ProviderGate {
  /// A refusal lasts as long as a new key may take to become active, or until a request succeeds.
  private static let refusedKeySeconds = 3_600.0

  /// The verdict on a body. A good status with an error or an unusable body is a failure of the
  /// service.
  func note(_ error: ProviderError?, _ fetched: Fetcher.Fetched, _ permit: Permit) async {
    let (request, service) = (permit.request, permit.service.name)
    let isGoodStatus = fetched.response.status < 400
    if isGoodStatus {
      let (clock, now) = (nowMilliseconds, environment.now)
      let reason = error.flatMap(\.failureReason)
      state.withLock { state in
        state.breaker.record(
          reason == nil ? .success : .failure, for: service, nowMilliseconds: clock)
        state.figures[request.provider, default: ProviderFigures()].read(reason, at: now)
      }
    }
    guard fetched.sentKey else { return }
    if error == .unauthorized(.keyInvalid) {
      await setRefused(
        request.provider, until: environment.now.adding(seconds: Self.refusedKeySeconds))
    } else if isGoodStatus, error == nil, keyIsRefused(request.provider) {
      await acceptKey(request.provider)
    }
    guard let part = request.part, let name = keyName(request.provider, part) else { return }
    if error == .unauthorized(.subscriptionMissing) {
      let end = environment.now.adding(seconds: Self.refusedKeySeconds)
      keys.close(part, of: request.provider, until: end)
      await environment.store.pause(name, until: end)
    } else if isGoodStatus, error == nil, keys.isClosed(part, of: request.provider) {
      keys.close(part, of: request.provider, until: nil)
      await environment.store.endPause(name)
    }
  }

  func keyIsRefused(_ provider: ProviderID) -> Bool {
    let now = environment.now
    return state.withLock { $0.refusedKeys[provider].map { $0 > now } ?? false }
  }

  var mustLearnRefusedKeys: Bool { !state.withLock { $0.knowsRefusedKeys } }

  /// Reads once what other processes learned about the keys.
  func learnRefusedKeys() async {
    state.withLock { $0.knowsRefusedKeys = true }
    for provider in ProviderID.allCases {
      guard let name = keyName(provider) else { continue }
      if let until = await environment.store.pauseEnd(name, at: environment.now) {
        state.withLock { $0.refusedKeys[provider] = until }
      }
      for part in Provider[provider].keyedParts {
        guard let name = keyName(provider, part),
          let until = await environment.store.pauseEnd(name, at: environment.now)
        else { continue }
        keys.close(part, of: provider, until: until)
      }
    }
  }

  private func setRefused(_ provider: ProviderID, until: Instant) async {
    state.withLock { $0.refusedKeys[provider] = until }
    guard let name = keyName(provider) else { return }
    await environment.store.pause(name, until: until)
  }

  private func acceptKey(_ provider: ProviderID) async {
    state.withLock { $0.refusedKeys[provider] = nil }
    if let name = keyName(provider) { await environment.store.endPause(name) }
  }

  /// What processes share about a key, or about a part that it does not open. Identifies the key by
  /// sixteen bits of a hash (FNV-1a): enough to detect a changed key and nothing else.
  private func keyName(_ provider: ProviderID, _ part: String? = nil) -> String? {
    guard let key = environment.providers.settings(of: provider).apiKey, !key.isEmpty else {
      return nil
    }
    let hash = key.utf8.fnv1a32
    let name = "key/\(provider.rawValue)/\(String((hash ^ (hash >> 16)) & 0xFFFF, radix: 16))"
    return part.map { "\(name)/\($0)" } ?? name
  }
}
