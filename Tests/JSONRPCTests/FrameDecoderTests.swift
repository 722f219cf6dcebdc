import JSONRPC
import Testing

@testable import JSONRPC

/// What comes out of a decoder, as short texts.
private func events(_ pieces: [[UInt8]], limits: Limits = Limits()) -> [String] {
  var decoder = FrameDecoder(limits: limits)
  var texts: [String] = []
  func drain() {
    while let event = decoder.next() {
      switch event {
      case .message(let body): texts.append(String(decoding: body, as: UTF8.self))
      case .fault(let fault): texts.append("\(fault.kind)" + (fault.id.map { " \($0.text)" } ?? ""))
      }
    }
  }
  for piece in pieces {
    decoder.append(piece[...])
    drain()
  }
  decoder.end()
  drain()
  return texts
}

private func events(_ text: String, limits: Limits = Limits()) -> [String] {
  events([Array(text.utf8)], limits: limits)
}

private struct Case: Sendable {
  let name: String
  let input: String
  let expected: [String]
}

private let cases: [Case] = [
  .init(name: "one line", input: "{}\n", expected: ["{}"]),
  .init(name: "last line without break", input: "{}", expected: ["{}"]),
  .init(name: "CRLF lines", input: "{\"a\":1}\r\n[]\r\n", expected: ["{\"a\":1}", "[]"]),
  .init(name: "blank lines", input: "\n\r\n \t\n{}\n\n\n1\n  \n", expected: ["{}", "1"]),
  .init(name: "byte order mark, lines", input: "\u{FEFF}{}\n", expected: ["{}"]),
  .init(
    name: "byte order mark, headers", input: "\u{FEFF}Content-Length: 2\r\n\r\n{}", expected: ["{}"]
  ),
  .init(
    name: "byte order mark in a body",
    input: framed("\u{FEFF}{}") + framed("\u{FEFF}") + framed("1"), expected: ["{}", "", "1"]),
  .init(
    name: "byte order mark between lines", input: "1\n\u{FEFF}\n2\n\u{FEFF}3\n",
    expected: ["1", "2", "3"]),
  .init(name: "first byte a digit", input: "42\n", expected: ["42"]),
  .init(name: "nothing", input: "", expected: []),
  .init(name: "only blanks", input: " \r\n\t\n", expected: []),
  .init(name: "two frames", input: framed("{}") + framed("[1]"), expected: ["{}", "[1]"]),
  .init(name: "lower case", input: "content-length:2\r\n\r\n{}", expected: ["{}"]),
  .init(name: "upper case", input: "CONTENT-LENGTH:   2  \r\n\r\n{}", expected: ["{}"]),
  .init(name: "LF only", input: "Content-Length: 2\n\n{}", expected: ["{}"]),
  .init(
    name: "CR doubled by a text mode", input: "Content-Length: 2\r\r\n\r\r\n{}", expected: ["{}"]),
  .init(
    name: "other headers around",
    input:
      "X-A: b\r\nContent-Length: 2\r\nContent-Type: application/vim-jsonrpc; charset=utf-8\r\n\r\n{}",
    expected: ["{}"]),
  .init(
    name: "old charset name, quoted",
    input: "Content-Type: a/b; charset=\"UTF8\"\r\nContent-Length: 2\r\n\r\n{}", expected: ["{}"]),
  .init(
    name: "foreign charset",
    input: "Content-Type: a/b; charset=utf-16\r\nContent-Length: 8\r\n\r\n{\"id\":3}" + framed("1"),
    expected: ["unsupportedCharset 3", "1"]),
  .init(
    name: "blank bytes between frames", input: "\n" + framed("1") + "\r\n\n \t" + framed("2"),
    expected: ["1", "2"]),
  .init(
    name: "the word in a body", input: framed("\"Content-Length: 5\"") + framed("2"),
    expected: ["\"Content-Length: 5\"", "2"]),
  .init(name: "bytes, not characters", input: framed("\"ü€😀\""), expected: ["\"ü€😀\""]),
  .init(name: "empty body", input: "Content-Length: 0\r\n\r\n" + framed("1"), expected: ["", "1"]),
  .init(
    name: "length is a word", input: "Content-Length: many\r\n\r\n" + framed("1"),
    expected: ["invalidLength", "1"]),
  .init(
    name: "length is negative", input: "Content-Length: -2\r\n\r\n{}\n" + framed("1"),
    expected: ["invalidLength", "1"]),
  .init(
    name: "length is empty", input: "Content-Length:\r\n\r\n{}\r\n" + framed("1"),
    expected: ["invalidLength", "1"]),
  .init(
    name: "length overflows",
    input: "Content-Length: 99999999999999999999\r\n\r\n{}\n" + framed("1"),
    expected: ["invalidLength", "1"]),
  .init(
    name: "all there is to count",
    input: framed("1") + "Content-Length: \(Int.max)\r\n\r\n{\"id\":7}",
    expected: ["1", "messageTooLarge 7"]),
  .init(
    name: "length with a plus", input: "Content-Length: +2\r\n\r\n{}\n" + framed("1"),
    expected: ["invalidLength", "1"]),
  .init(
    name: "length twice",
    input: "Content-Length: 2\r\ncontent-length: 2\r\n\r\n{}\n" + framed("1"),
    expected: ["duplicateLength", "1"]),
  .init(
    name: "no length", input: "Content-Type: x\r\n\r\n{}\n" + framed("1"),
    expected: ["missingLength", "1"]),
  .init(
    name: "header glued to a lost body",
    input: "Content-Length: x\r\n\r\n{\"a\":\"}\\\"\"}" + framed("1") + framed("2"),
    expected: ["invalidLength", "1", "2"]),
  .init(
    name: "the word inside of a lost body",
    input: "Content-Length: x\r\n\r\n{\"a\":\"content-length: 1\"}" + framed("1"),
    expected: ["invalidLength", "1"]),
  .init(
    name: "a stray line", input: "Warning, all is well\n" + framed("1"),
    expected: ["malformedHeader", "1"]),
  .init(
    name: "length too small", input: "Content-Length: 1\r\n\r\n{}" + framed("1"),
    expected: ["{", "malformedHeader", "1"]),
  .init(
    name: "body without header", input: framed("1") + "{\"a\":[]}" + framed("2"),
    expected: ["1", "malformedHeader", "2"]),
  .init(
    name: "end inside of a header", input: framed("1") + "Content-Len",
    expected: ["1", "truncated"]
  ),
  .init(
    name: "end inside of a body", input: "Content-Length: 20\r\n\r\n{\"id\": \"x\", ",
    expected: ["truncated \"x\""]),
]

