/// One group of a report, read from left to right.
struct ReportGroup {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }
  var first: UInt8? { rest.first }
  var text: String { String(decoding: rest, as: UTF8.self) }

  static func == (group: Self, text: String) -> Bool {
    var group = group
    return group.skip(text) && group.isAtEnd
  }

  func ends(in text: String) -> Bool {
    rest.count >= text.utf8.count
      && Self(rest.suffix(text.utf8.count)) == text
  }

  /// Skips a text that comes next.
  mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  mutating func drop(_ count: Int) -> ArraySlice<UInt8>? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func dropLast(_ count: Int) { rest = rest.dropLast(count) }

  /// Reads a number of as many digits as there are, within limits; nil if there are fewer.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    let found = rest.prefix(digits.upperBound).prefix { Self.isDigit($0) }
    guard found.count >= digits.lowerBound else { return nil }
    rest = rest.dropFirst(found.count)
    return found.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  mutating func number(digits: Int) -> Int? { number(digits: digits...digits) }

  /// Skips a value that is not reported: as many slashes as it has digits, or more.
  mutating func skipMissing(_ count: Int) -> Bool {
    let slashes = rest.prefix { $0 == UInt8(ascii: "/") }.count
    guard slashes >= count else { return false }
    rest = rest.dropFirst(count)
    return true
  }

  /// Only slashes: the element of the group was not observed.
  var isMissing: Bool { !rest.isEmpty && rest.allSatisfy { $0 == UInt8(ascii: "/") } }

  /// Reads one of the words of a code table.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type
  ) -> Word? {
    for word in Word.allCases where rest.starts(with: word.rawValue.utf8) {
      rest = rest.dropFirst(word.rawValue.utf8.count)
      return word
    }
    return nil
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}

extension ReportTime {
  /// `ddhhmm`, `ddhh` or, with neither a day, `hhmm`.
  static func dayHourMinute(_ group: inout ReportGroup) -> ReportTime? {
    guard let day = group.number(digits: 2), let hour = group.number(digits: 2),
      let minute = group.number(digits: 2)
    else { return nil }
    return ReportTime(day: day, hour: hour, minute: minute)
  }

  static func dayHour(_ group: inout ReportGroup) -> ReportTime? {
    guard let day = group.number(digits: 2), let hour = group.number(digits: 2) else { return nil }
    return ReportTime(day: day, hour: hour, minute: 0)
  }

  static func hourMinute(_ group: inout ReportGroup) -> ReportTime? {
    guard let hour = group.number(digits: 2), let minute = group.number(digits: 2) else {
      return nil
    }
    return ReportTime(day: nil, hour: hour, minute: minute)
  }
}

extension ReportPeriod {
  /// `ddhh/ddhh`, or the whole group.
  init?(_ group: ReportGroup) {
    var group = group
    guard let start = ReportTime.dayHour(&group), group.skip("/"),
      let end = ReportTime.dayHour(&group), group.isAtEnd
    else { return nil }
    self.init(start: start, end: end)
  }
}
