import JSONRPC
import Testing
import Vocabulary

/// What a whole input is answered with, in short (see `Bench.brief`).
private struct Case: Sendable {
  let name: String
  let input: [String]
  let expected: [String]
}

private func request(_ id: String, _ method: String, _ rest: String = "") -> String {
  "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\"\(rest)}"
}

private let cases: [Case] = [
  .init(
    name: "params absent, null, {}, []",
    input: [
      request("1", "echo"), request("2", "echo", ",\"params\":null"),
      request("3", "echo", ",\"params\":{}"), request("4", "echo", ",\"params\":[]"),
    ],
    expected: ["1=null", "2=null", "3=null", "4=null"]),
  .init(
    name: "positional params", input: [request("1", "echo", ",\"params\":[1]")],
    expected: ["1!-32602 invalidParams"]),
  .init(
    name: "ids as they stood",
    input: [
      request("\"a\\u0062\\/\"", "echo"), request("1.50", "echo"), request("-0", "echo"),
      request("9007199254740993123", "echo"), request("null", "echo"), request("\"\"", "echo"),
      request("1E2", "echo"),
    ],
    expected: [
      "\"a\\u0062\\/\"=null", "1.50=null", "-0=null", "9007199254740993123=null", "null=null",
      "\"\"=null", "1E2=null",
    ]),
  .init(
    name: "no ids",
    input: [request("true", "echo"), request("[1]", "echo"), request("{}", "echo")],
    expected: Array(repeating: "null!-32600 invalidRequest", count: 3)),
  .init(
    name: "members in any order, unknown ones, repeated ones, escaped slashes",
    input: [
      "{\"params\":{\"a\":1},\"x\":[],\"method\":\"fail\",\"id\":1,\"method\":\"ech\\u006f\",\"jsonrpc\":\"2.0\"}"
    ],
    expected: ["1={\"a\":1}"]),
  .init(
    name: "not requests",
    input: [
      "1", "\"x\"", "null", "{}", "{\"jsonrpc\":\"2.0\",\"id\":5}",
      "{\"jsonrpc\":\"2.0\",\"method\":1}", "{\"jsonrpc\":\"1.0\",\"id\":6,\"method\":\"echo\"}",
      "{\"id\":7,\"method\":\"echo\"}", request("8", "echo", ",\"params\":3"),
    ],
    expected: [
      "null!-32600 invalidRequest", "null!-32600 invalidRequest", "null!-32600 invalidRequest",
      "null!-32600 invalidRequest", "5!-32600 invalidRequest", "null!-32600 invalidRequest",
      "6!-32600 invalidRequest", "7!-32600 invalidRequest", "8!-32600 invalidRequest",
    ]),
  .init(
    name: "not JSON",
    input: [
      "{\"jsonrpc\":\"2.0\",\"method\":\"foobar, \"params\":\"bar\",\"baz]",
      request("9", "echo") + request("10", "echo"), "{\"id\":11,\"a\":\"\\ud800\"}",
      "{\"id\":12,", "nul", request("13", "echo", ",\"params\":{\"a\":01}"),
    ],
    expected: [
      "null!-32700 parseError", "9!-32700 parseError", "11!-32700 parseError",
      "12!-32700 parseError", "null!-32700 parseError", "13!-32700 parseError",
    ]),
  .init(
    name: "unknown methods",
    input: [
      request("1", "ecko"), request("2", "$/nonsense"), request("3", "server/discover"),
      request("4", "ECHO"), request("5", "", ",\"params\":[1]"),
    ],
    expected: [
      "1!-32601 methodNotFound", "2!-32601 methodNotFound", "3!-32601 methodNotFound",
      "4!-32601 methodNotFound", "5!-32601 methodNotFound",
    ]),
  .init(
    name: "notifications are never answered",
    input: [
      "{\"jsonrpc\":\"2.0\",\"method\":\"echo\"}", "{\"jsonrpc\":\"2.0\",\"method\":\"nobody\"}",
      "{\"jsonrpc\":\"2.0\",\"method\":\"fail\",\"params\":7}", "{\"method\":\"fail\"}",
      "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":99}}",
      "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\"}", request("1", "echo"),
    ],
    expected: ["1=null"]),
  .init(
    name: "responses nobody waits for",
    input: [
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":null}",
      "{\"jsonrpc\":\"2.0\",\"id\":\"almanac:1\",\"error\":{\"code\":1,\"message\":\"\"}}",
      "{\"jsonrpc\":\"2.0\",\"result\":1}", "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":1}",
      request("2", "echo"),
    ],
    expected: ["2=null"]),
  .init(
    name: "computed answers come in order, errors too",
    input: [request("1", "echo"), request("2", "fail"), request("3", "echo")],
    expected: ["1=null", "2!7 ", "3=null"]),
  .init(
    name: "the handshake",
    input: [
      request("0", "initialize", ",\"params\":{\"rootUri\":null,\"processId\":4711}"),
      "{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}",
      request("1", "initialize"), request("2", "echo"), request("3", "shutdown"),
      request("4", "echo"), request("5", "shutdown"), request("6", "initialize"),
    ],
    expected: [
      "0={}", "1!-32600 invalidRequest", "2=null", "3=null", "4!-32600 shuttingDown",
      "5!-32600 shuttingDown", "6!-32600 shuttingDown",
    ]),
  .init(
    name: "shutdown takes any params",
    input: [request("\"s\"", "shutdown", ",\"params\":{}")], expected: ["\"s\"=null"]),
  .init(
    name: "batches",
    input: [
      "[\(request("1", "echo")),\(request("2", "fail")),{\"jsonrpc\":\"2.0\",\"method\":\"x\"},1]",
      "[]", "[1,2]", "[{\"jsonrpc\":\"2.0\",\"method\":\"x\"}]", "[[]]",
      "[\(request("3", "initialize")),\(request("4", "shutdown")),\(request("5", "nobody"))]",
      "[\(request("6", "echo")),\(request("6", "echo"))]", "[\(request("7", "echo")),",
      request("8", "echo"),
    ],
    expected: [
      "[1=null 2!7  null!-32600 invalidRequest]", "null!-32600 invalidRequest",
      "[null!-32600 invalidRequest null!-32600 invalidRequest]",
      "[null!-32600 invalidRequest]",
      "[3!-32600 invalidRequest 4!-32600 invalidRequest 5!-32601 methodNotFound]",
      "[6=null 6!-32600 duplicateId]", "null!-32700 parseError", "8=null",
    ]),
]

