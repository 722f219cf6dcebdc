/// Words for the eye or for the ear.
///
/// What is written says nothing aloud, wherever it is put: heard is only what a wording that is
/// read aloud has made, of values, rows and names. So no voice ever meets a unit's symbol, a sign
/// or a drawing.
package struct Text: Hashable, Sendable {
  package let string: String
  package let voice: Voice
  /// Whether it begins with the words of others, which keep their first letter.
  let isQuoted: Bool

  init(_ string: String, _ voice: Voice, isQuoted: Bool = false) {
    (self.string, self.voice, self.isQuoted) = (string, voice, isQuoted)
  }

  /// A sign, a margin or a drawing.
  package init(written string: String) { self.init(string, .written) }

  package var isEmpty: Bool { string.isEmpty }

  /// What a voice has of it.
  package func string(in voice: Voice) -> String {
    voice == .spoken && self.voice == .written ? "" : string
  }

  package var capitalized: Text {
    isQuoted ? self : Text(SpokenLanguage.capitalized(string), voice)
  }

  /// Those that are not blank.
  package var lines: [Text] {
    string.split(whereSeparator: \.isNewline)
      .filter { !$0.allSatisfy(\.isWhitespace) }
      .map { Text(String($0), voice, isQuoted: isQuoted) }
  }

  package static func + (first: Text, second: Text) -> Text {
    guard first.voice == second.voice else { return first.voice == .spoken ? first : second }
    return Text(
      first.string + second.string, first.voice,
      isQuoted: first.isEmpty ? second.isQuoted : first.isQuoted)
  }
}

extension Text: ExpressibleByStringLiteral {
  package init(stringLiteral string: String) { self.init(written: string) }
}
