import Basics
package import Time
import Units
import Vocabulary

/// The wording of an answer: its language, and how its locale writes numbers, clocks and dates.
///
/// The words fall back to English where Almanac has none in the language; numbers, clocks and dates
/// are those of the locale even then (Unicode CLDR). Names of days and months within a sentence are
/// in the language of the words.
package struct Wording: Equatable, Sendable {
  package let locale: LocaleTag
  package let language: SpokenLanguage
  package let numbers: NumberStyle
  /// The configured one, or the convention of the language in the territory.
  package let clock: ClockLabels.Style
  /// How the text is perceived; aloud, dates are in words.
  package private(set) var voice = Voice.written
  private let record: LocaleTable.Record
  /// Of the language of the words.
  private let wordsRecord: LocaleTable.Record

  /// - Parameter clock: the configured one; nil for the locale's convention.
  package init(locale: String?, clock: ClockLabels.Style? = nil) {
    let tag = LocaleTag(locale)
    self.locale = tag
    language = tag.spoken
    guard tag != Self.plain else {
      (record, wordsRecord, numbers) = (Self.plainRecord, Self.plainRecord, .english)
      self.clock = clock ?? .twelveHour
      return
    }
    record = Self.table.record(tag)
    self.clock = clock ?? Self.clock(of: record)
    let words = LocaleTag(language)
    wordsRecord = words.language == tag.language ? record : Self.table.record(words)
    numbers = NumberStyle(record, digits: tag.digits)
  }

  private init(
    _ other: Wording, language: SpokenLanguage,
    record: LocaleTable.Record, wordsRecord: LocaleTable.Record, numbers: NumberStyle
  ) {
    locale = other.locale
    self.language = language
    clock = other.clock
    self.record = record
    self.wordsRecord = wordsRecord
    self.numbers = numbers
  }

  package static let english = Wording(locale: nil)

  private static let table = LocaleTable.embedded
  private static let plain = LocaleTag(nil)
  private static let plainRecord = table.record(plain)

  /// For a synthesizer: numbers, clocks and dates of the language that it speaks, in plain digits.
  package var aloud: Wording {
    var wording = Wording(
      self, language: language, record: wordsRecord, wordsRecord: wordsRecord,
      numbers: NumberStyle(wordsRecord, digits: "latn").aloud(in: language))
    wording.voice = .spoken
    return wording
  }

  private static func clock(of record: LocaleTable.Record) -> ClockLabels.Style {
    let cycle = table.text(LocaleFormat.cycle.rawValue, of: .formats, in: record)
    return cycle == "h" ? .twelveHour : .twentyFourHour
  }

  /// The category of a number in the language of the words, as it is written.
  /// - Parameter decimals: how many are written.
  package func plural(_ number: Double, decimals: Int = 0) -> PluralCategory {
    PluralRules(wordsRecord).category(number, decimals: decimals)
  }

  // MARK: Dates

  /// "Sun".
  package func weekday(_ date: LocalDate) -> String {
    Self.table.name(.shortDaysAlone, date.weekday.rawValue - 1, in: record)
  }

  /// "Jun".
  package func month(_ date: LocalDate) -> String {
    Self.table.name(.shortMonthsAlone, date.month - 1, in: record)
  }

  /// "Jun 21".
  package func day(_ date: LocalDate) -> String { written(date, .day, in: record) }

  /// "Sun, Jun 21".
  func shortDay(_ date: LocalDate) -> String { written(date, .weekdayDay, in: record) }

  /// "Sunday", in the language of the words.
  package func longWeekday(_ date: LocalDate) -> String {
    Self.table.name(.longDaysAlone, date.weekday.rawValue - 1, in: wordsRecord)
  }

  /// "Sunday, June 21", in the language of the words.
  package func longDay(_ date: LocalDate) -> Text {
    let day = written(date, .longDay, in: wordsRecord)
    // Japanese writes the weekday in brackets, and says it right after the day.
    return own(voice == .written ? day : day.filter { $0 != "(" && $0 != ")" })
  }

  /// "6/21".
  func monthDay(_ date: LocalDate, _ width: ClockLabels.Width = .natural) -> String {
    written(date, .monthDay, in: record, width)
  }

  private func written(
    _ date: LocalDate, _ format: LocaleFormat, in record: LocaleTable.Record,
    _ width: ClockLabels.Width = .natural
  ) -> String {
    let (month, weekday) = (date.month - 1, date.weekday.rawValue - 1)
    return Self.table.filled(format, in: record) { letter, count in
      let names: LocaleNames
      switch (letter, count) {
      case (UInt8(ascii: "d"), _) where date.day == 1 && voice == .spoken:
        return language.phrases.text(MessageRow.firstOfMonth)
      case (UInt8(ascii: "d"), _): return numbers.whole(date.day, digits: width.digits(count))
      case (_, ...2) where letter == UInt8(ascii: "M") || letter == UInt8(ascii: "L"):
        return numbers.whole(date.month, digits: width.digits(count))
      case (UInt8(ascii: "M"), 4): names = .longMonths
      case (UInt8(ascii: "M"), _): names = .shortMonths
      case (UInt8(ascii: "L"), 4): names = .longMonthsAlone
      case (UInt8(ascii: "L"), _): names = .shortMonthsAlone
      case (UInt8(ascii: "E"), 4): names = .longDays
      case (UInt8(ascii: "c"), 4): names = .longDaysAlone
      case (UInt8(ascii: "c"), _): names = .shortDaysAlone
      default: names = .shortDays
      }
      let isDay = letter == UInt8(ascii: "E") || letter == UInt8(ascii: "c")
      return Self.table.name(names, isDay ? weekday : month, in: record)
    }
  }

  // MARK: Times

  /// "7:42 PM" or "19:42".
  package func time(minuteOfDay minute: Int, _ width: ClockLabels.Width = .natural) -> String {
    clocked(minute, clock == .twelveHour ? .clock12 : .clock24, width)
  }

  /// "7 PM" or "19"; in some locales with a word: "19 Uhr".
  func hour(minuteOfDay minute: Int) -> String {
    clocked(minute, clock == .twelveHour ? .hour12 : .hour24, .natural)
  }

  /// "7 PM" or "19", with two digits of the longer clock.
  func bareHour(minuteOfDay minute: Int, _ width: ClockLabels.Width = .natural) -> String {
    clock == .twelveHour
      ? clocked(minute, .hour12, width) : numbers.whole(minute / 60, digits: 2)
  }

  private func clocked(
    _ minute: Int, _ format: LocaleFormat, _ width: ClockLabels.Width
  ) -> String {
    let hour = minute / 60
    return Self.table.filled(format, in: record) { letter, count in
      switch letter {
      case UInt8(ascii: "H"): numbers.whole(hour, digits: width.digits(count))
      case UInt8(ascii: "h"): numbers.whole((hour + 11) % 12 + 1, digits: width.digits(count))
      case UInt8(ascii: "K"): numbers.whole(hour % 12, digits: width.digits(count))
      case UInt8(ascii: "m"): numbers.whole(minute % 60, digits: width.digits(count))
      default: Self.table.name(.dayHalves, hour < 12 ? 0 : 1, in: record)
      }
    }
  }
}
