import EventLoop
import HTTP
import Places
import Providers
import Skill
import Storage
import TestSupport
import Testing
import Time
import Vocabulary
import Weather

@testable import Services

/// Counts what the services ask of a store.
private struct CountingStore: Store {
  let inner: any Store
  let calls = Box<[String]>([])

  private func note(_ call: String) { calls.change { $0.append(call) } }

  var dataWarnings: [StorageWarning] { inner.dataWarnings }
  func status() async -> StorageStatus { await inner.status() }
  func favorites() async throws(StorageFailure) -> FavoriteList { FavoriteList() }
  func addFavorite(
    _ draft: FavoriteDraft, before: String?, maximum: Int
  ) async throws(StorageFailure) -> FavoriteAddition { .limitReached(maximum: maximum) }
  func removeFavorite(id: String) async throws(StorageFailure) -> FavoriteChange { .notFound }
  func moveFavorite(
    id: String, before: String?
  ) async throws(StorageFailure) -> FavoriteChange { .notFound }
  func renameFavorite(
    id: String, name: String
  ) async throws(StorageFailure) -> FavoriteChange { .notFound }
  func favoritesRevision() async throws(StorageFailure) -> Int { 0 }
  func settings() async throws(StorageFailure) -> [String: String] { [:] }
  func setSetting(_ key: String, to value: String?) async throws(StorageFailure) {}
  func keepSunsetForecasts(_ forecasts: [SunsetForecast]) async throws(StorageFailure) {}
  func observeSunset(
    _ observation: SunsetObservation
  ) async throws(StorageFailure) -> SunsetObservation { observation }
  func removeSunset(_ key: SunsetForecast.Key) async throws(StorageFailure) {}
  func sunsetObservations(
    limit: Int
  ) async throws(StorageFailure) -> [SunsetObservation] { [] }
  func keepSkill(_ days: [SkillDay]) async throws(StorageFailure) {}
  func skill(
    at place: String, days: ClosedRange<Int>
  ) async throws(StorageFailure) -> [SkillDay] { [] }
  func removeSkill(at place: String?) async throws(StorageFailure) -> Int { 0 }
  func setCacheLimit(bytes: Int) async {}

  func responses(_ keys: [String]) async -> [String: CachedResponse] {
    note("responses")
    return await inner.responses(keys)
  }
  func claim(_ claim: Claim, at now: Instant) async -> ClaimOutcome {
    note("claim")
    return await inner.claim(claim, at: now)
  }
  func finish(_ claim: Claim, _ result: ClaimResult, at now: Instant) async {
    note("finish")
    await inner.finish(claim, result, at: now)
  }
  func pressure(
    on account: String, within budget: Budget, at now: Instant
  ) async -> Double {
    note("pressure")
    return await inner.pressure(on: account, within: budget, at: now)
  }
  func pause(_ name: String, until: Instant) async {
    note("pause")
    await inner.pause(name, until: until)
  }
  func endPause(_ name: String) async {
    note("endPause")
    await inner.endPause(name)
  }
  func pauseEnd(_ name: String, at now: Instant) async -> Instant? {
    note("pauseEnd")
    return await inner.pauseEnd(name, at: now)
  }
}

/// What the gate refuses.
enum Refusal: CaseIterable, Sendable {
  /// The endpoint was called for another place.
  case pace
  /// Other calls have spent the budget of a minute.
  case budget

  /// - Returns: a question that is refused, giving after how many seconds to retry.
  func prepare(_ lab: Laboratory) async -> @Sendable (FetchPolicy) async -> Int? {
    switch self {
    case .pace:
      lab.http.on("https://aviationweather.gov", .text("[]"))
      let catalog = ProductCatalog(lab.pipeline)
      @Sendable func inquiry(_ latitude: Double) -> Inquiry<[StationObservation]> {
        guard let point = Coordinate(latitude: latitude, longitude: -9.14) else {
          preconditionFailure("on Earth")
        }
        return catalog.inquiry(.observations, (point, 100, nil))
      }
      _ = await lab.pipeline.answer(inquiry(38.72), .strict)
      return { await lab.pipeline.answer(inquiry(41.15), $0).error?.details.retryAfterSeconds }
    case .budget:
      let budget = ProviderGate.budget(of: .openMeteo)
      lab.http.on(Inquiry.upstream, .text("7"))
      _ = await lab.store.claim(
        Claim(charge: Claim.Charge(600, from: "openMeteo", within: budget)), at: lab.wall.value)
      return { await lab.ask($0).error?.details.retryAfterSeconds }
    }
  }

}

@Suite("How often the store is asked, and how often an answer is read")
struct RoundTripTests {
  private static let cold = ["responses", "claim", "finish"]

