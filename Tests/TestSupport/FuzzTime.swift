package import Foundation

/// How long the seeded targets run, and where they begin: `FUZZ_SECONDS=600 FUZZ_SEED=7` for the
/// long run of another day, 2 s otherwise.
package enum FuzzTime {
  package static let seconds = number("FUZZ_SECONDS") ?? 2
  package static let seed = number("FUZZ_SEED").map { UInt64($0) } ?? 1

  /// When a target that begins now ends.
  package static var end: Date { Date(timeIntervalSinceNow: seconds) }

  private static func number(_ name: String) -> Double? {
    ProcessInfo.processInfo.environment[name].flatMap(Double.init).flatMap {
      $0 >= 0 && $0 < 1e9 ? $0 : nil
    }
  }
}
