import Foundation
import JSON
import JSONRPC
import TestSupport
import Testing
import Vocabulary

/// Broken input of every kind. What must hold whatever comes: no trap, no hang, every frame of the
/// output is whole and is a message, an id is answered once, and after the damage the next good
/// request is answered.
struct FuzzTests {
  static let corpus: [String] = [
    echo(1), "[\(echo(2)),\(echo(3))]",
    "{\"jsonrpc\":\"2.0\",\"id\":\"sl\\u0061sh\\/\",\"method\":\"slow\",\"params\":{\"workDoneToken\":1}}",
    "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":5}}",
    "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"set\",\"params\":{\"deep\":[[[[1e5]]],\"ü😀\"]}}",
    "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"initialize\",\"params\":{\"processId\":1}}",
    "{\"jsonrpc\":\"2.0\",\"id\":\"almanac:1\",\"result\":{}}",
  ]

  static func input(_ framing: Framing) -> [UInt8] {
    Array(corpus.map { framing == .lines ? $0 + "\n" : framed($0) }.joined().utf8)
  }

  /// Feeds `bytes`, ends the input and checks what came out.
  @discardableResult
  private func check(_ bytes: [UInt8], _ comment: @autoclosure () -> String) -> [String] {
    var bench = Bench()
    bench.feed(bytes)
    bench.end()
    while let call = bench.running.first { bench.finish(call.method) }
    bench.advance(to: 40_000)
    let frames = bench.frames
    for frame in frames where !isMessage(frame) {
      Issue.record("\(comment()): \(frame)")
    }
    #expect(bench.session.exitCode(nowMilliseconds: 40_000) != nil, "\(comment())")
    return frames
  }

  private func isMessage(_ frame: String) -> Bool {
    guard let document = try? JSONDocument(parsing: Array(frame.utf8)) else { return false }
    let messages = document.root.kind == .array ? Array(document.root.elements) : [document.root]
    return !messages.isEmpty
      && messages.allSatisfy { message in
        let hasOne = (message["result"] == nil) != (message["error"] == nil)
        let isCall = message["method"] != nil
        return message["jsonrpc"]?.string == "2.0" && (isCall || (hasOne && message["id"] != nil))
      }
  }

  @Test(arguments: Framing.allCases)
  func `every truncation`(framing: Framing) {
    let bytes = Self.input(framing)
    for count in 0...bytes.count { check(Array(bytes[..<count]), "\(framing), \(count) bytes") }
  }

  /// One byte changed in one of two requests; the request behind it is answered all the same.
  @Test(arguments: Framing.allCases)
  func `every single byte corrupted`(framing: Framing) {
    let bytes = Self.input(framing)
    let replacements: [UInt8] = [0x00, 0x0A, 0x22, 0x39, 0x5C, 0x7B, 0x7D, 0xFF]
    for index in bytes.indices {
      for replacement in replacements + [bytes[index] ^ 0x01, bytes[index] ^ 0x80] {
        var damaged = bytes
        damaged[index] = replacement
        check(damaged, "\(framing), byte \(index) is \(replacement)")
      }
    }
  }

  @Test(arguments: Framing.allCases)
  func `in step again behind a damaged message`(framing: Framing) {
    let victim = Self.corpus[0]
    let probe = "{\"jsonrpc\":\"2.0\",\"id\":\"probe\",\"method\":\"echo\"}"
    let frame: (String) -> String = { framing == .lines ? $0 + "\n" : framed($0) }
    for index in victim.utf8.indices {
      var damaged = Array(frame(victim).utf8)
      let header = damaged.count - victim.utf8.count - (framing == .lines ? 1 : 0)
      let offset = victim.utf8.distance(from: victim.startIndex, to: index)
      damaged[header + offset] = 0x00
      let frames = check(
        Array(frame(victim).utf8) + damaged + Array(frame(probe).utf8), "\(framing), \(offset)")
      #expect(frames.count == 3 && frames[2].contains("probe"), "\(framing), \(offset)")
    }
  }

  /// Seeded, so that a failure can be seen again.
  @Test func `structured noise`() {
    let first = FuzzTime.seed
    let end = FuzzTime.end
    var seed = first
    repeat {
      var noise = Noise(seed: seed)
      var bench = Bench(limits: noise.limits)
      for _ in 0..<20 { noise.act(on: &bench) }
      bench.isReading = true
      bench.end()
      while let call = bench.running.first { bench.finish(call.method) }
      bench.advance(to: bench.now + 40_000)
      for frame in bench.frames where !isMessage(frame) {
        Issue.record("seed \(seed): \(frame)")
      }
      #expect(bench.session.exitCode(nowMilliseconds: bench.now) != nil, "seed \(seed)")
      seed += 1
    } while Date() < end
  }
}

