import EventLoop
package import HTTP
package import Providers
import Storage
import Synchronization

/// Decides whether a provider may be asked now, and remembers how it went: a breaker for each
/// service, pauses and budgets shared by all processes, figures for `server.status`.
final class ProviderGate: Sendable {
  /// Longer than any of our own retries; what a 429 without a word is worth.
  static let unnamedPauseSeconds = 60
  /// The longest window that any provider counts calls in. Whoever asks for more has most likely
  /// meant something else, and would be missed for a year.
  static let longestPauseSeconds = 86_400
  /// From this share of a budget on, answers are kept longer.
  static let stretchFrom = 0.8
  static let longestStretch = 6.0

  fileprivate struct State {
    var breaker = CircuitBreaker()
    var figures: [ProviderID: ProviderFigures] = [:]
    var pressure: [ProviderID: (share: Double, at: Double)] = [:]
    /// Until when a provider's refusal of its key counts.
    var refusedKeys: [ProviderID: Double] = [:]
    var knowsRefusedKeys = false
  }

  fileprivate let environment: ServiceEnvironment
  fileprivate let state = Mutex(State())

  init(_ environment: ServiceEnvironment) { self.environment = environment }

  fileprivate var nowMilliseconds: Int { Int(environment.loop.now.nanoseconds / 1_000_000) }

  /// Asks to send one request. Every success wants one `record`.
  func admit(_ request: Request, to service: Service) async -> UpstreamFailure? {
    let (provider, now) = (request.provider, environment.now)
    if let end = await environment.store.pauseEnd(Self.pauseName(service), at: now) {
      let seconds = max(1, Int((end - now).rounded(.up)))
      return .provider(.rateLimited(retryAfterSeconds: seconds))
    }
    let clock = nowMilliseconds
    let admission = state.withLock { $0.breaker.admit(service.name, nowMilliseconds: clock) }
    if case .refused(let milliseconds) = admission {
      return .transport(.breakerOpen(retryAfterSeconds: max(1, (milliseconds + 999) / 1000)))
    }
    if let seconds = await spend(request, provider, now) {
      // The admission was for nothing: the probe's place is free again.
      state.withLock { $0.breaker.record(.neutral, for: service.name, nowMilliseconds: clock) }
      return .transport(.budget(retryAfterSeconds: seconds))
    }
    return nil
  }

  /// - Returns: seconds to wait when there is no room.
  private func spend(
    _ request: Request, _ provider: ProviderID, _ now: Double
  ) async -> Int? {
    let budget = Self.budget(of: provider)
    guard !budget.limits.isEmpty else { return nil }
    let weight = CallWeight.weight(of: request)
    switch await environment.store.spend(
      weight, from: provider.rawValue, within: budget, at: now)
    {
    case .spent(let share):
      state.withLock { $0.pressure[provider] = (share, now) }
      return nil
    case .refused(let seconds):
      state.withLock { $0.pressure[provider] = (1, now) }
      return seconds
    }
  }

  /// What was admitted is not sent after all.
  func withdraw(_ request: Request, from service: Service) async {
    await record(.failure(.notSentInTime), of: request, to: service)
  }

  func record(
    _ result: Result<HTTPResponse, HTTPFailure>, of request: Request, to service: Service
  ) async {
    let (clock, now) = (nowMilliseconds, environment.now)
    state.withLock { state in
      state.figures[request.provider, default: ProviderFigures()].count(result, at: now)
      // What becomes of a good status is told when the body was read.
      if case .success(let response) = result, response.status < 400 { return }
      state.breaker.record(
        CircuitBreaker.Outcome(result), for: service.name, nowMilliseconds: clock)
    }
    if case .failure(let failure) = result, failure.neverSent {
      let budget = Self.budget(of: request.provider)
      // Given back: the provider has counted nothing.
      _ = await environment.store.spend(
        -CallWeight.weight(of: request), from: request.provider.rawValue, within: budget, at: now)
    }
  }

  /// Everybody leaves the service alone for so long, but a day at most.
  func pause(_ service: Service, seconds: Int?) async {
    let seconds = min(seconds ?? Self.unnamedPauseSeconds, Self.longestPauseSeconds)
    let until = environment.now + Double(seconds)
    await environment.store.pause(Self.pauseName(service), until: until)
  }

  /// How much longer answers are kept while a budget runs out: 1…6.
  func stretch(_ provider: ProviderID) -> Double {
    let now = environment.now
    guard let known = state.withLock({ $0.pressure[provider] }), now - known.at < 3_600,
      known.share > Self.stretchFrom
    else { return 1 }
    let excess = (min(known.share, 1) - Self.stretchFrom) / (1 - Self.stretchFrom)
    return 1 + excess * (Self.longestStretch - 1)
  }

