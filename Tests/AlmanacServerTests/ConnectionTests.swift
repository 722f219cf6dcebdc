import Basics
import EventLoop
import JSONRPC
import TestSupport
import Testing

/// The same behaviour as the session's own tests show, now with descriptors, tasks and time.
@Suite(.serialized) struct ConnectionTests {
  private func call(_ id: Int, _ method: String, _ params: String = "{}") -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":\(params)}\n"
  }

  private func framed(_ line: String) -> String {
    "Content-Length: \(line.utf8.count)\r\n\r\n\(line)"
  }

  @Test func `one call in each framing`() {
    let lines = ConnectionBench()
    lines.send(call(1, "echo", "{\"a\":1}"))
    #expect(lines.next() == "1={\"a\":1}")
    lines.closeInput()
    #expect(lines.rest() == [])
    #expect(lines.exitCode() == 0)

    let headers = ConnectionBench()
    headers.send(framed(call(1, "task", "[]")) + framed(call(2, "nobody")))
    #expect(Set([headers.next(), headers.next()]) == ["1=null", "2!-32601"])
    headers.send(framed("{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}"))
    #expect(headers.exitCode() == 1)
    #expect(headers.methods.log.withLock { $0 } == ["opened", "closed"])
  }

  @Test(arguments: ["echo", "task", "sleep"])
  func `ten thousand requests and an immediate end`(method: String) {
    // Whether all are answered, not how fast: what takes longer than the contract allows is cut.
    let bench = ConnectionBench(limits: roomy, clock: .running(atRate: 0.1))
    let reader = Reading(bench)
    bench.send((0..<10_000).map { call($0, method) }.joined())
    bench.closeInput()
    let frames = reader.result()
    #expect(frames.count == 10_000)
    #expect(Set(frames.compactMap { Int($0.prefix { $0.isNumber }) }) == Set(0..<10_000))
    #expect(frames.allSatisfy { !$0.contains("!") })
    #expect(bench.exitCode() == 0)
  }

  private var roomy: Limits {
    var limits = Limits()
    limits.maxInFlight = 20_000
    return limits
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a thousand slow requests, cancelled at random moments`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bench = ConnectionBench()
    let reader = Reading(bench)
    var pending: [Int] = []
    for id in 0..<1000 {
      bench.send(call(id, "sleep", "{\"ms\":\(Int.random(in: 0...60_000, using: &random))}"))
      pending.append(id)
      while Bool.random(using: &random), !pending.isEmpty {
        let victim = pending.remove(at: Int.random(in: 0..<pending.count, using: &random))
        bench.send(cancellation(victim))
      }
    }
    for id in pending { bench.send(cancellation(id)) }
    bench.closeInput()
    let frames = reader.result()
    #expect(frames.count == 1000)
    #expect(Set(frames.compactMap { Int($0.prefix { $0.isNumber }) }) == Set(0..<1000))
    #expect(frames.count { $0.hasSuffix("!-32800") } > 500)
    #expect(bench.exitCode() == 0)
  }

  private func cancellation(_ id: Int) -> String {
    "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":\(id)}}\n"
  }

  @Test func `what is taken back before its turn does no work`() {
    let bench = ConnectionBench()
    // One write, so that the connection reads all three at once.
    bench.send(
      call(1, "leave a note", "{\"is\":1}") + cancellation(1)
        + call(2, "leave a note", "{\"is\":2}"))
    #expect([bench.next(), bench.next()] == ["1!-32800", "2={\"is\":2}"])
    #expect(bench.methods.log.withLock { $0 } == ["opened", "{\"is\":2}"])
  }

  /// Side by side they would all end late.
  @Test func `calls of a burst end one after the other`() {
    let bench = ConnectionBench()
    bench.send((0..<20).map { call($0, "work") }.joined())
    bench.closeInput()
    #expect(bench.rest().count == 20)
    let steps = bench.methods.log.withLock { $0 }.filter { $0 == "begin" || $0 == "end" }
    #expect(steps == Array([[String]](repeating: ["begin", "end"], count: 20).joined()))
  }

  @Test func `a client that does not read is held back, and gets everything later`() {
    var limits = Limits()
    limits.maxQueuedOutputBytes = 1 << 16
    let bench = ConnectionBench(limits: limits)
    let input = Array((0..<20_000).map { call($0, "echo", "{\"pad\":\"xxxxxxxx\"}") }.joined().utf8)
    var sent = 0
    for _ in 0..<50 {
      sent += bench.sendWithoutWaiting(Array(input[sent...]))
    }
    #expect(sent < input.count, "reading has stopped")
    let reader = Reading(bench)
    bench.send(Array(input[sent...]))
    bench.closeInput()
    #expect(reader.result().count == 20_000)
    #expect(bench.exitCode() == 0)
  }

  /// After thirty seconds (specification, 2.4), which pass here in a third of one.
  @Test func `a client that sends on and takes nothing is ended`() {
    var limits = Limits()
    limits.maxQueuedOutputBytes = 1 << 16
    let bench = ConnectionBench(limits: limits, clock: .running(atRate: 100))
    let input = (0..<20_000).map { call($0, "echo", "{\"pad\":\"xxxxxxxx\"}") }.joined()
    _ = startThread { bench.send(input) }
    #expect(bench.exitCode() == 1)
  }

  @Test func `a reader that is gone ends the connection quietly`() {
    let bench = ConnectionBench()
    bench.closeOutput()
    bench.send(call(1, "echo"))
    #expect(bench.exitCode() == 0)
  }

  @Test func `parts come before the answer, from the loop and from a thread`() {
    let bench = ConnectionBench()
    bench.send(call(1, "parts", "{\"partialResultToken\":\"p\"}"))
    let parts = (0..<3).map { "$/progress {\"token\":\"p\",\"value\":\($0)}" }
    #expect((0..<4).map { _ in bench.next() } == parts + ["1=[0,1,2]"])
    bench.send(call(2, "thread", "{\"partialResultToken\":7}"))
    let others = (0..<5).map { "$/progress {\"token\":7,\"value\":\($0)}" }
    #expect((0..<6).map { _ in bench.next() } == others + ["2=\"done\""])
    bench.closeInput()
    #expect(bench.exitCode() == 0)
  }

  @Test func `a question to the client: answer, refusal, silence, end`() {
    let bench = ConnectionBench()
    bench.send(call(1, "ask"))
    #expect(bench.next() == "location/request {}")
    bench.send("{\"jsonrpc\":\"2.0\",\"id\":\"almanac:1\",\"result\":[1]}\n")
    #expect(bench.next() == "1=[1]")
    bench.send(call(2, "ask"))
    #expect(bench.next() == "location/request {}")
    bench.send(
      "{\"jsonrpc\":\"2.0\",\"id\":\"almanac:2\",\"error\":{\"code\":-32601,\"message\":\"\"}}\n")
    #expect(bench.next() == "2=-32601")
    bench.send(call(3, "ask", "{\"ms\":50}"))
    #expect(bench.next() == "location/request {}")
    #expect(bench.next() == "3=\"silence\"")
    bench.send(call(4, "ask"))
    #expect(bench.next() == "location/request {}")
    bench.closeInput()
    #expect(bench.rest() == ["4=\"closed\""])
    #expect(bench.exitCode() == 0)
  }

  @Test func `a change is seen by what follows`() {
    let bench = ConnectionBench()
    bench.send(call(1, "set", "{\"ms\":20}") + call(2, "echo") + call(3, "task"))
    #expect((0..<3).map { _ in bench.next() } == ["1=true", "2=null", "3=null"])
    bench.closeInput()
    #expect(bench.exitCode() == 0)
  }

  @Test func `shutdown answers running work at once`() {
    let bench = ConnectionBench()
    bench.send(call(1, "sleep", "{\"ms\":60000}") + call(2, "shutdown"))
    #expect((0..<2).map { _ in bench.next() } == ["1!-32802", "2=null"])
    bench.send("{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}\n")
    #expect(bench.exitCode() == 0)
  }

  @Test func `the end of a handshaken client waits two seconds at most`() {
    let bench = ConnectionBench()
    bench.send(call(0, "initialize") + call(1, "sleep", "{\"ms\":60000}"))
    #expect(bench.next() == "0=null")
    bench.closeInput()
    #expect(bench.rest() == ["1!-32802"])
    #expect(bench.exitCode() == 0)
  }

  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func `any cutting of the stream`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bench = ConnectionBench()
    let reader = Reading(bench)
    var input = Array((0..<200).map { framed(call($0, "echo")) }.joined().utf8)
    while !input.isEmpty {
      let count = min(Int.random(in: 1...97, using: &random), input.count)
      bench.send(Array(input[..<count]))
      input.removeFirst(count)
    }
    bench.closeInput()
    #expect(reader.result() == (0..<200).map { "\($0)=null" })
    #expect(bench.exitCode() == 0)
  }
}
