package import Vocabulary

/// Which way text is written.
extension TextDirection {
  /// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (Unicode UAX #9 §2.4).
  private static let isolate = ("\u{2068}", "\u{2069}")
  /// How much longer an isolated text is.
  package static let isolateBytes = 6

  /// A value to be filled into a text of this direction. From right to left, what would be
  /// reordered with the words around it is isolated: names and symbols in other scripts, and
  /// numbers with a sign or a dash. Text from left to right stays as it is, for terminals without
  /// isolates.
  package func isolated(_ value: String) -> String {
    guard self == .rightToLeft, Self.isForeign(value) else { return value }
    return Self.isolate.0 + value + Self.isolate.1
  }

  /// A part of a text that keeps its own order, whatever stands beside it.
  package func apart(_ text: String) -> String {
    self == .rightToLeft ? Self.isolate.0 + text + Self.isolate.1 : text
  }

  /// Whether it has letters that are written from left to right, or signs, outside of isolates. The
  /// glyphs of an icon font are such letters (private use, UAX #9 table 4: class L).
  private static func isForeign(_ text: String) -> Bool {
    var depth = IsolateDepth()
    return text.unicodeScalars.contains { scalar in
      guard depth.isOutside(scalar) else { return false }
      return switch scalar.value {
      case 0x2B, 0x2D, 0x2013, 0x2026, 0x2212: true
      case ..<0x80: (0x61...0x7A).contains(scalar.value | 0x20)
      case 0xE000...0xF8FF, 0xF0000...0x10FFFF: true
      default: !isRightToLeft(scalar) && scalar.properties.isAlphabetic
      }
    }
  }

  /// The blocks whose letters are written from right to left (UAX #9, table 4); their digits are
  /// not.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x660...0x669, 0x6F0...0x6F9: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
