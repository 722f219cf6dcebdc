import EventLoop
import HTTP
import Providers
import Storage
import TestSupport
import Testing

@testable import Services
import Vocabulary

/// The pipeline over libcurl and SQLite, against an upstream that misbehaves on demand.
@Suite(.enabled(if: LocalUpstream.isAvailable, "needs python3"), .timeLimit(.minutes(30)))
struct RealUpstreamTests {
  static let client = HTTPClient.curl(HTTPClient.Settings(userAgent: "almanac-tests/1"))

  let upstream: LocalUpstream

  init() throws { upstream = try #require(LocalUpstream.shared) }

  private func pipeline(_ loop: Loop) -> Pipeline {
    Pipeline(
      ServiceEnvironment(
        loop: loop, wallClock: .frozen(at: Laboratory.start), http: Self.client,
        store: StoreKind.sqlite.maker().make(), processName: "real", random: { 0.5 }))
  }

  /// 1 for the healthy answer of `/fault/NAME`.
  private func inquiry(_ fault: String, _ query: [QueryItem] = []) -> Inquiry<Int> {
    let request = Request(
      .openMeteo, .forecast, baseURL: upstream.http, path: "/fault/\(fault)", query: query,
      maximumBodyBytes: 1 << 20)
    let plan = Step<Int>.fetch(request) { (response) throws(ProviderError) in
      guard response.body == Array(#"{"ok": true}"#.utf8) else { throw .malformed(path: "") }
      return .done(1)
    }
    return Inquiry(
      product: .forecast, subject: fault,
      candidates: [Inquiry.Candidate(provider: .openMeteo, plan: plan)])
  }

  @Test func aSlowUpstreamMeetsTheDeadline() {
    let (answer, milliseconds) = onLoop { loop in
      let start = loop.now
      let policy = FetchPolicy(deadlineMilliseconds: 150, fallback: .none)
      let answer = await pipeline(loop).answer(
        inquiry("slow-body", [QueryItem("ms", "60000")]), policy)
      return (answer, loop.now.milliseconds(since: start))
    }
    #expect(answer.error == .deadlineExceeded(retryAfterSeconds: nil))
    #expect((140...Patience.milliseconds).contains(milliseconds))
  }

  @Test func aCancellationIsSeenByTheUpstream() async {
    // No other test of this process asks for this fault.
    let name = "slow-first-byte"
    let url = "\(upstream.http)/-/wait?count=1&match=/fault/\(name)&ms=\(Patience.milliseconds)"
    @Sendable func wait(_ state: String) async -> Int? {
      let request = HTTPRequest(
        url: "\(url)&state=\(state)", deadlineMilliseconds: Patience.milliseconds)
      return await Self.client.send(request).value?.status
    }
    let status = onLoop { loop in
      let pipeline = pipeline(loop)
      let question = inquiry(name, [QueryItem("ms", "20000")])
      let tasks = (0..<2).map { _ in
        Task(executorPreference: loop.executor) { await pipeline.answer(question, .strict) }
      }
      _ = await wait("open")
      for task in tasks { task.cancel() }
      for task in tasks { _ = await task.value }
      return await wait("gone")
    }
    #expect(status == 200)
  }

  @Test func aHealthyAnswerIsKeptAndServed() {
    let kinds = onLoop { loop in
      let pipeline = pipeline(loop)
      let live = await pipeline.answer(inquiry("ok"), .strict)
      return [live, await pipeline.answer(inquiry("ok"), .strict)].map { $0.value?.kind }
    }
    #expect(kinds == [.live, .cache])
  }
}
