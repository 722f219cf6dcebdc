import Basics
import Testing

@Suite("What a terminal shows")
struct TerminalTextTests {
  @Test(arguments: [
    ("Lisbon", "Lisbon"), ("\u{1B}[31m", #"\u{1B}[31m"#), ("a\nb", #"a\nb"#), ("\r\t", #"\r\t"#),
    ("\u{9B}2J", #"\u{9B}2J"#), ("x\u{202E}y", #"x\u{202E}y"#), ("👩‍👩‍👧 ☀️ é", "👩‍👩‍👧 ☀️ é"),
    ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"), ("葛\u{E0100}", "葛\u{E0100}"),
    ("ක්\u{200D}ර", "ක්\u{200D}ර"), ("/\u{E0118}", #"/\u{E0118}"#),
    ("low \u{200E}−5\u{200E} °C", "low −5 °C"), ("٪\u{61C}", "٪"), ("a\u{200E}b", #"a\u{200E}b"#),
    ("a\u{200D}\u{AD}b", #"a\u{200D}\u{AD}b"#), ("/\u{3164}\u{FE0F}", #"/\u{3164}\u{FE0F}"#),
  ])
  func `one line from outside`(outside: String, shown: String) {
    #expect(TerminalText(outside).text == shown)
    let inside: TerminalText = "\n\u{1B}[1m\(outside)"
    #expect(inside.text == "\n\u{1B}[1m" + shown)
    #expect(TerminalText(lines: "a\n" + outside).text.hasPrefix("a\n"))
  }

  @Test func `JSON stays the same value`() {
    let json = Array("{\"a\":\"\u{9B}\u{202E}\u{E0041}\"}\n".utf8)
    #expect(
      TerminalText(json: json).text == #"{"a":"\u009B\u202E\uDB40\uDC41"}"# + "\n")
  }

  /// A name made of what has no shape alone would be shown as nothing.
  @Test func `nothing that is invisible hides`() {
    for value in UInt32(0)...0xE0FFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isDefaultIgnorableCodePoint
      else { continue }
      #expect(TerminalText("/" + String(scalar)).text.hasSuffix("}"), "U+\(value)")
    }
  }

  /// Controls, formats of direction, separators, tags: by their properties, not by our list.
  @Test func `nothing that acts gets through`() {
    for value in (0...0x2FFF).map(UInt32.init) + Array(0xFE00...0xFFFF) + Array(0xE0000...0xE007F) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let acts =
        [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        || scalar.properties.isBidiControl
      if acts, TerminalText(String(scalar)).text.unicodeScalars.contains(scalar) {
        Issue.record("U+\(String(value, radix: 16))")
      }
    }
  }
}
