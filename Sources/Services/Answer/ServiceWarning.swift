/// Something the reader of an answer should know, although there is an answer.
package struct ServiceWarning: Equatable, Sendable {
  package enum Code: String, CaseIterable, Sendable {
    case notProvided, beyondHorizon, outOfCoverage, polar, interpolated, staleUsed, estimateUsed
    case ambiguousPlace, clamped, throttled, deprecated, locationFallback
  }

  package let code: Code
  /// One English sentence.
  package let message: String
  /// JSON Pointers into the result; empty is all of it.
  package let paths: [String]
  /// With `throttled`: when asking again makes sense.
  package let retryAfterSeconds: Int?

  package init(
    _ code: Code, _ message: String, paths: [String] = [], retryAfterSeconds: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.paths = paths
    self.retryAfterSeconds = retryAfterSeconds
  }
}
