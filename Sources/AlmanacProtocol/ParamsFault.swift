package import Vocabulary

/// The first thing wrong with params, in schema order; becomes a -32602 error.
package struct ParamsFault: Error, Equatable, Sendable {
  /// Smallest and largest value allowed, where there is one.
  package struct Range: Equatable, Sendable {
    package let minimum: Double?
    package let maximum: Double?
    package init(minimum: Double?, maximum: Double?) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// One of invalidParams, unknownParam, missingParam, outOfRange and notAllowed.
  package let kind: ErrorKind
  /// JSON Pointer (RFC 6901) relative to `params`; empty for `params` itself.
  package let path: String
  package let allowed: [String]
  package let range: Range?
  package let didYouMean: [String]
  /// What to do about it, where the kind alone does not say.
  package let hint: String?

  package init(
    _ kind: ErrorKind, at path: String, allowed: [String] = [], range: Range? = nil,
    didYouMean: [String] = [], hint: String? = nil
  ) {
    self.kind = kind
    self.path = path
    self.allowed = allowed
    self.range = range
    self.didYouMean = didYouMean
    self.hint = hint
  }

  static func type(_ expected: String, at path: String) -> ParamsFault {
    ParamsFault(.invalidParams, at: path, hint: "Expected \(expected).")
  }
}
