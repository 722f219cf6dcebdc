/// Which way a language is written.
package enum TextDirection: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

extension SpokenLanguage {
  package var direction: TextDirection {
    Self.rightToLeft.contains(self) ? .rightToLeft : .leftToRight
  }

  /// Whether a native reader has reviewed the words.
  package var isReviewed: Bool { Self.reviewed.contains(self) }
}
