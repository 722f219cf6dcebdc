package import Vocabulary
package import Words
import Weather

/// The content of an answer in reading order, before anyone reads or hears it.
/// Who writes it knows neither the width of a page nor whether it is read aloud.
package struct Blocks: Sendable {
  package typealias Piece = (text: String, style: Style)

  package enum Block: Sendable {
    /// What follows is apart from what came before.
    case gap
    case line([Piece])
    case paragraph(String, Style, indent: Int)
    /// An official warning for the place, by its own name, and what is said of it.
    case warning(AlertSeverity, event: String, SpokenLanguage, details: [String])
    /// One that is not known to be for the place.
    case warningElsewhere(event: String, SpokenLanguage)
    case badge(Badge)
    case facts([Fact])
    case rows([(name: String, pieces: [Piece])])
    case table([Column], [[Cell]])
    case drawing(Drawing)
  }

  package private(set) var all: [Block] = []
  /// What is no word of any language, and is read as it is.
  package private(set) var names: [String] = []

  package init() {}

  package init(_ write: (inout Blocks) -> Void) { write(&self) }

  package mutating func append(_ blocks: Blocks) {
    all += blocks.all
    names += blocks.names
  }

  package mutating func blank() { all.append(.gap) }

  /// From now on, these are names: "SSP2-4.5" is no number.
  package mutating func name(_ names: [String]) { self.names += names }

  /// Pieces of one line, which may be continued on others.
  package mutating func line(_ pieces: Piece...) { line(pieces) }

  mutating func line(_ pieces: [Piece]) { all.append(.line(pieces)) }

  /// Words broken into lines; each line of a text from elsewhere is a paragraph.
  package mutating func paragraph(_ text: String, _ style: Style = .plain, indent: Int = 0) {
    for part in text.split(whereSeparator: \.isNewline)
    where part.contains(where: { !$0.isWhitespace }) {
      all.append(.paragraph(String(part), style, indent: indent))
    }
  }

  /// The gravest warning in force; nothing if there is none.
  package mutating func warning(_ warning: WarningLine?) {
    guard let warning else { return }
    self.warning(warning.alert.severity, warning.alert.event, warning.language, warning.details)
  }

  /// One warning.
  /// - Parameter details: what is said of it on its line.
  mutating func warning(
    _ severity: AlertSeverity, _ event: String, _ language: SpokenLanguage, _ details: [String]
  ) {
    all.append(.warning(severity, event: event, language, details: details))
  }

  /// One warning that is not known to be for the place.
  mutating func warning(inCountry event: String, _ language: SpokenLanguage) {
    all.append(.warningElsewhere(event: event, language))
  }

  /// A value that stands for the whole answer.
  mutating func badge(
    _ value: String, _ scale: String, share: Double, _ color: Color, beside words: String
  ) {
    all.append(
      .badge(Badge(value: value, scale: scale, share: share, color: color, words: words)))
  }

  /// Names with their values; without those that have none.
  package mutating func facts(_ facts: [Fact?]) { all.append(.facts(facts.compactMap(\.self))) }

  /// Each a line that begins with its name; what is said of them stands in one column.
  mutating func rows(_ rows: [(name: String, pieces: [Piece])]) { all.append(.rows(rows)) }

  package mutating func table(_ columns: [Column], _ rows: [[Cell]]) {
    all.append(.table(columns, rows))
  }

  // MARK: Drawings

  /// A line of a picture; never wrapped.
  package mutating func drawing(_ pieces: [Piece]) { all.append(.drawing(.picture(pieces))) }

  /// Numbers between the names of their ends.
  mutating func curve(
    _ start: String, _ values: [Double?], floor: Double?, _ color: Color, _ end: String
  ) {
    all.append(
      .drawing(
        .curve([
          ("  \(start)  ", .muted), (Sparkline.text(values, floor: floor), .fill(color)),
          ("  \(end)", .muted),
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
  let value: String
  let scale: String
  let share: Double
  let color: Color
  let words: String
}

/// What is only seen: it says nothing that other blocks do not say.
package enum Drawing: Sendable {
  case picture([Blocks.Piece])
  case curve([Blocks.Piece])
  case gradient([Color])
  case strip(DayStrip, NumberStyle)
}

/// A name with its value.
package struct Fact: Sendable {
  /// The name's row in the tables of words, or the word of the vocabulary.
  package let id: String
  package let name: String
  package let value: String

  /// Nil without a value; that it is unknown is one.
  package init?(id: String, _ name: String, _ value: String?) {
    guard let value else { return nil }
    (self.id, self.name, self.value) = (id, name, value)
  }

  init?(_ view: ResultView, _ name: PageText, _ value: String?) {
    self.init(id: name.id, view.say(name), value)
  }

  init?(_ word: some Word, _ name: String, _ value: String?) {
    self.init(id: word.rawValue, name, value)
  }
}
