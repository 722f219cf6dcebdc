import AlmanacProtocol
package import Vocabulary
package import Weather
package import Words

/// One set's glyph for each thing. Those of the sets but emoji are one column wide. Emoji omit the
/// variation selector, because terminals disagree about its width.
package struct StatusGlyphs: Sendable {
  package let set: IconSet

  package init(set: IconSet) { self.set = set }

  package func condition(_ condition: Condition) -> String {
    switch set {
    case .emoji: Self.withoutSelector(condition.emoji)
    case .plain: condition.plainGlyph
    case .nerd: condition.nerdGlyph
    case .ascii: Self.letter(condition)
    case .none: ""
    }
  }

  package static func withoutSelector(_ emoji: String) -> String {
    String(String.UnicodeScalarView(emoji.unicodeScalars.filter { $0 != "\u{FE0F}" }))
  }

  /// One ASCII character.
  package static func letter(_ condition: Condition) -> String {
    switch condition.kind {
    case .clear: condition.isDay ? "o" : ")"
    case .mainlyClear, .partlyCloudy: "c"
    case .overcast: "~"
    case .fog, .rimeFog, .mist, .haze: "="
    case .lightDrizzle, .drizzle, .heavyDrizzle: ","
    case .lightRain, .rain, .heavyRain, .lightRainShowers, .rainShowers, .heavyRainShowers: "/"
    case .lightFreezingDrizzle, .freezingDrizzle, .lightFreezingRain, .freezingRain: "x"
    case .lightSleet, .sleet, .lightHail, .hail: "x"
    case .lightSnow, .snow, .heavySnow, .snowGrains, .lightSnowShowers, .snowShowers: "*"
    case .thunderstorm, .thunderstormLightHail, .thunderstormHeavyHail, .heavyThunderstorm: "!"
    case .smoke, .dust, .sand, .ash: ":"
    case .squall: ">"
    case .tornado: "@"
    case .unknown: "?"
    }
  }

  /// Before the words of a warning.
  package var warning: String {
    switch set {
    case .emoji: "⚠ "
    case .plain: "▲ "
    case .nerd: "\u{F071} "
    case .ascii: "! "
    case .none: ""
    }
  }

  /// Before a line where nobody has said which warnings are in force.
  package var unknownWarnings: String {
    warning.isEmpty ? "? " : warning.dropLast() + "? "
  }

  package func moon(_ name: MoonPhaseName, elongationDegrees: Double) -> String {
    let sector = MoonPhaseName.allCases.firstIndex(of: name) ?? 0
    switch set {
    case .emoji: return ["🌑", "🌒", "🌓", "🌔", "🌕", "🌖", "🌗", "🌘"][sector]
    case .nerd:
      // 28 glyphs from U+E38D, one per day of the lunar month.
      let step = UInt32((elongationDegrees / 360 * 28).rounded()) % 28
      return Unicode.Scalar(0xE38D + step).map { String($0) } ?? ""
    case .plain, .ascii: return [".", ")", "D", "D", "O", "C", "C", "("][sector]
    case .none: return ""
    }
  }

  /// An arrow in the direction the wind blows to; letters name where it comes from.
  package func wind(_ wind: Wind, in language: SpokenLanguage) -> String {
    guard let degrees = wind.directionDegrees, let origin = wind.origin else { return "" }
    guard set == .emoji || set == .nerd else { return language.phrases.letters(origin) + " " }
    let turn = (degrees + 180).truncatingRemainder(dividingBy: 360)
    let sector = Int(((turn + 360) / 45).rounded()) % 8
    return ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"][sector]
  }
}
