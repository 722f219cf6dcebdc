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
      let forms = language.phrases.spoken(unit)
      let size = numbers.exact(number.magnitude)
      return language.text(
        .measure,
        [
          "number": number < 0 ? language.text(.minus, ["number": size]) : size,
          "unit": forms[plural(number, decimals: isWhole ? 0 : decimals)],
        ])
    }
  }
}
