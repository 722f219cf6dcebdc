import EventLoop
import HTTP
import Providers
import RowDriver
import Storage
import TestSupport
import Testing

@testable import Services
import Vocabulary

@Suite("An inquiry is answered once for all who ask")
struct PipelineTests {
  @Test(arguments: StoreKind.allCases)
  func theFirstAnswerIsLiveTheSecondFromMemory(_ kind: StoreKind) {
    let answers = onLoop { loop in
      let lab = Laboratory(loop, store: kind.maker().make())
      lab.http.on(Inquiry.upstream, .text("7"))
      return ([await lab.ask(), await lab.ask()], lab.http.requests.count)
    }
    #expect(answers.0.map { $0.value?.value } == [7, 7])
    #expect(answers.0.map { $0.value?.kind } == [.live, .cache])
    #expect(answers.1 == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func anotherProcessFindsItInTheStore(_ kind: StoreKind) {
    let (answer, requests) = onLoop { loop in
      let maker = kind.maker()
      let lab = Laboratory(loop, store: maker.make())
      lab.http.on(Inquiry.upstream, .text("7"))
      _ = await lab.ask()
      let neighbor = lab.neighbor("other", store: maker.make())
      lab.wall.value += 10
      return (await neighbor.ask(), lab.http.requests.count)
    }
    #expect(answer.value?.value == 7)
    #expect(answer.value?.kind == .cache)
    #expect(answer.value?.source.ageSeconds == 10)
    #expect(answer.value?.source.expiresAt == Laboratory.start + 600)
    #expect(requests == 1)
  }

  @Test func manyWhoAskAtOnceShareOneCall() {
    let (values, requests) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream) { _ in
        _ = await loop.sleep(milliseconds: 5)
        return .text("7")
      }
      return await withTaskGroup { group in
        for _ in 0..<20 { group.addTask { await lab.ask().value?.value } }
        var values: [Int?] = []
        for await value in group { values.append(value) }
        return (values, lab.http.requests.count)
      }
    }
    #expect(values == Array(repeating: 7, count: 20))
    #expect(requests == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func twoProcessesShareOneCall(_ kind: StoreKind) {
    let (values, requests) = onLoop { loop in
      let maker = kind.maker()
      let one = Laboratory(loop, store: maker.make(), name: "one")
      let two = one.neighbor("two", store: maker.make())
      one.http.on(Inquiry.upstream) { _ in
        _ = await loop.sleep(milliseconds: 100)
        return .text("7")
      }
      async let first = one.ask()
      async let second = two.ask()
      return (await [first, second].map { $0.value?.value }, one.http.requests.count)
    }
    #expect(values == [7, 7])
    #expect(requests == 1)
  }

  @Test func theLeaseOfADeadProcessEnds() {
    let value = onSteppedLoop(step: 100) { loop in
      let wall = Box(Laboratory.start)
      let store = SQLiteStore.inMemory()
      let lab = Laboratory(loop, store: store, wall: wall)
      _ = await store.acquireLease(
        "openMeteo/forecast/38.72,-9.14", owner: "dead", seconds: 5, at: wall.value)
      lab.http.on(Inquiry.upstream, .text("7"))
      let clock = Task(executorPreference: loop.executor) {
        while await loop.sleep(milliseconds: 1_000) { wall.change { $0 += 1 } }
      }
      defer { clock.cancel() }
      return await lab.ask().value?.value
    }
    #expect(value == 7)
  }

  @Test func whatIsTooOldIsAskedAgain() {
    let (values, requests) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, .text("7"), .text("8"), .text("9"))
      var values: [Int?] = []
      for (wait, policy) in [
        (0.0, FetchPolicy.strict), (599, .strict), (2, .strict),
        (100, FetchPolicy(maxAgeSeconds: 90, fallback: .none)),
        (600, FetchPolicy(maxAgeSeconds: 3_600, fallback: .none)),
      ] {
        lab.wall.value += wait
        values.append(await lab.ask(policy).value?.value)
      }
      return (values, lab.http.requests.count)
    }
    #expect(values == [7, 7, 8, 9, 9])
    #expect(requests == 3)
  }

  @Test(arguments: StoreKind.allCases)
  func aPlaceIsAskedAtMostOnceAMinute(_ kind: StoreKind) throws {
    let (soon, later, requests) = onLoop { loop in
      let maker = kind.maker()
      let lab = Laboratory(loop, store: maker.make())
      lab.http.on(Inquiry.upstream, .text("7"), .text("8"))
      _ = await lab.ask()
      lab.wall.value += 20
      let neighbor = lab.neighbor("other", store: maker.make())
      let soon = await neighbor.ask(FetchPolicy(refresh: true, fallback: .none))
      lab.wall.value += 41
      let later = await neighbor.ask(FetchPolicy(refresh: true, fallback: .none))
      return (soon, later, lab.http.requests.count)
    }
    let warning = try #require(soon.value?.warnings.first)
    #expect(warning.code == .throttled)
    #expect(warning.retryAfterSeconds == 40)
    #expect(soon.value?.value == 7)
    #expect(soon.value?.source.isStale == false)
    #expect(later.value?.value == 8)
    #expect(later.value?.kind == .live)
    #expect(requests == 2)
  }

  @Test func aConfirmedAnswerIsFreshAgain() {
    let (values, validators) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(
        Inquiry.upstream, .text("7", headers: HTTPHeaders([("ETag", "\"a\"")])),
        .text("", status: 304))
      let first = await lab.ask()
      lab.wall.value += 700
      let second = await lab.ask()
      lab.wall.value += 500
      let third = await lab.ask()
      return ([first, second, third].map { $0.value?.value }, lab.http.requests.map(\.validators))
    }
    #expect(values == [7, 7, 7])
    #expect(validators == [HTTPValidators(), HTTPValidators(entityTag: "\"a\"")])
  }

  @Test func anAnswerFromTheFutureIsNotBelieved() {
    let (values, isThrottled) = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, .text("7"), .text("8"))
      let first = await lab.ask()
      lab.wall.value -= 86_400
      let second = await lab.ask()
      return ([first, second].map { $0.value?.value }, second.value?.has(.throttled))
    }
    #expect(values == [7, 8])
    #expect(isThrottled == false)
  }

  @Test func theProvidersOwnLifetimeIsRespected() {
    let requests = onLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(
        Inquiry.upstream, .text("7", headers: HTTPHeaders([("Cache-Control", "max-age=1800")])))
      _ = await lab.ask()
      lab.wall.value += 1_700
      _ = await lab.ask()
      return lab.http.requests.count
    }
    #expect(requests == 1)
  }
}
