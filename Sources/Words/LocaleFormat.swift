import Basics

/// The formats of a locale, by their field of its row (Unicode CLDR): templates whose `{MMM}` and
/// the like are fields of UTS #35, Date Field Symbol Table.
enum LocaleFormat: Int {
  /// "6/21".
  case monthDay
  /// "Jun 21".
  case day
  /// "Sun, Jun 21".
  case weekdayDay
  /// "Sunday, June 21".
  case longDay
  /// "19:42".
  case clock24
  /// "7:42 PM".
  case clock12
  /// "7 PM".
  case hour12
  /// "19"; "19 Uhr".
  case hour24
  /// `h` or `H`: what the locale's clock counts to.
  case cycle
  /// "{0}%".
  case percent
}

/// The names of a locale, by their first field of its row.
enum LocaleNames: Int {
  /// Within a date, then alone.
  case shortMonths = 0
  case shortMonthsAlone = 12
  case shortDays = 24
  case shortDaysAlone = 31
  case longMonths = 38
  case longMonthsAlone = 50
  case longDays = 62
  case longDaysAlone = 69
  /// AM and PM.
  case dayHalves = 76
}

extension LocaleTable {
  /// - Parameter number: from 0.
  func name(_ names: LocaleNames, _ number: Int, in record: Record) -> String {
    text(names.rawValue + number, of: .names, in: record)
  }

  /// A format with its fields filled in.
  /// - Parameter field: the text of a field, by its letter and how often that is repeated.
  func filled(
    _ format: LocaleFormat, in record: Record, _ field: (_ letter: UInt8, _ count: Int) -> String
  ) -> String {
    var position = offset(format.rawValue, of: .formats, in: record)
    func byte() -> UInt8 {
      defer { position += 1 }
      return bytes.integer(at: position, as: UInt8.self)
    }
    var text: [UInt8] = []
    text.reserveCapacity(32)
    while true {
      switch byte() {
      case 0: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "{"):
        let letter = byte()
        var count = 1
        while byte() != UInt8(ascii: "}") { count += 1 }
        text += field(letter, count).utf8
      case let other: text.append(other)
      }
    }
  }
}