@Test(arguments: cases.indices) func `input and answers`(index: Int) {
  let example = cases[index]
  for framing in Framing.allCases {
    var bench = Bench()
    bench.feed(
      example.input.map { framing == .lines ? $0 + "\n" : framed($0) }.joined())
    #expect(Bench.brief(bench.frames) == example.expected, "\(example.name), \(framing)")
    bench.end()
    #expect(bench.session.exitCode(nowMilliseconds: 0) == 0, "\(example.name)")
  }
}

@Test(arguments: cases.indices) func `any split, any truncation`(index: Int) {
  let example = cases[index]
  for framing in Framing.allCases {
    let bytes = Array(
      example.input.map { framing == .lines ? $0 + "\n" : framed($0) }.joined().utf8)
    for cut in stride(from: 0, to: bytes.count, by: 1) {
      var bench = Bench()
      bench.feed(Array(bytes[..<cut]))
      var truncated = bench
      bench.feed(Array(bytes[cut...]))
      #expect(Bench.brief(bench.frames) == example.expected, "\(example.name), cut at \(cut)")
      truncated.end()
      #expect(truncated.session.exitCode(nowMilliseconds: 0) == 0, "\(example.name), end at \(cut)")
    }
  }
}

@Test func `a member that is done keeps its id until its batch is answered`() {
  var bench = Bench()
  bench.feed("[\(request("1", "slow")),\(request("2", "echo"))]\n" + request("2", "echo") + "\n")
  #expect(Bench.brief(bench.takeFrames()) == ["2!-32600 duplicateId"])
  bench.finish("slow")
  bench.feed(request("2", "echo") + "\n")
  #expect(Bench.brief(bench.frames) == ["[1=\"done\" 2=null]", "2=null"])
}
