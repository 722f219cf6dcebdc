import Basics
package import Time
package import Vocabulary
package import Words
package import Telling

/// The same figures, drawn or as text.
package protocol Chart: Sendable {
  /// The text alternative.
  /// - Parameter occasion: every form of a chart begins with the gravest warning in force.
  func alt(_ occasion: Occasion) -> String

  func svg(
    width: Int?, height: Int?, theme: ChartTheme, _ occasion: Occasion
  ) -> RenderedChart

  func text(width: Int?, height: Int?, ansi: Bool, _ occasion: Occasion) -> RenderedChart
}

/// One kind of chart. The heading is written in one place for all of them, so every chart marks
/// estimates and stale figures.
protocol FiguredChart: Chart {
  var title: String { get }
  /// One line below the title; may be empty.
  var subtitle: String { get }
  /// What is drawn of it, after the title of the text alternative: "24 hours"; may be empty.
  var period: String { get }
  /// Describes the picture: "16 to 26 °C"; the first follows the title.
  var sentences: [String] { get }
  var provenance: Provenance { get }
  var wording: Wording { get }
  func draw(on page: inout ChartPage)
  func draw(on page: inout TextPage)
}

extension FiguredChart {
  var markedTitle: String {
    provenance.isEstimate || provenance.isCorrected ? "\(provenance.mark) \(title)" : title
  }

  var numbers: NumberStyle { wording.numbers.drawn }

  func say(_ text: ChartText) -> String { wording.language.chart(text) }

  private var note: String? { provenance.note(in: wording)?.string }

  private var markedSubtitle: String {
    list([subtitle, note ?? ""])
  }

  private func list(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func opening(_ occasion: Occasion) -> String? {
    WarningLine(occasion, wording)?.words.whole.string
  }

  package func alt(_ occasion: Occasion) -> String {
    let caveat = occasion.caveat(in: wording)?.string
    return wording.language.sentences([opening(occasion), described, caveat].compactMap(\.self))
  }

  private var described: String {
    let language = wording.language
    let title =
      period.isEmpty ? markedTitle : language.list([markedTitle, period])
    let first = sentences.first.map { say(.described(title: title, text: $0)) } ?? title
    return language.sentences(
      [first] + sentences.dropFirst() + [note].compactMap(\.self))
  }
}

/// A finished chart.
package struct RenderedChart: Sendable {
  package let mimeType: String
  package let text: String
  package let width: Int
  package let height: Int
}

extension FiguredChart {
  package func svg(
    width: Int?, height: Int?, theme: ChartTheme, _ occasion: Occasion
  ) -> RenderedChart {
    let (width, height) = (width ?? 720, height ?? 320)
    var page = ChartPage(
      width: width, height: height, theme: ChartColors(theme),
      identifier: "almanac-" + ChartWords.fingerprint(alt(occasion) + theme.rawValue),
      numbers: numbers)
    var title = markedTitle
    if let warning = opening(occasion) {
      title = "\(warning) · \(title)"
      page.heading("▲ \(warning)", page.theme.warm, list([markedTitle, markedSubtitle]))
    } else {
      let caveat = occasion.caveat(in: wording)?.string ?? ""
      page.heading(markedTitle, page.theme.ink, list([markedSubtitle, caveat]))
    }
    draw(on: &page)
    return RenderedChart(
      mimeType: "image/svg+xml", text: page.document(title: title, alt: alt(occasion)),
      width: width, height: height)
  }

  package func text(width: Int?, height: Int?, ansi: Bool, _ occasion: Occasion) -> RenderedChart {
    let (width, height) = (min(width ?? 72, 500), min(height ?? 14, 200))
    let first = opening(occasion).map { "▲ " + $0 } ?? occasion.caveat(in: wording)?.string
    let opening = first.map { text in
      var line = TextPage(columns: width, rows: 1, numbers: numbers)
      line.write(TextWidth.cut(text, to: width), column: 0, row: 0, ChartColors.warning)
      return line.text(ansi: ansi)
    }
    var page = TextPage(
      columns: width, rows: height - (opening == nil ? 0 : 1), numbers: numbers)
    page.write(provenance.dated(Text(written: markedTitle), in: wording).string, column: 0, row: 0)
    draw(on: &page)
    let lines = [opening, page.text(ansi: ansi)].compactMap(\.self)
    return RenderedChart(
      mimeType: "text/plain", text: lines.joined(separator: "\n"), width: width, height: height)
  }
}

/// Figures as charts write them.
extension NumberStyle {
  /// Clamped to ±1e9 so that labels fit.
  package func figure(_ value: Double, _ decimals: Int) -> String {
    let shown = min(max(bounded(value), -1e9), 1e9)
    return fixed(Rounding.round(shown, decimals: decimals), decimals: decimals)
  }
}

extension Wording {
  /// "12 to 15 °C"; ends that are written alike are said once.
  func range(_ low: String, _ high: String, _ unit: String = "") -> String {
    let end = unit.isEmpty ? high : "\(high) \(unit)"
    return low == high
      ? end : text(.range(low: Text(written: low), high: Text(written: end))).string
  }

  /// How far ahead a forecast was made, in days.
  func ahead(_ days: Int) -> String {
    days == 0
      ? language.chart(.withinADay) : page(.leadOnly(lead: counted(.days, days))).string
  }
}

enum ChartWords {
  /// A unique id prefix for pages with several charts (FNV-1a, 32 bits).
  static func fingerprint(_ text: String) -> String { String(text.utf8.fnv1a32, radix: 16) }
}

/// A place's clock and calendar, as charts need them.
package struct ChartClock: Sendable {
  let zone: ZoneRules
  let wording: Wording

  package init(
    zone: ZoneRules, wording: Wording
  ) {
    self.zone = zone
    self.wording = wording
  }

  func secondOfDay(_ instant: Instant) -> Double {
    let local = instant.unixSeconds + Double(zone.offset(at: instant).seconds)
    return local - (local / 86_400).rounded(.down) * 86_400
  }

  func date(_ instant: Instant) -> LocalDate { zone.date(at: instant) ?? .first }

  package func time(_ instant: Instant) -> String { labels(instant).time }

  func hour(_ instant: Instant) -> String { labels(instant).axisHour }

  private func labels(_ instant: Instant) -> ClockLabels {
    ClockLabels(instant, zone: zone, wording: wording)
  }

  /// "Sun, Jun 21", or "Jun 21" if short.
  func day(_ date: LocalDate, isShort: Bool = false) -> String {
    isShort ? wording.day(date) : wording.fullDay(date).string
  }

  /// The column width of the row dates, plus one.
  func columns(_ dates: [LocalDate], isShort: Bool, atLeast columns: Int) -> Int {
    max(columns, (dates.map { day($0, isShort: isShort).count }.max() ?? 0) + 1)
  }
}
