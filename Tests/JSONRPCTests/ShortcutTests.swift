import JSON
import Testing

@testable import JSONRPC

/// The short way for plain requests may never give another answer than the long one.
struct ShortcutTests {
  private static let requests: [String] = [
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"echo\",\"params\":{\"a\":[1,{\"b\":\"}\\\"\"}]}}",
    "{\"jsonrpc\": \"2.0\", \"id\": \"x\", \"method\": \"echo\", \"params\": {} }",
    "{\"method\":\"echo\",\"params\":{\"ü\":\"\\u00e4\"},\"id\":0,\"jsonrpc\":\"2.0\"}",
    "{\"id\":18446744073709551616,\"jsonrpc\":\"2.0\",\"method\":\"fail\"}",
  ]

  private func frames(_ bytes: [UInt8], takesShortcuts: Bool) -> [String] {
    var bench = Bench()
    bench.session.takesShortcuts = takesShortcuts
    bench.feed(bytes)
    bench.end()
    return bench.frames
  }

  @Test func `it is taken`() {
    for request in Self.requests.dropLast() {
      let bytes = Array(request.utf8)
      #expect(PlainRequest(bytes.span, 0..<bytes.count) != nil, "\(request)")
    }
  }

  @Test(arguments: requests) func `both ways agree on every damage`(request: String) {
    let bytes = Array(request.utf8)
    let others = Array("\u{0}\n \"\\,:{}[]0129.-eEntfu\u{7F}".utf8) + [0x80, 0xC3, 0xFF]
    for index in bytes.indices {
      var shorter = bytes
      shorter.remove(at: index)
      compare(shorter)
      compare(Array(bytes[..<index]))
      for other in others {
        var damaged = bytes
        damaged[index] = other
        compare(damaged)
        damaged.insert(bytes[index], at: index)
        compare(damaged)
      }
    }
  }

  private func compare(_ message: [UInt8]) {
    let header = Array("Content-Length: \(message.count)\r\n\r\n".utf8)
    let short = frames(header + message, takesShortcuts: true)
    let long = frames(header + message, takesShortcuts: false)
    #expect(short == long, "\(String(decoding: message, as: UTF8.self))")
  }

  @Test func `depth is counted from the message`() {
    for depth in 120...135 {
      let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      compare(
        Array(
          "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"echo\",\"params\":{\"a\":\(nested)}}".utf8))
    }
  }
}
