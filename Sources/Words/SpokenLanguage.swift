import Basics
import Vocabulary

extension SpokenLanguage {
  /// A name within a sentence: in lowercase but in German, whose nouns have a capital.
  package func small(_ name: PageText) -> String {
    let name = phrases.text(name.row)
    return self == .german ? name : name.lowercased()
  }

  /// The same, unless the text already ends like a sentence.
  func closed(_ text: String) -> String { ended(Self.capitalized(text)) }

  /// With an end, unless it has one.
  func ended(_ text: String) -> String {
    guard let last = text.unicodeScalars.last else { return "" }
    return Self.ends.contains(last) ? text : text + sentenceEnd
  }

  private static let ends = Set(".:?!؟。：？！".unicodeScalars)

  /// Several sentences, one after the other.
  package func sentences(_ texts: [String]) -> String {
    texts.map(closed).filter { !$0.isEmpty }.joined(separator: sentenceSeparator)
  }

  /// What every sentence ends with: its words come first in every language.
  package var sentenceEnd: String {
    String(Substring(phrases.text(MessageRow.sentence).utf8.dropFirst("{0}".utf8.count)))
  }

  /// What is between two sentences.
  package var sentenceSeparator: String { Self.separator(of: phrases.text(MessageRow.sentences)) }

  /// What is between the two values of a template.
  private static func separator(of template: String) -> String {
    let (first, second) = ("{0}".utf8, "{1}".utf8)
    return String(Substring(template.utf8.dropFirst(first.count).dropLast(second.count)))
  }

  package static func capitalized(_ text: String, end: String = "") -> String {
    guard let byte = text.utf8.first else { return end }
    // Most texts begin with a letter of ASCII, which needs no table.
    guard byte < 0x80 else {
      let isLowercase = text.first?.isLowercase ?? false
      return (isLowercase ? text.prefix(1).uppercased() + text.dropFirst() : text) + end
    }
    let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    guard isSmall else { return text + end }
    return unsafe String(
      unsafeUninitializedCapacity: text.utf8.count + end.utf8.count
    ) { target in
      unsafe target.initializeElement(at: 0, to: byte - 32)
      var count = 1
      for byte in text.utf8.dropFirst() {
        unsafe target.initializeElement(at: count, to: byte)
        count += 1
      }
      for byte in end.utf8 {
        unsafe target.initializeElement(at: count, to: byte)
        count += 1
      }
      return count
    }
  }

  /// "a, b, c".
  package func list(_ parts: [String]) -> String { joined(parts, phrases.text(MessageRow.list)) }

  /// "a, b; c, d".
  package func groups(_ parts: [String]) -> String { joined(parts, phrases.text(ChartRow.groups)) }

  /// - Parameter template: of two.
  private func joined(_ parts: [String], _ template: String) -> String {
    parts.dropFirst().reduce(parts.first ?? "") { text, part in
      filled(template, [text, part])
    }
  }
}
