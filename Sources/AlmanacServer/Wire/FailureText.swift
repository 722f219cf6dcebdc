import AlmanacProtocol
package import Vocabulary
package import Words

/// What a person reads of a failure, part by part.
package enum FailureText: CaseIterable {
  /// What went wrong.
  case sentence
  /// What to do about it.
  case remedy
  /// Which parameter is at fault.
  case parameter
  case allowed
  /// Names that may be meant.
  case suggestions
  case range
  /// When to try again.
  case retry

  /// Nil if there is nothing to say.
  package func text(_ failure: Failure, in language: SpokenLanguage) -> String? {
    let details = failure.details
    switch self {
    case .sentence: return Self.sentence(failure, in: language)
    case .remedy: return language.remedy(of: failure)
    case .parameter:
      guard let path = details.path, !path.isEmpty else { return nil }
      return language.text(Hint.parameter(path: path))
    case .allowed:
      guard !details.allowed.isEmpty else { return nil }
      return language.text(Hint.allowed(values: language.list(details.allowed)))
    case .suggestions:
      guard !details.didYouMean.isEmpty else { return nil }
      return language.text(Hint.didYouMean(names: language.list(details.didYouMean)))
    case .range:
      guard let least = details.range?.minimum, let most = details.range?.maximum else {
        return nil
      }
      return language.text(Hint.allowedRange(low: least.wireText, high: most.wireText))
    case .retry:
      return details.retryAfterSeconds.map { language.text(Hint.tryAgain(seconds: "\($0)")) }
    }
  }

  /// Names the provider in any case. Offline, none is to blame.
  package static func sentence(_ failure: Failure, in language: SpokenLanguage) -> String {
    let isOffline = failure.entry == .providerUnavailableOffline
    let provider = isOffline ? nil : failure.details.provider?.title
    let sentence = language.text(failure, provider: provider)
    guard let provider, sentence == language.text(failure, provider: nil) else { return sentence }
    return "\(sentence) (\(provider))"
  }

  /// Whole sentences in one line, without what a client has as data to choose from: the parameter
  /// and the suggestions. Nil in English, where `message` and `hint` say it.
  static func line(_ failure: Failure, in language: SpokenLanguage) -> String? {
    guard language != .english else { return nil }
    let parts: [FailureText] = [.sentence, .remedy, .allowed, .range, .retry]
    let lines = parts.compactMap { $0.text(failure, in: language) }
      .flatMap { $0.split(separator: "\n").map(String.init) }
    return language.sentences(lines)
  }
}
