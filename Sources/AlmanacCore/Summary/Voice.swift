/// Whether a text is read by eye or by ear.
package enum Voice: String, CaseIterable, Sendable {
  /// "-3 °C".
  case written
  /// "minus 3 degrees": units as words, no symbols.
  case spoken
}

extension Wording {
  /// A measure in the caller's unit.
  /// - Parameters:
  ///   - value: metric.
  ///   - decimals: shown at most.
  package func measure(
    _ value: Double, _ quantity: Quantity, in units: UnitSystem, _ voice: Voice, decimals: Int = 0
  ) -> String {
    let number = Rounding.round(units.convert(value, quantity), decimals: decimals)
    let unit = units.unit(of: quantity)
    switch voice {
    case .written: return "\(self.number(number)) \(unit.rawValue)"
    case .spoken:
      let isWhole = number == number.rounded()
      let forms = language.phrases.spoken(unit)
      let size = self.number(number.magnitude)
      return language.text(
        .measure,
        [
          "number": number < 0 ? language.text(.minus, ["number": size]) : size,
          "unit": forms[language.plural(number, decimals: isWhole ? 0 : decimals)],
        ])
    }
  }

  /// With the decimal sign of the language, and no decimals if they are zero.
  func number(_ value: Double) -> String {
    let sign = language.phrases.text(.decimalSign)
    if value == value.rounded(), value.magnitude < 1e9 { return "\(Int(value))" }
    return sign == "." ? "\(value)" : "\(value)".replacingEvery(".", with: sign)
  }

  /// "Friday".
  package func longWeekday(_ date: LocalDate) -> String { language.phrases.long(date.weekday) }

  /// "Friday, December 4".
  package func longDay(_ date: LocalDate) -> String {
    language.text(
      .weekdayAndDay,
      [
        "weekday": longWeekday(date), "day": "\(date.day)",
        "month": language.phrases.long(date.monthOfYear),
      ])
  }

  /// The start of a sentence.
  static func capitalized(_ text: String) -> String {
    // Most texts begin with a letter of ASCII, which needs no table.
    if let byte = text.utf8.first, byte < 0x80, !(0x61...0x7a).contains(byte) { return text }
    guard let first = text.first, first.isLowercase else { return text }
    return first.uppercased() + text.dropFirst()
  }
}
