package import AlmanacProtocol
import Time
import Vocabulary
package import Weather
package import Words

extension Wire.AlertsActiveMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.say(.officialWarnings)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    for (index, alert) in result.alerts.enumerated() {
      if index > 0 { blocks.blank() }
      write(alert, view, &blocks)
    }
    if result.alerts.isEmpty { blocks.paragraph(nothing(result, view), indent: 2) }
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    let severities = result.alerts.filter(\.match.isForPlace).map(\.severity)
    guard let gravest = severities.min(by: { $0.gravity < $1.gravity }) else {
      let count = view.count(result.alerts.count)
      guard !result.alerts.isEmpty else {
        return caveat(result, view) == nil ? [nothing(result, view)] : []
      }
      return [
        view.named(view.say(.officialWarnings), view.say(.warningsInCountry(count: count)))
      ]
    }
    // Of those for the place itself, it begins with the gravest.
    guard view.warning == nil else { return [] }
    let more = view.say(.alertsMore(count: view.count(severities.count - 1)))
    return [
      view.named(
        view.say(.officialWarnings),
        view.list([view.wording.word(gravest), severities.count > 1 ? more : nil]))
    ]
  }

  /// The answer says itself what an empty list is worth.
  package static func caveat(_ result: Result, _ view: ResultView) -> Text? {
    view.occasion.warnings == .unknown(.unheard) ? view.caveat : nil
  }

  package static func begins(_ result: Result, with alert: WeatherAlert) -> Bool {
    result.alerts.first?.id == alert.id
  }

  /// An empty list is an all-clear only if a source that covers the place has said so.
  private static func nothing(_ result: Result, _ view: ResultView) -> Text {
    if let caveat = caveat(result, view) { return caveat }
    return switch result.coverage {
    case .none: view.say(.noCoverage)
    case .country: view.say(.noWarningsKnown)
    case .full: view.say(.noWarnings)
    }
  }

  private static func write(_ alert: Wire.Alert, _ view: ResultView, _ blocks: inout Blocks) {
    if alert.match.isForPlace {
      blocks.warning(WarningWords(alert.severity, alert.warned, view.wording))
    } else {
      blocks.warning(WarningWords(inCountry: alert.warned, view.wording))
    }
    if let headline = alert.headline {
      blocks.paragraph(view.wording.quote(headline), .plain.quoted, indent: 2)
    }
    blocks.paragraph(validity(alert, view), .muted, indent: 2)
    if let text = alert.description {
      blocks.paragraph(view.wording.quote(text), .plain.quoted, indent: 2)
    }
    if let text = alert.instruction {
      blocks.paragraph(view.wording.quote(text), .bold.quoted, indent: 2)
    }
    if let url = alert.url { blocks.line((Text(written: "  " + url), .muted)) }
  }

  private static func validity(_ alert: Wire.Alert, _ view: ResultView) -> Text {
    let wording = view.wording
    return wording.apart(
      [
        time(alert, view),
        alert.sender.map(wording.quote),
        alert.areas.isEmpty ? nil : view.list(alert.areas.prefix(4).map(wording.quote)),
      ].compactMap(\.self))
  }

  /// Nil if neither end is known.
  private static func time(_ alert: Wire.Alert, _ view: ResultView) -> Text? {
    func moment(_ time: Moment) -> Text { view.wording.words([view.day(time), view.clock(time)]) }
    return switch (alert.start, alert.end) {
    case (let start?, let end?): view.say(.fromUntil(from: moment(start), until: moment(end)))
    case (let start?, nil):
      view.say(.alertFromDay(day: view.day(start), time: view.clock(start)))
    case (nil, let end?):
      view.say(.alertUntilDay(day: view.day(end), time: view.clock(end)))
    case (nil, nil): nil
    }
  }
}
