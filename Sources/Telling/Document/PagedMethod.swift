package import AlmanacProtocol
import Time
import Vocabulary
package import Weather
package import Words

/// A method whose answer can be written out for people: on the command line, in an editor, for an
/// assistant, aloud. Each door shows these lines and has no sentence of its own.
package protocol PagedMethod: PagedContract {
  /// What the page is about, besides its place.
  static func subject(_ result: Result, _ view: ResultView) -> Text

  /// Everything between the heading and the notes.
  static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks)

  /// The main point, a sentence each, of the server's own words and numbers only: an assistant must
  /// never take the name of a place or the text of a warning for a statement of the server.
  static func headline(_ result: Result, _ view: ResultView) -> [Text]

  /// What has to be said of values that are no current forecast; nil if nothing.
  static func note(_ view: ResultView) -> Text?

  /// That warnings are not known; nil if they are, or the answer itself says so.
  static func caveat(_ result: Result, _ view: ResultView) -> Text?

  /// Whether what is written begins with a warning anyway.
  static func begins(_ result: Result, with alert: WeatherAlert) -> Bool
}

extension PagedMethod {
  package static func note(_ view: ResultView) -> Text? { view.note }

  package static func caveat(_ result: Result, _ view: ResultView) -> Text? { view.caveat }

  package static func begins(_ result: Result, with alert: WeatherAlert) -> Bool { false }

  /// The warning that a page begins with; nil if its own first lines are about it.
  package static func opening(_ result: Result, _ view: ResultView) -> WarningLine? {
    guard case .gravest(let alert, _) = view.occasion.warnings, !begins(result, with: alert)
    else { return nil }
    return view.warning
  }

  package static func text(
    of result: Result, _ wording: Wording, _ options: Wire.TextOptions, _ occasion: Occasion
  ) -> Wire.ResultText {
    let isSpoken = options.style == .speech
    let view = ResultView(
      result, isSpoken ? wording.aloud : wording, occasion,
      icons: isSpoken ? IconSet.none : options.icons)
    let direction = wording.language.direction
    func joined(_ sentences: [Text]) -> String { view.wording.sentences(sentences).string }
    let warning = [view.warning?.own].compactMap(\.self)
    var text = Wire.ResultText(
      warning: warning.isEmpty ? nil : joined(warning),
      headline: joined(
        warning + headline(result, view)
          + [note(view), caveat(result, view)].compactMap(\.self)),
      title: view.dated(subject(result, view)).capitalized.string, lines: [], notes: [])
    guard options.style != .headline else { return text }
    let document = document(result, view)
    let told = document.untitled
    switch options.style {
    case .headline: break
    case .speech: text.lines = Reading.lines(of: told, view.wording)
    case .page: text.lines = Page(columns: options.columns, direction, told).lines
    case .styled:
      // The age in a title is that of data that are out of date.
      let role: TextRole = view.provenance.isStale ? .warning : .strong
      text.styledLines =
        [Wire.TextLine(spans: [Wire.TextSpan(text: text.title, role: role)])]
        + Page(columns: options.columns, direction, told).styledLines
    case .blocks:
      let aloud = ResultView(result, wording.aloud, occasion, icons: IconSet.none)
      text.asOf = view.asOf?.string
      text.blocks = Wire.TextBlock.all(
        of: told, spoken: Self.document(result, aloud).untitled, direction)
    }
    text.notes =
      isSpoken
      ? Reading.notes(of: document, view.wording)
      : (document.notes.map(\.text.string) + document.credits.map(\.written)).map {
        Page.line($0, in: direction)
      }
    return text
  }
}
