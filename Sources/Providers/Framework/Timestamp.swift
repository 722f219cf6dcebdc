internal import AlmanacCore

/// Reading times that upstreams write.
enum Timestamp {
  /// Beyond this, some 3,000 years from 1970, a number is no time of weather.
  static let farthestSeconds = 1e11

  /// RFC 3339 with an offset (`2026-06-21T12:00:00+01:00`, `…Z`; seconds and fraction optional),
  /// in seconds since 1970 UTC.
  static func unixSeconds(_ text: String?) -> Double? {
    guard let text, let parsed = parse(text), let offset = parsed.offsetSeconds else { return nil }
    return parsed.localSeconds - offset
  }

  /// The same, and local times without an offset (`2026-06-21T12:00`), which are that far from UTC.
  static func unixSeconds(_ text: String?, localOffsetSeconds: Double) -> Double? {
    text.flatMap(parse).map { $0.localSeconds - ($0.offsetSeconds ?? localOffsetSeconds) }
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
        let day = number(2)
      else { return nil }
      return LocalDate(year: year, month: month, day: day)?.dayNumber
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
