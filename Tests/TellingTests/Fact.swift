import Units

/// A number that several doors show, by the same name.
struct Fact: Sendable {
  typealias Teller = (method: String, door: Door)

  /// The method and the path in its result; "next" is the first evening that is not over.
  let method: String
  let path: String
  /// What the provider said it is, in metric units; nil where the server computes it.
  let given: (@Sendable (GeneratedWorld) -> Double)?
  let quantity: Quantity?
  /// The first is what the others are compared to.
  let doors: [Teller]

  var name: String { method + path }

  private init(
    _ method: String, _ path: String, on doors: [Teller], _ quantity: Quantity? = nil,
    given: (@Sendable (GeneratedWorld) -> Double)? = nil
  ) {
    (self.method, self.path, self.quantity) = (method, path, quantity)
    (self.doors, self.given) = (doors, given)
  }

  private static let current: [Teller] = [
    ("weather.current", .page), ("weather.current", .speech), ("now", .command),
    ("now", .commandAloud),
  ]
  private static let headline: [Teller] = [
    ("weather.current", .headline), ("weather.current", .tool),
  ]
  private static let status: [Teller] = [
    ("status.text", .statusLong), ("status.text", .statusSpeech),
  ]
  private static let day: [Teller] = [
    ("forecast.daily", .speech), ("week", .commandAloud), ("forecast.daily", .headline),
    ("forecast.daily", .tool), ("weather.summary", .page),
    ("weather.summary", .speech),
  ]
  private static let evening: [Teller] = [
    ("sunset.score", .speech), ("sunset.score", .headline), ("sunset.score", .tool),
    ("sunset", .commandAloud),
  ]
  private static let sun: [Teller] = [
    ("sun.times", .speech), ("sky", .commandAloud), ("weather.current", .speech),
    ("now", .commandAloud), ("status.text", .statusLong), ("status.text", .statusSpeech),
  ]

  private static func now(_ name: String) -> @Sendable (GeneratedWorld) -> Double {
    { $0.value(name, $0.now / 900 * 900) ?? 0 }
  }

  static let all = [
    Fact(
      "weather.current", "/temperature",
      on: current + headline + status + [("status.text", .statusShort)], .temperature,
      given: now("temperature_2m")),
    Fact("weather.current", "/feelsLike", on: current + status),
    Fact("weather.current", "/humidity", on: current + status),
    Fact(
      "weather.current", "/wind/speed", on: current + headline + status, .windSpeed,
      given: now("wind_speed_10m")),
    Fact(
      "weather.current", "/wind/gust", on: current + headline, .windSpeed,
      given: now("wind_gusts_10m")),
    Fact("weather.current", "/dewPoint", on: current, .temperature, given: now("dew_point_2m")),
    Fact("weather.current", "/pressure", on: current, .pressure, given: now("pressure_msl")),
    Fact("weather.current", "/visibility", on: current, .visibility) { world in
      now("visibility")(world) / 1_000
    },
    Fact("weather.current", "/uvIndex", on: current),
    Fact("weather.current", "/cloudCover/total", on: current),
    Fact("forecast.daily", "/days/0/temperatureMax", on: day),
    Fact("forecast.daily", "/days/0/temperatureMin", on: day),
    Fact("sunset.score", "/days/next/score", on: evening),
    Fact("sun.times", "/days/0/sunrise", on: sun), Fact("sun.times", "/days/0/sunset", on: sun),
  ]
}

/// A part of a text between two pauses.
struct Clause {
  /// In alphabetical order, without directions, whose abbreviation is no other word.
  let words: [String]
  let numbers: [String]

  /// - Parameter text: a page's names and values stand in columns.
  static func all(of text: String, _ tokenizer: Tokenizer, without directions: Set<String>)
    -> [Clause]
  {
    text.split(separator: "\n").flatMap { line in
      pieces(of: String(line)).map { piece in
        let tokens = Tokens(piece, tokenizer)
        let words = tokens.words.filter { !directions.contains($0) }
        return Clause(words: words.sorted(), numbers: tokens.numbers)
      }
    }
  }

  private static let pauses: Set<Character> = [
    ",", ";", "·", "(", ")", "،", "؛", "、", "，", "；", "。", ".", "（", "）",
  ]

  private static func pieces(of line: String) -> [String] {
    var columns: [String] = []
    var isName = false
    for column in line.split(separator: "  ").map({ $0.drop { $0 == " " } }) where !column.isEmpty {
      if isName, let name = columns.last {
        columns[columns.count - 1] = name + " " + column
      } else {
        columns.append(String(column))
      }
      isName = !column.contains { $0.isNumber }
    }
    return columns.flatMap { column in
      var pieces = [""]
      let characters = Array(column)
      for (index, character) in characters.enumerated() {
        // Within a number, the next character is a digit.
        let isLast = index + 1 == characters.count || !characters[index + 1].isNumber
        if pauses.contains(character), isLast || !character.isASCII {
          pieces.append("")
        } else {
          pieces[pieces.count - 1].append(character)
        }
      }
      return pieces
    }
  }
}
