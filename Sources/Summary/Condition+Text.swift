package import Weather
package import Words

extension Condition {
  /// The display name.
  package func text(in language: SpokenLanguage) -> String { language.phrases.word(kind) }
}
