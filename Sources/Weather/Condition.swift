package import Vocabulary

/// A kind of weather by day or by night, with all its names and glyphs.
package struct Condition: Sendable, Hashable {
  package let kind: ConditionKind
  /// Night glyphs are used only if it is known to be night.
  package let isDay: Bool
  /// OpenWeatherMap's own icon for its code is the overcast one, not that of the kind. A flag, so
  /// that rows of a forecast are copied without counting references.
  private let hasOvercastIcon: Bool

  package init(_ kind: ConditionKind, isDay: Bool = true) {
    self.init(kind, isDay: isDay, hasOvercastIcon: false)
  }

  init(_ kind: ConditionKind, isDay: Bool, hasOvercastIcon: Bool) {
    self.kind = kind
    self.isDay = isDay
    self.hasOvercastIcon = hasOvercastIcon
  }

  /// The daytime variant, used for whole days.
  package var byDay: Condition { by(day: true) }

  package func by(day isDay: Bool) -> Condition {
    Condition(kind, isDay: isDay, hasOvercastIcon: hasOvercastIcon)
  }

  /// Whether anything falls.
  package var hasPrecipitation: Bool { Phenomenon(precipitationOf: kind) != nil }

  /// The WMO 4677 code; `nil` if it has none.
  package var wmoCode: Int? { entry.wmoCode }
  /// 0 harmless, 1 noticeable, 2 take care, 3 hazardous, 4 dangerous.
  package var severity: Int { entry.severity }
  package var emoji: String { entry.emoji.at(isDay) }
  /// One character, which fonts draw in one column.
  package var plainGlyph: String { entry.plain.at(isDay) }
  /// The name of an Apple SF Symbol.
  package var sfSymbol: String { entry.sfSymbol.at(isDay) }
  /// The icon name of OpenWeatherMap, such as `10d`.
  package var owmIcon: String {
    let entry = hasOvercastIcon ? ConditionCatalog.entry(.overcast) : entry
    return entry.owmIcon + (isDay ? "d" : "n")
  }
  /// A glyph of a Nerd Font's weather range.
  package var nerdGlyph: String { entry.nerd.at(isDay) }
  /// One to three ASCII characters.
  package var asciiGlyph: String { entry.ascii.at(isDay) }
  /// The main group in OpenWeatherMap's words (Clear, Clouds, Rain, …).
  package var owmGroup: String { entry.owmGroup }

  private var entry: ConditionEntry { ConditionCatalog.entry(kind) }
}
