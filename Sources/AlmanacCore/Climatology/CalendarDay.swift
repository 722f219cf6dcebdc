/// A local date as days since 1970-01-01, taken apart (proleptic Gregorian; the algorithm of
/// Howard Hinnant, "chrono-compatible low-level date algorithms", counting from March).
struct CalendarDay: Sendable, Equatable {
  let year: Int
  /// 1…12.
  let month: Int
  /// 1…31.
  let day: Int

  init(dayNumber: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * ofYear + 2) / 153
    day = ofYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The inverse: days since 1970-01-01 of a date.
  static func dayNumber(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let ofEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear
    return era * 146_097 + ofEra - 719_468
  }

  var isLeapYear: Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  static func length(month: Int) -> Double {
    month == 2 ? 28.25 : Double(lengths[month - 1])
  }

  /// Days since the year began, 0…365.
  var dayOfYear: Int {
    let before = Self.lengths.prefix(month - 1).reduce(0, +)
    return before + day - 1 + (isLeapYear && month > 2 ? 1 : 0)
  }
}
