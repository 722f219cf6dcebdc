import AlmanacProtocol
package import Basics
import Units
import Vocabulary
import Words

/// A page of text for one width and one ink, built from top to bottom. Lines break between words
/// and are never wider than the page, except for a single longer word such as a URL, which gets its
/// own line.
package struct Page {
  package typealias Piece = (text: String, style: Style)

  package let width: Int
  package let ink: Ink
  /// The base direction of the lines; a terminal's is always left to right.
  private var direction = TextDirection.leftToRight
  private var rows: [[Piece]] = []

  /// Wider lines are hard to read; narrower ones do not fit a label and its value.
  package static let widths = 24...100

  package init(width: Int, ink: Ink) {
    self.ink = ink
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// A page without colors, none of whose lines is empty at its start or its end.
  init(columns: Int, _ direction: TextDirection, _ blocks: Blocks) {
    self.init(width: columns, ink: Ink(depth: .none))
    self.direction = direction
    write(blocks)
    let told = rows.drop(while: \.isEmpty)
    rows = Array(told.dropLast(told.reversed().prefix(while: \.isEmpty).count))
  }

  /// A text from outside as one line.
  static func line(_ text: String, in direction: TextDirection) -> String {
    Isolates.around(TerminalText(text).text, in: direction)
  }

  package var text: TerminalText { rows.map { painted($0) + "\n" }.joined() }
  package var lines: [String] { rows.map { painted($0).text } }

  /// Each line in its parts, which joined are the line, for a program that has fonts of its own.
  var styledLines: [Wire.TextLine] {
    rows.map { row in
      var spans: [Wire.TextSpan] = []
      for (text, style) in row where !text.isEmpty {
        let words = TerminalText(text).text
        let role = TextRole(words, style)
        if let last = spans.last, last.role == role {
          spans[spans.count - 1].text += words
        } else {
          spans.append(Wire.TextSpan(text: words, role: role))
        }
      }
      return Wire.TextLine(spans: spans)
    }
  }

  private func painted(_ row: [Piece]) -> TerminalText {
    row.map { ink.paint($0.text, $0.style) }.joined()
  }

  private mutating func blank() {
    if rows.last?.isEmpty != true { rows.append([]) }
  }

  // MARK: Blocks

  package mutating func write(_ document: Document) {
    write(document.titled)
    let start = rows.count
    for note in document.otherNotes { paragraph(note.text.string, note.style) }
    paragraph(document.credits.map(\.written).joined(separator: " · "), .muted)
    // Set apart from the text, if there are any.
    if start < rows.count { rows.insert([], at: start) }
  }

  package mutating func write(_ blocks: Blocks) {
    for block in blocks.all { write(block) }
  }

  private mutating func write(_ block: Blocks.Block) {
    switch block {
    case .gap: blank()
    case .line(let pieces): line(Self.written(pieces))
    case .paragraph(let text, let style, let indent):
      paragraph(text.string, style, indent: indent)
    case .warning(let words): warning(words)
    case .badge(let badge): write(badge)
    case .facts(let facts): write(facts)
    case .rows(let rows): write(rows)
    case .table(let columns, let rows): table(columns, rows)
    case .drawing(let drawing): write(drawing)
    }
  }

  /// Wraps to as many lines as needed; continuation lines are indented by two more columns.
  private mutating func line(_ pieces: [Piece]) {
    let margin = pieces.first?.text.prefix { $0 == " " }.count ?? 0
    wrap(pieces, indent: margin + 2)
  }

  /// Words broken into lines.
  private mutating func paragraph(_ text: String, _ style: Style, indent: Int = 0) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    let margin = String(repeating: " ", count: indent)
    for part in text.split(whereSeparator: \.isNewline) {
      wrap([(margin, .plain), (String(part), style)], indent: indent)
    }
  }

  private mutating func warning(_ words: WarningWords) {
    var pieces: [Piece] = [
      (" ", .plain), (words.event.string, .bold.quoted),
      (words.more.isEmpty ? "" : " · " + words.more.string, .plain),
    ]
    if let severity = words.severity {
      // On the narrowest page, its margin is the end of the line.
      let head = " ▲ \(words.head.string)"
      let margin = TextWidth.columns(head + " ") > width ? "" : " "
      pieces.insert((head + margin, .severity(severity)), at: 0)
    }
    line(pieces)
  }

  private static func written(_ pieces: [Blocks.Piece]) -> [Piece] {
    pieces.map { ($0.text.string, $0.style) }
  }

  private mutating func write(_ badge: Badge) {
    let meter = Sparkline.meter(badge.share, width: width < 50 ? 10 : 20)
    line([
      ("  ", .plain), (" \(badge.value.string) ", .badge(badge.color)),
      (" \(badge.scale.string)  ", .plain), (meter.full, .fill(badge.color)), (meter.empty, .muted),
      ("  " + badge.words.string, .bold),
    ])
  }

  /// - Parameter indent: of the lines after the first.
  mutating func wrap(_ pieces: [Piece], indent: Int) {
    var row = PageLine()
    // Escape first: escapes take columns.
    let pieces = pieces.map {
      (text: Self.line($0.text, in: direction), style: $0.style)
    }
    var open = Isolates()
    let words = PageWord.all(in: pieces)
    for (index, word) in words.enumerated() {
      // With its unit, unless they fit on no line.
      let measure = word.columns + (words.dropFirst(index + 1).first?.unitColumns(of: word) ?? 0)
      let columns = indent + measure <= width ? measure : word.columns
      if row.hasWords, row.columns + word.gap + columns > width {
        rows.append(row.runs(&open))
        row = PageLine()
        row.append(PageWord(gap: indent, pieces: word.pieces))
      } else {
        row.append(word)
      }
    }
    rows.append(row.runs(&open))
  }

  // MARK: Names with their values

  /// In two columns if they fit.
  private mutating func write(_ facts: [Fact]) {
    let nameWidth = (facts.map { TextWidth.columns($0.name.string) }.max() ?? 0) + 2
    let valueWidth = (facts.map { TextWidth.columns($0.value.string) }.max() ?? 0) + 4
    let isDouble = facts.count > 3 && 2 * (nameWidth + valueWidth) - 2 <= width
    let count = isDouble ? (facts.count + 1) / 2 : facts.count
    for row in 0..<count {
      let left = facts[row]
      var pieces = fact(left, nameWidth)
      if isDouble, row + count < facts.count {
        pieces.append((TextWidth.padding(left.value.string, to: valueWidth), .plain))
        pieces += fact(facts[row + count], nameWidth)
      }
      // Long values follow their names, unless there is no room left.
      wrap([("  ", .plain)] + pieces, indent: nameWidth + 2 <= width / 2 ? nameWidth + 2 : 4)
    }
  }

  /// Facts, each on a line that begins with its name; the values are in one column.
  private mutating func write(_ rows: [(name: Text, pieces: [Blocks.Piece])]) {
    let width = (rows.map { TextWidth.columns($0.name.string) }.max() ?? 0) + 2
    for (name, pieces) in rows.map({ ($0.name.string, Self.written($0.pieces)) }) {
      wrap(
        [("  " + name, .muted), (TextWidth.padding(name, to: width), .plain)] + pieces, indent: 4)
    }
  }

  private func fact(_ fact: Fact, _ nameWidth: Int) -> [Piece] {
    [
      (fact.name.string, .muted),
      (TextWidth.padding(fact.name.string, to: nameWidth), .plain), (fact.value.string, .plain),
    ]
  }

  // MARK: Drawings

  private mutating func write(_ drawing: Drawing) {
    switch drawing {
    case .picture(let pieces):
      rows.append(pieces.map { (Isolates.around($0.text), $0.style) })
    case .curve(let pieces): line(pieces)
    case .gradient(let stops): gradient(stops)
    case .strip(let strip, let numbers): self.strip(strip, numbers)
    }
  }

  private mutating func strip(_ strip: DayStrip, _ numbers: NumberStyle) {
    let columns = min(width - 4, 72)
    let painted = strip.runs(columns: columns).map { run in
      (String(repeating: run.band.glyph, count: run.count), Style.fill(run.band.color))
    }
    wrap([("  ", .plain)] + painted, indent: 2)
    let quarter = columns / 4
    let scale = [0, 6, 12, 18].map { numbers.whole($0) }
      .map { $0 + TextWidth.padding($0, to: quarter) }.joined()
    line([("  " + scale + numbers.whole(24), .muted)])
    blank()
  }

  /// True color only.
  private mutating func gradient(_ stops: [Color]) {
    guard ink.depth == .trueColor, stops.count >= 2 else { return }
    let rows = 6
    let columns = min(width - 4, 60)
    for row in 0..<rows {
      // Two colors per row: the upper half block and the lower one.
      let upper = Self.shade(stops, Double(2 * row) / Double(2 * rows - 1))
      let lower = Self.shade(stops, Double(2 * row + 1) / Double(2 * rows - 1))
      let style = Style(tone: .halves(upper, lower))
      line([("  ", .plain), (String(repeating: "▀", count: columns), style)])
    }
    blank()
  }

  private static func shade(_ stops: [Color], _ share: Double) -> Color {
    let position = share * Double(stops.count - 1)
    let index = min(Int(position), stops.count - 2)
    return stops[index].mixed(with: stops[index + 1], share: position - Double(index))
  }
}
