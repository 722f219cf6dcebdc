import Basics
package import Vocabulary

/// A text of ours with words of others in it, which no voice alters.
package struct QuotingText: Equatable, Sendable {
  /// Our words, with `slot` in place of each quotation.
  package private(set) var own = ""
  package private(set) var quotations: [String] = []

  /// Stands for a quotation in our words (OBJECT REPLACEMENT CHARACTER).
  package static let slot = "\u{FFFC}"
  private static let slotScalar: Unicode.Scalar = "\u{FFFC}"

  package init() {}

  /// - Parameter own: with a `slot` for each quotation.
  package init(_ own: String, quoting quotations: [String] = []) {
    guard quotations.isEmpty else {
      (self.own, self.quotations) = (own, quotations.map(Self.withoutSlots))
      return
    }
    append(own)
  }

  package mutating func append(_ text: String) { own += Self.withoutSlots(text) }

  /// - Parameter names: which are quotations wherever the text has them.
  package mutating func append(_ text: String, naming names: [String]) {
    guard !names.isEmpty else { return append(text) }
    var (rest, words) = (text[...], "")
    while let first = rest.first {
      if let name = names.first(where: { rest.hasPrefix($0) }) {
        append(words)
        append(quoting: name)
        words = ""
        rest = rest.dropFirst(name.count)
      } else {
        words.append(first)
        rest.removeFirst()
      }
    }
    append(words)
  }

  package mutating func append(_ text: String, isQuoted: Bool, naming names: [String]) {
    if isQuoted { append(quoting: text) } else { append(text, naming: names) }
  }

  package mutating func append(quoting text: String) {
    own += Self.slot
    quotations.append(Self.withoutSlots(text))
  }

  /// - Parameter direction: of the text: from right to left, a quotation keeps its own order.
  package func written(_ direction: TextDirection) -> String {
    filled(own) { direction.isolated($0) }
  }

  /// The quotations in the slots of what became of our words.
  func filled(_ own: String, _ quoted: (String) -> String = { $0 }) -> String {
    guard !quotations.isEmpty else { return own }
    var (text, next) = ("", quotations[...])
    for scalar in own.unicodeScalars {
      if scalar == Self.slotScalar {
        text += next.popFirst().map(quoted) ?? ""
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func withoutSlots(_ text: String) -> String {
    guard text.unicodeScalars.contains(slotScalar) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != slotScalar }))
  }
}
