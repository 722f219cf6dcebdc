import Basics
package import Vocabulary

extension Failure {
  /// A word that is none of those allowed, the most similar of which are suggested.
  package init(
    _ entry: ErrorEntry, at path: String, allowed: [String], given word: String?,
    hint: Hint? = nil
  ) {
    self.init(
      entry, at: path, allowed: allowed,
      didYouMean: word.map { Spelling.closest(to: $0, in: allowed) } ?? [], hint: hint)
  }

  static func type(_ expected: Hint, at path: String) -> Failure {
    Failure(.invalidParams, at: path, hint: expected)
  }
}
