package import JSON

/// A calendar date of the Gregorian calendar from params, years 1800 to 2200. Which place's date it
/// is, is for others to say.
package struct WireDate: WireReadable, Equatable {
  package let year: Int
  package let month: Int
  package let day: Int

  package init(_ value: JSONValue, at path: String) throws(ParamsFault) {
    let digits = Array(try String(value, at: path).utf8)
    guard let date = Self(digits[...]), digits.count == 10 else {
      throw .type("a date such as 2026-06-21", at: path)
    }
    guard (1800...2200).contains(date.year) else { throw outOfRange(path, 1800, 2200) }
    self = date
  }

  /// The first ten bytes as a date that exists; any year.
  init?(_ bytes: ArraySlice<UInt8>) {
    let digits = Digits(bytes)
    guard let year = digits.number(0, 4), digits.byte(4) == "-", let month = digits.number(5, 2),
      digits.byte(7) == "-", let day = digits.number(8, 2),
      (1...12).contains(month), day >= 1, day <= Self.days(month, year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  private static func days(_ month: Int, _ year: Int) -> Int {
    let leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    return month == 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Days since 1970-01-01 (H. Hinnant, "chrono-compatible low-level date algorithms").
  package var daysSince1970: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

/// An instant from params: RFC 3339 with an offset, years 1800 to 2200. A leap second counts as the
/// second after it.
package struct WireInstant: WireReadable, Equatable {
  package let secondsSince1970: Double

  package init(_ value: JSONValue, at path: String) throws(ParamsFault) {
    let bytes = Array(try String(value, at: path).utf8)
    guard let date = WireDate(bytes[...]), let seconds = Self.seconds(date, bytes) else {
      throw .type("a time with an offset such as 2026-06-21T19:30:00+01:00", at: path)
    }
    guard (1800...2200).contains(date.year) else { throw outOfRange(path, 1800, 2200) }
    secondsSince1970 = seconds
  }

  private static func seconds(_ date: WireDate, _ bytes: [UInt8]) -> Double? {
    let digits = Digits(bytes[...])
    guard let mark = digits.byte(10), mark == "T" || mark == "t" || mark == " ",
      let hour = digits.number(11, 2),
      hour < 24, digits.byte(13) == ":", let minute = digits.number(14, 2), minute < 60,
      digits.byte(16) == ":", let second = digits.number(17, 2), second <= 60
    else { return nil }
    var position = 19
    var fraction = 0.0
    if digits.byte(position) == "." {
      position += 1
      var scale = 0.1
      let first = position
      while let digit = digits.number(position, 1) {
        fraction += Double(digit) * scale
        scale /= 10
        position += 1
      }
      guard position > first else { return nil }
    }
    guard let offset = offset(digits, position, bytes.count) else { return nil }
    let whole = date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - offset
    return Double(whole) + fraction
  }

  private static func offset(_ digits: Digits, _ position: Int, _ count: Int) -> Int? {
    guard let sign = digits.byte(position) else { return nil }
    if sign == "Z" || sign == "z" { return position + 1 == count ? 0 : nil }
    guard sign == "+" || sign == "-", let hour = digits.number(position + 1, 2), hour < 24,
      digits.byte(position + 3) == ":", let minute = digits.number(position + 4, 2), minute < 60,
      position + 6 == count
    else { return nil }
    return (sign == "-" ? -1 : 1) * (hour * 3600 + minute * 60)
  }
}

/// Fixed columns of ASCII digits.
private struct Digits {
  private let bytes: ArraySlice<UInt8>
  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  func byte(_ position: Int) -> Unicode.Scalar? {
    position < bytes.count ? Unicode.Scalar(bytes[bytes.startIndex + position]) : nil
  }

  func number(_ position: Int, _ count: Int) -> Int? {
    guard position + count <= bytes.count else { return nil }
    var number = 0
    for byte in bytes.dropFirst(position).prefix(count) {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
