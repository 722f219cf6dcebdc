internal import Basics
package import JSON
package import Vocabulary

/// A calendar date of the Gregorian calendar from params, years 1800 to 2200. Which place's date it
/// is, is for others to say.
package struct WireDate: WireReadable, Equatable {
  package let daysSince1970: Int

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let text = try String(value, at: path)
    guard text.utf8.count == 10, let date = try? DateTimeText(text, .abridged) else {
      throw .type(.expectedDate, at: path)
    }
    try check(date, at: path)
    daysSince1970 = date.dayNumber
  }
}

/// An instant from params: RFC 3339 with an offset, years 1800 to 2200. A leap second counts as the
/// second after it.
package struct WireInstant: WireReadable, Equatable {
  package let secondsSince1970: Double

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    guard let time = try? DateTimeText(try String(value, at: path)) else {
      throw .type(.expectedTime, at: path)
    }
    try check(time, at: path)
    secondsSince1970 = time.unixSeconds()
  }
}

private func check(_ time: DateTimeText, at path: String) throws(Failure) {
  guard (1800...2200).contains(time.year) else { throw outOfRange(path, 1800, 2200) }
}
