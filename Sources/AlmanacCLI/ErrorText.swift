import AlmanacProtocol
import AlmanacServer
import Basics
import Vocabulary
import Words

/// A failure as text for a person: the message, the hint and the suggestions.
enum ErrorText {
  static func of(_ failure: Failure, in language: SpokenLanguage) -> TerminalText {
    "almanac: " + lines(failure, in: language).map { TerminalText($0) }.joined(separator: "\n")
  }

  /// The first line is the message.
  static func lines(_ failure: Failure, in language: SpokenLanguage) -> [String] {
    let details = failure.details
    var lines = [sentence(failure, in: language)]
    func add(_ hint: Hint) { lines.append(language.text(hint)) }
    if let remedy = language.remedy(of: failure) { lines.append(remedy) }
    if let path = details.path, !path.isEmpty { add(.parameter(path: path)) }
    if !details.allowed.isEmpty { add(.allowed(values: language.list(details.allowed))) }
    if !details.didYouMean.isEmpty {
      add(.didYouMean(names: language.list(details.didYouMean)))
    }
    if let least = details.range?.minimum, let most = details.range?.maximum {
      add(.allowedRange(low: least.wireText, high: most.wireText))
    }
    if let seconds = details.retryAfterSeconds { add(.tryAgain(seconds: "\(seconds)")) }
    return lines
  }

  /// Names the provider in any case. Offline, none is to blame.
  static func sentence(_ failure: Failure, in language: SpokenLanguage) -> String {
    let isOffline = failure.entry == .providerUnavailableOffline
    let provider = isOffline ? nil : failure.details.provider?.title
    let sentence = language.text(failure, provider: provider)
    guard let provider, sentence == language.text(failure, provider: nil) else { return sentence }
    return "\(sentence) (\(provider))"
  }
}
