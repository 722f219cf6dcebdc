import AlmanacProtocol
import AlmanacServer
import JSON

extension PageCommand {
  static func sunset(_ arguments: Arguments) throws(UsageError) -> PageCommand {
    let days = arguments.integer(of: .days) ?? 4
    let isSunrise = arguments.has(.sunrise)
    var params = try place(arguments)
    params.set("days", days)
    params.set("event", isSunrise ? "sunrise" : nil)
    return PageCommand(.sunsetScore, params) { reading, page in
      let days = reading["days"]?.elements.map(\.self) ?? []
      guard let first = days.first else { return }
      let event = ResultView.sentence(reading["event"]?.string ?? "sunset")
      page.heading(reading, "\(event), \(reading.day(first["date"]))")
      detail(first, reading, &page)
      if days.count > 1 {
        page.blank()
        page.table(dayColumns, days.dropFirst().map { row(sunset: $0, reading) })
      }
      page.provenance(reading)
    }
  }

  private static func detail(_ day: JSONValue, _ reading: ResultView, _ page: inout Page) {
    page.gradient(day["gradient"]?.elements.compactMap { $0.string.flatMap(Color.init) } ?? [])
    if let score = day["score"]?.double {
      let meter = Sparkline.meter(score / 100, width: page.width < 50 ? 10 : 20)
      page.line(
        ("  ", .plain), (" \(shown(score: day, reading)) ", .badge(scoreColor(score))),
        (" of 100  ", .plain), (meter.full, .fill(scoreColor(score))), (meter.empty, .muted),
        ("  " + (day["label"]?.string ?? ""), .bold))
    } else {
      page.paragraph(noScore(day["reason"]?.string, reading), .bold, indent: 2)
    }
    if let text = day["explanation"]?.string, day["score"]?.double != nil {
      page.paragraph(text, indent: 2)
    }
    page.blank()
    page.facts(facts(day, reading))
  }

  private static func noScore(_ reason: String?, _ reading: ResultView) -> String {
    let event = reading["event"]?.string ?? "sunset"
    switch reason {
    case "polarDay": return "The sun does not set on this day: there is no \(event) to score."
    case "polarNight": return "The sun does not rise on this day: there is no \(event) to score."
    case "noEvent": return "There is no \(event) on this day."
    case "beyondHorizon": return "No score: this day is beyond every forecast."
    case "noCloudData", "noCloudLayers": return "No score: the clouds of this day are unknown."
    default: return "No score: the reason is unknown."
    }
  }

  private static func facts(
    _ day: JSONValue, _ reading: ResultView
  ) -> [(name: String, value: String?)] {
    let golden = day["goldenHour"]
    let factors = day["factors"]
    let likely = day["interval"].flatMap { interval in
      reading.number(interval["low"]).map {
        "\($0)…\(reading.number(interval["high"]) ?? ResultView.unknown)"
      }
    }
    func labeled(_ name: String, _ text: String) -> String? {
      factors?[name]?["label"]?.string.map { "\(text) \($0)" }
    }
    let visibility = factors?["visibility"]?["value"]
    return [
      (
        "Time",
        reading.time(day["time"]).map { $0 + (day["passed"]?.bool ?? false ? ", over" : "") }
      ),
      (
        "Golden hour",
        golden?["start"]?.string == nil
          ? nil : "\(reading.clock(golden?["start"]))–\(reading.clock(golden?["end"]))"
      ),
      ("Likely", likely),
      (
        "Sure",
        day["confidence"]?.double.map { ResultView.percent(share: $0) }
      ),
      ("Clouds", labeled("cloudCover", reading.percent(factors?["cloudCover"]?["dailyMean"]))),
      ("High clouds", labeled("highCloud", reading.percent(factors?["highCloud"]?["value"]))),
      ("Humidity", labeled("humidity", reading.percent(factors?["humidity"]?["value"]))),
      ("Visibility", labeled("visibility", reading.quantity(visibility, "visibility"))),
      (
        "Aerosol",
        labeled(
          "aerosolOpticalDepth",
          reading.number(factors?["aerosolOpticalDepth"]?["value"]) ?? ResultView.unknown)
      ),
    ]
  }

  private static let dayColumns = [
    Column("Day"), Column("Time", isNumber: true, rank: 1), Column("Score", isNumber: true),
    Column("", rank: 2), Column(""),
  ]

  private static func row(sunset day: JSONValue, _ reading: ResultView) -> [Cell] {
    let score = day["score"]?.double
    let meter = score.map { Sparkline.meter($0 / 100, width: 10) }
    return [
      Cell(reading.day(day["date"])), Cell(reading.time(day["time"]) ?? ""),
      Cell(shown(score: day, reading), .bold),
      Cell(meter.map { $0.full + $0.empty } ?? "", score.map { .fill(scoreColor($0)) } ?? .plain),
      Cell(day["label"]?.string ?? ResultView.words(day["reason"]?.string)),
    ]
  }

  /// With its mark while it may change; an estimate is marked over the page.
  private static func shown(score day: JSONValue, _ reading: ResultView) -> String {
    Provenance(wire: nil, row: day).marked(reading.number(day["score"]) ?? "")
  }

  private static func scoreColor(_ score: Double) -> Color {
    switch score {
    case ..<35: .night
    case ..<55: .sky
    case ..<75: .gold
    case ..<90: .orange
    default: .red
    }
  }
}

extension Page {
  /// The sky above a sunset, from the zenith down to the horizon; only where there is true color.
  mutating func gradient(_ stops: [Color]) {
    guard ink.depth == .trueColor, stops.count >= 2 else { return }
    let rows = 6
    let columns = min(width - 4, 60)
    for row in 0..<rows {
      // Two shades a row: the upper half block's and the one below it.
      let upper = Self.shade(stops, Double(2 * row) / Double(2 * rows - 1))
      let lower = Self.shade(stops, Double(2 * row + 1) / Double(2 * rows - 1))
      let style = Style(tone: .halves(upper, lower))
      line(("  ", .plain), (String(repeating: "▀", count: columns), style))
    }
    blank()
  }

  private static func shade(_ stops: [Color], _ share: Double) -> Color {
    let position = share * Double(stops.count - 1)
    let index = min(Int(position), stops.count - 2)
    return stops[index].mixed(with: stops[index + 1], share: position - Double(index))
  }
}
