import AlmanacProtocol
import JSON

extension PageCommand {
  static func now(_ params: ParamsBuilder) -> PageCommand {
    PageCommand(.weatherCurrent, params) { reading, page in
      page.heading(reading, reading.day(reading["time"]) + ", " + reading.clock(reading["time"]))
      let temperature = reading.quantity(reading["temperature"], "temperature")
      page.line(
        ("  " + (reading["condition", "emoji"]?.string ?? " ") + "  ", .plain),
        (
          temperature,
          Style(
            isBold: true, tone: reading.temperatureStyle(reading["temperature"]).tone)
        ),
        ("  " + (reading["condition", "text"]?.string ?? ""), .plain))
      page.paragraph(comparison(reading), .muted, indent: 6)
      page.blank()
      page.facts(facts(reading))
      page.provenance(reading)
    }
  }

  private static func comparison(_ reading: ResultView) -> String {
    var parts = ["feels like " + reading.quantity(reading["feelsLike"], "temperature")]
    if let anomaly = reading["normal", "anomaly"]?.double {
      let normal = reading.quantity(reading["normal", "temperature"], "temperature")
      let word = anomaly < 0 ? "colder" : "warmer"
      let unit = reading.unit("temperatureDifference") ?? ""
      let amount = reading.number(reading["normal", "anomaly"]) ?? ""
      let size = amount.hasPrefix("-") ? String(amount.dropFirst()) : amount
      parts.append("\(size) \(unit) \(word) than the normal \(normal)")
    }
    return parts.joined(separator: " · ")
  }

  private static func facts(_ reading: ResultView) -> [(name: String, value: String?)] {
    [
      ("Wind", reading.wind(reading["wind"])),
      ("Humidity", reading.percent(reading["humidity"])),
      ("Dew point", reading.quantity(reading["dewPoint"], "temperature")),
      ("Rain", reading.quantity(reading["precipitation"], "precipitation")),
      ("Clouds", reading.percent(reading["cloudCover", "total"])),
      ("Visibility", reading.quantity(reading["visibility"], "visibility")),
      ("Pressure", reading.quantity(reading["pressure"], "pressure")),
      ("UV index", reading.number(reading["uvIndex"]) ?? ResultView.unknown),
      ("Sun", sun(reading)),
    ]
  }

  /// The times of today, or in words what the sun does where it has none.
  private static func sun(_ reading: ResultView) -> String {
    let (rise, set) = (reading["sunrise"], reading["sunset"])
    switch (rise, set) {
    case (nil, nil): return reading["isDay"]?.bool ?? false ? "up all day" : "down all day"
    case (_, nil): return "↑ \(reading.clock(rise)), does not set"
    case (nil, _): return "↓ \(reading.clock(set)), does not rise"
    default: return "↑ \(reading.clock(rise))  ↓ \(reading.clock(set))"
    }
  }
}
