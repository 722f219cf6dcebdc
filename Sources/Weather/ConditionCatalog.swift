package import Vocabulary

/// A day value and its night counterpart.
package struct DayNight: Sendable, Equatable {
  package let day: String
  package let night: String

  init(_ day: String, _ night: String) {
    self.day = day
    self.night = night
  }

  init(both: String) { self.init(both, both) }

  package func at(_ isDay: Bool) -> String { isDay ? day : night }
}

/// One row of the catalog.
package struct ConditionEntry: Sendable {
  package let kind: ConditionKind
  package let wmoCode: Int?
  package let severity: Int
  package let emoji: DayNight
  package let plain: DayNight
  package let sfSymbol: DayNight
  /// Without the final `d` or `n`.
  package let owmIcon: String
  package let owmGroup: String
  package let nerd: DayNight
  package let ascii: DayNight
}

/// Every kind of weather with all its names and glyphs.
///
/// Codes: WMO 4677. Icons: openweathermap.org/weather-conditions. Symbols:
/// Apple SF Symbols 2. Plain symbols: the Basic Multilingual Plane, one column wide. Nerd glyphs:
/// the weather-icons range U+E300…U+E3E3.
package enum ConditionCatalog {
  package static func entry(_ kind: ConditionKind) -> ConditionEntry {
    entries[kind.index]
  }

  /// In the order of `ConditionKind.allCases`.
  package static let entries: [ConditionEntry] = [
    row(.clear, 0, 0, sun, "01", "Clear"),
    row(.mainlyClear, 1, 0, fewClouds, "02", "Clouds"),
    row(.partlyCloudy, 2, 0, someClouds, "03", "Clouds"),
    row(.overcast, 3, 0, clouds, "04", "Clouds"),
    row(.fog, 45, 1, fog, "50", "Fog"),
    row(.rimeFog, 48, 2, fog, "50", "Fog"),
    row(.lightDrizzle, 51, 1, drizzle, "09", "Drizzle"),
    row(.drizzle, 53, 1, drizzle, "09", "Drizzle"),
    row(.heavyDrizzle, 55, 1, drizzle, "09", "Drizzle"),
    row(.lightFreezingDrizzle, 56, 2, ice, "13", "Drizzle"),
    row(.freezingDrizzle, 57, 3, ice, "13", "Drizzle"),
    row(.lightRain, 61, 1, rain, "10", "Rain"),
    row(.rain, 63, 1, rain, "10", "Rain"),
    row(.heavyRain, 65, 2, heavyRain, "10", "Rain"),
    row(.lightFreezingRain, 66, 3, ice, "13", "Rain"),
    row(.freezingRain, 67, 4, ice, "13", "Rain"),
    row(.lightSnow, 71, 1, snow, "13", "Snow"),
    row(.snow, 73, 2, snow, "13", "Snow"),
    row(.heavySnow, 75, 3, heavySnow, "13", "Snow"),
    row(.snowGrains, 77, 1, snow, "13", "Snow"),
    row(.lightRainShowers, 80, 1, showers, "09", "Rain"),
    row(.rainShowers, 81, 1, showers, "09", "Rain"),
    row(.heavyRainShowers, 82, 3, heavyRain, "09", "Rain"),
    row(.lightSnowShowers, 85, 1, snow, "13", "Snow"),
    row(.snowShowers, 86, 3, heavySnow, "13", "Snow"),
    row(.thunderstorm, 95, 3, thunder, "11", "Thunderstorm"),
    row(.thunderstormLightHail, 96, 3, hail, "11", "Thunderstorm"),
    row(
      .thunderstormHeavyHail, 99, 4, hail, "11", "Thunderstorm"),
    row(.heavyThunderstorm, 95, 4, thunder, "11", "Thunderstorm"),
    row(.lightSleet, 68, 2, sleet, "13", "Snow"),
    row(.sleet, 69, 3, sleet, "13", "Snow"),
    row(.lightHail, 89, 2, hailstones, "09", "Rain"),
    row(.hail, 90, 3, hailstones, "09", "Rain"),
    row(.mist, 10, 0, fog, "50", "Mist"),
    row(.haze, 5, 0, haze, "50", "Haze"),
    row(.smoke, nil, 2, smoke, "50", "Smoke"),
    row(.dust, nil, 2, dust, "50", "Dust"),
    row(.sand, nil, 2, sand, "50", "Sand"),
    row(.ash, nil, 4, ash, "50", "Ash"),
    row(.squall, nil, 3, wind, "50", "Squall"),
    row(.tornado, nil, 4, tornado, "50", "Tornado"),
    row(.unknown, nil, 0, blank, "03", "Clouds"),
  ]

  private static func row(
    _ kind: ConditionKind, _ code: Int?, _ severity: Int, _ glyphs: Glyphs,
    _ icon: String, _ group: String
  ) -> ConditionEntry {
    ConditionEntry(
      kind: kind, wmoCode: code, severity: severity, emoji: glyphs.emoji,
      plain: glyphs.plain,
      sfSymbol: glyphs.symbol, owmIcon: icon, owmGroup: group, nerd: glyphs.nerd,
      ascii: glyphs.ascii)
  }
}

