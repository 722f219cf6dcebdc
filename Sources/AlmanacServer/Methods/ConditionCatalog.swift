import AlmanacProtocol
import Weather
import Words

/// `condition.catalog`: every kind of weather with all its glyphs, day and night.
extension Wire.ConditionCatalogMethod: ComputedMethod {
  static func answer(_ call: Call<Self>) -> Result {
    let words = call.language.phrases
    return Wire.ConditionCatalogResult(
      conditions: Weather.ConditionCatalog.entries.map { entry in
        Wire.ConditionEntry(
          kind: entry.kind,
          codes: entry.wmoCode.map { [$0] } ?? [], text: words.word(entry.kind),
          rank: entry.severity,
          day: Wire.GlyphSet(Condition(entry.kind, isDay: true)),
          night: Wire.GlyphSet(Condition(entry.kind, isDay: false)))
      }, dir: call.dir)
  }
}

extension Wire.GlyphSet {
  fileprivate init(_ condition: Condition) {
    self.init(
      emoji: condition.emoji, nerd: condition.nerdGlyph, ascii: condition.asciiGlyph,
      sfSymbol: condition.sfSymbol, owmIcon: condition.owmIcon)
  }
}
