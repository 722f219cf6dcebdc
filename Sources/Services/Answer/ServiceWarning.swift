import AlmanacCore
import Providers

/// Something the reader of an answer should know, although there is an answer.
package struct ServiceWarning: Equatable, Sendable {
  package enum Code: String, CaseIterable, Sendable {
    case notProvided, beyondHorizon, outOfCoverage, polar, interpolated, staleUsed, estimateUsed
    case ambiguousPlace, clamped, throttled, deprecated, locationFallback
    case impossibleValue, keyRefused, storage
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

extension ServiceWarning {
  /// Numbers of a provider that cannot be; nil without any.
  init?(_ faults: [Measurement: Int], of provider: ProviderID) {
    guard !faults.isEmpty else { return nil }
    var counts: [String: Int] = [:]
    for (measurement, count) in faults { counts[measurement.words, default: 0] += count }
    let listed = counts.keys.sorted().map { "\($0): \(counts[$0] ?? 0)" }.joined(separator: ", ")
    self.init(
      .impossibleValue,
      "Values from \(provider.rawValue) that cannot be true are left out (\(listed)).")
  }
}
