import AlmanacProtocol
import JSON

extension PageCommand {
  static func air(_ params: ParamsBuilder) -> PageCommand {
    PageCommand(.airQuality, params) { reading, page in
      page.heading(reading, "air, \(reading.clock(reading["time"]))")
      for index in reading["aqi"]?.elements.map(\.self) ?? [] { write(index, reading, &page) }
      if let advice = reading["advice"]?.string {
        page.blank()
        page.paragraph(advice, indent: 2)
      }
      page.blank()
      page.facts(pollutants(reading))
      pollen(reading, &page)
      page.provenance(reading)
    }
  }

  private static let scaleNames = ["us": "US AQI", "eu": "European AQI", "owm": "OpenWeather"]

  private static func write(_ index: JSONValue, _ reading: ResultView, _ page: inout Page) {
    let scale = index["scale"]?.string ?? ""
    let name = scaleNames[scale] ?? scale
    let value = reading.number(index["value"]) ?? ResultView.unknown
    let category = ResultView.words(index["category"]?.string)
    let cause = index["dominantPollutant"]?.string.map { ", most of all \(pollutantName($0))" }
    page.line(
      ("  " + name, .muted), (TextWidth.padding(name, to: 14), .plain),
      (" \(value) ", .badge(color(category))), ("  \(category)\(cause ?? "")", .plain))
  }

  private static func color(_ category: String) -> Color {
    switch category {
    case "good": .green
    case "fair", "moderate": .gold
    case "unhealthy for sensitive groups", "poor": .orange
    default: .red
    }
  }

  private static func pollutants(_ reading: ResultView) -> [(name: String, value: String?)] {
    var facts: [(name: String, value: String?)] = []
    if let all = reading["pollutants"] {
      for (name, value) in all.members {
        facts.append((pollutantName(name), reading.quantity(value, "pollutant")))
      }
    }
    facts.append(("Aerosol (AOD)", reading.number(reading["aerosolOpticalDepth"])))
    facts.append(("Dust", reading["dust"].map { reading.quantity($0, "pollutant") }))
    return facts
  }

  private static func pollutantName(_ name: String) -> String {
    [
      "pm25": "PM2.5", "pm10": "PM10", "no2": "NO₂", "o3": "O₃", "so2": "SO₂", "co": "CO",
      "nh3": "NH₃", "no": "NO",
    ][name] ?? name
  }

  private static func pollen(_ reading: ResultView, _ page: inout Page) {
    let kinds = (reading["pollen"]?.members.map(\.self) ?? []).filter { ($0.value.double ?? 0) > 0 }
    guard !kinds.isEmpty else { return }
    page.blank()
    let text = kinds.map { "\($0.key) \(reading.number($0.value) ?? "")" }.joined(separator: ", ")
    page.paragraph("Pollen (grains/m³): " + text, indent: 2)
  }
}
