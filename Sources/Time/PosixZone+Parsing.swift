extension PosixZone {
  /// Parses `std offset [dst [offset] [,start[/time],end[/time]]]`; nil if invalid. Rejects
  /// daylight saving without dates, because POSIX leaves the dates to the system.
  init?(parsing text: String) {
    var reader = Reader(rest: text.utf8[...])
    guard let name = reader.name(), let west = reader.duration(hours: 0...24) else { return nil }
    standard = ZoneOffset(seconds: -west, isDaylightSaving: false, abbreviation: name)
    guard !reader.rest.isEmpty else {
      daylight = nil
      return
    }
    guard let name = reader.name() else { return nil }
    var seconds = 3600 - west
    if reader.rest.first != UInt8(ascii: ",") {
      guard let west = reader.duration(hours: 0...24) else { return nil }
      seconds = -west
    }
    guard reader.skip(","), let start = reader.change(), reader.skip(","),
      let end = reader.change(), reader.rest.isEmpty
    else { return nil }
    daylight = Daylight(
      offset: ZoneOffset(seconds: seconds, isDaylightSaving: true, abbreviation: name),
      start: start, end: end)
  }

  private struct Reader {
    var rest: Substring.UTF8View

    mutating func skip(_ mark: Unicode.Scalar) -> Bool {
      guard let byte = rest.first, byte == UInt8(ascii: mark) else { return false }
      rest = rest.dropFirst()
      return true
    }

    /// Three or more letters, or letters, digits and signs in angle brackets.
    mutating func name() -> String? {
      if skip("<") {
        guard let close = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
        let name = rest[..<close]
        rest = rest[close...].dropFirst()
        return name.isEmpty ? nil : String(Substring(name))
      }
      let name = rest.prefix { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
      rest = rest.dropFirst(name.count)
      return name.count < 3 ? nil : String(Substring(name))
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int? {
      var value: Int?
      while let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        let next = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        guard next <= range.upperBound else { return nil }
        value = next
        rest = rest.dropFirst()
      }
      return value.flatMap { range.contains($0) ? $0 : nil }
    }

    /// `[+|-]hh[:mm[:ss]]` in seconds.
    mutating func duration(hours range: ClosedRange<Int>) -> Int? {
      let isNegative = skip("-")
      if !isNegative { _ = skip("+") }
      guard let hours = number(range) else { return nil }
      var seconds = hours * 3600
      if skip(":") {
        guard let minutes = number(0...59) else { return nil }
        seconds += minutes * 60
        if skip(":") {
          guard let rest = number(0...59) else { return nil }
          seconds += rest
        }
      }
      return isNegative ? -seconds : seconds
    }

    mutating func change() -> Change? {
      guard let day = day() else { return nil }
      var seconds = 7200
      if skip("/") {
        guard let given = duration(hours: 0...167) else { return nil }
        seconds = given
      }
      return Change(day: day, secondsAfterMidnight: seconds)
    }

    private mutating func day() -> Change.Day? {
      if skip("M") {
        guard let month = number(1...12), skip("."), let week = number(1...5), skip("."),
          let weekday = number(0...6)
        else { return nil }
        return .monthWeek(month: month, week: week, weekday: weekday)
      }
      if skip("J") { return number(1...365).map(Change.Day.julian) }
      return number(0...365).map(Change.Day.zeroBased)
    }
  }
}
