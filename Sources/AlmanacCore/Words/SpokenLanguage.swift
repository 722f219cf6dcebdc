extension SpokenLanguage {
  /// - Parameter values: the replacement for each `{name}` of the message.
  package func text(
    _ message: Message, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    values.reduce(phrases.text(message)) { text, value in
      text.replacingEvery("{\(value.key)}", with: value.value)
    }
  }
}
