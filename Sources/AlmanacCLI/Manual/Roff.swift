/// Manual pages in man(7). Lines are not spread to the right margin, and may break behind the
/// commas of JSON: a formatter cannot warn of a line that it cannot fill.
struct Roff {
  private(set) var text = ""
  /// A title starts a paragraph.
  private var isBelowTitle = false

  /// With its first section.
  init(name: String, section: Int, version: String, _ summary: String) {
    text = ".TH \(name.uppercased()) \(section) \"\" \"almanac \(version)\"\n.ad l\n"
    self.section("NAME", "\(name) - \(summary)")
  }

  /// A section of one paragraph.
  mutating func section(_ title: String, _ words: String) {
    section(title)
    paragraph(words)
  }

  mutating func section(_ title: String) { add(title: ".SH \(Self.escaped(title))\n") }
  mutating func subsection(_ title: String) { add(title: ".SS \(Self.escaped(title))\n") }

  private mutating func add(title: String) {
    text += title
    isBelowTitle = true
  }

  mutating func paragraph(_ words: String) {
    text += (isBelowTitle ? "" : ".PP\n") + Self.line(words) + "\n"
    isBelowTitle = false
  }

  /// A term and its definition.
  mutating func entry(_ name: String, _ meaning: String) {
    text += ".TP\n.B \(Self.escaped(name))\n\(Self.line(meaning))\n"
    isBelowTitle = false
  }

  mutating func example(_ lines: [String]) {
    text +=
      (isBelowTitle ? "" : ".PP\n") + ".nf\n" + lines.map { Self.line("  " + $0) + "\n" }.joined()
      + ".fi\n"
    isBelowTitle = false
  }

  /// A dot or an apostrophe at the start of a line would be a request.
  private static func line(_ words: String) -> String {
    let escaped = escaped(words)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private static func escaped(_ words: String) -> String {
    words.reduce(into: "") { text, letter in
      if text.last == ",", letter != " " { text += "\\:" }
      switch letter {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "\n": text += " "
      default: text.append(letter)
      }
    }
  }
}
