import AlmanacCore
import AlmanacProtocol

extension Handler {
  /// `condition.catalog`: every kind of weather with all its glyphs, day and night.
  static let conditionCatalog = computed(Wire.ConditionCatalogMethod.self) { params, invocation in
    let words = invocation.wording(params.request.locale).language.phrases
    return Wire.ConditionCatalogResult(
      conditions: AlmanacCore.ConditionCatalog.entries.map { entry in
        Wire.ConditionEntry(
          kind: Wire.ConditionKind(entry.kind),
          codes: entry.wmoCode.map { [$0] } ?? [], text: words.word(entry.kind),
          severity: entry.severity,
          day: Wire.GlyphSet(Condition(entry.kind, isDay: true)),
          night: Wire.GlyphSet(Condition(entry.kind, isDay: false)))
      })
  }
}

extension Wire.GlyphSet {
  fileprivate init(_ condition: Condition) {
    self.init(
      emoji: condition.emoji, nerd: condition.nerdGlyph, ascii: condition.asciiGlyph,
      sfSymbol: condition.sfSymbol, owmIcon: condition.owmIcon)
  }
}
