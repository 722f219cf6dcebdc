import JSON
import JSONRPC
import Testing

/// What the session does when time goes by and nothing else happens.
@Suite struct SessionTimeTests {
  private func request(_ id: Int, _ method: String, _ params: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"# + "\n"
  }

  /// Params of a call that waits behind a change; when it is answered -32018.
  @Test(arguments: [
    ("{}", 1_050), (#"{"deadlineMs":300}"#, 350), (#"{"deadlineMs":0}"#, 1_050),
    (#"{"deadlineMs":120000}"#, 120_050),
  ])
  func `a call that waits for its turn holds its deadline`(params: String, limit: Int) throws {
    var bench = Bench(deadlines: ["slow": 1_000])
    bench.advance(to: 7)
    bench.feed(request(1, "set") + request(2, "slow", params))
    bench.advance(to: 7 + limit - 1)
    #expect(bench.takeFrames().isEmpty)
    #expect(bench.session.nextDeadlineMilliseconds == 7 + limit)
    bench.advance(to: 7 + limit)
    let frames = bench.takeFrames()
    #expect(frames.count == 1)
    let answer = try JSONDocument(parsing: Array((frames.first ?? "").utf8)).root
    #expect(answer["id"]?.integer == 2)
    #expect(answer["error"]?["code"]?.integer == -32018)
    bench.finish("set")
    #expect(bench.running.isEmpty, "it is not started any more")
  }

  @Test func `each is given up in its time, whether it runs or waits`() {
    var bench = Bench(deadlines: ["slow": 1_000])
    bench.feed(request(1, "slow", #"{"deadlineMs":10}"#) + request(2, "set"))
    bench.feed(request(3, "slow", #"{"deadlineMs":100}"#) + request(4, "slow") + request(5, "echo"))
    bench.advance(to: 59)
    #expect(bench.takeFrames().isEmpty)
    bench.advance(to: 60)
    #expect(bench.takeFrames().count == 1)
    #expect(bench.cancelled.count == 1, "what ran is cancelled")
    bench.advance(to: 150)
    #expect(bench.takeFrames().count == 1)
    bench.finish("set")
    #expect(bench.running.map(\.method) == ["slow", "slow"], "one was answered and one begins")
    #expect(bench.takeFrames().count == 2)
    bench.advance(to: 60_000)
    #expect(bench.takeFrames().count == 1)
    bench.finish("slow")
    bench.finish("slow")
    #expect(bench.takeFrames().isEmpty, "nobody is answered twice")
  }

  @Test func `a client that takes nothing of a full output is stalled after a while`() {
    var limits = Limits()
    limits.maxQueuedOutputBytes = 1_000
    var bench = Bench(limits: limits)
    bench.isReading = false
    let text = String(repeating: "x", count: 600)
    bench.feed(request(1, "echo", #"{"a":"\#(text)"}"#) + request(2, "echo", #"{"a":"\#(text)"}"#))
    bench.feed(#"{"jsonrpc":"2.0","method":"exit"}"# + "\n")
    func isStalled() -> Bool { bench.session.snapshot(nowMilliseconds: bench.now).isStalled }
    bench.advance(to: 1_000)
    #expect(!bench.session.wantsInput)
    #expect(bench.session.nextDeadlineMilliseconds == 31_000)
    bench.advance(to: 30_999)
    #expect(!isStalled())
    // A single byte shows that somebody is there.
    bench.session.output.didWrite(1)
    bench.advance(to: 31_000)
    #expect(!isStalled())
    bench.advance(to: 61_000)
    #expect(isStalled())
    bench.session.resetStall()
    #expect(!isStalled())
    bench.isReading = true
    bench.turn()
    bench.advance(to: 200_000)
    #expect(!isStalled())
    #expect(bench.session.exitCode(nowMilliseconds: bench.now) == 1, "the exit is seen at last")
  }
}
