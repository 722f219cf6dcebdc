import Basics
package import Vocabulary

extension SpokenLanguage {
  /// What went wrong, one sentence.
  /// - Parameter provider: the display name of the one to blame; nil names none.
  package func text(_ failure: Failure, provider: String?) -> String {
    if let message = failure.details.message { return message }
    let template = phrases.text(failure.entry)
    let name = provider.map(name(ofProvider:)) ?? phrases.text(NoticeRow.theProvider)
    let text = filled(template, [name])
    return template.hasPrefix("{") ? Self.capitalized(text) : text
  }

  /// What to do about it; nil if there is nothing to say.
  package func remedy(of failure: Failure) -> String? {
    let hints = failure.details.hints.map { text($0) }
    guard hints.isEmpty else { return hints.count == 1 ? hints[0] : sentences(hints) }
    // The entry of a configuration is to be copied: without marks around the name.
    let name = failure.details.provider?.rawValue ?? "<name>"
    return failure.entry.hintRow.map { phrases.text($0).replacingEvery("{0}", with: name) }
  }

  package func text(_ hint: Hint) -> String { filled(phrases.text(hint.row), hint.values) }

  /// The article that a display name may have is English.
  func name(ofProvider title: String) -> String {
    let article = "the "
    guard self != .english, title.hasPrefix(article) else { return title }
    return String(title.dropFirst(article.count))
  }
}
