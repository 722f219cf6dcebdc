/// A page for a person, built from top to bottom for one width and one ink.
struct Page {
  let width: Int
  let ink: Ink
  private(set) var lines: [String] = []

  /// Wider lines are hard to read, narrower ones cannot hold a word and its number.
  static let widths = 24...100

  init(width: Int, ink: Ink) {
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    self.ink = ink
  }

  var text: String { lines.map { $0 + "\n" }.joined() }

  /// One line made of painted pieces, taken as it is.
  mutating func line(_ pieces: (String, Style)...) {
    lines.append(pieces.map { ink.paint($0.0, $0.1) }.joined())
  }

  mutating func blank() { lines.append("") }

  /// Words broken into lines.
  mutating func paragraph(_ text: String, _ style: Style = .plain, indent: Int = 0) {
    let room = width - indent
    var row = ""
    func margin() -> String { String(repeating: " ", count: indent) }
    for word in text.split(separator: " ") {
      if !row.isEmpty, TextWidth.columns(row) + 1 + TextWidth.columns(String(word)) > room {
        lines.append(margin() + ink.paint(row, style))
        row = ""
      }
      row += (row.isEmpty ? "" : " ") + word
    }
    if !row.isEmpty { lines.append(margin() + ink.paint(row, style)) }
  }

  /// Names with their values, in two columns where there is room. Values that are nil are left out.
  mutating func facts(_ all: [(name: String, value: String?)]) {
    let facts = all.compactMap { fact in fact.value.map { (name: fact.name, value: $0) } }
    let nameWidth = (facts.map { TextWidth.columns($0.name) }.max() ?? 0) + 2
    let valueWidth = (facts.map { TextWidth.columns($0.value) }.max() ?? 0) + 4
    let isDouble = facts.count > 3 && 2 * (nameWidth + valueWidth) - 2 <= width
    let rows = isDouble ? (facts.count + 1) / 2 : facts.count
    for row in 0..<rows {
      var left = fact(facts[row], nameWidth)
      if isDouble, row + rows < facts.count {
        left += TextWidth.padding(facts[row].value, to: valueWidth)
        left += fact(facts[row + rows], nameWidth)
      }
      lines.append("  " + left)
    }
  }

  private func fact(_ fact: (name: String, value: String), _ nameWidth: Int) -> String {
    ink.paint(fact.name, .faint) + TextWidth.padding(fact.name, to: nameWidth) + fact.value
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
  mutating func table(_ columns: [Column], _ rows: [[Cell]]) {
    let widths = columns.indices.map { index in
      ([columns[index].title] + rows.map { $0[index].text }).map(TextWidth.columns).max() ?? 0
    }
    let shown = fitting(columns, widths)
    let titles = columns.map { Cell($0.title, .faint) }
    let hasTitles = columns.contains { !$0.title.isEmpty }
    for row in (hasTitles ? [titles] : []) + rows {
      var line = ""
      for index in shown {
        let cell = row[index]
        let padding = TextWidth.padding(cell.text, to: widths[index])
        let painted = ink.paint(cell.text, cell.style)
        line += "  " + (columns[index].isNumber ? padding + painted : painted + padding)
      }
      while line.last == " " { line.removeLast() }
      lines.append(line)
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
