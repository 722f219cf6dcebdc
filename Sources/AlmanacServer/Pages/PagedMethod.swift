package import AlmanacProtocol
import Services
import Time
import Vocabulary
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
}

extension ServedMethod where Self: PagedMethod {
  /// Written on the worker: a page of many rows takes longer than the loop may.
  static func finished(_ result: Result, _ call: Call<Self>) async -> Result {
    guard let options = call.params.text else { return result }
    let (wording, today) = (call.wording, call.localToday)
    var finished = result
    finished.tail.text = await call.services.pipeline.onWorker(.page) {
      text(of: result, wording, options, today: today)
    }
    return finished
  }

  static func isWrittenOut(_ params: Params) -> Bool { params.text != nil }
}

extension PagedMethod {
  package static func note(_ view: ResultView) -> String? { view.note }

  /// - Parameter today: at the place; nil if unknown.
  static func text(
    of result: Result, _ wording: Wording, _ options: Wire.TextOptions,
    today: LocalDate? = nil
  ) -> Wire.ResultText {
    let isSpoken = options.style == .speech
    let view = ResultView(
      result, isSpoken ? wording.aloud : wording,
      icons: isSpoken ? IconSet.none : options.icons, today: today)
    let (language, units) = (view.wording.language, view.units)
    let sentences = headline(result, view) + [note(view)].compactMap(\.self)
    var text = Wire.ResultText(
      headline: isSpoken
        ? view.wording.spoken(lines: sentences, units: units) : language.sentences(sentences),
      title: SpokenLanguage.capitalized(view.dated(subject(result, view))), lines: [], notes: [])
    guard options.style != .headline else { return text }
    let notes = view.notes.map(\.text) + view.credits
    func write(_ page: inout Page) {
      page.briefBanner(view)
      page.blank()
      Self.write(result, view, &page)
    }
    if isSpoken {
      text.lines = Page.spoken(view.wording, units, write)
      text.notes = Page.spoken(view.wording, units) { page in
        for note in notes { page.paragraph(note) }
      }
    } else {
      text.lines = Page.written(columns: options.columns, language.direction, write)
      text.notes = notes.map { Page.line($0, in: language.direction) }
    }
    return text
  }
}
