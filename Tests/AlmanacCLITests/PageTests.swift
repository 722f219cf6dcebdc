import AlmanacProtocol
import Basics
import Testing
import Words

@testable import AlmanacCLI
@testable import AlmanacServer
import Vocabulary
import Telling

/// What people see of a result, as text.
@Suite struct PageTests {
  /// - Parameter results: by method, members in place of the example's.
  private func page(
    _ words: [String], _ results: [MethodName: String], width: Int = 80,
    style: ClockLabels.Style = .twentyFourHour
  ) throws -> [String] {
    try ExamplePage(members: results, clock: style).lines(words, width: width)
  }

  private let tail = #"""
    "place":{"displayName":"Lisbon, Portugal","id":"2267057"},
    "units":{"temperature":"°C","temperatureDifference":"°C","windSpeed":"km/h","pressure":"hPa",
    "precipitation":"mm","precipitationRate":"mm/h","snowfall":"cm","visibility":"km",
    "distance":"km","elevation":"m","pollutant":"µg/m³"},
    "source":{"provider":"openMeteo","kind":"live","fetchedAt":"2026-06-21T19:31:00+01:00",
    "ageSeconds":0,"stale":false},
    "attribution":[{"text":"Data by X","url":"https://x","license":"CC BY 4.0"}],"warnings":[]}
    """#

  private var current: String {
    #"""
    {"time":"2026-06-21T19:30:00+01:00","temperature":21.4,"feelsLike":21,"humidity":62,
    "dewPoint":13.8,"pressure":1016.2,"wind":{"speed":14.2,"gust":27.5,"compass":"NNW"},
    "cloudCover":{"total":40},"visibility":24,"uvIndex":null,"isDay":true,
    "precipitation":{"rate":3,"amount":0.8,"start":"2026-06-21T19:15:00+01:00",
    "end":"2026-06-21T19:30:00+01:00"},
    "condition":{"text":"Partly cloudy","emoji":"⛅"},"sunrise":"2026-06-21T06:11:42+01:00",
    "sunset":"2026-06-21T21:04:54+01:00","observed":null,
    "normal":{"temperature":22.7,"anomaly":-1.3,"representative":true},
    """# + tail
  }

  @Test func `now`() throws {
    #expect(
      try page(
        ["now", "Lisbon"],
        [
          .weatherCurrent: current,
          .forecastHourly: #"{"summary":"Partly cloudy. 17 °C to 22 °C."}"#,
        ]) == [
          "Lisbon, Portugal · Sun, Jun 21, 19:30", "",
          "  ⛅  21.4 °C  Partly cloudy",
          "      feels like 21 °C · 1.3 °C colder than the normal 22.7 °C", "",
          "  Next 24 hours: Partly cloudy. 17 °C to 22 °C.", "",
          "  Wind        14.2 km/h NNW, gusts 27.5    Visibility  24 km",
          "  Humidity    62%                          Pressure    1016.2 hPa",
          "  Dew point   13.8 °C                      UV index    –",
          "  Rain        3 mm/h                       Sun         ↑ 06:11  ↓ 21:04",
          "  Clouds      40%", "",
          "Live, 19:31.", "Data by X (CC BY 4.0)",
        ])
  }

  @Test func `twelve hours`() throws {
    let lines = try page(["now"], [.weatherCurrent: current], style: .twelveHour)
    #expect(lines[0] == "Lisbon, Portugal · Sun, Jun 21, 7:30 PM")
  }

  @Test func `what is not live says so`() throws {
    let estimate = current.replacing(#""kind":"live""#, with: #""kind":"estimate""#)
    let lines = try page(["now"], [.weatherCurrent: estimate])
    #expect(lines[1] == "≈ An estimate from the climate of this place, not a forecast.")
    let old = current.replacing(#""kind":"live""#, with: #""kind":"cache""#)
      .replacing(#""ageSeconds":0,"stale":false"#, with: #""ageSeconds":10800,"stale":true"#)
    let stale = try page(["now"], [.weatherCurrent: old])
    #expect(stale.contains("As of 19:31 (3 h ago), out of date."))
  }

  @Test func `warnings are shown once`() throws {
    let other = #"{"code":"ambiguousPlace","paths":[],"message":"Others have that name."}"#
    let warned = current.replacing(
      #""warnings":[]"#,
      with:
        #""warnings":[\#(other),\#(other)]"#)
    let lines = try page(["now"], [.weatherCurrent: warned])
    #expect(lines.filter { $0.hasPrefix("!") } == ["! Others have that name."])
  }

  @Test func `sunset`() throws {
    let day = #"""
      {"date":"2026-06-21","score":63.7,"rating":"colorful","label":"Colorful",
      "kind":"forecast","asForecast":78.2,
      "explanation":"High clouds with a clear horizon will catch the light.","confidence":42,
      "color":{"text":"2 in 3 for color","chance":64,"quality":67},
      "rarity":{"percentile":78,"text":"Better than 78% of evenings here at this time of year"},
      "interval":{"low":48.1,"high":79.3,"level":80},"time":"2026-06-21T21:04:54+01:00",
      "goldenHour":{"start":"2026-06-21T20:24:00+01:00","end":"2026-06-21T21:31:00+01:00"},
      "factors":{"cloudCover":{"dailyMean":31,"label":"Partly"},
      "highCloud":{"value":35,"label":"Few"},"humidity":{"value":62,"label":"OK"},
      "aerosolOpticalDepth":{"value":null,"label":null},"visibility":{"value":24,"label":"Good"}},
      "gradient":["#2b3f6b","#c76a5a","#f4b860"],"passed":false,"reason":null}
      """#
    let next = #"""
      {"date":"2026-06-22","score":null,"kind":"forecast","rating":"muted","label":null,"time":null,
      "passed":false,"reason":"polarDay"}
      """#
    let result = #"{"event":"sunset","days":[\#(day),\#(next)],"# + tail
    let lines = try page(["sunset", "--days", "2"], [.sunsetScore: result])
    #expect(lines[0] == "Lisbon, Portugal · Sunset, Sun, Jun 21")
    #expect(lines[2] == "   64  of 100  █████████████░░░░░░░  Colorful")
    #expect(lines.contains { $0.contains("Golden hour   20:24–21:31") })
    #expect(lines.contains { $0.contains("Likely range  48…79") })
    #expect(lines.contains("  2 in 3 for color."))
    #expect(lines.contains("  Better than 78% of evenings here at this time of year."))
    #expect(lines.contains("  If the clouds come as forecast: 78."))
    #expect(!lines.contains { $0.contains("42%") || $0.contains("64%") })
    #expect(lines.contains { $0.hasPrefix("  Mon, Jun 22") && $0.hasSuffix("Midnight sun") })
    let marked = result.replacing(#""score":63.7,"#, with: #""score":63.7,"preliminary":true,"#)
    #expect(
      try page(["sunset", "--days", "2"], [.sunsetScore: marked])[2].hasPrefix("   ≈64  of 100"))
  }

  @Test func `a place without a warning service is not safe`() throws {
    let lines = try page(["alerts"], [.alertsActive: #"{"coverage":"none","alerts":[],"# + tail])
    #expect(lines.joined(separator: " ").contains("so the absence of warnings is not"))
    let quiet = try page(["alerts"], [.alertsActive: #"{"coverage":"full","alerts":[],"# + tail])
    #expect(quiet.contains("  No warnings in force."))
  }

  @Test func `a polar night has no sunrise`() throws {
    let day = #"""
      {"days":[{"date":"2026-12-21","state":"polarNight","sunrise":null,"sunset":null,
      "solarNoon":"2026-12-21T11:56:00.000+01:00","civilDawn":null,"civilDusk":null,
      "nauticalDawn":"2026-12-21T10:00:00.000+01:00","nauticalDusk":"2026-12-21T14:00:00.000+01:00",
      "astronomicalDusk":"2026-12-21T17:00:00.000+01:00",
      "astronomicalDawn":"2026-12-21T07:00:00.000+01:00","noonAltitude":-11.2,
      "dayLengthSeconds":0,"goldenHour":{"evening":{"start":null,"end":null}},
      "blueHour":{"evening":{"start":null,"end":null}}}],
      """# + tail
    let moon = #"{"days":[{"moonrise":null,"moonset":null}],"# + tail
    let phase = #"{"name":"fullMoon","illumination":1,"next":{},"# + tail
    let sun = #"{"phase":"nauticalTwilight","altitude":-11.2,"# + tail
    let lines = try page(
      ["sky"], [.sunTimes: day, .moonTimes: moon, .moonPhase: phase, .sunPhase: sun])
    #expect(lines.contains("  The sun stays below the horizon all day."))
    let strip = lines[2].dropFirst(2)
    #expect(Set(strip) == ["·", "░", "▒"])
    #expect(lines.contains("  🌕  Full moon, 100% lit"))
  }

  /// Keeps what is asked of the days of a year.
  private final class Asked: MethodCaller {
    let now = ExamplePage().occasion.now
    func occasion(at place: Wire.PlaceReference?) -> Occasion { ExamplePage().occasion }

    private(set) var extremes: [Wire.ClimateExtremesParams] = []

    func result<Method: LocalMethod>(
      of method: Method.Type, _ params: Method.Params
    ) throws(Failure) -> Method.Result {
      if let asked = params as? Wire.ClimateExtremesParams { extremes.append(asked) }
      return try ExamplePage().result(of: method, params)
    }
  }

  /// Temperature and world with measures stood above the days of a year without.
  @Test(arguments: [["climate"], ["climate", "--interventions"]])
  func `all rows of a climate page are of one scenario`(words: [String]) throws {
    let arguments = try Arguments(words)
    let command = try #require(PageCommand(.climate, arguments, columns: 80))
    let caller = Asked()
    _ = try command.ask(caller)
    #expect(caller.extremes.count == 2)
    for asked in caller.extremes {
      guard case .boolean(let taken) = asked.interventions else {
        Issue.record("all or none")
        continue
      }
      #expect(taken == words.contains("--interventions"))
    }
  }

  @Test(arguments: [
    ("firstQuarter", "first quarter"), ("drought10Year", "drought 10 year"),
    ("day", "day"),
  ])
  func `names in words`(name: String, words: String) { #expect(ResultView.words(name) == words) }

  @Test(arguments: [24, 40, 60, 80, 100, 300])
  func `no line is wider than the page`(width: Int) throws {
    let hour = #"""
      {"time":"2026-06-21T19:00:00+01:00","temperature":21.4,"precipitation":0.3,
      "precipitationProbability":5,"cloudCover":{"total":40},"wind":{"speed":14.2,"compass":"NNW"},
      "isDay":true,"condition":{"text":"Partly cloudy","emoji":"⛅"},"kind":"forecast"}
      """#
    let hours = #"{"hours":[\#(Array(repeating: hour, count: 24).joined(separator: ","))],"# + tail
    let lines = try page(["today"], [.forecastHourly: hours], width: width)
    let table = lines.filter { $0.contains("19:00") }
    #expect(table.count == 24)
    #expect(table.allSatisfy { TextWidth.columns($0) <= min(max(width, 24), 100) })
  }

  /// Alerts have paragraphs, and may hold anything.
  @Test func `what others wrote breaks lines and does nothing else`() {
    var page = Page(width: 60, ink: Ink(depth: .none))
    page.write(
      Blocks { blocks in
        blocks.paragraph("one\ntwo\u{1B}[2J\u{202E}")
        blocks.facts([Fact(id: "a", "A\u{9B}", "\u{7}b")])
        blocks.line(("\r", .plain))
      })
    #expect(
      page.lines == ["one", #"two\u{1B}[2J\u{202E}"#, #"  A\u{9B}  \u{7}b"#, #"\r"#])
  }
}
