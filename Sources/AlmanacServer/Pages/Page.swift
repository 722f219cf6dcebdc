package import Basics
import EventLoop
package import Units
import Vocabulary
package import Words

/// A page of text for one width and one ink, built from top to bottom. Lines break between words
/// and are never wider than the page, except for a single longer word such as a URL, which gets its
/// own line.
package struct Page {
  package typealias Piece = (text: String, style: Style)

  package let width: Int
  package let ink: Ink
  package let voice: Voice
  /// The base direction of the lines; a terminal's is always left to right.
  private var direction = TextDirection.leftToRight
  /// Between the parts of a line that is read aloud.
  let separator: String
  private var rows: [TerminalText] = []
  /// The lines of a page that is read aloud, as they are written.
  private var heard: [QuotingText] = []
  /// What is no word of any language, and is read as it is.
  private var names: [String] = []

  /// Wider lines are hard to read; narrower ones do not fit a label and its value.
  package static let widths = 24...100

  package init(width: Int, ink: Ink) {
    self.init(width: width, ink: ink, voice: .written, separator: "")
  }

  private init(width: Int, ink: Ink, voice: Voice, separator: String) {
    (self.ink, self.voice, self.separator) = (ink, voice, separator)
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
  }

  /// The lines of a page as it is read aloud: one sentence a line, without its drawings.
  /// - Parameter wording: one that is spoken.
  package static func spoken(
    _ wording: Wording, _ units: UnitSystem, _ write: (inout Page) -> Void
  ) -> [String] {
    var page = Page(
      width: widths.upperBound, ink: Ink(depth: .none), voice: .spoken,
      separator: wording.language.listSeparator)
    write(&page)
    // A line without a word is the scale of a drawing.
    let lines = page.heard.filter {
      !$0.quotations.isEmpty || $0.own.contains(where: \.isLetter)
    }
    return wording.sentences(lines, units: units).map { TerminalText($0).text }
  }

  /// The lines of a page without colors, none of which is empty at its start or its end.
  static func written(
    columns: Int, _ direction: TextDirection, _ write: (inout Page) -> Void
  ) -> [String] {
    var page = Page(width: columns, ink: Ink(depth: .none))
    page.direction = direction
    write(&page)
    let lines = page.lines.drop(while: \.isEmpty)
    return Array(lines.dropLast(lines.reversed().prefix(while: \.isEmpty).count))
  }

  /// A text from outside as one line.
  static func line(_ text: String, in direction: TextDirection) -> String {
    Isolates.around(TerminalText(text).text, in: direction)
  }

  package var text: TerminalText { rows.map { $0 + "\n" }.joined() }
  package var lines: [String] { rows.map(\.text) }

  package mutating func blank() {
    if rows.last != "" { rows.append("") }
  }

  /// A blank line before the row at `index`, where there is one.
  package mutating func separate(before index: Int) {
    if index < rows.count { rows.insert("", at: index) }
  }

  /// From now on, these are names: "SSP2-4.5" is no number.
  package mutating func name(_ names: [String]) { self.names += names }

  /// Wraps to as many lines as needed; continuation lines are indented by two more columns.
  package mutating func line(_ pieces: Piece...) {
    let margin = pieces.first?.text.prefix { $0 == " " }.count ?? 0
    wrap(pieces, indent: margin + 2)
  }

  /// The same with words of others, for a page that is read aloud.
  mutating func line(_ text: QuotingText) { heard.append(text) }

  /// A line of a drawing; never wrapped.
  package mutating func drawing(_ pieces: [Piece]) {
    guard voice == .written else { return }
    rows.append(pieces.map { ink.paint(Isolates.around($0.text), $0.style) }.reduce("", +))
  }

  /// Words broken into lines.
  package mutating func paragraph(_ text: String, _ style: Style = .plain, indent: Int = 0) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    let margin = String(repeating: " ", count: indent)
    for part in text.split(whereSeparator: \.isNewline) {
      wrap([(margin, .plain), (String(part), style)], indent: indent)
    }
  }

  /// - Parameter indent: of the lines after the first.
  package mutating func wrap(_ pieces: [Piece], indent: Int) {
    if voice == .spoken {
      var said = QuotingText()
      for piece in pieces where !piece.style.isUnspoken {
        if piece.style.isQuoted {
          said.append(quoting: piece.text)
        } else if piece.style.isDrawing {
          // A badge has a margin of its own.
          said.append(piece.text.split(separator: " ").joined(separator: " "))
        } else {
          said.append(piece.text, naming: names)
        }
      }
      heard.append(said)
      return
    }
    var row = Row()
    // Escape first: escapes take columns.
    let pieces = pieces.map {
      (text: Self.line($0.text, in: direction), style: $0.style)
    }
    var open = Isolates()
    let words = Word.all(in: pieces)
    for (index, word) in words.enumerated() {
      // With its unit, unless they fit on no line.
      let measure = word.columns + (words.dropFirst(index + 1).first?.unitColumns(of: word) ?? 0)
      let columns = indent + measure <= width ? measure : word.columns
      if row.hasWords, row.columns + word.gap + columns > width {
        rows.append(row.painted(ink, &open))
        row = Row()
        row.append(Word(gap: indent, pieces: word.pieces))
      } else {
        row.append(word)
      }
    }
    rows.append(row.painted(ink, &open))
  }

  // MARK: Names with their values

  /// In two columns if they fit. Nil values are left out.
  package mutating func facts(_ all: [(name: String, value: String?)]) {
    let facts = all.compactMap { fact in fact.value.map { (name: fact.name, value: $0) } }
    if voice == .spoken {
      for fact in facts where fact.value != ResultView.unknown {
        line(("\(fact.name): \(fact.value)", .plain))
      }
      return
    }
    let nameWidth = (facts.map { TextWidth.columns($0.name) }.max() ?? 0) + 2
    let valueWidth = (facts.map { TextWidth.columns($0.value) }.max() ?? 0) + 4
    let isDouble = facts.count > 3 && 2 * (nameWidth + valueWidth) - 2 <= width
    let count = isDouble ? (facts.count + 1) / 2 : facts.count
    for row in 0..<count {
      let left = facts[row]
      var pieces = fact(left, nameWidth)
      if isDouble, row + count < facts.count {
        pieces.append((TextWidth.padding(left.value, to: valueWidth), .plain))
        pieces += fact(facts[row + count], nameWidth)
      }
      // Long values follow their names, unless there is no room left.
      wrap([("  ", .plain)] + pieces, indent: nameWidth + 2 <= width / 2 ? nameWidth + 2 : 4)
    }
  }

  /// Each a line that begins with its name; what is said of them stands in one column.
  mutating func rows(_ rows: [(name: String, pieces: [Piece])]) {
    let width = (rows.map { TextWidth.columns($0.name) }.max() ?? 0) + 2
    for (name, pieces) in rows {
      wrap(
        [("  " + name, .muted), (TextWidth.padding(name, to: width), .plain)] + pieces, indent: 4)
    }
  }

  private func fact(_ fact: (name: String, value: String), _ nameWidth: Int) -> [Piece] {
    [
      (fact.name, .muted), (TextWidth.padding(fact.name, to: nameWidth), .plain),
      (fact.value, .plain),
    ]
  }
}

