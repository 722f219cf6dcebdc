import Foundation

/// A regular expression for whole files: Foundation's is many times faster than the library's.
struct Pattern {
  private let expression: NSRegularExpression

  init(_ pattern: String) throws {
    expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
  }

  func isFound(in text: String) -> Bool {
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole) != nil
  }

  /// The numbers of the lines where its matches end, from 1.
  func lines(in text: String) -> [Int] {
    let whole = NSRange(text.startIndex..., in: text)
    return expression.matches(in: text, range: whole).map { match in
      let end = Range(match.range, in: text)?.upperBound ?? text.startIndex
      return text[..<end].count { $0 == "\n" } + 1
    }
  }
}
