import Basics
import TestSupport
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
    (4_294_967_296, "4294967296"), (-1e9, "-1000000000"), (1e15, "1000000000000000"),
    (9_007_199_254_740_991, "9007199254740991"),
  ]

  @Test(arguments: numbers) func number(_ value: Double, _ expected: String) {
    #expect(written { $0.value(value) } == expected)
  }

  @Test func numbersReadBack() throws {
    var generator = SplitMix64(seed: 7)
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

  /// Every decimal of a forecast, and the borders between the ways to write one.
  @Test func decimalsAreTheShortest() {
    for decimals in 0...5 {
      let scale = [1.0, 10, 100, 1_000, 10_000, 100_000][decimals]
      let borders = [9_999_990, 99_999_990, 999_999_990, 99_999_999_999_990].map { $0..<$0 + 20 }
      for digits in [0..<20_000, 100_000..<100_500] + borders {
        for digits in digits where Double(digits) / scale < 1e9 {
          #expect(written { $0.value(Double(digits) / scale) } == Self.text(digits, decimals))
        }
      }
    }
  }

  /// digits / 10^decimals by hand, without zeros at the end.
  private static func text(_ digits: Int, _ decimals: Int) -> String {
    var text = String(digits)
    while text.count <= decimals { text = "0" + text }
    guard decimals > 0 else { return text }
    text.insert(".", at: text.index(text.endIndex, offsetBy: -decimals))
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  @Test func escapesAreFoundAtEveryPlace() {
    for length in 0..<20 {
      for place in 0..<max(length, 1) where length > 0 {
        var text = [Character](repeating: "a", count: length)
        text[place] = "\""
        let expected = "\"" + text.map { $0 == "\"" ? "\\\"" : String($0) }.joined() + "\""
        #expect(written { $0.value(String(text)) } == expected)
      }
    }
  }

  @Test func integersReadBack() {
    let borders = (0...18).flatMap { power in
      let value = (0..<power).reduce(1) { value, _ in value * 10 }
      return [value - 1, value, value + 1, -value]
    }
    for value in [0, 9, 10, -1, -10, Int.max, Int.min] + borders {
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
