import AlmanacProtocol
import JSON

extension Question {
  static func climate(_ arguments: Arguments) throws(UsageError) -> Question {
    let year = arguments.integer(of: .year)
    let scenario = arguments.value(of: .scenario)
    let hasInterventions = arguments.has(.interventions)
    var params = try place(arguments)
    params.set("year", year)
    params.set("scenario", scenario)
    if hasInterventions { params.set("interventions", true) }
    params.set("years", json: Array(#"{"from":2000,"to":2100,"step":5}"#.utf8))
    return Question(.climateProject, params) { reading, page in
      let year = reading.number(reading["year"]) ?? ""
      page.heading(reading, "today in \(year), \(reading["scenario"]?.string ?? "")")
      row("Now", reading["current"], reading, &page)
      row("In \(year)", reading["projected"], reading, &page)
      if hasInterventions {
        row("without", reading["alternatives", "without"], reading, &page)
        row("with", reading["alternatives", "with"], reading, &page)
      }
      page.blank()
      page.facts(facts(reading))
      series(reading, &page)
      notes(reading, &page)
      page.provenance(reading)
    }
  }

  private static func row(
    _ name: String, _ value: JSONValue?, _ reading: Reading, _ page: inout Page
  ) {
    guard let value, !value.isNull else { return }
    let temperature = reading.quantity(value["temperature"], "temperature")
    var more = value["condition"]?["text"]?.string.map { "  " + $0 } ?? ""
    if let low = reading.number(value["low"]), let high = reading.number(value["high"]) {
      more += "  (\(low)…\(high))"
    }
    let color = reading.temperatureStyle(value["temperature"]).color
    page.line(
      ("  " + name + TextWidth.padding(name, to: 10), .faint),
      (temperature, Style(isBold: true, color: color)), (more, .plain))
  }

  private static func facts(_ reading: Reading) -> [(name: String, value: String?)] {
    let warming = reading["globalWarming"].map { warming in
      "\(reading.number(warming["now"]) ?? "–") → \(reading.number(warming["then"]) ?? "–")"
        + " \(reading.unit("temperatureDifference") ?? "")"
    }
    var facts: [(name: String, value: String?)] = [
      ("Change", reading["delta"].map { reading.quantity($0["value"], "temperatureDifference") }),
      ("World", warming), ("Region", reading["region", "name"]?.string),
    ]
    for effect in reading["interventions"]?.elements.map(\.self) ?? [] {
      let avoided = reading.quantity(effect["avoided"], "temperatureDifference")
      facts.append((effect["lever"]?.string ?? "", "\(avoided) avoided"))
    }
    for extreme in reading["extremes"]?.elements.map(\.self) ?? [] {
      let times = reading.number(extreme["timesAsOften"]) ?? Reading.unknown
      facts.append(
        (Reading.sentence(Reading.words(extreme["kind"]?.string)), "\(times) × as often"))
    }
    return facts
  }

  private static func series(_ reading: Reading, _ page: inout Page) {
    let years = reading["series"]?.elements.map(\.self) ?? []
    guard let first = years.first, let last = years.last, years.count > 2 else { return }
    page.blank()
    page.line(
      ("  \(reading.number(first["year"]) ?? "") ", .faint),
      (Sparkline.text(years.map { $0["temperature"]?.double }), .colored(.orange)),
      (" \(reading.number(last["year"]) ?? "")  ", .faint),
      (
        "\(reading.number(first["temperature"]) ?? "–") → "
          + reading.quantity(last["temperature"], "temperature"), .plain
      ))
  }

  private static func notes(_ reading: Reading, _ page: inout Page) {
    let notes = reading["notes"]?.elements.compactMap(\.string) ?? []
    if !notes.isEmpty { page.blank() }
    for note in notes { page.paragraph(note, .faint, indent: 2) }
  }
}
