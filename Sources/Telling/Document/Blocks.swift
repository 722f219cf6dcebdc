import Vocabulary
package import Words
import Weather

/// The content of an answer in reading order, before anyone reads or hears it.
/// Who writes it knows neither the width of a page nor whether it is read aloud.
package struct Blocks: Sendable {
  package typealias Piece = (text: Text, style: Style)

  package enum Block: Sendable {
    /// The following blocks are set apart from the preceding ones.
    case gap
    case line([Piece])
    case paragraph(Text, Style, indent: Int)
    case warning(WarningWords)
    case badge(Badge)
    case facts([Fact])
    case rows([(name: Text, pieces: [Piece])])
    case table([Column], [[Cell]])
    case drawing(Drawing)
  }

  package private(set) var all: [Block] = []

  package init() {}

  package init(_ write: (inout Blocks) -> Void) { write(&self) }

  package mutating func append(_ blocks: Blocks) { all += blocks.all }

  package mutating func blank() { all.append(.gap) }

  /// Pieces of one line, which may be continued on others.
  package mutating func line(_ pieces: Piece...) { line(pieces) }

  mutating func line(_ pieces: [Piece]) { all.append(.line(pieces)) }

  /// Words broken into lines; each line of a text from elsewhere is a paragraph.
  package mutating func paragraph(_ text: Text, _ style: Style = .plain, indent: Int = 0) {
    all += text.lines.map { .paragraph($0, style, indent: indent) }
  }

  /// The gravest warning in force; nothing if there is none.
  package mutating func warning(_ warning: WarningLine?) {
    if let warning { self.warning(warning.words) }
  }

  mutating func warning(_ warning: WarningWords) { all.append(.warning(warning)) }

  /// A value that stands for the whole answer.
  mutating func badge(
    _ value: Text, _ scale: Text, share: Double, _ color: Color, beside words: Text
  ) {
    all.append(
      .badge(Badge(value: value, scale: scale, share: share, color: color, words: words)))
  }

  /// Names with their values; without those that have none.
  package mutating func facts(_ facts: [Fact?]) { all.append(.facts(facts.compactMap(\.self))) }

  /// Facts, each on a line that begins with its name; the values are in one column.
  mutating func rows(_ rows: [(name: Text, pieces: [Piece])]) { all.append(.rows(rows)) }

  package mutating func table(_ columns: [Column], _ rows: [[Cell]]) {
    all.append(.table(columns, rows))
  }

  /// A row of facts each, for a program that shows one of them at a time: a page has no room for
  /// them.
  mutating func details(_ rows: [[Fact?]]) {
    let rows = rows.map { $0.compactMap(\.self) }
    var columns: [Column] = []
    for fact in rows.joined() where !columns.contains(where: { $0.id == fact.id }) {
      columns.append(.detail(fact.name, id: fact.id))
    }
    table(
      columns,
      rows.map { row in
        columns.map { column in Cell(row.first { $0.id == column.id }?.value ?? "") }
      })
  }

  // MARK: Drawings

  /// A line of a picture; never wrapped.
  package mutating func drawing(_ pieces: [Page.Piece]) { all.append(.drawing(.picture(pieces))) }

  /// Numbers between the names of their ends.
  mutating func curve(
    _ start: Text, _ values: [Double?], floor: Double?, _ color: Color, _ end: Text
  ) {
    all.append(
      .drawing(
        .curve([
          ("  \(start.string)  ", .muted), (Sparkline.text(values, floor: floor), .fill(color)),
          ("  \(end.string)", .muted),
        ])))
  }

  /// The sky at sunset from the zenith down to the horizon.
  mutating func gradient(_ stops: [Color]) { all.append(.drawing(.gradient(stops))) }

  mutating func strip(_ strip: DayStrip, _ numbers: NumberStyle) {
    all.append(.drawing(.strip(strip, numbers)))
  }
}

/// "73 of 100", how much that is, and what it is called.
package struct Badge: Sendable {
  let value: Text
  let scale: Text
  let share: Double
  let color: Color
  let words: Text
}

/// What is only seen: it says nothing that other blocks do not say.
package enum Drawing: Sendable {
  case picture([Page.Piece])
  case curve([Page.Piece])
  case gradient([Color])
  case strip(DayStrip, NumberStyle)
}

/// A name with its value.
package struct Fact: Sendable {
  /// The name's row in the tables of words, or the word of the vocabulary.
  package let id: String
  package let name: Text
  package let value: Text

  /// Nil without a value; that it is unknown is one.
  package init?(id: String, _ name: Text, _ value: Text?) {
    guard let value else { return nil }
    (self.id, self.name, self.value) = (id, name, value)
  }

  init?(_ view: ResultView, _ name: PageText, _ value: Text?) {
    self.init(id: name.id, view.say(name), value)
  }

  init?(_ word: some Word, _ name: Text, _ value: Text?) {
    self.init(id: word.rawValue, name, value)
  }
}
