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

/// What upstream does, what the caller is told, and how often upstream is asked.
struct FailureCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let answer: Result<HTTPResponse, HTTPFailure>
  let error: Failure
  let attempts: Int

  init(
    _ name: String, _ answer: Result<HTTPResponse, HTTPFailure>, _ error: Failure,
    attempts: Int = 1
  ) {
    testDescription = name
    self.answer = answer
    self.error = error
    self.attempts = attempts
  }

  static func outage(
    _ reason: OutageReason, status: Int? = nil, retryAfter: Int? = nil,
    hint: Hint? = nil
  ) -> Failure {
    .providerUnavailable(
      reason, provider: .upstream(.openMeteo), httpStatus: status, retryAfterSeconds: retryAfter,
      hint: hint)
  }

  static func cause(_ reason: OutageReason) -> Notice? { outage(reason).cause }

  static let all: [FailureCase] = [
    FailureCase("refused", .failure(.refused), outage(.refused), attempts: 2),
    FailureCase("no such name", .failure(.dns), outage(.dns), attempts: 2),
    FailureCase("TLS", .failure(.tls), outage(.tls)),
    FailureCase("timeout", .failure(.timeout), outage(.timeout)),
    FailureCase("cut body", .failure(.cut), outage(.cut), attempts: 2),
    FailureCase("not HTTP", .failure(.malformed), outage(.malformed)),
    FailureCase("2 GB", .failure(.tooLarge), outage(.tooLarge)),
    FailureCase("redirect loop", .failure(.redirect), outage(.redirect)),
    FailureCase("bad address", .failure(.invalidURL), outage(.invalidURL)),
    FailureCase("offline", .failure(.offline), outage(.offline)),
    FailureCase("no network", .failure(.unreachable), outage(.unreachable)),
    FailureCase(
      "no descriptors", .failure(.libraryMissing(.noResources)),
      outage(.noResources, hint: HTTPLibraryProblem.noResources.hint)),
    FailureCase(
      "no libcurl", .failure(.libraryMissing(.notFound)),
      outage(.libraryMissing, hint: HTTPLibraryProblem.notFound.hint)),
    FailureCase("204", .text("", status: 204), outage(.http, status: 204)),
    FailureCase("304 unasked", .text("", status: 304), outage(.http, status: 304)),
    FailureCase("400", .text("no", status: 400), outage(.http, status: 400)),
    FailureCase(
      "401 without a key", .text("", status: 401),
      .unauthorized(provider: .openMeteo, reason: .keyMissing)),
    FailureCase(
      "403", .text("", status: 403),
      .unauthorized(provider: .openMeteo, reason: .subscriptionMissing)),
    FailureCase("404", .text("", status: 404), outage(.http, status: 404)),
    FailureCase(
      "429", .text("", status: 429), .rateLimited(provider: .openMeteo, retryAfterSeconds: 60)),
    FailureCase(
      "429 with Retry-After",
      .text("", status: 429, headers: HTTPHeaders([("Retry-After", "90")])),
      .rateLimited(provider: .openMeteo, retryAfterSeconds: 90)),
    FailureCase("500", .text("", status: 500), outage(.http, status: 500), attempts: 2),
    FailureCase("503", .text("", status: 503), outage(.http, status: 503), attempts: 2),
    FailureCase("HTML", .text("<html>"), outage(.malformed), attempts: 2),
    FailureCase("empty", .text(""), outage(.malformed), attempts: 2),
    FailureCase("broken tail", .text("12Unexpected"), outage(.malformed), attempts: 2),
  ]
}

@Suite("Every failure is typed, marked, or covered by what is known")
struct FailureTests {
  @Test(arguments: FailureCase.all)
  func aFailureIsTyped(_ failure: FailureCase) {
    let (answer, attempts) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, failure.answer)
      return (await lab.ask(), lab.http.requests.count)
    }
    #expect(answer.error == failure.error)
    #expect(attempts == failure.attempts)
  }

  @Test(arguments: FailureCase.all)
  func theOldValueStaysAndIsMarked(_ failure: FailureCase) {
    let (stale, none, second) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, .text("7"), failure.answer)
      _ = await lab.ask()
      lab.wall.value += 3_600
      let stale = await lab.ask(FetchPolicy(fallback: .stale))
      let none = await lab.ask()
      lab.http.on(Inquiry.upstream, .text("8"))
      lab.wall.value += 600
      return (stale, none, await lab.ask())
    }
    if failure.testDescription == "304 unasked" { return }
    #expect(stale.value?.value == 7)
    #expect(stale.value?.source.isStale == true)
    #expect(stale.value?.source.ageSeconds == 3_600)
    #expect(stale.value?.has(.staleUsed) == true)
    #expect(none.error != nil)
    #expect(second.value?.value == 8, "it recovers")
  }

  @Test(arguments: FailureCase.all)
  func withNothingStoredTheClimateSpeaks(_ failure: FailureCase) {
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, failure.answer)
      return await lab.ask(FetchPolicy(), .number(estimate: 15))
    }
    #expect(answer.value?.value == 15)
    #expect(answer.value?.source == .estimate)
    #expect(answer.value?.has(.estimateUsed) == true)
  }

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

  /// Without a network, or the library for it, nobody can be asked. A bad address is a mistake in
  /// the configuration, which is told.
  @Test(
    arguments: FailureCase.all.filter {
      !["offline", "no network", "no libcurl", "no descriptors", "bad address"].contains(
        $0.testDescription)
    })
  func theNextProviderTakesOver(_ failure: FailureCase) {
    let answer = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, failure.answer)
      lab.http.on("https://two.example", .text("8"))
      return await lab.ask(.strict, .number(providers: [.openMeteo, .metNorway]))
    }
    #expect(answer.value?.value == 8)
    #expect(answer.value?.source.provider == .upstream(.metNorway))
  }

  @Test func aBadAddressIsToldAndNobodyElseAsked() throws {
    let (answer, requests) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, .failure(.invalidURL))
      lab.http.on("https://two.example", .text("8"))
      let answer = await lab.ask(.strict, .number(providers: [.openMeteo, .metNorway]))
      return (answer, lab.http.requests.map(\.url))
    }
    #expect(answer.error?.entry == .providerUnavailableInvalidURL)
    #expect(!requests.contains { $0.contains("two.example") })
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
    #expect(answer.error == FailureCase.outage(.tls))
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
    #expect(errors.prefix(5).allSatisfy { $0 == FailureCase.outage(.tls) })
    let outage = try #require(errors.last ?? nil)
    #expect(outage.entry == .providerUnavailableBreakerOpen && outage.details.underlying == .tls)
    #expect(outage.cause == FailureCase.cause(.tls))
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

  /// Who asks too soon is told when to come back.
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
