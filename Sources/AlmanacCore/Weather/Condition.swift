/// A kind of weather by day or by night, with every way to name or draw it.
package struct Condition: Sendable, Equatable {
  package let kind: ConditionKind
  /// Night glyphs are chosen only when it is known to be night.
  package let isDay: Bool

  package init(_ kind: ConditionKind, isDay: Bool = true) {
    self.kind = kind
    self.isDay = isDay
  }

  /// The WMO 4677 code of the forecast subset, or `nil` where that subset has none.
  package var wmoCode: Int? { entry.wmoCode }
  /// English words for people.
  package var text: String { entry.text }
  /// 0 nothing to mind, 1 noticeable, 2 take care, 3 hazardous, 4 dangerous.
  package var severity: Int { entry.severity }
  package var emoji: String { entry.emoji.at(isDay) }
  /// The name of an Apple SF Symbol.
  package var sfSymbol: String { entry.sfSymbol.at(isDay) }
  /// The icon name of OpenWeatherMap, such as `10d`.
  package var owmIcon: String { entry.owmIcon + (isDay ? "d" : "n") }
  /// A glyph of a Nerd Font's weather range.
  package var nerdGlyph: String { entry.nerd.at(isDay) }
  /// One to three ASCII characters.
  package var asciiGlyph: String { entry.ascii.at(isDay) }
  /// The main group in OpenWeatherMap's words (Clear, Clouds, Rain, …).
  package var owmGroup: String { entry.owmGroup }

  private var entry: ConditionEntry { ConditionCatalog.entry(kind) }
}