  /// One look for the whole chain, one claim, one end of it.
  @Test(arguments: StoreKind.allCases)
  func aColdFetchTakesThree(_ kind: StoreKind) {
    let calls = onLoop { loop in
      let maker = kind.maker()
      let store = CountingStore(inner: maker.make())
      let lab = Laboratory(loop, store: store)
      lab.http.on(Inquiry.upstream, .text("7"))
      var calls: [[String]] = []
      func ask(_ lab: Laboratory, _ inquiry: Inquiry<Int>) async {
        store.calls.value = []
        _ = await lab.ask(.strict, inquiry)
        calls.append(store.calls.value)
      }
      let two: [ProviderID] = [.openMeteo, .metNorway]
      await ask(lab, .number(providers: two))
      await ask(lab, .number(providers: two))
      await ask(lab.neighbor("other", store: store), .number(providers: two))
      lab.http.on(Inquiry.upstream, .text("", status: 429))
      await ask(lab, .number("elsewhere"))
      return calls
    }
    #expect(calls == [Self.cold, [], ["responses"], Self.cold])
  }

  /// A refusal stands until its own end, or for a minute: meanwhile neither store nor gate is
  /// asked. Who waits for the end, or asks again, goes to the gate.
  @Test(arguments: Refusal.allCases)
  func `a refusal is looked up once`(_ refusal: Refusal) {
    let (calls, retries) = onLoop { loop in
      let store = CountingStore(inner: SQLiteStore.inMemory())
      let lab = Laboratory(loop, store: store)
      let ask = await refusal.prepare(lab)
      var calls: [[String]] = []
      var retries: [Int?] = []
      func note(_ policy: FetchPolicy = .strict) async {
        store.calls.value = []
        retries.append(await ask(policy))
        calls.append(store.calls.value)
      }
      await note()
      lab.wall.value += 20
      await note()
      await note(FetchPolicy(maxAgeSeconds: 0, fallback: .none))
      await note(FetchPolicy(deadlineMilliseconds: 200, fallback: .none))
      lab.wall.value += 40
      await note()
      return (calls, retries)
    }
    #expect(calls[1] == [] && calls[3] == [])
    #expect(calls[2].contains("claim") && calls[4].contains("claim"))
    #expect(retries[1] == 40 && retries[2] == retries[1])
    #expect(retries[3] == retries[1])
    #expect(retries[4] == nil)
  }

  /// Who only looks does not wake the store each time; what is fetched then is found in memory.
  @Test func whatIsNotThereIsLookedForOnce() {
    let (calls, values) = onLoop { loop in
      let store = CountingStore(inner: SQLiteStore.inMemory())
      let lab = Laboratory(loop, store: store)
      lab.http.on(Inquiry.upstream, .text("7"))
      var values: [Int?] = []
      func look() async {
        values.append(await lab.pipeline.fresh(.number("here"), .strict)?.value)
      }
      await look()
      await look()
      let calls = store.calls.value
      _ = await lab.ask(.strict, .number("here"))
      await look()
      return (calls, values)
    }
    #expect(calls == ["responses"])
    #expect(values == [nil, nil, 7])
  }

  /// A plan is made when somebody is to be asked; what is stale is decoded once, however often it
  /// is given.
  @Test func aHitInMemoryMakesNoPlan() {
    let (plans, decodings, values) = onLoop { loop in
      let (plans, decodings) = (Box(0), Box(0))
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, .text("7"))
      let request = Request(.openMeteo, .forecast, baseURL: Inquiry.upstream, path: "/number")
      let inquiry = Inquiry<Int>(product: .forecast, subject: "x", chain: [.openMeteo]) { _ in
        plans.change { $0 += 1 }
        return .fetch(request) { (response) throws(ProviderError) in
          guard response.status == 200 else { throw .http(status: response.status) }
          decodings.change { $0 += 1 }
          return .done(Int(String(decoding: response.body, as: UTF8.self)) ?? 0)
        }
      }
      var counts: ([Int], [Int]) = ([], [])
      var values: [Int?] = []
      func ask(_ lab: Laboratory) async {
        values.append(await lab.ask(FetchPolicy(fallback: .stale), inquiry).value?.value)
        counts.0.append(plans.value)
        counts.1.append(decodings.value)
      }
      await ask(lab)
      await ask(lab)
      lab.http.on(Inquiry.upstream, .failure(.tls))
      lab.wall.value += 3_600
      let other = lab.neighbor("other", store: lab.store)
      await ask(other)
      lab.wall.value += 120
      await ask(other)
      return (counts.0, counts.1, values)
    }
    #expect(plans == [1, 1, 2, 3])
    #expect(decodings == [1, 1, 2, 2])
    #expect(values == [7, 7, 7, 7])
  }
}
