import Foundation
import HTTP
import Providers
import Storage
import Basics
import TestSupport
import Testing
import Time
import Units
import Vocabulary
import Words

@testable import EventLoop
@testable import Services

/// Runs `body` as a task of a loop on the calling thread until it returns.
func onLoop<Value: Sendable>(
  clock: MonotonicClock = .system, _ body: @escaping @Sendable (Loop) async -> Value
) -> Value {
  let loop = Loop(clock: clock)
  let outcome = Box<Value?>(nil)
  Task(executorPreference: loop.executor) {
    let value = await body(loop)
    outcome.value = value
    loop.wake()
  }
  while true {
    let hasMore = loop.executor.drain()
    if let value = outcome.value { return value }
    _ = loop.wait(input: nil, output: nil, hasMore: hasMore)
  }
}

/// The same with a clock that passes only when the loop has done what there was to do, by a
/// multiple of `step` milliseconds. For bodies that wait for nothing but timers of the loop.
/// - Parameter passed: called with the milliseconds that have passed, whenever some have.
func onSteppedLoop<Value: Sendable>(
  step: Int = 1, passed: @Sendable (Int) -> Void = { _ in },
  _ body: @escaping @Sendable (Loop) async -> Value
) -> Value {
  let time = PassingTime()
  let loop = Loop(clock: time.clock)
  let outcome = Box<Value?>(nil)
  Task(executorPreference: loop.executor) { outcome.value = await body(loop) }
  time.turn(loop, step: step, onPass: passed) { outcome.value != nil }
  guard let value = outcome.value else { preconditionFailure("it turned until there was one") }
  return value
}

/// A value that several tasks of a test change.
final class Box<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  init(_ value: Value) { mutex = Mutex(value) }

  var value: Value {
    get { mutex.withLock { $0 } }
    set { mutex.withLock { $0 = newValue } }
  }

  func change(_ body: (inout Value) -> Void) { mutex.withLock { body(&$0) } }
}

/// The stores that the services must work on alike.
enum StoreKind: String, CaseIterable, Sendable {
  case memory, sqlite

  /// A store of its own; further ones of the same maker share its contents, as processes do.
  func maker() -> StoreMaker {
    switch self {
    case .memory:
      let store = SQLiteStore.inMemory()
      return StoreMaker { store }
    case .sqlite:
      let folder = ScratchFolder.path("services")
      return StoreMaker {
        SQLiteStore(
          SQLiteStore.Settings(dataFolder: folder + "/data", cacheFolder: folder + "/cache"))
      }
    }
  }
}

struct StoreMaker: Sendable {
  let make: @Sendable () -> any Store

  init(_ make: @escaping @Sendable () -> any Store) { self.make = make }
}

/// One pipeline with everything around it in the test's hand.
struct Laboratory: Sendable {
  /// 2026-06-21T12:00:00Z.
  static let start: Instant = 1_782_043_200

  let loop: Loop
  let http: HTTPDouble
  let store: any Store
  let wall: Box<Instant>
  let pipeline: Pipeline

  init(
    _ loop: Loop, http: HTTPDouble = HTTPDouble(), store: any Store = SQLiteStore.inMemory(),
    wall: Box<Instant> = Box(start), name: String = "test",
    providers: ProviderConfiguration = ProviderConfiguration()
  ) {
    self.loop = loop
    self.http = http
    self.store = store
    self.wall = wall
    pipeline = Pipeline(
      ServiceEnvironment(
        loop: loop, wallClock: WallClock { wall.value }, http: http.client, store: store,
        providers: providers, processName: name, random: { 0.5 }))
  }

  func ask(
    _ policy: FetchPolicy = .strict, _ inquiry: Inquiry<Int> = .number()
  ) async -> Result<Sourced<Int>, Failure> {
    await pipeline.answer(inquiry, policy)
  }

  /// Another process: the same upstream, clock and store.
  func neighbor(_ name: String, store: any Store) -> Laboratory {
    Laboratory(loop, http: http, store: store, wall: wall, name: name)
  }
}

extension FetchPolicy {
  /// No stand-in of any kind.
  static let strict = FetchPolicy(fallback: .none)
}

extension Inquiry {
  init(
    product: ProductID, subject: String, candidates given: [Candidate?],
    estimate: (@Sendable () -> Output?)? = nil
  ) {
    let candidates = given.compactMap(\.self)
    self.init(
      product: product, subject: subject, chain: candidates.map(\.provider), estimate: estimate
    ) { provider in candidates.first { $0.provider == provider }?.plan }
  }
}

extension Inquiry<Int> {
  static let upstream = "https://one.example"

  /// A number from one.example, else from two.example.
  static func number(
    _ subject: String = "38.72,-9.14", providers: [ProviderID] = [.openMeteo],
    estimate: Int? = nil
  ) -> Inquiry<Int> {
    let candidates = providers.enumerated().map { index, provider in
      let base = index == 0 ? upstream : "https://two.example"
      return Candidate(
        provider: provider, plan: Step<Int>.number(provider, base, subject: subject))
    }
    var guess: (@Sendable () -> Int?)?
    if let estimate { guess = { estimate } }
    return Inquiry(
      product: .forecast, subject: subject,
      candidates: candidates, estimate: guess)
  }
}

extension Step<Int> {
  static func number(_ provider: ProviderID, _ base: String, subject: String) -> Step<Int> {
    let request = Request(
      provider, .forecast, baseURL: base, path: "/number",
      query: [QueryItem("place", subject)])
    return .fetch(request) { (response) throws(ProviderError) in
      switch response.status {
      case 200: break
      case 401: throw .unauthorized(.keyInvalid)
      case 403: throw .unauthorized(.subscriptionMissing)
      case 429:
        throw .rateLimited(retryAfterSeconds: response.header("retry-after").flatMap { Int($0) })
      default: throw .http(status: response.status)
      }
      guard let number = Int(String(decoding: response.body, as: UTF8.self)) else {
        throw .malformed(path: "")
      }
      return .done(number)
    }
  }
}

/// Never answers; ends with the request's deadline or its cancellation.
struct Silence: Sendable {
  let loop: Loop
  let cancellations = Box(0)

  var answer: HTTPDouble.Answer {
    { request in
      let hasEnded = await loop.sleep(milliseconds: request.deadlineMilliseconds)
      if !hasEnded { cancellations.change { $0 += 1 } }
      return .failure(hasEnded ? .timeout : .cancelled)
    }
  }
}

extension Result where Success: Sendable {
  var value: Success? { try? get() }

  var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension Failure {
  /// Open-Meteo's.
  static func outage(_ reason: OutageReason) -> Failure {
    .providerUnavailable(reason, provider: .upstream(.openMeteo))
  }
}

extension Sourced {
  var kind: SourceKind { source.kind }

  func has(_ code: WarningCode) -> Bool { warnings.contains { $0.code == code } }
}

extension ServiceWarning {
  var text: String { Wording.english.text(notice, in: .metric).string }
}
