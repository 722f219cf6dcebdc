package import Units

/// Sentences of an answer, which keep their values. Whoever writes them or reads them aloud puts
/// them into words.
package struct Sentence: Sendable {
  fileprivate let words: @Sendable (Wording, UnitSystem) -> Text

  package init(_ words: @escaping @Sendable (Wording, UnitSystem) -> Text) { self.words = words }

  package init(_ notice: Notice) { self.init { $0.text(notice, in: $1) } }

  package init(_ message: Message) { self.init { wording, _ in wording.text(message) } }
}

extension Wording {
  /// - Parameter units: of every quantity in it.
  package func text(_ sentence: Sentence, in units: UnitSystem) -> Text {
    sentence.words(self, units)
  }
}
