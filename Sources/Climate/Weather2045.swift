import Basics
import Units
package import Vocabulary
package import Words

/// The original formula of the Weather 2045 app, reproduced exactly: 2.5 · 0.8 °C more in 2045
/// everywhere, 1.2 °C less with interventions, and a different condition name above 1.5 °C.
///
/// Not climate science: from today to 2045 the world warms by 0.2…0.7 °C.
package struct Weather2045: Sendable, Equatable {
  package static let year = 2045

  /// The result with or without interventions.
  package struct Alternative: Sendable, Equatable {
    package let deltaCelsius: Double
    /// nil if no temperature was given.
    package let temperatureCelsius: Double?
    /// nil if no condition was given.
    package let conditionText: String?
    /// The icon for the text; nil if the text is the caller's own.
    package let changedKind: ConditionKind?
  }

  package let without: Alternative
  package let with: Alternative

  package init(temperatureCelsius: Double?, conditionText: String?) {
    without = Self.outcome(temperatureCelsius, conditionText, avoided: 0)
    with = Self.outcome(temperatureCelsius, conditionText, avoided: 1.2)
  }

  /// What climate models expect of the world's warming from today to 2045, °C.
  private static let expectedCelsius = 0.2...0.7

  /// Whose formula it is, and what climate models say.
  package var notices: [Notice] {
    func warming(_ celsius: Double) -> NoticeValue {
      .measure(celsius, .temperatureDifference, decimals: 1)
    }
    let expected = Self.expectedCelsius
    return [
      .originalFormula(
        everywhere: warming(without.deltaCelsius), with: warming(with.deltaCelsius),
        low: .number(expected.lowerBound, .temperatureDifference, decimals: 1),
        high: warming(expected.upperBound), year: .whole(Self.year))
    ]
  }

  private static func outcome(
    _ temperature: Double?, _ text: String?, avoided: Double
  ) -> Alternative {
    // In the original's order of operations, so that every digit matches: 22 + 2.0 − 1.2 = 22.8.
    let increase = 2.5 * 0.8
    let delta = increase - avoided
    let change = delta > 1.5 ? text.flatMap(change) : nil
    return Alternative(
      deltaCelsius: delta, temperatureCelsius: temperature.map { $0 + increase - avoided },
      conditionText: change?.text ?? text, changedKind: change?.kind)
  }

  private static func change(_ text: String) -> (text: String, kind: ConditionKind)? {
    let lower = text.lowercased()
    if lower.mentions("rain") { return ("Heavy Rain", .heavyRain) }
    if lower.mentions("cloud") { return ("Stormy", .thunderstorm) }
    if lower.mentions("clear") { return ("Hot & Clear", .clear) }
    return nil
  }
}
