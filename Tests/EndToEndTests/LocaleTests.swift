import Foundation
import Testing

@Suite("Pages and answers of a locale", .process)
struct LocaleTests {
  private func page(_ locale: String, _ arguments: [String]) throws -> String {
    var program = try Program(now: "2026-06-21T12:00:00Z")
    program.environment["LC_ALL"] = locale
    let outcome = try program.run(arguments)
    #expect(outcome.status == 0)
    return outcome.output
  }

  /// Without a network: the climate of the place.
  @Test func `a German page has decimal commas`() throws {
    let page = try page("de_DE.UTF-8", ["now", "Oslo"])
    #expect(page.contains("Oslo") && page.contains("· So., 21. Juni, 14:00"))
    #expect(page.contains(/\d,\d °C/))
    #expect(page.contains(/\d\d %/))
    #expect(!page.contains(/\d\.\d °C/))
  }

  // MARK: Units

  struct Territory: Sendable, CustomStringConvertible {
    let variables: [String: String]
    let temperature: String
    let wind: String
    let code: String?
    let reason: String?

    init(
      _ variables: [String: String], _ temperature: String, _ wind: String, _ code: String?,
      _ reason: String?
    ) {
      self.variables = variables
      (self.temperature, self.wind, self.code, self.reason) = (temperature, wind, code, reason)
    }

    var description: String { "\(variables.sorted { $0.key < $1.key })" }
  }

  /// Pages and status lines have the units of the territory; JSON has them only on request.
  @Test(arguments: [
    Territory(["LC_ALL": "en_US.UTF-8"], "°F", "mph", "US", "the locale"),
    Territory(["LANG": "en_GB.UTF-8"], "°C", "mph", "GB", "the locale"),
    Territory(["LANG": "ja_JP.UTF-8"], "°C", "m/s", "JP", "the locale"),
    Territory(["LANG": "sv_SE.UTF-8"], "°C", "m/s", "SE", "the locale"),
    Territory(["LANG": "nb_NO.UTF-8"], "°C", "m/s", "NO", "the locale"),
    Territory(["LANG": "de_DE.UTF-8"], "°C", "km/h", "DE", "the locale"),
    Territory(["LANG": "en_US", "LC_MEASUREMENT": "sv_SE"], "°C", "m/s", "SE", "LC_MEASUREMENT"),
    Territory(["LANG": "en_US", "LC_MEASUREMENT": "C"], "°C", "km/h", nil, "LC_MEASUREMENT"),
    Territory(["LANG": "C", "LC_MEASUREMENT": "en_US"], "°F", "mph", "US", "LC_MEASUREMENT"),
    Territory(["LANG": "de_DE", "LC_MESSAGES": "en_US"], "°C", "km/h", "DE", "LC_MEASUREMENT"),
    Territory(["LC_ALL": "C", "LC_MEASUREMENT": "en_US"], "°C", "km/h", nil, nil),
    Territory(["LANG": "POSIX"], "°C", "km/h", nil, nil), Territory([:], "°C", "km/h", nil, nil),
  ])
  func `units of the territory`(_ territory: Territory) throws {
    let (temperature, wind) = (territory.temperature, territory.wind)
    var program = try Program(now: "2026-06-21T12:00:00Z")
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] { program.environment[name] = nil }
    program.environment.merge(territory.variables) { $1 }
    let page = try program.run(["now", "Oslo"]).output
    #expect(page.contains(temperature) && page.contains(" \(wind)"), "\(page)")
    let line = try program.run(["status", "Oslo", "-f", "{temperature} {windSpeed}"]).output
    #expect(line.contains(temperature) && line.contains(wind), "\(line)")
    let metric = try program.run(["now", "Oslo", "--json"]).output
    #expect(metric.contains(#""windSpeed":"km/h""#), "\(metric)")
    let asked = try program.run([
      "call", "weather.current", #"{"place":"Oslo","units":"locale"}"#,
    ]).output
    #expect(asked.contains(#""windSpeed":"\#(wind)""#), "\(asked)")
    let chosen = try program.run(["now", "Oslo", "--units", "si"]).output
    #expect(chosen.contains(" m/s") && chosen.contains("°C"), "\(chosen)")
    let setting = try program.run(["config", "get", "units"])
    #expect(setting.output == "metric\n")
    if let reason = territory.reason {
      let place = territory.code.map { "of \($0) by" } ?? "by"
      #expect(setting.errors.contains("\(place) \(reason);"), "\(setting.errors)")
    } else {
      #expect(setting.errors.isEmpty)
    }
    try program.configure(#"{"units":"uk"}"#)
    let configured = try program.run(["now", "Oslo"]).output
    #expect(configured.contains(" mph") && configured.contains("°C"), "\(configured)")
    #expect(try program.run(["config", "get", "units"]).errors.isEmpty)
  }

  /// English words with the dates, clocks and numbers of the locale.
  @Test(arguments: [
    ("fi_FI.UTF-8", "the sky, su 21.6.", #"Sunrise +3\.5\d"#),
    ("hi_IN", "the sky, रवि, 21 जून", #"Sunrise +3:5\d am"#),
    ("fa_IR", "the sky, یکشنبه ۲۱ ژوئن", "Sunrise +۳:۵[۰-۹]"),
    ("mr_IN", "the sky, रवि, २१ जून", "Sunrise +३:५[०-९] AM"),
    ("xx_YY", "the sky, Sun, Jun 21", #"Sunrise +3:5\d AM"#),
    ("C", "the sky, Sun, Jun 21", #"Sunrise +3:5\d AM"#),
  ])
  func `a page without words of its own`(locale: String, heading: String, sunrise: String) throws {
    // Without what keeps a Persian date apart from English words.
    let page = try page(locale, ["sky", "Oslo"]).filter { !("\u{2066}"..."\u{2069}" ~= $0) }
    #expect(page.contains(heading))
    #expect(try page.contains(Regex(sunrise)))
    #expect(page.contains("Golden hour"))
  }

  /// What a program reads does not follow the locale.
  @Test(arguments: ["fa_IR", "de_DE.UTF-8"]) func `JSON is the same`(locale: String) throws {
    let arguments = ["call", "sun.phase", #"{"place":"Oslo"}"#]
    let (own, other) = (try page(locale, arguments), try page("C", arguments))
    #expect(own == other && own.contains("."))
  }
}
