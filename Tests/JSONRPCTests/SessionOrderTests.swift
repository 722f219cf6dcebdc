import Basics
import JSONRPC
import TestSupport
import Testing

private func call(_ id: Int, _ method: String, _ params: String = "{}") -> String {
  "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":\(params)}\n"
}

private func cancel(_ id: Int) -> String {
  "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":\(id)}}\n"
}

// MARK: Order

@Test func `everything waits for a change before it, nothing else waits`() {
  var bench = Bench()
  bench.feed(call(1, "slow") + call(2, "set") + call(3, "echo") + call(4, "slow") + call(5, "set"))
  #expect(bench.running.map(\.method) == ["slow", "set"])
  #expect(bench.frames.isEmpty)
  bench.finish("set")
  #expect(Bench.brief(bench.takeFrames()) == ["2=\"done\"", "3=null"])
  #expect(bench.running.map(\.method) == ["slow", "slow", "set"])
  bench.feed(call(6, "echo"))
  #expect(bench.frames.isEmpty)
  bench.finish("set")
  #expect(Bench.brief(bench.takeFrames()) == ["5=\"done\"", "6=null"])
}

@Test func `a change holds nobody who came before it`() {
  var bench = Bench()
  bench.feed(call(1, "compute") + call(2, "echo") + call(3, "set"))
  #expect(bench.running.map(\.method) == ["compute", "set"])
  bench.finish("compute")
  #expect(Bench.brief(bench.frames) == ["1=\"done\"", "2=null"])
}

@Test func `computed methods are answered in order of arrival`() {
  var bench = Bench()
  bench.feed(call(1, "compute") + call(2, "echo") + call(3, "slow") + call(4, "echo"))
  #expect(bench.running.map(\.method) == ["compute", "slow"])
  bench.finish("slow")
  bench.finish("compute")
  #expect(Bench.brief(bench.frames) == ["3=\"done\"", "1=\"done\"", "2=null", "4=null"])
}

@Test(arguments: ExecutionClass.allCases)
func `everybody waits for a change`(execution: ExecutionClass) {
  #expect(execution.mustWait(forUnfinished: .stateful))
  #expect(!execution.mustWait(forUnfinished: .concurrent))
}

// MARK: Long lines

/// One change, and 20,000 requests that wait for it.
private func longLine() -> Bench {
  var limits = Limits()
  limits.maxInFlight = 30_000
  var bench = Bench(limits: limits)
  bench.feed(call(0, "set"))
  bench.feed((1...20_000).map { call($0, $0 % 2 == 0 ? "echo" : "slow") }.joined())
  return bench
}

@Test func `twenty thousand wait for a change, each until its turn`() {
  var bench = longLine()
  #expect(bench.running.map(\.method) == ["set"])
  #expect(bench.frames.isEmpty)
  bench.finish("set")
  let echoed = stride(from: 2, through: 20_000, by: 2).map { "\($0)=null" }
  #expect(Bench.brief(bench.frames) == ["0=\"done\""] + echoed)
  #expect(bench.running.count == 10_000)
  let numbers = bench.running.map(\.token.number)
  #expect(numbers == numbers.sorted())
}

@Test func `those that are taken back leave their places to the others`() {
  var bench = longLine()
  let kept = Set(stride(from: 2, through: 20_000, by: 1_000))
  bench.feed((1...20_000).filter { !kept.contains($0) }.map(cancel).joined())
  #expect(bench.takeFrames().count == 20_000 - kept.count)
  bench.feed(call(30_000, "echo"))
  bench.finish("set")
  let echoed = (kept.sorted() + [30_000]).map { "\($0)=null" }
  #expect(Bench.brief(bench.frames) == ["0=\"done\""] + echoed)
  #expect(bench.running.isEmpty)
  #expect(bench.cancelled.isEmpty)
}

@Test func `shutdown answers all that wait and stops all that run`() {
  var bench = longLine()
  bench.finish("set")
  bench.feed(call(30_001, "set") + call(30_002, "slow") + call(30_003, "shutdown"))
  let answers = Bench.brief(bench.frames)
  #expect(answers.count { $0.hasSuffix("!-32802 serverCancelled") } == 10_002)
  #expect(answers.last == "30003=null")
  #expect(bench.cancelled.count == 10_001)
}

/// The rule written down at length: a call starts as soon as it waits for nobody who came before.
private struct Waiting {
  var running: [(id: Int, execution: ExecutionClass)] = []
  var line: [(id: Int, execution: ExecutionClass)] = []

  mutating func release() {
    var index = 0
    while index < line.count {
      let call = line[index]
      let isHeld = (running + line).contains {
        $0.id < call.id && call.execution.mustWait(forUnfinished: $0.execution)
      }
      if isHeld {
        index += 1
      } else {
        running.append(line.remove(at: index))
        index = 0
      }
    }
  }
}

