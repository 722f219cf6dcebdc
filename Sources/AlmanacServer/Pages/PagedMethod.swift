package import AlmanacProtocol
import Services
import Time
import Vocabulary
package import Weather
import Words

/// A method whose answer can be written out for people: on the command line, in an editor, for an
/// assistant, aloud. Each door shows these lines and has no sentence of its own.
package protocol PagedMethod: PagedContract {
  /// What the page is about, besides its place.
  static func subject(_ result: Result, _ view: ResultView) -> String

  /// Everything between the heading of the page and its notes.
  static func write(_ result: Result, _ view: ResultView, _ page: inout Page)

  /// The main point, a sentence each, of the server's own words and numbers only: an assistant must
  /// never take the name of a place or the text of a warning for a statement of the server.
  static func headline(_ result: Result, _ view: ResultView) -> [String]

  /// What has to be said of values that are no current forecast; nil if nothing.
  static func note(_ view: ResultView) -> String?

  /// Whether what is written begins with a warning anyway.
  static func begins(_ result: Result, with alert: WeatherAlert) -> Bool
}

extension ServedMethod where Self: PagedMethod {
  /// Written on the worker: a page of many rows takes longer than the loop may.
  static func finished(_ result: Result, _ call: Call<Self>) async -> Result {
    guard let options = call.params.text else { return result }
    let (wording, occasion) = (call.wording, await call.occasion())
    var finished = result
    finished.tail.text = await call.services.pipeline.onWorker(.page) {
      text(of: result, wording, options, occasion)
    }
    return finished
  }

  static func isWrittenOut(_ params: Params) -> Bool { params.text != nil }
}

extension PagedMethod {
  package static func note(_ view: ResultView) -> String? { view.note }

  package static func begins(_ result: Result, with alert: WeatherAlert) -> Bool { false }

  /// The warning that a page begins with; nil if its own first lines are about it.
  package static func opening(_ result: Result, _ view: ResultView) -> WarningLine? {
    guard case .gravest(let alert, _) = view.occasion.warnings, !begins(result, with: alert)
    else { return nil }
    return view.warning
  }

  static func text(
    of result: Result, _ wording: Wording, _ options: Wire.TextOptions, _ occasion: Occasion
  ) -> Wire.ResultText {
    let isSpoken = options.style == .speech
    let view = ResultView(
      result, isSpoken ? wording.aloud : wording, occasion,
      icons: isSpoken ? IconSet.none : options.icons)
    let (language, units) = (view.wording.language, view.units)
    func joined(_ sentences: [String]) -> String {
      isSpoken
        ? view.wording.spoken(lines: sentences.map { QuotingText($0) }, units: units)
        : language.sentences(sentences)
    }
    let warning = [view.warning?.own].compactMap(\.self)
    var text = Wire.ResultText(
      warning: warning.isEmpty ? nil : joined(warning),
      headline: joined(warning + headline(result, view) + [note(view)].compactMap(\.self)),
      title: SpokenLanguage.capitalized(view.dated(subject(result, view))), lines: [], notes: [])
    guard options.style != .headline else { return text }
    let (notes, credits) = (view.notes.map(\.text), view.credits)
    func write(_ page: inout Page) {
      page.warning(opening(result, view))
      page.briefBanner(view)
      page.blank()
      Self.write(result, view, &page)
    }
    if isSpoken {
      text.lines = Page.spoken(view.wording, units, write)
      text.notes = Page.spoken(view.wording, units) { page in
        for note in notes { page.paragraph(note) }
        page.credits(credits)
      }
    } else {
      text.lines = Page.written(columns: options.columns, language.direction, write)
      text.notes = (notes + credits.map(\.written)).map { Page.line($0, in: language.direction) }
    }
    return text
  }
}
