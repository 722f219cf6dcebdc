package import AlmanacProtocol
import Time
import Vocabulary
package import Words

extension Wire.WeatherSummaryMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.wording.counted(.days, result.days.count)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    for (index, day) in result.days.enumerated() {
      if index > 0 { blocks.blank() }
      let facts = view.without(day.facts, isFirst: index == 0).map { view.text($0.text) }
      blocks.paragraph(text(day, of: result, view, facts), indent: 2)
    }
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    result.days.prefix(ResultView.headlineDays).enumerated().map { index, day in
      let facts = view.without(day.facts, isFirst: index == 0)
      return text(day, of: result, view, facts.map { $0.kind.own(view.text($0.text), view) })
    }
  }

  /// One day needs no name.
  private static func text(
    _ day: Wire.SummaryDay, of result: Result, _ view: ResultView, _ sentences: [Text]
  ) -> Text {
    let text = view.wording.sentences(sentences)
    return result.days.count > 1 ? view.onDay(day.date, text) : text
  }
}

extension Wire.WeatherChangesMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.wording.counted(.nextHours, 48)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    for text in lines(result, view, { view.text($0.text) }) { blocks.paragraph(text, indent: 2) }
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    lines(result, view) { $0.kind.own(view.text($0.text), view) }
  }

  private static func lines(
    _ result: Result, _ view: ResultView, _ text: (Wire.WeatherChange) -> Text
  ) -> [Text] {
    let wording = view.wording
    // What the text begins with is no change of its own.
    let changes = result.changes.filter {
      view.warning == nil || $0.kind != .warning || $0.date != view.today
    }
    var lines = changes.map { view.onDay($0.date, text($0)) }
    if result.changes.isEmpty {
      let isKnown = view.tail.source.kind != .estimate
      lines.append(wording.sentence(wording.text(isKnown ? .noChange : .noForecast)))
    }
    if !result.warningsKnown, view.caveat == nil {
      lines.append(wording.sentence(wording.text(.warningsUnknown)))
    }
    return lines
  }
}

extension SummaryFactKind {
  /// The text of such a fact in the server's own words: a warning is named by its sender.
  fileprivate func own(_ text: Text, _ view: ResultView) -> Text {
    guard self == .warning else { return text }
    return view.wording.sentence(view.say(.officialWarnings))
  }
}

extension ResultView {
  /// The facts of a day, without what the text itself says of the warnings.
  fileprivate func without(_ facts: [Wire.SummaryFact], isFirst: Bool) -> [Wire.SummaryFact] {
    facts.filter { fact in
      switch fact.kind {
      case .warning: !isFirst || warning == nil
      case .warningsUnknown: caveat == nil
      default: true
      }
    }
  }

  /// "Tomorrow: Partly cloudy."
  fileprivate func onDay(_ day: LocalDate, _ text: Text) -> Text {
    named(relativeDay(day), text).capitalized
  }
}
