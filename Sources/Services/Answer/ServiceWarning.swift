import AlmanacCore
import Providers

/// A warning that accompanies an answer.
package struct ServiceWarning: Equatable, Sendable {
  package enum Code: String, CaseIterable, Sendable {
    case notProvided, beyondHorizon, outOfCoverage, polar, interpolated, staleUsed, estimateUsed
    case ambiguousPlace, clamped, throttled, deprecated, locationFallback
    case impossibleValue, suspectValues, keyRefused, storage
  }

  package let code: Code
  /// One English sentence.
  package let message: String
  /// JSON Pointers into the result; empty means all of it.
  package let paths: [String]
  /// With `throttled`: when a retry makes sense.
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
  /// A warning about a provider's impossible values; nil without any.
  init?(_ faults: [Measurement: Int], of provider: ProviderID) {
    guard !faults.isEmpty else { return nil }
    var counts: [String: Int] = [:]
    for (measurement, count) in faults { counts[measurement.words, default: 0] += count }
    let listed = counts.keys.sorted().map { "\($0): \(counts[$0] ?? 0)" }.joined(separator: ", ")
    self.init(
      .impossibleValue,
      "Values from \(provider.rawValue) that cannot be true are left out (\(listed)).")
  }

  /// A warning about a provider's values that cannot be right, though each of them could be.
  init(_ fault: ProviderFault, of provider: ProviderID) {
    let name = Provider[provider].title
    let hours = "\(abs(fault.hours)) hours"
    let message =
      switch fault.kind {
      case .still: "Temperatures from \(name) have not changed for \(hours), but the weather has."
      case .frozen: "\(hours) of the forecast from \(name) repeat what it said a day before."
      case .shifted:
        "Temperatures from \(name) fit the weather of \(hours) "
          + (fault.hours > 0 ? "later." : "earlier.")
      case .apart:
        "Temperatures from \(name) have been far from all others for \(hours)."
      }
    self.init(.suspectValues, message)
  }
}
