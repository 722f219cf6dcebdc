import Services
import Time
import Vocabulary

/// A result that is a text, whose words are its parts. From a `#` on, nothing of it counts.
struct TextResult: PolledResult {
  let text: String
  var nextChange: Instant?

  init(_ text: String, nextChange: Instant? = nil) {
    (self.text, self.nextChange) = (text, nextChange)
  }

  var bytes: [UInt8] { Array(text.utf8) }
  var content: [UInt8] { Array(text.prefix { $0 != "#" }.utf8) }

  func bytes(changedSince earlier: any PolledResult) -> [UInt8] {
    let known = Set(String(decoding: earlier.bytes, as: UTF8.self).split(separator: " "))
    return Array(
      text.split(separator: " ").filter { !known.contains($0) }.joined(separator: " ").utf8)
  }
}

extension PollOutcome {
  /// A result, or with a `!` in front a failure of its own.
  static func text(_ text: String, nextChange: Instant? = nil) -> Self {
    text.hasPrefix("!")
      ? .failure(Failure(.notAllowed, at: text))
      : .success(TextResult(text, nextChange: nextChange))
  }
}
