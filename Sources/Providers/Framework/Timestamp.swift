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

  /// The same, or as feeds write it: `Thu, 01 Jan 2026 16:05:14 +0000` (RFC 822).
  static func feedInstant(_ text: String) -> Instant? {
    if let instant = instant(text) { return instant }
    let words = text.split { $0 == " " || $0 == "," }
    guard let first = words.first else { return nil }
    let parts = first.first?.isLetter == true ? words.dropFirst() : words[...]
    guard parts.count == 5,
      let month = months.firstIndex(of: parts[parts.startIndex + 1].lowercased())
    else { return nil }
    func padded(_ text: Substring) -> String { text.count == 1 ? "0" + text : String(text) }
    let (day, year, clock, zone) = (
      padded(parts[parts.startIndex]), parts[parts.startIndex + 2],
      parts[parts.startIndex + 3], parts[parts.startIndex + 4]
    )
    let offset = ["GMT", "UT", "UTC", "Z"].contains(zone) ? "Z" : String(zone)
    return instant("\(year)-\(padded(Substring(String(month + 1))))-\(day)T\(clock)\(offset)")
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func read(_ text: String) -> DateTimeText? { try? DateTimeText(text, .abridged) }
}