@Test(arguments: cases.indices) func `frames and faults`(index: Int) {
  #expect(events(cases[index].input) == cases[index].expected, "\(cases[index].name)")
}

@Test(arguments: cases.indices) func `every split gives the same`(index: Int) {
  let bytes = Array(cases[index].input.utf8)
  for cut in 0...bytes.count {
    let pieces = [Array(bytes[..<cut]), Array(bytes[cut...])]
    #expect(events(pieces) == cases[index].expected, "\(cases[index].name), cut at \(cut)")
  }
  #expect(events(bytes.map { [$0] }) == cases[index].expected, "\(cases[index].name), bytewise")
}

@Test func `header limit`() {
  var limits = Limits()
  limits.maxHeaderBytes = 64
  let fits = "X: " + String(repeating: "a", count: 40) + "\r\n" + framed("1")
  let exceeds = "X: " + String(repeating: "a", count: 62) + "\r\n" + framed("1")
  #expect(events(fits, limits: limits) == ["1"])
  #expect(events(exceeds, limits: limits) == ["headerTooLarge", "1"])
  let endless = String(repeating: "a", count: 500)
  #expect(events(endless, limits: limits) == ["headerTooLarge"])
  #expect(events(endless + "\n" + framed("1"), limits: limits) == ["headerTooLarge", "1"])
}

/// Found by fuzzing: the line that was lost was found again, and lost again, for ever.
@Test func `a length's own line over the header limit is told of once`() {
  var limits = Limits()
  limits.maxHeaderBytes = 64
  let long = "Content-Length: " + String(repeating: "1", count: 80)
  for input in [long, long + "\n", "\(long)\r\n\r\n"] {
    let bytes = Array((input + "\n" + framed("1")).utf8)
    #expect(events([bytes], limits: limits) == ["headerTooLarge", "1"])
    #expect(events(bytes.map { [$0] }, limits: limits) == ["headerTooLarge", "1"])
  }
  #expect(events(long, limits: limits) == ["headerTooLarge"])
}

