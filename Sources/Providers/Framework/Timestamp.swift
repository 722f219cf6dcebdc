internal import Basics

/// Parses upstream times.
enum Timestamp {
  /// Larger numbers, more than some 3,000 years from 1970, are not weather times.
  static let maximumSeconds = 1e11

  /// RFC 3339 with an offset (`2026-06-21T12:00:00+01:00`, `…Z`; seconds and fraction optional),
  /// in seconds since 1970 UTC.
  static func unixSeconds(_ text: String?) -> Double? {
    text.flatMap(read).flatMap { $0.offsetSeconds == nil ? nil : $0.unixSeconds() }
  }

  /// The same, and also local times at this UTC offset if the text has none (`2026-06-21T12:00`).
  static func unixSeconds(_ text: String?, localOffsetSeconds: Double) -> Double? {
    text.flatMap(read)?.unixSeconds(localOffset: localOffsetSeconds)
  }

  private static func read(_ text: String) -> DateTimeText? { try? DateTimeText(text, .abridged) }
}
