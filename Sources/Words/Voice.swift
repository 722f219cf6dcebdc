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
  ) -> String {
    let number = units.shown(value, quantity, decimals: decimals)
    let unit = units.unit(of: quantity)
    switch voice {
    case .written: return "\(numbers.exact(number)) \(unit.symbol)"
    case .spoken:
      let isWhole = number == number.rounded()
      return language.measure(
        numbers.exact(number.magnitude), isNegative: number < 0, unit,
        in: plural(number, decimals: isWhole ? 0 : decimals))
    }
  }
}

extension SpokenLanguage {
  /// "minus 3 degrees", "時速20キロメートル": the number stands where the unit's row has it. A form that
  /// says its number itself, as the Arabic dual, has no place for one.
  func measure(
    _ number: String, isNegative: Bool, _ unit: MeasureUnit, in category: PluralCategory
  ) -> String {
    let form = phrases.spoken(unit)[category]
    func signed(_ text: String) -> String {
      isNegative ? self.text(.minus(number: text)) : text
    }
    let whole = form.replacingEvery("{count}", with: signed(number))
    return whole == form ? signed(form) : whole
  }
}
