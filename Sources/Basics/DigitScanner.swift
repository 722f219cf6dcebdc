/// Scans fixed-width numbers and separators from the front of a text; never skips silently.
package struct DigitScanner {
  private var rest: Substring.UTF8View

  package init(_ text: String) { rest = text.utf8[...] }

  package var isAtEnd: Bool { rest.isEmpty }

  /// Exactly `count` decimal digits.
  package mutating func digits(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let digit = nextDigit() else { return nil }
      value = value * 10 + digit
    }
    return value
  }

  package mutating func nextDigit() -> Int? {
    guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
      return nil
    }
    rest = rest.dropFirst()
    return Int(byte - UInt8(ascii: "0"))
  }

  /// Consumes the next byte if it is one of `marks`.
  package mutating func skip(_ marks: String) -> Bool { take(marks) != nil }

  /// Consumes and returns the next byte if it is one of `marks`.
  package mutating func take(_ marks: String) -> UInt8? {
    guard let byte = rest.first, marks.utf8.contains(byte) else { return nil }
    rest = rest.dropFirst()
    return byte
  }
}
