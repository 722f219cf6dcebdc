import AlmanacCore
import AlmanacProtocol
import JSON

extension PageCommand {
  static func climate(_ arguments: Arguments) throws(UsageError) -> PageCommand {
    let year = arguments.integer(of: .year)
    let scenario = arguments.value(of: .scenario)
    let hasInterventions = arguments.has(.interventions)
    var params = try place(arguments)
    params.set("year", year)
    params.set("scenario", scenario)
    if hasInterventions { params.set("interventions", true) }
    params.set("years", json: Array(#"{"from":2000,"to":2100,"step":5}"#.utf8))
    return PageCommand(.climateProject, params) { reading, page in
      let year = reading.number(reading["year"]) ?? ""
      page.heading(reading, "today in \(year)" + (emissions(reading).map { ", \($0)" } ?? ""))
      row("Now", reading["current"], reading, &page)
      row("In \(year)", reading["projected"], reading, &page)
      if hasInterventions {
        row("without", reading["alternatives", "without"], reading, &page)
        row("with", reading["alternatives", "with"], reading, &page)
      }
      page.blank()
      page.facts(facts(reading))
      page.blank()
      page.facts(extremes(reading))
      interventions(reading, &page)
      series(reading, &page)
      notes(reading, &page)
      page.provenance(reading)
    }
  }

  /// "middle emissions"; nil for the original formula, which has none.
  private static func emissions(_ reading: ResultView) -> String? {
    reading["scenario"]?.string.flatMap(Scenario.init).map { "\($0.level) emissions" }
  }

  private static func row(
    _ name: String, _ value: JSONValue?, _ reading: ResultView, _ page: inout Page
  ) {
    guard let value, !value.isNull else { return }
    let temperature = reading.rough(value["temperature"], "temperature")
    var more = value["condition"]?["text"]?.string.map { "  " + $0 } ?? ""
    if let low = reading.tenths(value["low"]), let high = reading.tenths(value["high"]) {
      more += "  (\(low)…\(high))"
    }
    let tone = reading.temperatureStyle(value["temperature"]).tone
    page.line(
      ("  " + name, .muted), (TextWidth.padding(name, to: 10), .plain),
      (temperature, Style(isBold: true, tone: tone)), (more, .plain))
  }

  private static func facts(_ reading: ResultView) -> [(name: String, value: String?)] {
    [
      ("Change", reading["delta"].map { reading.rough($0["value"], "temperatureDifference") }),
      ("World", world(reading)), ("Region", reading["region", "name"]?.string),
    ]
  }

  /// How often extremes come, as against the year counted from.
  private static func extremes(_ reading: ResultView) -> [(name: String, value: String?)] {
    (reading["extremes"]?.elements.map(\.self) ?? []).map { extreme in
      let times = reading.tenths(extreme["timesAsOften"]) ?? ResultView.unknown
      return (extremeName(extreme["kind"]?.string), "\(times) times")
    }
  }

  /// Global warming now and then, with the interventions asked for; the wire has °C.
  private static func world(_ reading: ResultView) -> String? {
    guard let warming = reading["globalWarming"] else { return nil }
    let isFahrenheit = reading.unit("temperatureDifference") == "°F"
    let (now, then) = (warming["now"], warming["then"])
    func text(_ value: JSONValue?) -> String {
      value?.double.map { ResultView.tenths(isFahrenheit ? $0 * 1.8 : $0) } ?? ResultView.unknown
    }
    return "\(text(now)) → \(text(then)) \(reading.unit("temperatureDifference") ?? "°C")"
      + " above 1850–1900"
  }

  private static func extremeName(_ kind: String?) -> String {
    switch kind {
    case "hotExtreme10Year": "Heat of once in 10 years"
    case "hotExtreme50Year": "Heat of once in 50 years"
    case "heavyPrecipitation10Year": "Rain of once in 10 years"
    case "drought10Year": "Drought of once in 10 years"
    default: ResultView.sentence(ResultView.words(kind))
    }
  }

  private static func interventions(_ reading: ResultView, _ page: inout Page) {
    let effects = reading["interventions"]?.elements.map(\.self) ?? []
    if !effects.isEmpty { page.blank() }
    for effect in effects {
      let id = effect["lever"]?.string ?? ""
      let name = Lever(rawValue: id)?.title ?? ResultView.words(id)
      let avoided = reading.rough(effect["avoided"], "temperatureDifference")
      page.line(("  \(name): ", .plain), ("\(avoided) avoided here", .bold))
    }
  }

  private static func series(_ reading: ResultView, _ page: inout Page) {
    let years = reading["series"]?.elements.map(\.self) ?? []
    guard let first = years.first, let last = years.last, years.count > 2 else { return }
    let range =
      (reading.tenths(first["temperature"]) ?? ResultView.unknown) + " → "
      + reading.rough(last["temperature"], "temperature")
    page.blank()
    page.line(
      ("  \(reading.number(first["year"]) ?? "") ", .muted),
      (Sparkline.text(years.map { $0["temperature"]?.double }), .fill(.orange)),
      (" \(reading.number(last["year"]) ?? "")", .muted), ("  \(range)", .plain))
  }

  private static func notes(_ reading: ResultView, _ page: inout Page) {
    let notes = reading["notes"]?.elements.compactMap(\.string) ?? []
    if !notes.isEmpty { page.blank() }
    for note in notes { page.paragraph(note, .muted, indent: 2) }
  }
}