/// Glyphs shared by similar-looking kinds.
private struct Glyphs: Sendable {
  let emoji: DayNight
  let plain: DayNight
  let symbol: DayNight
  let nerd: DayNight
  let ascii: DayNight

  init(
    _ emoji: DayNight, _ plain: DayNight, _ symbol: DayNight, _ nerd: DayNight, _ ascii: DayNight
  ) {
    self.emoji = emoji
    self.plain = plain
    self.symbol = symbol
    self.nerd = nerd
    self.ascii = ascii
  }

  init(_ emoji: String, _ plain: String, _ symbol: String, _ nerd: String, _ ascii: String) {
    self.init(
      DayNight(both: emoji), DayNight(both: plain), DayNight(both: symbol), DayNight(both: nerd),
      DayNight(both: ascii))
  }
}

private let sun = Glyphs(
  DayNight("☀️", "🌙"), DayNight("☀", "☾"), DayNight("sun.max.fill", "moon.stars.fill"),
  DayNight("\u{E30D}", "\u{E32B}"), DayNight("o", ")"))
private let fewClouds = Glyphs(
  DayNight("🌤️", "🌙"), DayNight("☼", "☾"), DayNight("cloud.sun.fill", "cloud.moon.fill"),
  DayNight("\u{E30C}", "\u{E379}"), DayNight("o~", ")~"))
private let someClouds = Glyphs(
  DayNight("⛅", "☁️"), DayNight("☼", "☾"), DayNight("cloud.sun.fill", "cloud.moon.fill"),
  DayNight("\u{E302}", "\u{E37E}"), DayNight("o~", ")~"))
private let clouds = Glyphs("☁️", "☁", "cloud.fill", "\u{E312}", "~~")
private let fog = Glyphs("🌫️", "≋", "cloud.fog.fill", "\u{E313}", "==")
private let drizzle = Glyphs("🌦️", "☂", "cloud.drizzle.fill", "\u{E31B}", "'")
private let rain = Glyphs("🌧️", "☂", "cloud.rain.fill", "\u{E318}", "''")
private let heavyRain = Glyphs("🌧️", "☂", "cloud.heavyrain.fill", "\u{E318}", "'''")
private let showers = Glyphs(
  DayNight("🌦️", "🌧️"), DayNight(both: "☂"),
  DayNight("cloud.sun.rain.fill", "cloud.moon.rain.fill"),
  DayNight("\u{E309}", "\u{E326}"), DayNight("o'", ")'"))
private let ice = Glyphs("🧊", "∗", "cloud.sleet.fill", "\u{E3AD}", "'_")
private let sleet = Glyphs("🌨️", "∗", "cloud.sleet.fill", "\u{E3AD}", "'*")
private let snow = Glyphs("🌨️", "❄", "cloud.snow.fill", "\u{E31A}", "**")
private let heavySnow = Glyphs("❄️", "❄", "snowflake", "\u{E31A}", "***")
private let thunder = Glyphs("⛈️", "↯", "cloud.bolt.rain.fill", "\u{E31D}", "'!'")
private let hail = Glyphs("⛈️", "↯", "cloud.hail.fill", "\u{E314}", "o!o")
private let hailstones = Glyphs("🌨️", "∗", "cloud.hail.fill", "\u{E314}", "oo")
private let haze = Glyphs(
  DayNight(both: "🌫️"), DayNight(both: "≋"), DayNight("sun.haze.fill", "moon.haze.fill"),
  DayNight(both: "\u{E3AE}"),
  DayNight(both: "=="))
private let smoke = Glyphs("🌫️", "≋", "smoke.fill", "\u{E35C}", "%%")
private let dust = Glyphs("🌫️", "≋", "sun.dust.fill", "\u{E35D}", "::")
private let sand = Glyphs("🌫️", "≋", "sun.dust.fill", "\u{E37A}", "::")
private let ash = Glyphs("🌋", "^", "smoke.fill", "\u{E3C0}", "%%")
private let wind = Glyphs("💨", ">", "wind", "\u{E34B}", ">>")
private let tornado = Glyphs("🌪️", "@", "tornado", "\u{E351}", "@")
private let blank = Glyphs("❓", "?", "questionmark", "\u{E374}", "?")
