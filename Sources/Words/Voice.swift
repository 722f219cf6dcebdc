import Basics
package import Units
import Vocabulary

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
    _ value: Double, _ quantity: Quantity, in units: UnitSystem, decimals: Int = 0
  ) -> Text {
    measure(units.shown(value, quantity, decimals: decimals), in: units.unit(of: quantity))
  }

  /// - Parameters:
  ///   - decimals: nil for those that the number has.
  ///   - gap: between the number and the symbol of its unit. With one, a force of Beaufort is
  ///     written in words, as there is no symbol that people know in every language.
  ///   - isEnd: whether it is the upper end of a range, which has a case of its own in Polish.
  package func measure(
    _ number: Double, decimals: Int? = nil, in unit: MeasureUnit, gap: String = " ",
    isEnd: Bool = false
  ) -> Text {
    let decimals = unit == .beaufort ? 0 : decimals
    func shown(_ number: Double) -> String {
      decimals.map { numbers.fixed(number, decimals: $0) } ?? numbers.exact(number)
    }
    guard voice == .spoken || unit == .beaufort && !gap.isEmpty else {
      return own(shown(number) + gap + unit.symbol)
    }
    let rounded = decimals.map { Rounding.round(number, decimals: $0) } ?? number
    let category = plural(rounded, decimals: decimals ?? Self.decimals(of: rounded))
    return own(
      language.measure(
        shown(rounded.magnitude), isNegative: rounded < 0, unit,
        in: isEnd ? language.genitive(category) : category))
  }

  /// How many `NumberStyle.exact` writes.
  private static func decimals(of number: Double) -> Int {
    number == number.rounded() ? 0 : "\(number)".reversed().prefix { $0 != "." }.count
  }

  /// "°C"; aloud "degrees".
  package func name(of unit: MeasureUnit) -> Text {
    voice == .written
      ? own(unit.symbol)
      : own(
        String(
          language.phrases.spoken(unit)[.other].replacingEvery("{count}", with: "")
            .drop { $0 == " " }))
  }
}

extension SpokenLanguage {
  /// The form after "to": "do 4 stopni", "do 1 stopnia". In the genitive, Polish units have the
  /// forms of "5 stopni" and of "1,5 stopnia"; no other language with words has cases here.
  fileprivate func genitive(_ category: PluralCategory) -> PluralCategory {
    guard self == .polish else { return category }
    return switch category {
    case .one: .other
    case .few: .many
    default: category
    }
  }

  /// "minus 3 degrees", "時速20キロメートル": the number stands where the unit's row has it. A form that
  /// says its number itself, as the Arabic dual, has no place for one, and none for decimals.
  func measure(
    _ number: String, isNegative: Bool, _ unit: MeasureUnit, in category: PluralCategory
  ) -> String {
    let forms = phrases.spoken(unit)
    let isWhole = number.unicodeScalars.allSatisfy { $0.properties.numericType == .decimal }
    let form =
      isWhole || forms[category].utf8.contains(UInt8(ascii: "{")) ? forms[category] : forms[.other]
    func signed(_ text: String) -> String {
      isNegative ? filled(phrases.text(MessageRow.minus), [text], isIsolating: false) : text
    }
    let whole = form.replacingEvery("{count}", with: signed(number))
    return whole == form ? signed(form) : whole
  }
}
