import EventLoop
import HTTP
import Providers
import RowDriver
import Storage
import TestSupport
import Testing
import Time
import Vocabulary

@testable import Services

@Suite("Answers come in time, and work nobody wants ends")
struct DeadlineTests {
  @Test func aSilentUpstreamDoesNotHoldTheAnswer() {
    let (answer, milliseconds) = onSteppedLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, answer: Silence(loop: loop).answer)
      let start = loop.now
      let answer = await lab.ask(FetchPolicy(deadlineMilliseconds: 60, fallback: .none))
      return (answer, loop.now.milliseconds(since: start))
    }
    #expect(answer.error == .deadlineExceeded(retryAfterSeconds: nil))
    #expect(milliseconds == 60)
  }

  @Test func theRefreshGoesOnBehind() {
    let (first, second, requests) = onSteppedLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream) { _ in
        _ = await loop.sleep(milliseconds: 40)
        return .text("7")
      }
      let first = await lab.ask(FetchPolicy(deadlineMilliseconds: 0), .number(estimate: 15))
      _ = await loop.sleep(milliseconds: 80)
      let second = await lab.ask(FetchPolicy(deadlineMilliseconds: 0), .number(estimate: 15))
      return (first, second, lab.http.requests.count)
    }
    #expect(first.value?.value == 15)
    #expect(first.value?.kind == .estimate)
    #expect(second.value?.value == 7)
    #expect(second.value?.kind == .cache)
    #expect(requests == 1)
  }

  @Test func aFirstLookFetchesNothing() {
    let (look, requests) = onSteppedLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, .text("7"))
      var policy = FetchPolicy(fallback: .stale)
      policy.cacheOnly = true
      let look = await lab.ask(policy)
      _ = await loop.sleep(milliseconds: 10)
      return (look, lab.http.requests.count)
    }
    #expect(look.error == .deadlineExceeded(retryAfterSeconds: nil))
    #expect(requests == 0)
  }

  @Test func oneWhoLeavesDoesNotTakeTheAnswerFromOneWhoStays() {
    let (left, stayed, cancellations, requests) = onSteppedLoop { loop in
      let lab = Laboratory(loop)
      let cancellations = Box(0)
      lab.http.on(Inquiry.upstream) { _ in
        let hasCome = await loop.sleep(milliseconds: 60)
        if !hasCome { cancellations.change { $0 += 1 } }
        return hasCome ? .text("7") : .failure(.cancelled)
      }
      let leaving = Task(executorPreference: loop.executor) { await lab.ask() }
      let staying = Task(executorPreference: loop.executor) { await lab.ask() }
      _ = await loop.sleep(milliseconds: 20)
      leaving.cancel()
      return (
        await leaving.value, await staying.value, cancellations.value, lab.http.requests.count
      )
    }
    #expect(left.error == .cancelled)
    #expect(stayed.value?.value == 7)
    #expect(cancellations == 0)
    #expect(requests == 1)
  }

  @Test func whenTheLastOneLeavesTheSocketIsClosed() {
    let (answers, cancellations, again) = onSteppedLoop { loop in
      let lab = Laboratory(loop)
      let silence = Silence(loop: loop)
      lab.http.on(Inquiry.upstream, answer: silence.answer)
      let tasks = (0..<3).map { _ in
        Task(executorPreference: loop.executor) { await lab.ask() }
      }
      _ = await loop.sleep(milliseconds: 20)
      for task in tasks { task.cancel() }
      var answers: [Failure?] = []
      for task in tasks { answers.append(await task.value.error) }
      _ = await loop.sleep(milliseconds: 5)
      lab.http.on(Inquiry.upstream, .text("7"))
      return (answers, silence.cancellations.value, await lab.ask())
    }
    #expect(answers == [.cancelled, .cancelled, .cancelled])
    #expect(cancellations == 1)
    #expect(again.value?.value == 7, "a newcomer starts anew")
  }

  @Test func aRefreshThatGoesOnBehindIsNotEndedByOneWhoLeaves() {
    let value = onSteppedLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream) { _ in
        await loop.sleep(milliseconds: 40) ? .text("7") : .failure(.cancelled)
      }
      _ = await lab.ask(FetchPolicy(deadlineMilliseconds: 0, fallback: .none))
      let leaving = Task(executorPreference: loop.executor) { await lab.ask() }
      _ = await loop.sleep(milliseconds: 10)
      leaving.cancel()
      _ = await leaving.value
      _ = await loop.sleep(milliseconds: 60)
      return await lab.ask(FetchPolicy(deadlineMilliseconds: 0, fallback: .none)).value?.value
    }
    #expect(value == 7)
  }

  @Test func aProviderThatHangsLeavesTimeForTheNext() {
    let (answer, milliseconds) = onSteppedLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, answer: Silence(loop: loop).answer)
      lab.http.on("https://two.example", .text("8"))
      let start = loop.now
      let answer = await lab.ask(.strict, .number(providers: [.openMeteo, .metNorway]))
      return (answer, loop.now.milliseconds(since: start))
    }
    #expect(answer.value?.value == 8)
    #expect(milliseconds < 10_000)
  }

  @Test func oneSilentHostDoesNotHoldAnother() {
    let (value, milliseconds) = onSteppedLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, answer: Silence(loop: loop).answer)
      lab.http.on("https://two.example", .text("8"))
      let hanging = Task(executorPreference: loop.executor) { await lab.ask() }
      defer { hanging.cancel() }
      let start = loop.now
      let other = Inquiry<Int>(
        product: .airQuality, subject: "x",
        candidates: [
          .init(
            provider: .metNorway,
            plan: .number(.metNorway, "https://two.example", subject: "x"))
        ])
      let value = await lab.ask(.strict, other).value?.value
      return (value, loop.now.milliseconds(since: start))
    }
    #expect(value == 8)
    #expect(milliseconds == 0)
  }

  /// What waited in our own queue was never sent: it is no failure of the host.
  @Test(arguments: [HTTPFailure.notSentInTime, .queueFull])
  func ourOwnQueueIsNotTheHostsFault(failure: HTTPFailure) {
    let (first, later, status) = onSteppedLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on(Inquiry.upstream, .failure(failure))
      var first: Failure?
      for number in 0..<12 {
        first = await lab.ask(.strict, .number("\(number)")).error
      }
      lab.http.on(Inquiry.upstream, .text("7"))
      let later = await lab.ask(.strict, .number("later"))
      return (first, later.value?.value, await lab.pipeline.providerStatus())
    }
    #expect(
      first
        == (failure == .queueFull
          ? .busy(limit: "maxQueuedRequests", maximum: HTTPLimits.acceptedRequests)
          : .deadlineExceeded(retryAfterSeconds: nil)))
    #expect(later == 7, "the breaker is closed")
    let provider = status.first { $0.provider == .openMeteo }
    #expect(provider?.failures == 0 && provider?.requests == 1 && provider?.lastReason == nil)
  }

  /// Another process that fetches and never comes back is not the host's fault either.
  @Test func aLeaseOfSomebodyElseIsNotTheHostsFault() {
    let error = onSteppedLoop(step: 10) { loop in
      let lab = Laboratory(loop)
      _ = await lab.store.acquireLease(
        "openMeteo/forecast/38.72,-9.14", owner: "other", seconds: 60, at: Laboratory.start)
      return await lab.ask(FetchPolicy(deadlineMilliseconds: 20_000, fallback: .none)).error
    }
    #expect(error == .deadlineExceeded(retryAfterSeconds: nil))
  }

  @Test func aSearchForPlacesTakesTheNetworkOptions() {
    let (requests, strict, stale) = onSteppedLoop { loop in
      let lab = Laboratory(loop)
      lab.http.on("https://", .text(#"{"results":[]}"#))
      let resolver = PlaceResolver(
        local: LocalPlaces(zones: ZoneDatabase { _ in nil }), pipeline: lab.pipeline)
      func search(_ policy: FetchPolicy) async -> Sourced<[ResolvedPlace]> {
        await resolver.search("Nowhereville", limit: 3, policy)
      }
      var requests: [Int] = []
      for policy in [
        FetchPolicy(), FetchPolicy(), FetchPolicy(maxAgeSeconds: 60), FetchPolicy(refresh: true),
      ] {
        _ = await search(policy)
        requests.append(lab.http.requests.count)
        lab.wall.change { $0 += 120 }
      }
      lab.wall.change { $0 += Double(ProductID.placeSearch.freshSeconds) }
      lab.http.on("https://", .failure(.refused))
      return (requests, await search(.strict), await search(FetchPolicy(fallback: .stale)))
    }
    #expect(requests == [1, 1, 2, 3])
    #expect(strict.has(.notProvided) && !strict.has(.staleUsed))
    #expect(stale.has(.staleUsed) && !stale.has(.notProvided))
  }
}