  private static func pauseName(_ service: Service) -> String { "service/\(service.name)" }

  static func budget(of provider: ProviderID) -> Budget {
    Budget(
      limits: Provider[provider].budget.map {
        Budget.Limit(windowSeconds: $0.windowSeconds, weight: Double($0.calls))
      })
  }

  /// For `server.status`.
  func status() async -> [ProviderStatus] {
    let (now, clock) = (environment.now, nowMilliseconds)
    var rows: [ProviderStatus] = []
    for provider in ProviderID.allCases {
      let budget = Self.budget(of: provider)
      let day = budget.limits.max { $0.windowSeconds < $1.windowSeconds }
      var remaining: Int?
      if let day {
        let share = await environment.store.pressure(
          on: provider.rawValue, within: Budget(limits: [day]), at: now)
        remaining = max(0, Int(day.weight * (1 - share)))
      }
      let (figures, breaker) = state.withLock { state -> (ProviderFigures, _) in
        let services = state.figures[provider]?.services ?? []
        let states = services.map { state.breaker.state(of: $0.name, nowMilliseconds: clock) }
        let worst: CircuitBreaker.State =
          states.contains(.open) ? .open : states.contains(.halfOpen) ? .halfOpen : .closed
        return (state.figures[provider] ?? ProviderFigures(), worst)
      }
      rows.append(
        ProviderStatus(
          provider: provider, isEnabled: environment.providers.isUsable(provider),
          breaker: breaker, requests: figures.requests, failures: figures.failures,
          budgetRemaining: remaining, lastSuccessAtUnixSeconds: figures.lastSuccessAt,
          lastReason: keyIsRefused(provider)
            ? AuthorizationProblem.keyInvalid.rawValue : figures.lastReason))
    }
    return rows
  }

  func note(_ service: Service) {
    state.withLock { state in
      _ = state.figures[service.provider, default: ProviderFigures()].services.insert(service)
    }
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
  fileprivate var isOurOwn: Bool { self == .notSentInTime || self == .queueFull }
}

extension ProviderGate {
  /// A refusal counts as long as a new key may take to be accepted, or until a request succeeds.
  private static let refusedKeySeconds = 3_600.0

  /// What a body turned out to be. A good status with an error in it, or with no answer at all,
  /// is a failure of the service.
  func note(_ error: ProviderError?, _ fetched: Fetcher.Fetched, of request: Request) async {
    let isGoodStatus = fetched.response.status < 400
    if isGoodStatus {
      let (clock, now) = (nowMilliseconds, environment.now)
      let reason = error.flatMap(\.failureReason)
      state.withLock { state in
        state.breaker.record(
          reason == nil ? .success : .failure, for: fetched.service.name, nowMilliseconds: clock)
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

extension ProviderError {
  /// Why an answer with a good status is none, as `server.status` names it; nil where the service
  /// did its work.
  fileprivate var failureReason: String? {
    switch self {
    case .noData: nil
    case .unauthorized(let problem): problem.rawValue
    case .rateLimited, .http: "http"
    case .malformed: "malformed"
    case .tooLarge: "tooLarge"
    }
  }
}

/// What became of a provider's requests in this process.
struct ProviderFigures {
  var requests = 0
  var failures = 0
  var lastSuccessAt: Double?
  /// Of the last failure, as in error -32012; nil after a success.
  var lastReason: String?
  var services: Set<Service> = []

  /// A body with a good status was read.
  mutating func read(_ failureReason: String?, at now: Double) {
    lastReason = failureReason
    if failureReason == nil { lastSuccessAt = now } else { failures += 1 }
  }

  mutating func count(_ result: Result<HTTPResponse, HTTPFailure>, at now: Double) {
    if case .failure(let failure) = result, failure.isOurOwn { return }
    requests += 1
    switch result {
    case .success(let response) where response.status < 400: break
    case .success:
      failures += 1
      lastReason = "http"
    case .failure(.cancelled): break
    case .failure(let failure):
      failures += 1
      lastReason = failure.reason
    }
  }
}

/// A row of `server.status`.
package struct ProviderStatus: Equatable, Sendable {
  package let provider: ProviderID
  package let isEnabled: Bool
  package let breaker: CircuitBreaker.State
  package let requests: Int
  package let failures: Int
  /// Weighted calls left in the longest window; nil without a limit.
  package let budgetRemaining: Int?
  package let lastSuccessAtUnixSeconds: Double?
  package let lastReason: String?
}
