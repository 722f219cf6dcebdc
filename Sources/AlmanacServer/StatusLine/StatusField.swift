/// What a status line can show. The raw value is the name in braces; it never changes once
/// released.
enum StatusField: String, CaseIterable, Sendable {
  // The place and the clock
  case place, name, country, time, date, weekday, timeZone
  // The weather now
  case icon, symbol, condition, temperature, feelsLike, humidity, dewPoint, pressure, wind
  case windSpeed, gust, compass, cloudCover, visibility, uvIndex, precipitation, normal, anomaly
  case observed
  // Today and the next hours
  case temperatureMin, temperatureMax, precipitationProbability, rainIn
  // Sun and moon
  case dawn, sunrise, noon, sunset, dusk, goldenHour, dayLength, moonIcon, moonPhase, moonAge
  case moonIllumination
  // More
  case sunsetScore, sunsetRating, aqi, alert, alertCount
  // About the values
  case source, age, mark

  /// The letters of wttr.in's one-line format, with the same meanings; `%a` and `%e` (estimate) are
  /// Almanac's own.
  private static let letters: [Character: StatusField] = [
    "c": .icon, "C": .condition, "x": .symbol, "h": .humidity, "t": .temperature,
    "f": .feelsLike, "w": .wind, "l": .place, "m": .moonIcon, "M": .moonAge, "p": .precipitation,
    "o": .precipitationProbability, "P": .pressure, "u": .uvIndex, "D": .dawn, "S": .sunrise,
    "z": .noon, "s": .sunset, "d": .dusk, "T": .time, "Z": .timeZone,
    "a": .age, "e": .mark,
  ]

  static var knownLetters: [String] { letters.keys.sorted().map { "%\($0)" } }

  var letter: Character? { Self.letters.first { $0.value == self }?.key }

  init?(letter: Character) {
    guard let field = Self.letters[letter] else { return nil }
    self = field
  }

  /// By name; `rain_in`, `rain-in` and `RainIn` are all `rainIn`.
  init?(name: some StringProtocol) {
    let wanted = Self.folded(name)
    guard let field = Self.allCases.first(where: { Self.folded($0.rawValue) == wanted }) else {
      return nil
    }
    self = field
  }

  private static func folded(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" }
  }

  /// What must be fetched before the field can be shown.
  enum Need: Sendable {
    case nothing, weather, observed, day, nowcast, sunset, air, alerts
  }

  /// Whether the field describes the values instead of being one.
  var isAboutValues: Bool { [.source, .age, .mark].contains(self) }

  var need: Need {
    switch self {
    case .mark: .nothing
    case .place, .name, .country, .time, .date, .weekday, .timeZone: .nothing
    case .dawn, .sunrise, .noon, .sunset, .dusk, .goldenHour, .dayLength: .nothing
    case .moonIcon, .moonPhase, .moonAge, .moonIllumination: .nothing
    case .icon, .symbol, .condition, .temperature, .feelsLike, .humidity, .dewPoint: .weather
    case .pressure, .wind, .windSpeed, .gust, .compass, .cloudCover, .visibility: .weather
    case .uvIndex, .precipitation, .normal, .anomaly, .source, .age: .weather
    case .observed: .observed
    case .temperatureMin, .temperatureMax, .precipitationProbability: .day
    case .rainIn: .nowcast
    case .sunsetScore, .sunsetRating: .sunset
    case .aqi: .air
    case .alert, .alertCount: .alerts
    }
  }
}