/// Random but well-shaped actions: messages of all kinds, whole and damaged, cut anywhere, time
/// that jumps, a reader that stops, work that ends.
private struct Noise {
  private var state: UInt64
  private let framing: Framing
  let limits: Limits

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    framing = seed.isMultiple(of: 2) ? .lines : .contentLength
    var limits = Limits()
    if seed.isMultiple(of: 3) {
      limits.maxQueuedOutputBytes = 500
      limits.maxMessageBytes = 300
      limits.maxHeaderBytes = 60
      limits.maxBatchItems = 3
      limits.maxInFlight = 4
      limits.maxDepth = 5
    }
    self.limits = limits
  }

  /// Xorshift.
  private mutating func random(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  private mutating func pick<Element>(_ list: [Element]) -> Element { list[random(list.count)] }

  mutating func act(on bench: inout Bench) {
    switch random(10) {
    case 0: bench.isReading.toggle()
    case 1: bench.advance(to: bench.now + random(400))
    case 2: bench.finish(pick(["slow", "set", "compute"]))
    case 3: progress(&bench)
    case 4:
      _ = bench.session.request(
        "ask", Array("{}".utf8), timeoutMilliseconds: random(500), nowMilliseconds: bench.now)
    default: feed(&bench)
    }
  }

  private mutating func progress(_ bench: inout Bench) {
    guard !bench.running.isEmpty else { return }
    let token = pick(bench.running).token
    bench.session.sendPartialResult(Array("[\(random(9))]".utf8), of: token)
    bench.session.reportWorkDone(message: nil, percentage: random(200), of: token)
    bench.session.notify("event", Array("{}".utf8), coalescingKey: "\(random(3))")
  }

  private mutating func feed(_ bench: inout Bench) {
    var bytes = Array((0...random(4)).map { _ in frame() }.joined().utf8)
    if random(3) == 0, !bytes.isEmpty { bytes[random(bytes.count)] = UInt8(random(256)) }
    while !bytes.isEmpty {
      let count = 1 + random(bytes.count)
      bench.feed(Array(bytes[..<count]))
      bytes.removeFirst(count)
    }
  }

  private mutating func frame() -> String {
    let body =
      random(5) == 0
      ? "[" + (0..<random(5)).map { _ in message() }.joined(separator: ",") + "]" : message()
    guard framing == .contentLength else { return body + pick(["\n", "\r\n", "\n\n", "\n"]) }
    return pick([
      framed(body), framed(body), framed(body), "content-length:\(body.utf8.count)\n\n\(body)",
      "X: y\r\n" + framed(body) + "\r\n", "Content-Length: \(random(99))\r\n\r\n\(body)",
      "Content-Length: -1\r\n\r\n\(body)", "\(body)", "X: y\r\n\r\n\(body)\n",
    ])
  }

  private mutating func message() -> String {
    let id = pick(["1", "2", "3", "\"a\"", "null", "1.5", "true", "{}", "\"almanac:1\""])
    let method = pick([
      "echo", "slow", "set", "fail", "compute", "nobody", "initialize", "shutdown", "$/x",
    ])
    let params = pick([
      "{}", "null", "[]", "[1]", "3", "{\"workDoneToken\":1,\"partialResultToken\":\"p\"}",
      "[[[[[[]]]]]]", "{\"a\":\"\(String(repeating: "x", count: random(400)))\"}",
    ])
    switch random(8) {
    case 0: return "{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":\(params)}"
    case 1: return "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":\(id)}}"
    case 2: return "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"result\":\(params)}"
    case 3: return pick(["", "{", "nul", "\"", "{\"id\":\(id)", "\u{FEFF}", "[", "0", "{}"])
    default:
      return
        "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":\(params)}"
    }
  }
}
