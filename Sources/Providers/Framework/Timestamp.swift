/// Reading times that upstreams write.
enum Timestamp {
  /// RFC 3339 with an offset (`2026-06-21T12:00:00+01:00`, `…Z`; seconds and fraction optional),
  /// in seconds since 1970 UTC.
  static func unixSeconds(_ text: String?) -> Double? {
    guard let text, let parsed = parse(text), let offset = parsed.offsetSeconds else { return nil }
    return parsed.localSeconds - offset
  }

  /// A local time without an offset (`2026-06-21T12:00`), as if it were UTC.
  static func localSeconds(_ text: String?) -> Double? {
    text.flatMap(parse)?.localSeconds
  }

  /// A date (`2026-06-21`, alone or before a time) as days since 1970-01-01.
  static func dayNumber(_ text: String?) -> Int? {
    guard let text else { return nil }
    var reader = Reader(bytes: Array(text.utf8))
    return reader.date()
  }

  /// Days since 1970-01-01 of a date of the proleptic Gregorian calendar (Fliegel and Van
  /// Flandern's idea in the form with years that begin in March).
  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// `2026-06-21` of days since 1970-01-01.
  static func text(dayNumber: Int) -> String {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    return padded(year, 4) + "-" + padded(month < 10 ? month + 3 : month - 9, 2) + "-"
      + padded(day, 2)
  }

  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }

  private struct Parsed {
    let localSeconds: Double
    let offsetSeconds: Double?
  }

  private static func parse(_ text: String) -> Parsed? {
    var reader = Reader(bytes: Array(text.utf8))
    guard let day = reader.date() else { return nil }
    guard !reader.isAtEnd else {
      return Parsed(localSeconds: Double(day) * 86400, offsetSeconds: nil)
    }
    guard reader.take("T") || reader.take("t") || reader.take(" "),
      let clock = reader.clock()
    else { return nil }
    let offset = reader.offset()
    guard reader.isAtEnd else { return nil }
    return Parsed(localSeconds: Double(day) * 86400 + clock, offsetSeconds: offset)
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool { position == bytes.count }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard position < bytes.count, bytes[position] == UInt8(ascii: character) else {
        return false
      }
      position += 1
      return true
    }

    mutating func number(_ digits: Int) -> Int? {
      guard position + digits <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[position..<position + digits] {
        guard byte &- 0x30 < 10 else { return nil }
        value = value * 10 + Int(byte - 0x30)
      }
      position += digits
      return value
    }

    mutating func date() -> Int? {
      guard let year = number(4), take("-"), let month = number(2), take("-"),
        let day = number(2), (1...12).contains(month), (1...31).contains(day)
      else { return nil }
      return Timestamp.dayNumber(year: year, month: month, day: day)
    }

    mutating func clock() -> Double? {
      guard let hour = number(2), take(":"), let minute = number(2), hour <= 24, minute < 60
      else { return nil }
      var seconds = 0
      if take(":") {
        guard let value = number(2), value <= 60 else { return nil }
        seconds = value
        if take(".") { while number(1) != nil {} }
      }
      return Double(hour * 3600 + minute * 60 + seconds)
    }

    mutating func offset() -> Double? {
      if take("Z") || take("z") { return 0 }
      let isWest = take("-")
      guard isWest || take("+"), let hours = number(2) else { return nil }
      _ = take(":")
      guard let minutes = number(2), minutes < 60 else { return nil }
      let seconds = Double(hours * 3600 + minutes * 60)
      return isWest ? -seconds : seconds
    }
  }
}
