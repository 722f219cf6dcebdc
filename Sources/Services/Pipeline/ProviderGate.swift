import EventLoop
import HTTP
import Providers
import Storage
import Synchronization

/// Decides whether a provider may be asked now, and remembers how it went: a breaker for each
/// service, pauses and budgets shared by all processes, figures for `server.status`.
final class ProviderGate: Sendable {
  /// Longer than any of our own retries; what a 429 without a word is worth.
  static let unnamedPauseSeconds = 60
  /// The longest window that any provider counts calls in. Whoever asks for more has most likely
  /// meant something else, and would be missed for a year.
  static let maximumPauseSeconds = 86_400
  /// From this share of a budget on, answers are kept longer.
  static let stretchThreshold = 0.8
  static let maximumFreshnessFactor = 6.0
  /// How often a waiting process looks for the other one's answer.
  private static let lookMilliseconds = 50
  /// Longer than any flight; the lease of a killed process ends by itself.
  private static let leaseSeconds = Double(Pipeline.maximumFlightMilliseconds) / 1_000 + 1
  /// Keeping an answer takes a millisecond, unless another process has the lock.
  private static let finishMilliseconds = 100

  struct State {
    var breaker = CircuitBreaker()
    var figures: [ProviderID: ProviderFigures] = [:]
    var pressure: [ProviderID: (share: Double, at: Double)] = [:]
    /// Until when a provider's refusal of its key counts.
    var refusedKeys: [ProviderID: Double] = [:]
    var knowsRefusedKeys = false
  }

  let environment: ServiceEnvironment
  let state = Mutex(State())

  init(_ environment: ServiceEnvironment) { self.environment = environment }

  var nowMilliseconds: Int { Int(environment.loop.now.nanoseconds / 1_000_000) }

