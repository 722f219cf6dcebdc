/// Text that is safe to print on a terminal: `StandardError` and pages accept nothing else.
///
/// Almanac's own literals are printed verbatim. Interpolated values and texts made from a `String`
/// have their control, escape, bidirectional and invisible characters escaped (`\u{1B}`), so that
/// outside text cannot move the cursor, set the title, reorder letters or hide. Isolates (UAX #9)
/// that are closed again are kept: they only keep the order of what is within from what is around.
package struct TerminalText: Sendable, Equatable, ExpressibleByStringInterpolation {
  package private(set) var text: String

  package init(stringLiteral ours: String) { text = ours }

  package init(stringInterpolation parts: StringInterpolation) { text = parts.text }

  /// One line from outside: line breaks are escaped too.
  package init(_ outside: String) { text = Self.escaped(outside) { _ in false } }

  /// Several lines: line breaks and tabs are kept.
  package init(lines: String) { text = Self.escaped(lines) { $0 == "\n" || $0 == "\t" } }

  /// A JSON text, escaped in JSON's own way: the value is unchanged.
  package init(json: some Collection<UInt8>) {
    let json = String(decoding: json, as: UTF8.self)
    text = Self.replacing(json, unless: { $0 == "\n" }) { scalar in
      UTF16.encode(scalar)?.map { "\\u" + Self.hexadecimal(UInt32($0), digits: 4) }.joined() ?? ""
    }
  }

  private init(safe: String) { text = safe }

  package static func + (left: Self, right: Self) -> Self { Self(safe: left.text + right.text) }
  package static func += (left: inout Self, right: Self) { left.text += right.text }

  /// - Parameter codes: parameters of SGR (ECMA-48 8.3.117).
  package func styled(_ codes: [String]) -> Self {
    codes.isEmpty ? self : Self(safe: "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m")
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}
    package mutating func appendLiteral(_ ours: String) { text += ours }
    package mutating func appendInterpolation(_ outside: String) {
      text += TerminalText(outside).text
    }
    package mutating func appendInterpolation(_ safe: TerminalText) { text += safe.text }
    package mutating func appendInterpolation(_ number: some BinaryInteger) {
      text += String(number)
    }
  }

  // MARK: Escaping

  private static func escaped(
    _ outside: String, unless isKept: (Unicode.Scalar) -> Bool
  ) -> String {
    replacing(outside, unless: isKept) { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      default: "\\u{" + hexadecimal(scalar.value, digits: 1) + "}"
      }
    }
  }

  private static func replacing(
    _ outside: String, unless isKept: (Unicode.Scalar) -> Bool, _ spell: (Unicode.Scalar) -> String
  ) -> String {
    guard outside.utf8.contains(where: { !(0x20..<0x7F).contains($0) }) else { return outside }
    let hasClosedIsolates = hasClosedIsolates(outside)
    let scalars = outside.unicodeScalars
    var text = ""
    var before: Unicode.Scalar?
    for index in scalars.indices {
      let scalar = scalars[index]
      if isNumberMark(scalar, before, scalars[index...].dropFirst().first) { continue }
      let isShown =
        isIsolate(scalar)
        ? hasClosedIsolates
        : !isActive(scalar) && (!isInvisible(scalar) || isShaping(scalar, after: before))
      if isShown || isKept(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        text += spell(scalar)
      }
      before = isShown ? scalar : nil
    }
    return text
  }

  /// A mark that keeps the sign of a number in its place, as those of Unicode CLDR have (UAX #9):
  /// beside a sign or a digit. It is left out, since no terminal needs it.
  private static func isNumberMark(
    _ scalar: Unicode.Scalar, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?
  ) -> Bool {
    guard [0x061C, 0x200E, 0x200F].contains(scalar.value) else { return false }
    return [before, after].contains { neighbor in
      guard let neighbor else { return false }
      return "+-−%٪".unicodeScalars.contains(neighbor)
        || neighbor.properties.generalCategory == .decimalNumber
    }
  }

  private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool {
    (0x2066...0x2069).contains(scalar.value)
  }

  /// Whether every isolate is closed, and nothing else is.
  private static func hasClosedIsolates(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars where isIsolate(scalar) {
      depth += scalar.value == 0x2069 ? -1 : 1
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// Affects the terminal or the display order of letters instead of being displayed: C0 and C1
  /// controls, DEL, line and paragraph separators, bidirectional marks, embeddings, overrides and
  /// isolates (UAX #9), annotations, tags, the byte-order mark.
  private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Has no glyph in any font (UAX #44, Default_Ignorable_Code_Point): a name made of such scalars
  /// would be invisible.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Joiners and variation selectors, which change how the preceding letter or emoji is drawn.
  private static func isShaping(_ scalar: Unicode.Scalar, after before: Unicode.Scalar?) -> Bool {
    guard let before, !before.isASCII || before.properties.isEmoji else { return false }
    return scalar.properties.isJoinControl || scalar.properties.isVariationSelector
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}

extension Collection<TerminalText> {
  package func joined(separator: TerminalText = "") -> TerminalText {
    var all: TerminalText = ""
    for (index, part) in enumerated() {
      if index > 0 { all += separator }
      all += part
    }
    return all
  }
}
