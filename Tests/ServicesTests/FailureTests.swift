import EventLoop
import HTTP
import Providers
import RowDriver
import Storage
import TestSupport
import Testing
import Vocabulary
import Words

@testable import Services

@Suite("A failure is remembered, and told to others")
struct FailureTests {
  /// The provider's own answer of a moment ago is an answer, unless the caller wants a new one, by
  /// whichever of the two params.
  @Test(arguments: [
    (FetchPolicy(), 1), (FetchPolicy(maxAgeSeconds: 600), 1), (FetchPolicy(maxAgeSeconds: 0), 2),
    (FetchPolicy(refresh: true), 2), (FetchPolicy(maxAgeSeconds: 600, refresh: true), 2),
  ])
  func `a failure is remembered, but not by who refreshes`(policy: FetchPolicy, requests: Int) {
    let (retry, count) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, .text("no", status: 400))
      _ = await lab.ask(.strict)
      lab.wall.value += 20
      var policy = policy
      policy.fallback = .none
      let second = await lab.ask(policy)
      return (second.error?.details.retryAfterSeconds, lab.http.requests.count)
    }
    #expect(count == requests)
    #expect(retry == (requests == 1 ? 40 : nil))
  }

  /// Whether or not somebody tried: the status tells what the configuration has.
  @Test func `a provider with a bad address is not enabled`() {
    let rows = onLoop { loop in
      let settings = [
        ProviderID.openMeteo: ProviderSettings(baseURL: "", apiKey: nil, contact: nil),
        .metNorway: ProviderSettings(baseURL: "https://[::zz]", apiKey: nil, contact: nil),
      ]
      let lab = Laboratory(loop, providers: ProviderConfiguration(settings: settings))
      return await lab.pipeline.providerStatus()
    }
    for row in rows where [.openMeteo, .metNorway].contains(row.provider) {
      #expect(!row.isEnabled && row.lastReason == "invalidURL", "\(row.provider)")
    }
    #expect(rows.contains { $0.isEnabled && $0.lastReason == nil })
  }

  @Test func aNamedProviderIsTheOnlyOneAsked() {
    let (answer, missing) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, .failure(.tls))
      lab.http.on("https://two.example", .text("8"))
      var policy = FetchPolicy(provider: .upstream(.openMeteo))
      let inquiry = Inquiry.number(providers: [.openMeteo, .metNorway])
      let answer = await lab.ask(policy, inquiry)
      policy.provider = .upstream(.openWeatherMap)
      return (answer, await lab.ask(policy, inquiry))
    }
    #expect(answer.error == Failure.outage(.tls))
    #expect(
      missing.error == .unauthorized(provider: .openWeatherMap, reason: .keyMissing))
  }

  @Test(arguments: StoreKind.allCases)
  func everybodyLeavesAHostAloneThatAskedForIt(_ kind: StoreKind) {
    let (other, requests, after) = onLoop { loop in
      let maker = kind.maker()
      let lab = Laboratory(loop, store: maker.make())
      lab.http.on(
        Inquiry.upstream, .text("", status: 429, headers: HTTPHeaders([("Retry-After", "90")])),
        .text("7"))
      _ = await lab.ask()
      lab.wall.value += 30
      let neighbor = lab.neighbor("other", store: maker.make())
      let other = await neighbor.ask(.strict, .number("another place"))
      let requests = lab.http.requests.count
      lab.wall.value += 61
      return (other, requests, await neighbor.ask(.strict, .number("another place")))
    }
    #expect(other.error == .rateLimited(provider: .openMeteo, retryAfterSeconds: 60))
    #expect(requests == 1)
    #expect(after.value?.value == 7)
  }

  @Test func nobodyIsLeftAloneForAYear() {
    let error = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(
        Inquiry.upstream, .text("", status: 429, headers: HTTPHeaders([("Retry-After", "9999999")]))
      )
      _ = await lab.ask()
      return await lab.ask(.strict, .number("another place")).error
    }
    #expect(error == .rateLimited(provider: .openMeteo, retryAfterSeconds: 86_400))
  }

  @Test func aHostThatKeepsFailingIsLeftAlone() throws {
    let (errors, requests) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, .failure(.tls))
      var errors: [Failure?] = []
      for index in 0..<8 { errors.append(await lab.ask(.strict, .number("\(index)")).error) }
      return (errors, lab.http.requests.count)
    }
    #expect(requests == 5)
    #expect(errors.prefix(5).allSatisfy { $0 == Failure.outage(.tls) })
    let outage = try #require(errors.last ?? nil)
    #expect(outage.entry == .providerUnavailableBreakerOpen && outage.details.underlying == .tls)
    #expect(outage.cause == Failure.outage(.tls).cause)
    #expect((1...30).contains(try #require(outage.details.retryAfterSeconds)))
  }

  @Test(arguments: StoreKind.allCases)
  func whatReachedNobodyCostsNothing(_ kind: StoreKind) {
    let pressures = onLoop { loop in
      let store = kind.maker().make()
      let lab = Laboratory(loop, store: store)
      let budget = ProviderGate.budget(of: .openMeteo)
      var pressures: [Double] = []
      for failure in [HTTPFailure.offline, .refused, .timeout] {
        lab.http.on(Inquiry.upstream, .failure(failure))
        _ = await lab.ask()
        pressures.append(
          await store.pressure(on: "openMeteo", within: budget, at: lab.wall.value))
      }
      return pressures
    }
    #expect(pressures[0] == 0)
    #expect(pressures[1] == 0)
    #expect(pressures[2] > 0)
  }

  @Test func aSpentBudgetStretchesFreshnessBeforeAnythingFails() async {
    let store = SQLiteStore.inMemory()
    let (stretched, refused) = onLoop { loop in
      let lab = Laboratory(loop, store: store)
      let budget = ProviderGate.budget(of: .openMeteo)
      lab.http.on(Inquiry.upstream, .text("7"))
      _ = await store.spend(580, from: "openMeteo", within: budget, at: lab.wall.value)
      _ = await lab.ask()
      lab.wall.value += 900
      let stretched = await lab.ask()
      _ = await store.spend(600, from: "openMeteo", within: budget, at: lab.wall.value)
      return (stretched, await lab.ask(.strict, .number("new place")))
    }
    #expect(stretched.value?.value == 7)
    #expect(stretched.value?.kind == .cache)
    #expect(refused.error?.entry == .providerUnavailableBudget)
    #expect(refused.error?.details.retryAfterSeconds == 60)
  }
}

@Suite("A refusal is not asked for twice")
struct RefusalTests {
  @Test(arguments: [(404, 1, 2), (401, 1, 2), (503, 2, 3)])
  func forAMinute(_ status: Int, _ soon: Int, _ later: Int) {
    let counts = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, .text("", status: status))
      _ = await lab.ask()
      _ = await lab.ask()
      let soon = lab.http.requests.count
      lab.http.on(Inquiry.upstream, .text("7"))
      lab.wall.value += 61
      _ = await lab.ask()
      return [soon, lab.http.requests.count]
    }
    #expect(counts == [soon, later])
  }

  /// A request that is too early fails with the time to retry.
  @Test func aRememberedFailureSaysWhenToComeBack() {
    let seconds = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, .text("", status: 418))
      let first = await lab.ask().error?.details.retryAfterSeconds
      lab.wall.value += 20
      return [first, await lab.ask().error?.details.retryAfterSeconds]
    }
    #expect(seconds == [nil, 40])
  }

  @Test func exceptByWhoAsksToRefresh() {
    let value = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, .text("", status: 404), .text("7"))
      _ = await lab.ask()
      return await lab.ask(FetchPolicy(refresh: true, fallback: .none)).value?.value
    }
    #expect(value == 7)
  }
}