  /// Claims one request: answered by what is stored, or granted, or refused. Waits for another
  /// process that asks the same. Everything that is granted wants one `record` and one `finish`.
  /// - Returns: what is stored and will do; nil when the request may be sent.
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
        let seconds = max(1, Int((end - now).rounded(.up)))
        return .failure(.provider(.rateLimited(retryAfterSeconds: seconds)))
      case .overBudget(let seconds):
        state.withLock { $0.pressure[permit.request.provider] = (1, now) }
        return .failure(.transport(.budget(retryAfterSeconds: seconds)))
      case .granted(let stored, let pressure):
        if permit.question.reusesStored { permit.stored = stored }
        (permit.wasGranted, permit.mustAsk) = (true, true)
        guard let refusal = admit(permit, pressure, now) else { return .success(nil) }
        permit.isUnspent = true
        return .failure(refusal)
      }
    }
  }

  private func claim(of permit: Permit, at now: Double) -> Claim {
    let (request, question) = (permit.request, permit.question)
    let (mustAsk, isOwn) = (permit.mustAsk, request.product == question.product)
    return Claim(
      lease: lease(question), response: request.cacheKey, pause: Self.pauseName(permit.service),
      charge: Claim.Charge(
        permit.isUnspent ? 0 : permit.weight, from: request.provider.rawValue,
        within: Self.budget(of: request.provider))
    ) { stored in
      guard !mustAsk, question.reusesStored else { return false }
      return isOwn ? question.isAnswered(stored.times) : now < stored.expiresAt
    }
  }

  private func lease(_ question: Question) -> Claim.Lease? {
    question.lease.map {
      Claim.Lease($0, owner: environment.processName, seconds: Self.leaseSeconds)
    }
  }

  /// - Returns: why it may not be sent after all.
  private func admit(
    _ permit: Permit, _ pressure: Double, _ now: Double
  ) -> UpstreamFailure? {
    let clock = nowMilliseconds
    let admission = state.withLock { state in
      state.pressure[permit.request.provider] = (pressure, now)
      return state.breaker.admit(permit.service.name, nowMilliseconds: clock)
    }
    guard case .refused(let milliseconds) = admission else { return nil }
    let seconds = max(1, (milliseconds + 999) / 1000)
    return .transport(.breakerOpen(retryAfterSeconds: seconds))
  }

  /// Notes what became of a request that was granted.
  func record(_ result: Result<HTTPResponse, HTTPFailure>, _ permit: inout Permit) {
    let (clock, now, request) = (nowMilliseconds, environment.now, permit.request)
    let service = permit.service.name
    state.withLock { state in
      state.figures[request.provider, default: ProviderFigures()].count(result, at: now)
      // What becomes of a good status is told when the body was read.
      if case .success(let response) = result, response.status < 400 { return }
      state.breaker.record(CircuitBreaker.Outcome(result), for: service, nowMilliseconds: clock)
    }
    permit.isUnspent = if case .failure(let failure) = result { failure.neverSent } else { false }
  }

  /// Keeps what was brought and gives back the rest, in one round trip.
  /// - Parameter pauseSeconds: for which everybody leaves the service alone, but a day at most.
  func finish(
    _ permit: inout Permit, _ body: ClaimResult.Body = .none, pauseSeconds: Int? = nil,
    keepsLease: Bool
  ) async {
    if case .none = body, !permit.wasGranted { return }
    let now = environment.now
    permit.isUnspent = permit.isUnspent && permit.wasGranted
    let result = ClaimResult(
      body,
      pausedUntil: pauseSeconds.map { now + Double(min($0, Self.maximumPauseSeconds)) },
      isUnspent: permit.isUnspent, keepsLease: keepsLease)
    permit.isUnspent = false
    await finish(claim(of: permit, at: now), result, at: now)
  }

  func release(_ question: Question) async {
    await finish(Claim(lease: lease(question)), ClaimResult(), at: environment.now)
  }

  /// The answer does not wait for another process's lock; what is to be kept still is.
  private func finish(_ claim: Claim, _ result: ClaimResult, at now: Double) async {
    let due = environment.loop.now.advanced(byMilliseconds: Self.finishMilliseconds)
    _ = await environment.loop.first(until: due) { [store = environment.store] in
      await store.finish(claim, result, at: now)
    }
  }

  /// How much longer answers are kept while a budget runs out: 1…6.
  func freshnessFactor(_ provider: ProviderID) -> Double {
    let now = environment.now
    guard let known = state.withLock({ $0.pressure[provider] }), now - known.at < 3_600,
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

/// One request that is to be sent, and how far it has got.
struct Permit: Sendable {
  let request: Request
  let resolved: ResolvedRequest
  let service: Service
  let question: Question
  let weight: Double
  /// What is stored; its validators are sent along.
  var stored: CachedResponse?
  var wasGranted = false
  /// What is stored will not do, or no longer.
  var mustAsk = false
  /// Charged, but the provider has counted nothing: the next attempt is paid for.
  var isUnspent = false

  init(
    _ request: Request, _ resolved: ResolvedRequest, _ service: Service, _ question: Question
  ) {
    (self.request, self.resolved) = (request, resolved)
    (self.service, self.question) = (service, question)
    weight = CallWeight.weight(of: request)
  }
}

/// What fails, and asks to be left alone, as one: a provider at one of its own hosts. Behind a
/// mirror several share an address and are still told apart: an air quality that answers says
/// nothing about the forecast.
struct Service: Hashable, Sendable {
  let provider: ProviderID
  /// For the breaker and for pauses that all processes share; holds no key.
  let name: String

  /// Nil for an address that is none.
  init?(_ request: Request, _ resolved: ResolvedRequest) {
    guard let authority = HTTPURL(resolved.url)?.authority else { return nil }
    provider = request.provider
    let own = HTTPURL(request.baseURL)?.authority ?? authority
    name =
      "\(request.provider.rawValue) \(own)" + (own == authority ? "" : " \(authority)")
      + (request.part.map { " \($0)" } ?? "")
  }
}

extension HTTPFailure {
  /// No byte of the request came to the provider.
  fileprivate var neverSent: Bool {
    switch self {
    case .offline, .dns, .refused, .invalidURL, .libraryMissing, .notSentInTime, .queueFull: true
    default: false
    }
  }

  /// It waited in our own queue and was never sent.
  var isLocal: Bool { self == .notSentInTime || self == .queueFull }
}

extension ProviderGate {
  /// A refusal counts as long as a new key may take to be accepted, or until a request succeeds.
  private static let refusedKeySeconds = 3_600.0

  /// What a body turned out to be. A good status with an error in it, or with no answer at all,
  /// is a failure of the service.
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
      await setRefused(request.provider, until: environment.now + Self.refusedKeySeconds)
    } else if isGoodStatus, error == nil, keyIsRefused(request.provider) {
      await acceptKey(request.provider)
    }
  }

  func keyIsRefused(_ provider: ProviderID) -> Bool {
    let now = environment.now
    return state.withLock { ($0.refusedKeys[provider] ?? 0) > now }
  }

  var mustLearnRefusedKeys: Bool { !state.withLock { $0.knowsRefusedKeys } }

  /// What other processes learned of the keys, once in each.
  func learnRefusedKeys() async {
    state.withLock { $0.knowsRefusedKeys = true }
    for provider in ProviderID.allCases {
      guard let name = refusedKeyName(provider),
        let until = await environment.store.pauseEnd(name, at: environment.now)
      else { continue }
      state.withLock { $0.refusedKeys[provider] = until }
    }
  }

  private func setRefused(_ provider: ProviderID, until: Double) async {
    state.withLock { $0.refusedKeys[provider] = until }
    guard let name = refusedKeyName(provider) else { return }
    await environment.store.pause(name, until: until)
  }

  private func acceptKey(_ provider: ProviderID) async {
    state.withLock { $0.refusedKeys[provider] = nil }
    if let name = refusedKeyName(provider) { await environment.store.endPause(name) }
  }

  /// Names the key by sixteen bits of a hash (FNV-1a), which tell a changed key and nothing else.
  private func refusedKeyName(_ provider: ProviderID) -> String? {
    guard let key = environment.providers.settings(of: provider).apiKey, !key.isEmpty else {
      return nil
    }
    let hash = key.utf8.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    return "key/\(provider.rawValue)/\(String((hash ^ (hash >> 16)) & 0xFFFF, radix: 16))"
  }
}
