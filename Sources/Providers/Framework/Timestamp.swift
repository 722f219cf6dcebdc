internal import Basics
import Time

/// Reads upstream times: the only place where they are numbers or text.
enum Timestamp {
  /// Larger numbers, more than some 3,000 years from 1970, are not weather times.
  private static let maximumSeconds = 1e11

  /// - Parameter seconds: since 1970 UTC.
  static func instant(_ seconds: Double) -> Instant? {
    abs(seconds) < maximumSeconds ? Instant(unixSeconds: seconds) : nil
  }

  /// RFC 3339 with an offset (`2026-06-21T12:00:00+01:00`, `…Z`; seconds and fraction optional).
  static func instant(_ text: String) -> Instant? {
    read(text).flatMap {
      $0.offsetSeconds == nil ? nil : Instant(unixSeconds: $0.unixSeconds())
    }
  }

  /// The same, and also local times at this UTC offset if the text has none (`2026-06-21T12:00`).
  static func instant(_ text: String, localOffsetSeconds: Double) -> Instant? {
    read(text).map { Instant(unixSeconds: $0.unixSeconds(localOffset: localOffsetSeconds)) }
  }

  private static func read(_ text: String) -> DateTimeText? { try? DateTimeText(text, .abridged) }
}
