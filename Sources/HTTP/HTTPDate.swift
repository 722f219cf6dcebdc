internal import Basics

/// HTTP's three date formats (RFC 9110 §5.6.7), always UTC.
package enum HTTPDate {
  /// Seconds since 1970, or nil if the text is in none of the three formats.
  ///
  ///     Sun, 06 Nov 1994 08:49:37 GMT    ; IMF-fixdate
  ///     Sunday, 06-Nov-94 08:49:37 GMT   ; RFC 850
  ///     Sun Nov  6 08:49:37 1994         ; asctime
  package static func unixSeconds(_ text: String) -> Int? {
    guard text.utf8.count <= 64 else { return nil }
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }
    guard words.count >= 5 else { return nil }
    let isAsctime = month(words[1]) != nil
    let (day, name, year, clock) =
      isAsctime
      ? (words[2], words[1], words[4], words[3]) : (words[1], words[2], words[3], words[4])
    guard isAsctime ? words.count == 5 : words.count == 6 && words[5] == "GMT" else { return nil }
    guard let day = number(day, digits: 1...2, 1...31), let month = month(name),
      let year = fullYear(year), let second = secondOfDay(clock)
    else { return nil }
    return GregorianCalendar.dayNumber(year: year, month: month, day: day) * 86_400 + second
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func month(_ text: Substring) -> Int? {
    months.firstIndex { $0 == text }.map { $0 + 1 }
  }

  /// RFC 850's two-digit years mean 1970…2069.
  private static func fullYear(_ text: Substring) -> Int? {
    if text.utf8.count == 2 {
      return number(text, digits: 2...2, 0...99).map { $0 < 70 ? 2_000 + $0 : 1_900 + $0 }
    }
    return number(text, digits: 4...4, 1_600...9_999)
  }

  private static func secondOfDay(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let hour = number(parts[0], digits: 2...2, 0...23),
      let minute = number(parts[1], digits: 2...2, 0...59),
      let second = number(parts[2], digits: 2...2, 0...60)
    else { return nil }
    return hour * 3_600 + minute * 60 + second
  }

  private static func number(
    _ text: Substring, digits: ClosedRange<Int>, _ range: ClosedRange<Int>
  ) -> Int? {
    let isDigits = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isDigits, digits.contains(text.utf8.count), let value = Int(text), range.contains(value)
    else { return nil }
    return value
  }
}