@Test(arguments: 1...8 as ClosedRange<UInt64>)
func `whatever comes and ends in whatever order, each starts in its turn`(seed: UInt64) {
  var random = SplitMix64(seed: seed)
  var bench = Bench()
  var expected = Waiting()
  let methods: [(String, ExecutionClass)] = [
    ("set", .stateful), ("slow", .concurrent), ("compute", .computed),
  ]
  for id in 1...400 {
    let (method, execution) = methods[Int.random(in: 0..<3, using: &random)]
    bench.feed(call(id, method, "{\"n\":\(id)}"))
    expected.line.append((id, execution))
    expected.release()
    while expected.running.count + expected.line.count > Int.random(in: 0...12, using: &random) {
      if let waiting = expected.line.indices.randomElement(using: &random),
        Bool.random(using: &random)
      {
        bench.feed(cancel(expected.line.remove(at: waiting).id))
      } else if let running = expected.running.indices.randomElement(using: &random) {
        bench.finish(number: expected.running.remove(at: running).id)
      }
      expected.release()
      #expect(
        bench.running.map(\.params).sorted() == expected.running.map { "{\"n\":\($0.id)}" }.sorted()
      )
    }
  }
}

// MARK: Ids

@Test func `an id in flight is refused, and free again afterwards`() {
  var bench = Bench()
  bench.feed(call(1, "slow") + call(1, "echo") + call(1, "slow"))
  #expect(
    Bench.brief(bench.takeFrames()) == ["1!-32600 duplicateId", "1!-32600 duplicateId"])
  bench.finish("slow")
  bench.feed(call(1, "echo"))
  #expect(Bench.brief(bench.takeFrames()) == ["1=\"done\"", "1=null"])
}

@Test func `ids differ by type and by bytes`() {
  var bench = Bench()
  for id in ["1", "\"1\"", "1.0", "null", "\"\\u0065\\u0301\"", "\"\u{E9}\""] {
    bench.feed("{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"slow\"}\n")
  }
  #expect(bench.running.count == 6)
  #expect(bench.frames.isEmpty)
}

// MARK: Cancellation

@Test func `cancelled while running: answered at once, work told, late result dropped`() {
  var bench = Bench()
  bench.feed(call(1, "slow") + cancel(1))
  #expect(Bench.brief(bench.takeFrames()) == ["1!-32800 requestCancelled"])
  #expect(bench.cancelled == bench.running.map(\.token))
  bench.finish("slow")
  bench.feed(cancel(1) + cancel(77))
  #expect(bench.frames.isEmpty)
}

@Test func `cancelled while waiting: never started`() {
  var bench = Bench()
  bench.feed(call(1, "set") + call(2, "set") + call(3, "slow") + cancel(2))
  #expect(Bench.brief(bench.takeFrames()) == ["2!-32800 requestCancelled"])
  bench.finish("set")
  #expect(bench.running.map(\.method) == ["slow"])
  #expect(bench.cancelled.isEmpty)
}

@Test func `a cancelled change still holds back what follows until it ended`() {
  var bench = Bench()
  bench.feed(call(1, "set") + cancel(1) + call(2, "echo"))
  #expect(Bench.brief(bench.takeFrames()) == ["1!-32800 requestCancelled"])
  bench.finish("set")
  #expect(Bench.brief(bench.takeFrames()) == ["2=null"])
}

@Test func `cancelled by an id with other escapes`() {
  var bench = Bench()
  bench.feed("{\"jsonrpc\":\"2.0\",\"id\":\"a/b\",\"method\":\"slow\"}\n")
  bench.feed(
    "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":\"a\\/b\"}}\n")
  #expect(Bench.brief(bench.frames) == ["\"a/b\"!-32800 requestCancelled"])
}

@Test func `a batch member is cancelled by its id`() {
  var bench = Bench()
  let members = [call(1, "slow"), call(2, "echo"), call(3, "slow")].map { $0.dropLast() }
  bench.feed("[" + members.joined(separator: ",") + "]\n")
  #expect(bench.frames.isEmpty)
  bench.feed(cancel(1) + cancel(2))
  #expect(bench.frames.isEmpty)
  bench.finish("slow")
  bench.finish("slow")
  #expect(
    Bench.brief(bench.frames) == ["[1!-32800 requestCancelled 2=null 3=\"done\"]"])
}

