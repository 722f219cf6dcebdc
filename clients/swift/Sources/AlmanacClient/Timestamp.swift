/// A text of a fixed form, with an order.
public protocol TextValue: TextCoded, Comparable {}

/// A local calendar date, `2026-06-21`.
public struct CalendarDate: TextValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Year, month and day; nil if this is no date.
  public var components: (year: Int, month: Int, day: Int)? {
    let parts = rawValue.split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    return (year, month, day)
  }
}

/// An instant with the place's offset from UTC, RFC 3339: `2026-06-21T21:04:54+01:00`.
public struct Timestamp: TextValue {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static func < (left: Self, right: Self) -> Bool {
    switch (left.unixSeconds, right.unixSeconds) {
    case (let left?, let right?): left < right
    default: left.rawValue < right.rawValue
    }
  }

  /// The place's date.
  public var localDate: CalendarDate { CalendarDate(rawValue: String(rawValue.prefix(10))) }

  /// The place's clock, `21:04`.
  public var clock: String { String(rawValue.dropFirst(11).prefix(5)) }

  /// Seconds since 1970-01-01T00:00:00Z; nil if this is no timestamp.
  public var unixSeconds: Double? {
    guard let date = localDate.components, rawValue.utf8.count >= 20 else { return nil }
    let time = rawValue.dropFirst(11)
    let digits = time.prefix(8).split(separator: ":").map { Int($0) }
    guard digits.count == 3, let hour = digits[0], let minute = digits[1], let second = digits[2],
      let offset = Self.offsetSeconds(time.dropFirst(8).drop { $0 == "." || $0.isNumber })
    else { return nil }
    let fraction = time.dropFirst(8).prefix { $0 == "." || $0.isNumber }
    let whole = Self.days(date.year, date.month, date.day) * 86_400
    return Double(whole + hour * 3600 + minute * 60 + second - offset)
      + (fraction.isEmpty ? 0 : Double("0" + fraction) ?? 0)
  }

  private static func offsetSeconds(_ text: Substring) -> Int? {
    if text == "Z" { return 0 }
    guard let sign = text.first, sign == "+" || sign == "-", text.count == 6,
      let hours = Int(text.dropFirst().prefix(2)), let minutes = Int(text.suffix(2))
    else { return nil }
    return (hours * 60 + minutes) * (sign == "-" ? -60 : 60)
  }

  /// Days since 1970-01-01 in the proleptic Gregorian calendar; years begin in March here, so that
  /// the leap day is the last of its year.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
