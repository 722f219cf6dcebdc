/// Every environment variable that Almanac reads, and the only ones that `ProcessEnvironment` can
/// look up. The manual, the tests and the fuzzer use this list.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
  case config = "ALMANAC_CONFIG"
  case location = "ALMANAC_LOCATION"
  case units = "ALMANAC_UNITS"
  case openWeatherMapKey = "ALMANAC_OPENWEATHERMAP_KEY"
  case offline = "ALMANAC_OFFLINE"
  case now = "ALMANAC_NOW"
  case dataFolder = "ALMANAC_DATA_DIR"
  case cacheFolder = "ALMANAC_CACHE_DIR"
  case log = "ALMANAC_LOG"
  case allLocale = "LC_ALL"
  case messagesLocale = "LC_MESSAGES"
  case measurementLocale = "LC_MEASUREMENT"
  case locale = "LANG"
  case timeZone = "TZ"
  case zoneInfoFolder = "TZDIR"
  case configHome = "XDG_CONFIG_HOME"
  case dataHome = "XDG_DATA_HOME"
  case cacheHome = "XDG_CACHE_HOME"
  case home = "HOME"
  case noColor = "NO_COLOR"
  case forceColor = "FORCE_COLOR"
  case colorTerm = "COLORTERM"
  case term = "TERM"
  case background = "COLORFGBG"
  case columns = "COLUMNS"

  /// One sentence for the manual.
  package var meaning: String {
    switch self {
    case .config: "The configuration file, instead of almanac/config.json in the XDG folder."
    case .location: "The current location: a name, or latitude,longitude."
    case .units:
      "metric, imperial, uk or si; locale for those of the territory, which pages and the status "
        + "line have anyway."
    case .openWeatherMapKey:
      "A key of OpenWeatherMap, instead of the configured one: for programs that keep it elsewhere."
    case .offline: "Anything but 0, false, no or off: no provider is asked."
    case .now: "An RFC 3339 time that the wall clock is frozen at."
    case .dataFolder: "The folder of favorites and settings, instead of the XDG one."
    case .cacheFolder: "The folder of cached answers, instead of the XDG one."
    case .log:
      "How much is said on standard error: off, error, warning (the default), info (every call of "
        + "serve) or debug (every request to a provider)."
    case .allLocale: "The language of labels if none is configured; comes before LC_MESSAGES."
    case .messagesLocale: "The same; comes before LANG."
    case .measurementLocale:
      "The locale whose territory's units pages and the status line have, unless units are "
        + "configured; comes after LC_ALL and before LANG."
    case .locale: "The same as LC_MESSAGES and as LC_MEASUREMENT."
    case .timeZone: "The local time zone, a name such as Europe/Lisbon."
    case .zoneInfoFolder: "The folder of the time zones' rules."
    case .configHome: "The parent of the folder almanac with the configuration file."
    case .dataHome: "The parent of the folder almanac with favorites and settings."
    case .cacheHome: "The parent of the folder almanac with cached answers."
    case .home: "The home folder, where the XDG variables are not set."
    case .noColor: "Not empty: no colors (no-color.org). --color comes before it."
    case .forceColor:
      "Not empty: colors even if standard output is no terminal. 0 for none, 1 for 16, 2 for 256, 3 "
        + "for true color."
    case .colorTerm: "truecolor or 24bit: the terminal shows true color."
    case .term: "dumb: the terminal shows no colors. Ends with 256color: it shows 256."
    case .background:
      "The terminal's colors, as in 15;0: the last number says whether its background is dark or "
        + "light. Without it, pages use colors that can be read on both."
    case .columns: "The width of pages, instead of the terminal's."
    }
  }
}
