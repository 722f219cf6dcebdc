internal import Basics
package import JSON
package import Time
package import Vocabulary

/// `2026-06-21`, in the years 1800 to 2200. Which place's date it is, is for others to say.
extension LocalDate: WireReadable {
  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let text = try String(value, at: path)
    guard text.utf8.count == 10, let date = try? DateTimeText(text, .abridged) else {
      throw .type(.expectedDate, at: path)
    }
    try check(date, at: path)
    self.init(clamping: date.dayNumber)
  }
}

/// RFC 3339 with an offset, in the years 1800 to 2200. A leap second counts as the second after it.
extension Instant: WireReadable {
  package init(_ value: JSONValue, at path: String) throws(Failure) {
    guard let time = try? DateTimeText(try String(value, at: path)) else {
      throw .type(.expectedTime, at: path)
    }
    try check(time, at: path)
    self.init(unixSeconds: time.unixSeconds())
  }
}

private func check(_ time: DateTimeText, at path: String) throws(Failure) {
  guard LocalDate.years.contains(time.year) else { throw outOfRange(path, 1800, 2200) }
}
