/// Manual pages in man(7).
struct Roff {
  private(set) var text = ""

  init(name: String, section: Int, version: String) {
    text = ".TH \(name.uppercased()) \(section) \"\" \"almanac \(version)\"\n"
  }

  mutating func section(_ title: String) { text += ".SH \(Self.escaped(title))\n" }
  mutating func subsection(_ title: String) { text += ".SS \(Self.escaped(title))\n" }

  mutating func paragraph(_ words: String) { text += ".PP\n\(Self.line(words))\n" }

  /// A name with what it means.
  mutating func entry(_ name: String, _ meaning: String) {
    text += ".TP\n.B \(Self.escaped(name))\n\(Self.line(meaning))\n"
  }

  mutating func example(_ lines: [String]) {
    text += ".PP\n.nf\n" + lines.map { Self.line("  " + $0) + "\n" }.joined() + ".fi\n"
  }

  /// A dot or an apostrophe at the start of a line would be a request.
  private static func line(_ words: String) -> String {
    let escaped = escaped(words)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private static func escaped(_ words: String) -> String {
    words.reduce(into: "") { text, letter in
      switch letter {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "\n": text += " "
      default: text.append(letter)
      }
    }
  }
}
