import Testing

@testable import JSON

@Suite("A text is JSON exactly where RFC 8259 says so")
struct JSONDocumentTests {
  static let accepted = [
    "null", "true", "false", "0", "-0", "1", "-12.5e-3", "1E30", "\"\"",
    " [ 1 , 2 ] ", "{\"a\":{\"b\":[]}}", "\"\\u00e9\\n\\\"\\/\"", "\"\\ud83d\\ude00\"", "\"é😀\"",
    "{\"a\":1,\"a\":2}", "[1e-400]", "123456789012345678901234567890", "\t\r\n{}",
  ]

  @Test(arguments: accepted) func accepts(_ text: String) throws {
    _ = try JSONDocument(parsing: Array(text.utf8))
  }

  static let refused: [(String, JSONError.Kind, Int)] = [
    ("", .empty, 0), ("  ", .empty, 2), ("nul", .unexpectedEnd, 3), ("nulL", .unexpectedByte, 3),
    ("01", .invalidNumber, 0), ("-", .unexpectedEnd, 1), ("1.", .unexpectedEnd, 2),
    ("1.e2", .invalidNumber, 2), ("1e", .unexpectedEnd, 2), ("1e999", .numberOutOfRange, 0),
    ("-1e999", .numberOutOfRange, 0), ("+1", .unexpectedByte, 0), (".5", .unexpectedByte, 0),
    ("NaN", .unexpectedByte, 0), ("[1,]", .unexpectedByte, 3), ("[1 2]", .unexpectedByte, 3),
    ("{\"a\"}", .unexpectedByte, 4), ("{a:1}", .unexpectedByte, 1),
    ("{\"a\":1,}", .unexpectedByte, 7),
    ("{} {}", .trailingBytes, 3), ("[", .unexpectedEnd, 1), ("\"a", .unexpectedEnd, 2),
    ("\"\\x\"", .invalidEscape, 1), ("\"\\u12g4\"", .invalidEscape, 1),
    ("\"\\u12", .unexpectedEnd, 5),
    ("\"\\ud800\"", .loneSurrogate, 1), ("\"\\ud800\\u0041\"", .loneSurrogate, 1),
    ("\"\\udc00\"", .loneSurrogate, 1), ("\"\u{1}\"", .controlCharacter, 1),
    ("'a'", .unexpectedByte, 0), ("[1}", .unexpectedByte, 2), ("\"a\nb\"", .controlCharacter, 2),
  ]

  @Test(arguments: refused)
  func refuses(_ text: String, _ kind: JSONError.Kind, _ offset: Int) {
    #expect(throws: JSONError(kind: kind, offset: offset)) {
      try JSONDocument(parsing: Array(text.utf8))
    }
  }

  static let malformedUTF8: [[UInt8]] = [
    [0x80], [0xC0, 0xAF], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xFF],
  ]

  @Test(arguments: malformedUTF8) func refusesMalformedUTF8(_ bytes: [UInt8]) {
    #expect(throws: JSONError(kind: .invalidUTF8, offset: 1)) {
      try JSONDocument(parsing: [0x22] + bytes + [0x22])
    }
  }

  @Test func depthIsAllowedUpToTheLimitAndRefusedOnePast() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(repeating: 0x5B, count: depth) + Array(repeating: 0x5D, count: depth)
    }
    _ = try JSONDocument(parsing: nested(128))
    #expect(throws: JSONError(kind: .tooDeep, offset: 128)) {
      try JSONDocument(parsing: nested(129))
    }
  }

  @Test func everyTruncationIsRefused() throws {
    let text = Array(#"{"a":[1,-2.5e3,"é\u00e9\ud83d\ude00",true,null],"b":{"c":false}}"#.utf8)
    _ = try JSONDocument(parsing: text)
    for length in 0..<text.count {
      #expect(throws: JSONError.self) { try JSONDocument(parsing: Array(text[..<length])) }
    }
  }

  /// Whatever a single byte is turned into, the parser answers; what it accepts, it can write
  /// again.
  @Test func everyOneByteChangeIsAnswered() {
    let text = Array(#"{"a":[1,-2.5e3,"é\u00e9",true,null],"b":{"c":false}}"#.utf8)
    for index in text.indices {
      for byte in UInt8.min...UInt8.max {
        var changed = text
        changed[index] = byte
        guard let document = try? JSONDocument(parsing: changed) else { continue }
        var writer = JSONWriter()
        writer.value(document.root)
        #expect((try? JSONDocument(parsing: writer.bytes)) != nil)
      }
    }
  }
}
