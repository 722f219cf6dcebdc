package import AlmanacProtocol
import Vocabulary
import Words

extension Wire.WeatherSummaryMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> String {
    view.wording.counted(.days, result.days.count)
  }

  package static func write(_ result: Result, _ view: ResultView, _ page: inout Page) {
    for (index, day) in result.days.enumerated() {
      if index > 0 { page.blank() }
      page.paragraph(text(day, of: result, view, day.facts.map(\.text)), indent: 2)
    }
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [String] {
    result.days.prefix(ResultView.headlineDays).map { day in
      text(day, of: result, view, day.facts.map { $0.kind.own($0.text, view) })
    }
  }

  /// One day needs no name.
  private static func text(
    _ day: Wire.SummaryDay, of result: Result, _ view: ResultView, _ sentences: [String]
  ) -> String {
    let text = view.wording.language.sentences(sentences)
    return result.days.count > 1 ? view.onDay(day.date, text) : text
  }
}

extension Wire.WeatherChangesMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> String {
    view.wording.counted(.nextHours, 48)
  }

  package static func write(_ result: Result, _ view: ResultView, _ page: inout Page) {
    for text in lines(result, view, { $0.text }) { page.paragraph(text, indent: 2) }
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [String] {
    lines(result, view) { $0.kind.own($0.text, view) }
  }

  private static func lines(
    _ result: Result, _ view: ResultView, _ text: (Wire.WeatherChange) -> String
  ) -> [String] {
    let language = view.wording.language
    var lines = result.changes.map { view.onDay($0.date, text($0)) }
    if lines.isEmpty {
      let isKnown = view.tail.source.kind != .estimate
      lines.append(language.sentence(language.text(isKnown ? .noChange : .noForecast)))
    }
    if !result.warningsKnown { lines.append(language.sentence(language.text(.warningsUnknown))) }
    return lines
  }
}

extension SummaryFactKind {
  /// The text of such a fact in the server's own words: a warning is named by its sender.
  fileprivate func own(_ text: String, _ view: ResultView) -> String {
    guard self == .warning else { return text }
    return view.wording.language.sentence(view.say(.officialWarnings))
  }
}

extension ResultView {
  /// "Tomorrow: Partly cloudy."
  fileprivate func onDay(_ day: LabeledTime, _ text: String) -> String {
    SpokenLanguage.capitalized(named(relativeDay(day), text))
  }
}
