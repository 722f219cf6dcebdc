import JSONRPC
import Testing

private func call(_ id: Int, _ method: String, _ params: String = "{}") -> String {
  "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":\(params)}\n"
}

private func notification(_ method: String) -> String {
  "{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\"}\n"
}

// MARK: Ends

@Test(
  arguments: [
    ("", 0, nil), ("exit", 1, 1), ("shutdown exit", 0, 0), ("initialize exit", 1, 1),
    ("initialize shutdown exit", 0, 0),
  ] as [(String, Int32, Int32?)])
func `exit codes`(methods: String, code: Int32, beforeEnd: Int32?) {
  var bench = Bench()
  for (id, method) in methods.split(separator: " ").enumerated() {
    bench.feed(method == "exit" ? notification("exit") : call(id, String(method)))
  }
  #expect(bench.session.exitCode(nowMilliseconds: 0) == beforeEnd)
  if beforeEnd == nil { bench.end() }
  #expect(bench.session.exitCode(nowMilliseconds: 0) == code)
}

@Test func `nothing behind exit is looked at`() {
  var bench = Bench()
  bench.feed(call(1, "echo") + notification("exit") + call(2, "echo"))
  #expect(Bench.brief(bench.frames) == ["1=null"])
}

@Test func `exit does not wait for long for a client that does not read`() throws {
  var bench = Bench()
  bench.isReading = false
  bench.feed(call(1, "echo") + notification("exit"))
  let due = try #require(
    bench.session.snapshot(nowMilliseconds: bench.now).nextDeadlineMilliseconds)
  #expect(bench.session.exitCode(nowMilliseconds: due - 1) == nil)
  #expect(bench.session.exitCode(nowMilliseconds: due) == 1)
}

/// The end of the input stands behind input that is not read, for the output is not read either.
@Test(arguments: [(false, 30_000), (true, 2_000)])
func `a client that left without reading is not waited for`(hasHandshake: Bool, limit: Int) {
  var limits = Limits()
  limits.maxQueuedOutputBytes = 64
  var bench = Bench(limits: limits)
  if hasHandshake { bench.feed(call(0, "initialize")) }
  bench.isReading = false
  bench.feed(call(1, "slow") + (2...9).map { call($0, "echo") }.joined())
  #expect(!bench.session.wantsInput)
  bench.session.expectEnd(nowMilliseconds: 0)
  bench.advance(to: limit / 2)
  #expect(bench.session.exitCode(nowMilliseconds: bench.now) == nil)
  bench.advance(to: limit)
  #expect(bench.session.exitCode(nowMilliseconds: limit) == 0)
}

@Test(arguments: [false, true])
func `at the end of input what was accepted is finished, within its time`(hasHandshake: Bool) {
  var bench = Bench()
  if hasHandshake { bench.feed(call(0, "initialize")) }
  bench.feed(call(1, "slow") + call(2, "slow") + call(3, "echo"))
  bench.written = []
  bench.end()
  #expect(bench.session.exitCode(nowMilliseconds: 0) == nil)
  bench.finish("slow")
  let limit = hasHandshake ? 2000 : 30000
  bench.advance(to: limit / 2)
  #expect(bench.session.exitCode(nowMilliseconds: bench.now) == nil)
  bench.advance(to: limit)
  #expect(Bench.brief(bench.frames) == ["1=\"done\"", "2!-32802 serverCancelled"])
  #expect(bench.session.exitCode(nowMilliseconds: bench.now) == 0)
}

@Test func `the deadline is told, so that somebody can wait for it`() throws {
  var bench = Bench()
  bench.feed(call(1, "slow"))
  #expect(bench.session.nextDeadlineMilliseconds == nil)
  bench.end()
  let soft = try #require(bench.session.nextDeadlineMilliseconds)
  bench.advance(to: soft)
  #expect(Bench.brief(bench.frames) == ["1!-32802 serverCancelled"])
  #expect(bench.session.exitCode(nowMilliseconds: soft) == 0)
}

@Test func `an end that nobody reads does not last for ever`() {
  var bench = Bench()
  bench.feed(call(0, "initialize"))
  bench.isReading = false
  bench.feed(call(1, "echo"))
  bench.end()
  #expect(bench.session.exitCode(nowMilliseconds: 1000) == nil)
  #expect(bench.session.exitCode(nowMilliseconds: 2000) == 0)
}

@Test func `asked to end: running work is answered in time`() {
  var bench = Bench()
  bench.feed(call(1, "slow"))
  bench.session.terminate(nowMilliseconds: 0)
  bench.feed(call(2, "echo"))
  #expect(bench.session.exitCode(nowMilliseconds: 0) == nil)
  bench.advance(to: 1499)
  #expect(Bench.brief(bench.frames) == ["1!-32802 serverCancelled"])
  #expect(bench.session.exitCode(nowMilliseconds: 1499) == 0)
}