/// Words kept together on a line, and the columns before them.
private struct Word {
  var gap: Int
  var pieces: [Page.Piece] = []

  var columns: Int { pieces.reduce(0) { $0 + TextWidth.columns($1.text) } }

  /// Those of the unit that this is, and the gap before it; 0 if it is none of the number.
  func unitColumns(of number: Word) -> Int {
    guard gap == 1, number.pieces.last?.text.last?.isNumber ?? false,
      LineBreaks.isUnit(pieces.map(\.text).joined())
    else { return 0 }
    return gap + columns
  }

  /// A drawing counts as one word, including its spaces.
  static func all(in pieces: [Page.Piece]) -> [Word] {
    var words: [Word] = []
    var word = Word(gap: 0)
    func end() {
      if !word.pieces.isEmpty {
        words.append(word)
        word = Word(gap: 0)
      }
    }
    for piece in pieces {
      if piece.style.isDrawing {
        word.pieces.append(piece)
        continue
      }
      var rest = piece.text[...]
      while !rest.isEmpty {
        let blanks = rest.prefix { $0 == " " }.count
        if blanks > 0 { end() }
        word.gap += blanks
        let text = rest.dropFirst(blanks).prefix { $0 != " " }
        for (index, part) in LineBreaks.parts(of: text).enumerated() {
          if index > 0 { end() }
          word.pieces.append((String(part), piece.style))
        }
        rest = rest.dropFirst(blanks + text.count)
      }
    }
    end()
    return words
  }
}

/// A line under construction.
private struct Row {
  private(set) var columns = 0
  private var words: [Word] = []

  var hasWords: Bool { !words.isEmpty }

  mutating func append(_ word: Word) {
    columns += word.gap + word.columns
    words.append(word)
  }

  /// Adjacent text of the same style is painted at once.
  /// - Parameter open: the isolates that the line before leaves open, and this one.
  func painted(_ ink: Ink, _ open: inout Isolates) -> TerminalText {
    var runs: [Page.Piece] = []
    for word in words {
      for (index, piece) in word.pieces.enumerated() {
        let gap = String(repeating: " ", count: index == 0 ? word.gap : 0)
        if let last = runs.last, last.style == piece.style, !piece.style.isDrawing {
          runs[runs.count - 1].text += gap + piece.text
        } else {
          runs.append((gap, .plain))
          runs.append(piece)
        }
      }
    }
    guard let first = runs.firstIndex(where: { $0.text.contains { $0 != " " } }) else { return "" }
    runs[first].text = open.opening + runs[first].text
    open = Isolates(runs.map(\.text).joined())
    runs[runs.count - 1].text += open.closing
    return runs.map { ink.paint($0.text, $0.style) }.joined()
  }
}
