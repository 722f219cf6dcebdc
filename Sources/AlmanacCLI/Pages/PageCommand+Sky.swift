import AlmanacCore
import AlmanacProtocol
import JSON

extension PageCommand {
  static func sky(_ params: ParamsBuilder) -> PageCommand {
    let params = params.bytes
    return PageCommand(
      calls: [(.sunTimes, params), (.moonTimes, params), (.moonPhase, params), (.sunPhase, params)]
    ) { readings, page in
      guard readings.count == 4, let day = readings[0]["days"]?.element(at: 0) else { return }
      page.heading(readings[0], "the sky, \(readings[0].day(day["date"]))")
      page.strip(DayStrip(day))
      sun(day, readings[0], readings[3], &page)
      page.blank()
      moon(readings[1]["days"]?.element(at: 0), readings[1], readings[2], &page)
      page.provenance(readings[0])
    }
  }

  private static func sun(
    _ day: JSONValue, _ reading: ResultView, _ phase: ResultView, _ page: inout Page
  ) {
    switch day["state"]?.string {
    case "polarDay": page.line(("  The sun does not set today.", .bold))
    case "polarNight": page.line(("  The sun does not rise today.", .bold))
    default: break
    }
    let altitude = reading.whole(phase["altitude"])
    func span(_ value: JSONValue?) -> String? {
      guard let value, value["start"]?.isNull == false else { return nil }
      return "\(reading.clock(value["start"]))–\(reading.clock(value["end"]))"
    }
    page.facts([
      ("Sunrise", reading.time(day["sunrise"])), ("Sunset", reading.time(day["sunset"])),
      (
        "Noon",
        "\(reading.clock(day["solarNoon"])), \(reading.whole(day["noonAltitude"]))° high"
      ),
      ("Day length", day["dayLengthSeconds"]?.double.map(length)),
      ("Golden hour", span(day["goldenHour"]?["evening"])),
      ("Blue hour", span(day["blueHour"]?["evening"])),
      ("Civil dusk", reading.time(day["civilDusk"])),
      ("Full night", reading.time(day["astronomicalDusk"])),
      ("Now", "\(ResultView.words(phase["phase"]?.string)), sun at \(altitude)°"),
    ])
  }

  private static func length(seconds: Double) -> String {
    let minutes = wholeNumber(seconds / 60)
    return "\(minutes / 60) h \(minutes % 60) min"
  }

  private static let moons = [
    "newMoon": "🌑", "waxingCrescent": "🌒", "firstQuarter": "🌓", "waxingGibbous": "🌔",
    "fullMoon": "🌕", "waningGibbous": "🌖", "lastQuarter": "🌗", "waningCrescent": "🌘",
  ]

  private static func moon(
    _ day: JSONValue?, _ times: ResultView, _ phase: ResultView, _ page: inout Page
  ) {
    let name = phase["name"]?.string
    let moon = name.flatMap { moons[$0] }.map { $0 + "  " } ?? ""
    let lit = phase["illumination"]?.double.map { ", \(ResultView.percent(share: $0)) lit" } ?? ""
    page.line(
      ("  " + moon, .plain), (ResultView.sentence(ResultView.words(name)), .bold), (lit, .plain))
    func both(_ first: String, _ second: String) -> String {
      let found = [first, second].compactMap { times.time(day?[$0]) }
      return found.isEmpty ? "none today" : found.joined(separator: ", ")
    }
    page.facts([
      ("Moonrise", both("moonrise", "secondMoonrise")),
      ("Moonset", both("moonset", "secondMoonset")),
      ("New moon", phase.day(phase["next", "newMoon"])),
      ("Full moon", phase.day(phase["next", "fullMoon"])),
    ])
  }
}