@Test func `shutdown answers what runs and waits, then itself`() {
  var bench = Bench()
  bench.feed(call(1, "slow") + call(2, "set") + call(3, "echo") + call(4, "shutdown"))
  #expect(
    Bench.brief(bench.frames) == [
      "1!-32802 serverCancelled", "2!-32802 serverCancelled", "3!-32802 serverCancelled",
      "4=null",
    ])
  #expect(bench.cancelled.count == 2)
}

@Test func `last words come before the answer to shutdown`() {
  var bench = Bench()
  bench.lastWords = "subscription/event"
  bench.feed(call(1, "slow") + call(2, "shutdown") + call(3, "echo"))
  #expect(
    Bench.brief(bench.frames) == [
      "1!-32802 serverCancelled", "subscription/event {}", "2=null", "3!-32600 shuttingDown",
    ])
}

@Test func `an idle connection ends at once`() {
  var bench = Bench()
  bench.feed(call(1, "echo"))
  bench.session.notify("subscription/event", Array("{}".utf8), coalescingKey: "1")
  bench.end()
  #expect(bench.session.exitCode(nowMilliseconds: 0) == 0)
}

// MARK: The handshake

@Test func `a refused handshake may be tried again`() {
  var session = Session(classes: ["initialize": .stateful])
  session.receive(Array((call(1, "initialize") + call(2, "initialize")).utf8)[...])
  guard case .call(let first) = session.next() else { return #expect(Bool(false)) }
  session.complete(first.token, .failure(RPCError(code: -32019, message: "")))
  guard case .call = session.next() else { return #expect(Bool(false)) }
}

@Test func `the client's process is watched only after a handshake`() {
  var bench = Bench()
  bench.feed(call(1, "initialize", "{\"processId\":null}"))
  #expect(bench.watched.isEmpty)
  var other = Bench()
  other.feed(call(1, "initialize", "{\"processId\":12}"))
  #expect(other.watched == [12])
}

@Test func `other notifications reach the methods`() {
  var bench = Bench()
  bench.feed(notification("initialized") + notification("$/setTrace") + notification("x"))
  #expect(bench.notifications == ["initialized", "$/setTrace", "x"])
}

// MARK: Requests to the client

/// A caller that awaits it would wait until its deadline.
@Test(arguments: [#""error":"no""#, #""error":null"#, #""error":7"#])
func `an answer that says nothing is a failure`(member: String) {
  var bench = Bench()
  _ = bench.session.request(
    "location/request", Array("{}".utf8), timeoutMilliseconds: 100, nowMilliseconds: 0)
  bench.feed("{\"jsonrpc\":\"2.0\",\"id\":\"almanac:1\",\(member)}\n")
  #expect(bench.answers.map(\.answer) == ["0 "])
}

@Test func `asking the client`() {
  var bench = Bench()
  func ask() -> Int? {
    bench.session.request(
      "location/request", Array("{\"reason\":\"refresh\"}".utf8), timeoutMilliseconds: 100,
      nowMilliseconds: bench.now)
  }
  bench.feed(call(1, "slow"))
  let numbers = [ask(), ask(), ask(), ask()]
  #expect(numbers == [1, 2, 3, 4])
  bench.turn()
  #expect(bench.frames[0].contains("\"id\":\"almanac:1\""))
  bench.feed(
    """
    {"jsonrpc":"2.0","id":"almanac:2","error":{"code":-32601,"message":"no"}}
    {"id":"almanac:1","result":{"latitude":1},"jsonrpc":"2.0"}
    {"jsonrpc":"2.0","id":"almanac:1","result":2}

    """)
  #expect(bench.answers.map(\.request) == [2, 1])
  #expect(bench.answers.map(\.answer) == ["-32601 no", "{\"latitude\":1}"])
  #expect(bench.session.nextDeadlineMilliseconds == 100)
  bench.session.withdraw(request: 4)
  bench.advance(to: 100)
  #expect(bench.answers.last?.request == 3)
  #expect(bench.answers.last?.answer == "silence")
  _ = ask()
  bench.end()
  #expect(bench.answers.last?.answer == "closed")
  #expect(ask() == nil)
}

@Test func `after shutdown the client's answers still arrive`() {
  var bench = Bench()
  _ = bench.session.request("x", Array("{}".utf8), timeoutMilliseconds: 9, nowMilliseconds: 0)
  bench.feed(call(1, "shutdown"))
  bench.feed("{\"jsonrpc\":\"2.0\",\"id\":\"almanac:1\",\"result\":null}\n")
  #expect(bench.answers.map(\.answer) == ["null"])
}

// MARK: Limits

@Test func `in flight, at the limit and one past`() {
  var limits = Limits()
  limits.maxInFlight = 3
  var bench = Bench(limits: limits)
  bench.feed((1...4).map { call($0, "slow") }.joined())
  #expect(Bench.brief(bench.takeFrames()) == ["4!-32017 busy"])
  bench.finish("slow")
  bench.feed(call(5, "slow") + call(6, "shutdown"))
  #expect(Bench.brief(bench.frames).last == "6=null")
}

@Test func `batch and depth, at the limit and one past`() {
  var limits = Limits()
  limits.maxBatchItems = 2
  limits.maxDepth = 4
  var bench = Bench(limits: limits)
  let one = call(1, "echo").dropLast()
  let two = call(2, "echo").dropLast()
  bench.feed("[\(one),\(two)]\n[\(one),\(two),1]\n")
  bench.feed(call(3, "echo", "{\"a\":[[]]}") + call(4, "echo", "{\"a\":[[[]]]}"))
  #expect(
    Bench.brief(bench.frames) == [
      "[1=null 2=null]", "null!-32600 limitExceeded", "3={\"a\":[[]]}", "4!-32600 limitExceeded",
    ])
  #expect(bench.frames[1].contains("\"limit\":\"maxBatchItems\",\"max\":2"))
}

@Test func `a promised body that does not come is told of`() throws {
  var bench = Bench()
  bench.feed("Content-Length: 99999999999\r\n\r\n{\"jsonrpc\":\"2.0\",")
  bench.advance(to: 1)
  let deadline = try #require(bench.session.nextDeadlineMilliseconds)
  bench.advance(to: deadline)
  #expect(Bench.brief(bench.frames) == ["null!-32600 limitExceeded"])
  bench.end()
  #expect(bench.frames.count == 1)
}

// MARK: Output

@Test func `a client that never reads stops the reading and loses no answer`() {
  var limits = Limits()
  limits.maxQueuedOutputBytes = 4096
  var bench = Bench(limits: limits)
  bench.isReading = false
  bench.feed(call(0, "slow"))
  bench.feed((1...1000).map { call($0, "echo", "{\"pad\":\"xxxxxxxxxxxxxxxx\"}") }.joined())
  #expect(!bench.session.wantsInput)
  #expect(bench.session.output.count < 4096 + 200)
  bench.finish("slow")
  for _ in 0..<1000 {
    bench.session.notify("event", Array("{\"n\":1}".utf8), coalescingKey: "a")
  }
  bench.session.notify("event", Array("{\"n\":2}".utf8), coalescingKey: "a")
  #expect(bench.session.output.count < 4096 + 400)
  bench.isReading = true
  bench.turn()
  bench.end()
  let frames = Bench.brief(bench.frames)
  #expect(frames.count { $0 == "event {\"n\":2}" } == 1)
  #expect(!frames.contains("event {\"n\":1}"))
  #expect(frames.count { $0.contains("=") } == 1001)
  #expect(bench.session.exitCode(nowMilliseconds: 0) == 0)
}

@Test func `parts that were held back give way to the answer`() {
  var limits = Limits()
  limits.maxQueuedOutputBytes = 10
  var bench = Bench(limits: limits)
  bench.isReading = false
  bench.feed(call(1, "slow", "{\"partialResultToken\":1,\"workDoneToken\":2}"))
  let token = bench.running[0].token
  for part in 0..<5 { bench.session.sendPartialResult(Array("\(part)".utf8), of: token) }
  bench.session.reportWorkDone(message: "late", percentage: nil, of: token)
  bench.finish("slow")
  bench.isReading = true
  bench.turn()
  let frames = Bench.brief(bench.frames)
  #expect(frames.count == 3)
  #expect(frames.last == "1=\"done\"")
}

@Test func `an event that was held back can be withdrawn`() {
  var limits = Limits()
  limits.maxQueuedOutputBytes = 10
  var bench = Bench(limits: limits)
  bench.isReading = false
  bench.feed(call(1, "echo"))
  #expect(!bench.session.holdsBack(coalescingKey: "a"))
  bench.session.notify("event", Array("{}".utf8), coalescingKey: "a")
  #expect(bench.session.holdsBack(coalescingKey: "a"))
  #expect(!bench.session.holdsBack(coalescingKey: "b"))
  bench.session.withdraw(coalescingKey: "a")
  #expect(!bench.session.holdsBack(coalescingKey: "a"))
  bench.isReading = true
  bench.turn()
  #expect(Bench.brief(bench.frames) == ["1=null"])
}

@Test func `a result with line breaks stays on its line`() {
  var bench = Bench()
  bench.feed(call(1, "slow"))
  bench.finish("slow", "{\r\n  \"a\": 1\n}")
  #expect(bench.written.count { $0 == 0x0A } == 1)
  #expect(Bench.brief(bench.frames) == ["1={    \"a\": 1 }"])
}

@Test func `the header is exactly what every client reads`() {
  var bench = Bench()
  bench.feed(framed("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"echo\"}"))
  let body = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":null}"
  #expect(String(decoding: bench.written, as: UTF8.self) == framed(body))
}
