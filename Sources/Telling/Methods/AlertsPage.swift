package import AlmanacProtocol
import Time
import Vocabulary
package import Weather
import Words

extension Wire.AlertsActiveMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> String {
    view.say(.officialWarnings)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    for (index, alert) in result.alerts.enumerated() {
      if index > 0 { blocks.blank() }
      write(alert, view, &blocks)
    }
    if result.alerts.isEmpty { blocks.paragraph(view.say(nothing(result.coverage)), indent: 2) }
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [String] {
    let severities = result.alerts.filter(\.match.isForPlace).map(\.severity)
    guard let gravest = severities.min(by: { $0.gravity < $1.gravity }) else {
      let count = view.count(result.alerts.count)
      return [
        result.alerts.isEmpty
          ? view.say(nothing(result.coverage))
          : view.named(view.say(.officialWarnings), view.say(.warningsInCountry(count: count)))
      ]
    }
    // Of those for the place itself, it begins with the gravest.
    guard view.warning == nil else { return [] }
    let more = view.say(.alertsMore(count: view.count(severities.count - 1)))
    return [
      view.named(
        view.say(.officialWarnings),
        view.list([view.phrases.word(gravest), severities.count > 1 ? more : nil]))
    ]
  }

  package static func begins(_ result: Result, with alert: WeatherAlert) -> Bool {
    result.alerts.first?.id == alert.id
  }

  /// An empty list means little where no service issues alerts.
  private static func nothing(_ coverage: AlertCoverage) -> PageText {
    switch coverage {
    case .none: .noCoverage
    case .full, .country: .noWarnings
    }
  }

  private static func write(_ alert: Wire.Alert, _ view: ResultView, _ blocks: inout Blocks) {
    if alert.match.isForPlace {
      blocks.warning(alert.severity, alert.event, view.wording.language, [])
    } else {
      blocks.warning(inCountry: alert.event, view.wording.language)
    }
    if let headline = alert.headline { blocks.paragraph(headline, .plain.quoted, indent: 2) }
    blocks.paragraph(validity(alert, view), .muted, indent: 2)
    if let text = alert.description { blocks.paragraph(text, .plain.quoted, indent: 2) }
    if let text = alert.instruction { blocks.paragraph(text, .bold.quoted, indent: 2) }
    if let url = alert.url { blocks.line(("  " + url, .muted)) }
  }

  private static func validity(_ alert: Wire.Alert, _ view: ResultView) -> String {
    func moment(_ time: Moment?) -> String {
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
}
