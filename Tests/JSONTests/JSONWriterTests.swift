import Testing

@testable import JSON

@Suite("What is written is JSON and reads back the same")
struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func structure() {
    let text = written {
      $0.beginObject()
      $0.member("a", 1)
      $0.member("b", Double?.none)
      $0.key("c")
      $0.beginArray()
      $0.value(true)
      $0.null()
      $0.beginObject()
      $0.endObject()
      $0.value("x")
      $0.endArray()
      $0.member("d", ["y", "z"])
      $0.endObject()
    }
    #expect(text == #"{"a":1,"b":null,"c":[true,null,{},"x"],"d":["y","z"]}"#)
  }

  static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (20.04, "20.04"),
    (0.00001, "0.00001"),
    (1e8, "100000000"), (123456.789, "123456.789"), (.nan, "null"), (.infinity, "null"),
    (0.1 + 0.2, "0.30000000000000004"), (1e21, "1e+21"), (-0.05, "-0.05"),
  ]

  @Test(arguments: numbers) func number(_ value: Double, _ expected: String) {
    #expect(written { $0.value(value) } == expected)
  }

  @Test func numbersReadBack() throws {
    var generator = SplitMix64(state: 7)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let text = written { $0.value(value) }
      #expect(try JSONDocument(parsing: Array(text.utf8)).root.double == value)
      let rounded = (value.truncatingRemainder(dividingBy: 1e6) * 100).rounded() / 100
      let short = written { $0.value(rounded) }
      #expect(try JSONDocument(parsing: Array(short.utf8)).root.double == rounded)
    }
  }

  @Test func integersReadBack() {
    for value in [0, 9, 10, -1, -10, Int.max, Int.min] {
      #expect(written { $0.value(value) } == "\(value)")
    }
  }

  static let texts: [(String, String)] = [
    ("a/b", #""a/b""#), ("\"\\", #""\"\\""#), ("\n\r\t\u{1}\u{1f}", #""\n\r\t\u0001\u001f""#),
    ("é😀\u{2028}", "\"é😀\u{2028}\""), ("", "\"\""),
  ]

  @Test(arguments: texts) func text(_ value: String, _ expected: String) {
    #expect(written { $0.value(value) } == expected)
  }
}

/// Steele, Lea and Flood 2014: a small generator, so that a failing case can be had again.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
