import Units

/// One group of a report, read from left to right.
struct ReportGroup {
  private(set) var rest: ArraySlice<UInt8>
  /// What the group has a well-formed value of that is not possible on Earth.
  private(set) var impossible: Measurement?

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }
  var first: UInt8? { rest.first }
  var text: String { String(decoding: rest, as: UTF8.self) }

  static func == (group: Self, text: String) -> Bool {
    group.rest.count == text.utf8.count && group.rest.starts(with: text.utf8)
  }

  func begins(with text: String) -> Bool { rest.starts(with: text.utf8) }

  func ends(with text: String) -> Bool { rest.suffix(text.utf8.count).elementsEqual(text.utf8) }

  /// Reads an element, or nothing.
  mutating func attempt<Value>(_ body: (inout Self) -> Value?) -> Value? {
    let start = rest
    if let value = body(&self) { return value }
    rest = start
    return nil
  }

  /// Reads an element that is the whole group, or nothing.
  mutating func whole<Value>(_ body: (inout Self) -> Value?) -> Value? {
    attempt { group in
      body(&group).flatMap { group.isAtEnd ? $0 : nil }
    }
  }

  /// Skips a text that comes next.
  mutating func skip(_ text: String) -> Bool {
    guard begins(with: text) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  mutating func skipAll() { rest = [] }

  mutating func skip(oneOf texts: [String]) -> Bool {
    texts.contains { skip($0) }
  }

  /// Reads a number of as many digits as there are, within limits; nil if there are fewer.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    let found = rest.prefix(digits.upperBound).prefix { Self.isDigit($0) }
    guard found.count >= digits.lowerBound else { return nil }
    rest = rest.dropFirst(found.count)
    return found.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  mutating func number(digits: Int) -> Int? { number(digits: digits...digits) }

  /// Skips a value that is not reported: a slash for each of its digits.
  mutating func skipMissing(_ count: Int) -> Bool {
    let slashes = rest.prefix(count)
    guard slashes.count == count, slashes.allSatisfy({ $0 == Self.slash }) else { return false }
    rest = rest.dropFirst(count)
    return true
  }

  /// Only slashes: the element of the group was not observed.
  var isMissing: Bool { !rest.isEmpty && rest.allSatisfy { $0 == Self.slash } }

  /// Reads one of the words of a code table.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type
  ) -> Word? {
    Word.allCases.first { skip($0.rawValue) }
  }

  mutating func word<Word>(among words: [Word], as code: (Word) -> String) -> Word? {
    words.first { skip(code($0)) }
  }

  /// The value if it is possible.
  mutating func possible(_ measurement: Measurement, _ value: Double) -> Double? {
    let possible = measurement.possible(value)
    if possible == nil { impossible = measurement }
    return possible
  }

  /// Marks a value that is possible by itself, but not beside others.
  mutating func reject(_ measurement: Measurement) { impossible = measurement }

  static let slash = UInt8(ascii: "/")

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// Nothing but letters, signs and slashes, as groups of weather are.
  var hasOnlyLetters: Bool {
    rest.allSatisfy { Self.isLetter($0) || "+-/".utf8.contains($0) }
  }
}

extension ReportTime {
  /// `ddhhmm`.
  static func dayHourMinute(_ group: inout ReportGroup) -> ReportTime? {
    guard let day = group.number(digits: 2), let hour = group.number(digits: 2),
      let minute = group.number(digits: 2)
    else { return nil }
    return ReportTime(day: day, hour: hour, minute: minute)
  }

  /// `ddhh`.
  static func dayHour(_ group: inout ReportGroup) -> ReportTime? {
    guard let day = group.number(digits: 2), let hour = group.number(digits: 2) else { return nil }
    return ReportTime(day: day, hour: hour, minute: 0)
  }

  /// `hhmm`.
  static func hourMinute(_ group: inout ReportGroup) -> ReportTime? {
    guard let hour = group.number(digits: 2), let minute = group.number(digits: 2) else {
      return nil
    }
    return ReportTime(day: nil, hour: hour, minute: minute)
  }
}

extension ReportPeriod {
  /// Two times with a slash between them.
  init?(_ group: inout ReportGroup, _ time: (inout ReportGroup) -> ReportTime?) {
    guard let start = time(&group), group.skip("/"), let end = time(&group) else { return nil }
    self.init(start: start, end: end)
  }
}
