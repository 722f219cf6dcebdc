import Testing

@testable import JSON

@Suite("A value is decoded when asked for and never coerced")
struct JSONValueTests {
  private func root(_ text: String) throws -> JSONValue {
    try JSONDocument(parsing: Array(text.utf8)).root
  }

  static let integers: [(String, Int?)] = [
    ("0", 0), ("-0", 0), ("3.0", 3), ("1e2", 100), ("1.5", nil), ("\"3\"", nil), ("true", nil),
    ("9223372036854775807", .max), ("-9223372036854775808", .min), ("9223372036854775808", nil),
    ("9007199254740992.0", 9_007_199_254_740_992), ("1e300", nil), ("-7.000", -7),
  ]

  @Test(arguments: integers) func integer(_ text: String, _ expected: Int?) throws {
    #expect(try root(text).integer == expected)
  }

  static let doubles = [
    "0", "-0.0", "1", "0.1", "-12.5e-3", "3.141592653589793", "1e22", "1e23", "5e-324",
    "1.7976931348623157e308", "123456789012345678901234567890", "9007199254740993",
    "0.30000000000000004",
    "1e-400", "0.5", "2.2250738585072011e-308",
  ]

  @Test(arguments: doubles) func doubleIsTheNearest(_ text: String) throws {
    #expect(try root(text).double == Double(text))
  }

  /// A number is read in one word where it is short enough, and where eight bytes are left.
  @Test func numbersOfEveryShape() throws {
    for length in 1...17 {
      for point in 0..<length {
        var digits = (0..<length).map { "\(($0 * 7 + length) % 9 + 1)" }
        if point > 0, point < length - 1 { digits[point] = "." }
        let text = digits.joined()
        for (sign, behind) in [
          ("", ""), ("-", ""), ("", " , 1"), ("-", ",123456789"), ("", ",-2.5"),
        ] {
          let json = "[\(sign)\(text)\(behind)]"
          let root = try JSONDocument(parsing: Array(json.utf8)).root
          #expect(root.doubles?.first == Double(sign + text), "\(json)")
          #expect(root.element(at: 0)?.double == Double(sign + text), "\(json)")
          #expect(
            root.element(at: 0).map { String(decoding: $0.rawBytes, as: UTF8.self) } == sign + text)
          #expect(root.count == (behind.isEmpty ? 1 : 2))
        }
      }
    }
  }

  static let notNumbers = [
    "01", "-", "-a", "1.", ".5", "1.2.3", "1..2", "1-", "1e", "1.e3", "-01.5", "00", "0x1", "1,",
    "1 2",
  ]

  @Test(arguments: notNumbers) func whatLooksLikeANumberIsRefused(_ text: String) {
    for behind in ["", ",1", ",12345678", ",12345678,1"] {
      #expect(throws: JSONError.self) {
        try JSONDocument(parsing: Array("[\(text)\(behind)]".utf8))
      }
    }
  }

  @Test func membersAreFoundByNameAndTheLastWins() throws {
    let value = try root(#"{"a":1,"b":{"a":9},"\u0061":2,"é":3}"#)
    #expect(value["a"]?.integer == 2)
    #expect(value["b"]?["a"]?.integer == 9)
    #expect(value["é"]?.integer == 3)
    #expect(value["c"] == nil)
    #expect(value.members.map(\.key) == ["a", "b", "a", "é"])
    #expect(value.count == 4)
  }

  @Test func elementsComeInOrder() throws {
    let value = try root(#"[1,[2,3],{"a":[4]},"x",null]"#)
    #expect(value.count == 5)
    #expect(value.element(at: 1)?.element(at: 1)?.integer == 3)
    #expect(value.element(at: 5) == nil)
    #expect(value.element(at: -1) == nil)
    #expect(value.elements.map(\.kind) == [.number, .array, .object, .string, .null])
    #expect(value.doubles == [1, nil, nil, nil, nil])
  }

  static let strings: [(String, String)] = [
    (#""a\/b""#, "a/b"), (#""\ud83d\ude00""#, "😀"),
    (#""\u00e9\t\b\f\r\n\\\"""#, "é\t\u{8}\u{c}\r\n\\\""),
    (#""\u0000""#, "\0"), (#""東京""#, "東京"),
  ]

  @Test(arguments: strings) func string(_ text: String, _ expected: String) throws {
    #expect(try root(text).string == expected)
  }

  @Test func rawBytesAreThoseOfTheText() throws {
    let value = try root(#"{"id":9007199254740993123,"s":"a\/b","l":[ 1 ]}"#)
    #expect(value["id"].map { Array($0.rawBytes) } == Array("9007199254740993123".utf8))
    #expect(value["s"].map { Array($0.rawBytes) } == Array(#""a\/b""#.utf8))
    #expect(value["l"].map { Array($0.rawBytes) } == Array("[ 1 ]".utf8))
  }

  @Test func nothingIsCoerced() throws {
    let value = try root(#"{"n":1,"s":"1","b":true,"z":null}"#)
    #expect(value["n"]?.string == nil && value["n"]?.bool == nil)
    #expect(value["s"]?.integer == nil && value["s"]?.double == nil)
    #expect(value["b"]?.integer == nil && value["z"]?.bool == nil)
    #expect(value["z"]?.isNull == true)
  }
}
