package import AlmanacProtocol
import Vocabulary
import Words

extension Wire.AlertsActiveMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> String {
    view.say(.officialWarnings)
  }

  package static func write(_ result: Result, _ view: ResultView, _ page: inout Page) {
    for (index, alert) in result.alerts.enumerated() {
      if index > 0 { page.blank() }
      write(alert, view, &page)
    }
    if result.alerts.isEmpty { page.paragraph(view.say(nothing(result.coverage)), indent: 2) }
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [String] {
    guard !result.alerts.isEmpty else { return [view.say(nothing(result.coverage))] }
    let found = result.alerts.map(\.severity)
    let severities = AlertSeverity.allCases.reversed().compactMap { one -> String? in
      let count = found.count { $0 == one }
      guard count > 0 else { return nil }
      return (count > 1 ? view.count(count) + " " : "") + severity(one, view)
    }
    return [view.named(view.say(.officialWarnings), view.list(severities))]
  }

  /// An empty list means little where no service issues alerts.
  private static func nothing(_ coverage: AlertCoverage) -> PageText {
    switch coverage {
    case .none: .noCoverage
    case .full, .country: .noWarnings
    }
  }

  private static func write(_ alert: Wire.Alert, _ view: ResultView, _ page: inout Page) {
    page.line(
      (" ▲ \(severity(alert.severity, view)) ", .badge(color(alert.severity))),
      ("  " + alert.event, .bold))
    if let headline = alert.headline { page.paragraph(headline, indent: 2) }
    page.paragraph(validity(alert, view), .muted, indent: 2)
    if let text = alert.description { page.paragraph(text, indent: 2) }
    if let text = alert.instruction { page.paragraph(text, .bold, indent: 2) }
    if let url = alert.url { page.line(("  " + url, .muted)) }
  }

  private static func validity(_ alert: Wire.Alert, _ view: ResultView) -> String {
    func moment(_ time: LabeledTime?) -> String {
      time.map { "\(view.day($0)) \(view.clock($0))" } ?? ResultView.unknown
    }
    var parts = [
      view.say(.fromUntil(from: moment(alert.start), until: moment(alert.end)))
    ]
    if let sender = alert.sender { parts.append(sender) }
    if !alert.areas.isEmpty {
      parts.append(view.list(Array(alert.areas.prefix(4))))
    }
    return parts.joined(separator: " · ")
  }

  private static func severity(_ severity: AlertSeverity, _ view: ResultView) -> String {
    view.phrases.word(severity)
  }

  private static func color(_ severity: AlertSeverity) -> Color {
    switch severity {
    case .extreme, .severe: .red
    case .moderate: .orange
    case .minor, .unknown: .gold
    }
  }
}
