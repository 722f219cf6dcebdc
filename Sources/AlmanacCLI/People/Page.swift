import EventLoop

/// A page for a person, built from top to bottom for one width and one ink.
struct Page {
  let width: Int
  let ink: Ink
  private var rows: [TerminalText] = []

  /// Wider lines are hard to read, narrower ones cannot hold a word and its number.
  static let widths = 24...100

  init(width: Int, ink: Ink) {
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    self.ink = ink
  }

  var text: TerminalText { rows.map { $0 + "\n" }.joined() }
  var lines: [String] { rows.map(\.text) }

  /// One line made of painted pieces, taken as it is.
  mutating func line(_ pieces: (String, Style)...) {
    rows.append(pieces.map { ink.paint($0.0, $0.1) }.joined())
  }

  mutating func append(_ row: TerminalText) { rows.append(row) }

  mutating func blank() { rows.append("") }

  /// Words broken into lines, and where the text itself breaks.
  mutating func paragraph(_ text: String, _ style: Style = .plain, indent: Int = 0) {
    for part in text.split(separator: "\n") { wrap(part, style, indent) }
  }

  private mutating func wrap(_ text: Substring, _ style: Style, _ indent: Int) {
    let room = width - indent
    var row = ""
    let margin = TerminalText(String(repeating: " ", count: indent))
    for word in text.split(separator: " ") {
      if !row.isEmpty, TextWidth.columns(row) + 1 + TextWidth.columns(String(word)) > room {
        rows.append(margin + ink.paint(row, style))
        row = ""
      }
      row += (row.isEmpty ? "" : " ") + word
    }
    if !row.isEmpty { rows.append(margin + ink.paint(row, style)) }
  }

  /// Names with their values, in two columns where there is room. Values that are nil are left out.
  mutating func facts(_ all: [(name: String, value: String?)]) {
    let facts = all.compactMap { fact in fact.value.map { (name: fact.name, value: $0) } }
    let nameWidth = (facts.map { TextWidth.columns($0.name) }.max() ?? 0) + 2
    let valueWidth = (facts.map { TextWidth.columns($0.value) }.max() ?? 0) + 4
    let isDouble = facts.count > 3 && 2 * (nameWidth + valueWidth) - 2 <= width
    let count = isDouble ? (facts.count + 1) / 2 : facts.count
    for row in 0..<count {
      var left = fact(facts[row], nameWidth)
      if isDouble, row + count < facts.count {
        left += TerminalText(TextWidth.padding(facts[row].value, to: valueWidth))
        left += fact(facts[row + count], nameWidth)
      }
      rows.append("  " + left)
    }
  }

  private func fact(_ fact: (name: String, value: String), _ nameWidth: Int) -> TerminalText {
    "\(ink.paint(fact.name, .faint))\(TextWidth.padding(fact.name, to: nameWidth))\(fact.value)"
  }
}

/// One cell of a table.
struct Cell {
  let text: String
  let style: Style

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// One column of a table.
struct Column {
  let title: String
  /// Numbers stand at the right.
  let isNumber: Bool
  /// Columns of the highest rank are the first to go where the page is narrow; 0 stays.
  let rank: Int

  init(_ title: String, isNumber: Bool = false, rank: Int = 0) {
    self.title = title
    self.isNumber = isNumber
    self.rank = rank
  }
}

extension Page {
  mutating func table(_ columns: [Column], _ body: [[Cell]]) {
    let widths = columns.indices.map { index in
      ([columns[index].title] + body.map { $0[index].text }).map(TextWidth.columns).max() ?? 0
    }
    let shown = fitting(columns, widths)
    let titles = columns.map { Cell($0.title, .faint) }
    let hasTitles = columns.contains { !$0.title.isEmpty }
    for row in (hasTitles ? [titles] : []) + body {
      var line: TerminalText = ""
      for index in shown {
        let cell = row[index]
        let padding = TerminalText(TextWidth.padding(cell.text, to: widths[index]))
        let painted = ink.paint(cell.text, cell.style)
        line += "  " + (columns[index].isNumber ? padding + painted : painted + padding)
      }
      append(line.withoutBlanksAtEnd)
    }
  }

  private func fitting(_ columns: [Column], _ widths: [Int]) -> [Int] {
    var shown = Array(columns.indices)
    while shown.reduce(0, { $0 + widths[$1] + 2 }) > width,
      let last = shown.max(by: { columns[$0].rank < columns[$1].rank }), columns[last].rank > 0
    {
      shown.removeAll { $0 == last }
    }
    return shown
  }
}
