/// The languages that Almanac has words in; everything else is English.
package enum SpokenLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case spanish = "es"
  case french = "fr"
  case italian = "it"
  case portuguese = "pt"

  /// The words of the language.
  package var phrases: any Phrasebook.Type {
    switch self {
    case .english: EnglishPhrases.self
    case .german: GermanPhrases.self
    case .spanish: SpanishPhrases.self
    case .french: FrenchPhrases.self
    case .italian: ItalianPhrases.self
    case .portuguese: PortuguesePhrases.self
    }
  }

  /// - Parameter values: what stands for each `{name}` of the message.
  package func text(
    _ message: Message, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    values.reduce(phrases.text(message)) { text, value in
      text.replacingEvery("{\(value.key)}", with: value.value)
    }
  }
}
