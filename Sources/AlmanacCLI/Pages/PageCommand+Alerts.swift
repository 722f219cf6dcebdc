import AlmanacProtocol
import JSON

extension PageCommand {
  static func alerts(_ params: ParamsBuilder) -> PageCommand {
    PageCommand(.alertsActive, params) { reading, page in
      let alerts = reading["alerts"]?.elements.map(\.self) ?? []
      page.heading(reading, "official warnings")
      for (index, alert) in alerts.enumerated() {
        if index > 0 { page.blank() }
        write(alert, reading, &page)
      }
      if alerts.isEmpty { page.paragraph(nothing(reading["coverage"]?.string), indent: 2) }
      page.provenance(reading)
    }
  }

  /// No alert means little where nobody would issue one.
  private static func nothing(_ coverage: String?) -> String {
    coverage == "none"
      ? "No warning service covers this place: nothing is known, which is not an all-clear."
      : "No warnings in force."
  }

  private static func write(_ alert: JSONValue, _ reading: ResultView, _ page: inout Page) {
    let severity = alert["severity"]?.string ?? "unknown"
    page.line(
      (" ▲ \(severity.uppercased()) ", .badge(color(severity))),
      ("  " + (alert["event"]?.string ?? ""), .bold))
    if let headline = alert["headline"]?.string { page.paragraph(headline, indent: 2) }
    page.paragraph(validity(alert, reading), .muted, indent: 2)
    if let text = alert["description"]?.string { page.paragraph(text, indent: 2) }
    if let text = alert["instruction"]?.string { page.paragraph(text, .bold, indent: 2) }
    if let url = alert["url"]?.string { page.line(("  " + url, .muted)) }
  }

  private static func validity(_ alert: JSONValue, _ reading: ResultView) -> String {
    func moment(_ name: String) -> String {
      "\(reading.day(alert[name])) \(reading.clock(alert[name]))"
    }
    var parts = ["\(moment("onset")) to \(moment("expires"))"]
    if let sender = alert["sender"]?.string { parts.append(sender) }
    let areas = alert["areas"]?.elements.compactMap(\.string) ?? []
    if !areas.isEmpty { parts.append(areas.prefix(4).joined(separator: ", ")) }
    return parts.joined(separator: " · ")
  }

  private static func color(_ severity: String) -> Color {
    switch severity {
    case "extreme", "severe": .red
    case "moderate": .orange
    default: .gold
    }
  }
}