@Test func `what a batch was answered before exit is sent`() {
  var bench = Bench()
  bench.feed(
    #"[{"jsonrpc":"2.0","id":1,"method":"slow"},{"jsonrpc":"2.0","id":2,"method":"echo"},"#
      + #"{"jsonrpc":"2.0","method":"exit"},{"jsonrpc":"2.0","id":3,"method":"echo"}]"# + "\n")
  #expect(Bench.brief(bench.frames) == ["[2=null]"])
  #expect(bench.session.exitCode(nowMilliseconds: 0) == 1)
}

@Test func `answers that wait for their batch have a limit`() {
  var limits = Limits()
  limits.maxQueuedOutputBytes = 100
  var bench = Bench(limits: limits)
  let text = String(repeating: "x", count: 60)
  bench.feed(
    #"[{"jsonrpc":"2.0","id":1,"method":"echo","params":{"t":"\#(text)"}},"#
      + #"{"jsonrpc":"2.0","id":2,"method":"echo","params":{"t":"\#(text)"}}]"# + "\n")
  #expect(bench.frames.count == 1)
  #expect(Bench.brief(bench.frames)[0].hasPrefix("[1={"))
  #expect(Bench.brief(bench.frames)[0].hasSuffix(" 2!-32017 busy]"))
  bench.written = []
  bench.feed(#"[{"jsonrpc":"2.0","id":3,"method":"echo","params":{"t":"\#(text)"}}]"# + "\n")
  #expect(Bench.brief(bench.frames)[0].hasPrefix("[3={"))
}

@Test func `an event about what a batch changed comes behind its answer`() {
  var bench = Bench()
  bench.feed(
    #"[{"jsonrpc":"2.0","id":1,"method":"set"},{"jsonrpc":"2.0","id":2,"method":"slow"}]"# + "\n")
  bench.session.notify("before", Array("{}".utf8), coalescingKey: "a")
  bench.finish("set")
  bench.session.notify("event", Array("{}".utf8), coalescingKey: "b")
  bench.turn()
  #expect(Bench.brief(bench.frames).count == 1)
  bench.finish("slow")
  #expect(
    Bench.brief(bench.frames) == ["before {}", "[1=\"done\" 2=\"done\"]", "event {}"])
}

@Test func `cancelled before its batch was read to the end`() {
  var bench = Bench()
  let cancellation = cancel(1).dropLast()
  bench.feed("[\(call(1, "slow").dropLast()),\(cancellation),\(call(2, "echo").dropLast())]\n")
  #expect(Bench.brief(bench.frames) == ["[1!-32800 requestCancelled 2=null]"])
}

// MARK: Progress

@Test func `begin, reports, parts, one end, then the answer`() {
  var bench = Bench()
  bench.feed(
    call(1, "slow", "{\"workDoneToken\":\"w\\u0061\",\"partialResultToken\":7}"))
  let token = bench.running[0].token
  bench.session.reportWorkDone(message: "half", percentage: 50, of: token)
  bench.session.sendPartialResult(Array("[1]".utf8), of: token)
  bench.finish("slow", "[1,2]")
  bench.session.sendPartialResult(Array("[3]".utf8), of: token)
  bench.session.reportWorkDone(message: nil, percentage: nil, of: token)
  bench.turn()
  let begin = "{\"kind\":\"begin\",\"title\":\"slow\",\"cancellable\":true}"
  let report = "{\"kind\":\"report\",\"message\":\"half\",\"percentage\":50}"
  #expect(
    Bench.brief(bench.frames) == [
      "$/progress {\"token\":\"w\\u0061\",\"value\":\(begin)}",
      "$/progress {\"token\":\"w\\u0061\",\"value\":\(report)}",
      "$/progress {\"token\":7,\"value\":[1]}",
      "$/progress {\"token\":\"w\\u0061\",\"value\":{\"kind\":\"end\"}}", "1=[1,2]",
    ])
}

@Test(arguments: ["cancel", "fail", "shutdown"])
func `one end on every way out`(way: String) {
  var bench = Bench()
  bench.feed(call(1, way == "fail" ? "fail" : "slow", "{\"workDoneToken\":1}"))
  if way == "cancel" { bench.feed(cancel(1)) }
  if way == "shutdown" { bench.feed(call(2, "shutdown")) }
  let frames = bench.frames
  #expect(frames.count { $0.contains("\"begin\"") } == 1)
  #expect(frames.count { $0.contains("\"end\"") } == 1)
  let end = frames.firstIndex { $0.contains("\"end\"") }
  let answer = frames.firstIndex { $0.contains("\"id\":1") }
  #expect(end.map { $0 + 1 } == answer)
}

@Test func `a call that never started shows no progress`() {
  var bench = Bench()
  bench.feed(call(1, "set") + call(2, "slow", "{\"workDoneToken\":1}") + cancel(2))
  #expect(Bench.brief(bench.frames) == ["2!-32800 requestCancelled"])
}

@Test func `without a token nothing is sent`() {
  var bench = Bench()
  bench.feed(call(1, "slow", "{\"workDoneToken\":1.5,\"partialResultToken\":null}"))
  let token = bench.running[0].token
  bench.session.reportWorkDone(message: "x", percentage: 1, of: token)
  bench.session.sendPartialResult(Array("1".utf8), of: token)
  bench.turn()
  #expect(bench.frames.isEmpty)
}

@Test func `progress of a batch member is not held back`() {
  var bench = Bench()
  bench.feed("[\(call(1, "slow", "{\"partialResultToken\":1}").dropLast())]\n")
  bench.session.sendPartialResult(Array("5".utf8), of: bench.running[0].token)
  bench.turn()
  #expect(Bench.brief(bench.frames) == ["$/progress {\"token\":1,\"value\":5}"])
}