/// Found by fuzzing: which fault it was depended on how the input was cut.
@Test func `the fault of a long line does not depend on cuts`() {
  var limits = Limits()
  limits.maxHeaderBytes = 64
  let body = framed("1") + "{" + String(repeating: " ", count: 80)
  let exact = "X: " + String(repeating: "a", count: 61) + "\r\n" + framed("1")
  let breaks = "Content-Length: 1" + String(repeating: "\r", count: 80)
  let cases = [
    (body, ["1", "malformedHeader"]), (exact, ["headerTooLarge", "1"]),
    (breaks, ["headerTooLarge"]),
  ]
  for (input, expected) in cases {
    let bytes = Array(input.utf8)
    #expect(events([bytes], limits: limits) == expected)
    #expect(events(bytes.map { [$0] }, limits: limits) == expected)
  }
}

@Test func `message limit, at it and one past`() {
  var limits = Limits()
  limits.maxMessageBytes = 32
  let fits = "{\"id\":7,\"a\":\"" + String(repeating: "x", count: 17) + "\"}"
  let exceeds = "{\"id\":7,\"a\":\"" + String(repeating: "x", count: 18) + "\"}"
  #expect(fits.utf8.count == 32)
  let expected = [fits, "messageTooLarge 7", "[]"]
  for breaks in ["\n", "\r\n"] {
    let lines = [fits, exceeds, "[]", ""].joined(separator: breaks)
    #expect(events(lines, limits: limits) == expected)
    #expect(events(lines.utf8.map { [$0] }, limits: limits) == expected)
  }
  let frames = framed(fits) + framed(exceeds) + framed("[]")
  #expect(events(frames, limits: limits) == expected)
  #expect(events(frames.utf8.map { [$0] }, limits: limits) == expected)
}

@Test func `the id of a body over the limit stands behind its params`() {
  let params = String(repeating: "x", count: Limits().maxMessageBytes)
  let input = framed("{\"params\":{\"a\":\"\(params)\"},\"id\":7}") + framed("1")
  #expect(events(input) == ["messageTooLarge 7", "1"])
}

/// Found by fuzzing: such a line was handed out before its end was there.
@Test func `a line that only blanks make too long`() {
  var limits = Limits()
  limits.maxMessageBytes = 32
  let input = "1\n2" + String(repeating: " ", count: 60) + "3\n4\n"
  let expected = ["1", "messageTooLarge", "4"]
  #expect(events(input, limits: limits) == expected)
  #expect(events(input.utf8.map { [$0] }, limits: limits) == expected)
}

@Test func `a body over the limit is held nowhere`() {
  var decoder = FrameDecoder()
  decoder.append(Array("Content-Length: 1000000000\r\n\r\n{\"a\":\"".utf8)[...])
  #expect(decoder.next() == nil)
  #expect(decoder.hasUnansweredSkip)
  let chunk = [UInt8](repeating: 0x61, count: 1 << 16)
  var faults = 0
  for _ in 0..<200 {
    decoder.append(chunk[...])
    while decoder.next() != nil { faults += 1 }
    #expect(decoder.bufferedBytes == 0)
  }
  #expect(faults == 1)
}

@Test(
  arguments: [
    ("{\"id\":1}", "1"), ("{\"a\":{\"id\":2},\"id\":\"x\",\"b\":", "\"x\""),
    ("{\"a\":\"\\\"id\\\":3\",\"id\": null }", "null"), ("[{\"id\":1}]", nil),
    ("{\"id\":true}", nil), ("{\"id\":12", nil), ("{\"a\":\"id\",\"id\":-1.5e3,", "-1.5e3"),
    ("{\"id\"\n:\n4\n", "4"), ("garbage \"id\":1", nil), ("", nil), ("{\"id\":[1],\"id\":2}", nil),
    ("{\"a\":[[[[{\"id\":9}]]]],\"id\":\"a\\\"b\"}", "\"a\\\"b\""),
  ] as [(String, String?)])
func `the id in what is no JSON`(body: String, expected: String?) {
  #expect(IdentifierScanner.identifier(in: Array(body.utf8)[...])?.text == expected)
}
