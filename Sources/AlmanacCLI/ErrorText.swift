import AlmanacServer
import Basics
import Vocabulary
import Words

/// A failure on standard error.
enum ErrorText {
  static func of(_ failure: Failure, in language: SpokenLanguage) -> TerminalText {
    "almanac: " + lines(failure, in: language).map { TerminalText($0) }.joined(separator: "\n")
  }

  /// The first line is the message.
  static func lines(_ failure: Failure, in language: SpokenLanguage) -> [String] {
    FailureText.allCases.compactMap { $0.text(failure, in: language) }
  }

  static func sentence(_ failure: Failure, in language: SpokenLanguage) -> String {
    FailureText.sentence(failure, in: language)
  }
}
