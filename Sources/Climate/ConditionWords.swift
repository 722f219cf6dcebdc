import Basics
import Vocabulary
package import Weather
package import Words

extension Condition {
  /// The condition that free text means: a slug, its name in any language, a main group of
  /// OpenWeatherMap, else the most severe word in it. nil if no word is recognized.
  /// - Parameter language: decides between languages that name two conditions alike, such as "mist".
  package init?(words: String, in language: SpokenLanguage = .english, isDay: Bool = true) {
    let folded = words.lowercased()
    func kind(where isNamed: (ConditionKind) -> Bool) -> ConditionKind? {
      ConditionKind.allCases.first(where: isNamed)
    }
    let named = ([language] + SpokenLanguage.allCases).lazy.compactMap { language in
      kind { language.phrases.word($0).lowercased() == folded }
    }.first
    let exact =
      ConditionKind(rawValue: words) ?? named ?? kind { $0.rawValue.lowercased() == folded }
    guard let kind = exact ?? Self.kind(wordIn: folded) else { return nil }
    self.init(kind, isDay: isDay)
  }

  /// The most severe first: "thunderstorm with rain" is a storm, "rain and snow" is sleet.
  private static func kind(wordIn text: String) -> ConditionKind? {
    if text.mentions("rain"), text.mentions("snow") { return .sleet }
    let isLight = text.mentions("light") || text.mentions("slight")
    let isHeavy = text.mentions("heavy") || text.mentions("violent")
    func graded(_ light: ConditionKind, _ middle: ConditionKind, _ heavy: ConditionKind)
      -> ConditionKind
    {
      isHeavy ? heavy : isLight ? light : middle
    }
    let words: [(String, ConditionKind)] = [
      ("tornado", .tornado), ("thunder", .thunderstorm), ("storm", .thunderstorm),
      ("hail", isLight ? .lightHail : .hail), ("sleet", isLight ? .lightSleet : .sleet),
      ("snow shower", isLight ? .lightSnowShowers : .snowShowers),
      ("snow", graded(.lightSnow, .snow, .heavySnow)),
      ("drizzle", graded(.lightDrizzle, .drizzle, .heavyDrizzle)),
      ("shower", graded(.lightRainShowers, .rainShowers, .heavyRainShowers)),
      ("rain", graded(.lightRain, .rain, .heavyRain)), ("fog", .fog), ("mist", .mist),
      ("haze", .haze), ("smoke", .smoke), ("dust", .dust), ("overcast", .overcast),
      ("mainly clear", .mainlyClear), ("mostly clear", .mainlyClear), ("cloud", .partlyCloudy),
      ("clear", .clear), ("sun", .clear),
    ]
    return words.first { text.mentions($0.0) }?.1
  }
}
