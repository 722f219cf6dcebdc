import Basics
package import Words

/// One cell of a table. Aloud, a number has the unit of its column.
package struct Cell: Sendable {
  package let words: Text
  package let style: Style
  var text: String { words.string }

  package init(_ words: Text, _ style: Style = .plain) {
    (self.words, self.style) = (words, style)
  }
}

/// One column of a table.
package struct Column: Sendable {
  /// What a program knows it by.
  package let id: String
  /// What its values are called.
  package let title: Text
  /// The symbol of their unit; empty without one.
  package let unit: String
  /// Before the title: that its values are corrected.
  package let mark: String
  /// Numbers are right-aligned.
  package let isNumber: Bool
  /// Only a program gets these values, for what it shows of one row: a page has no room for them.
  private(set) var isDetail = false

  package init(
    _ title: Text = "", id: String, unit: String = "", mark: String = "", isNumber: Bool = false
  ) {
    (self.id, self.title, self.unit) = (id, title, unit)
    (self.mark, self.isNumber) = (mark, isNumber)
  }

  /// What a program shows of one row besides.
  static func detail(_ view: ResultView, _ title: PageText, id: String? = nil) -> Column {
    detail(view.say(title), id: id ?? title.id)
  }

  static func detail(_ title: Text = "", id: String) -> Column {
    var column = Column(title, id: id)
    column.isDetail = true
    return column
  }

  package init(
    _ view: ResultView, _ title: PageText, id: String? = nil, unit: String = "",
    mark: String = "", isNumber: Bool = false
  ) {
    self.init(
      view.say(title), id: id ?? title.id, unit: unit, mark: mark, isNumber: isNumber)
  }

  private static func joined(_ first: String, _ second: String) -> String {
    first.isEmpty || second.isEmpty ? first + second : "\(first) \(second)"
  }

  /// The indices of those with any value.
  static func known(_ columns: [Column], _ rows: [[Cell]]) -> [Int] {
    columns.indices.filter { index in
      rows.contains { !$0[index].text.isEmpty && $0[index].words != ResultView.unknown }
    }
  }

  /// Each number with its unit, far from the head of its column.
  static func measured(_ columns: [Column], _ rows: [[Cell]]) -> [[Cell]] {
    rows.map { row in zip(columns, row).map { Cell(Text(written: $0.measured($1.text)), $1.style) }
    }
  }

  fileprivate var head: String { mark + Self.joined(title.string, unit) }

  private func measured(_ text: String) -> String {
    text.contains(where: \.isNumber) ? Self.joined(text, unit) : text
  }
}

extension Page {
  /// Columns without any value are left out. Where they do not fit into one line, drawings are left
  /// out, then each row goes on in further lines: a narrow page says what a wide one says.
  mutating func table(_ columns: [Column], _ rows: [[Cell]]) {
    let known = Column.known(columns, rows).filter { !columns[$0].isDetail }
    guard !known.isEmpty else { return }
    let said = known.filter { index in !rows.contains { $0[index].style.isUnspoken } }
    let flat = Grid(columns, [columns.map { Cell(Text(written: $0.head), .muted) }] + rows)
    for (shown, gap) in [(known, 2), (said, 2), (said, 1)]
    where flat.width(of: shown, gap: gap) <= width {
      return write(flat, [shown], gap: gap)
    }
    let titles = columns.map { Cell(Text(written: $0.mark + $0.title.string), .muted) }
    let high = Grid(columns, [titles] + Column.measured(columns, rows))
    write(high, high.lines(of: said, width: width), gap: 2)
  }

  /// - Parameter lines: the columns of each line of a row.
  private mutating func write(_ grid: Grid, _ lines: [[Int]], gap: Int) {
    for row in grid.rows {
      for (number, line) in lines.enumerated()
      where line.contains(where: { !row[$0].text.isEmpty }) {
        let cells = line.map { (row[$0], grid.columns[$0], grid.widths[$0]) }
        write(cells, margin: number == 0 ? Grid.margin : Grid.furtherMargin, gap: gap)
      }
    }
  }

  /// A line that is still too wide continues below its last cell.
  /// - Parameter gap: between two cells.
  private mutating func write(
    _ cells: [(cell: Cell, column: Column, width: Int)], margin: Int, gap: Int
  ) {
    var pieces: [Piece] = []
    var start = margin - gap
    for (index, (cell, column, width)) in cells.enumerated() {
      let padding = (TextWidth.padding(cell.text, to: width), Style.plain)
      pieces.append((String(repeating: " ", count: index == 0 ? margin : gap), .plain))
      pieces += column.isNumber ? [padding, (cell.text, cell.style)] : [(cell.text, cell.style)]
      if index < cells.count - 1 {
        start += gap + width
        if !column.isNumber { pieces.append(padding) }
      }
    }
    wrap(pieces, indent: start + gap <= self.width - 8 ? start + gap : 4)
  }
}

/// The cells of a table with its head, and how wide they are.
private struct Grid {
  static let margin = 2
  static let furtherMargin = 4

  let columns: [Column]
  let rows: [[Cell]]
  let widths: [Int]

  /// - Parameter rows: the first is the head.
  init(_ columns: [Column], _ rows: [[Cell]]) {
    (self.columns, self.rows) = (columns, rows)
    widths = columns.indices.map { index in
      rows.map { TextWidth.columns($0[index].text) }.max() ?? 0
    }
  }

  /// Of a line with all of them.
  func width(of shown: [Int], gap: Int) -> Int {
    shown.reduce(Self.margin - gap) { $0 + widths[$1] + gap }
  }

  /// As many in each line as fit into it.
  func lines(of shown: [Int], width: Int) -> [[Int]] {
    var (lines, taken) = ([[Int]](), 0)
    for index in shown {
      taken += 2 + widths[index]
      if lines.isEmpty || taken > width {
        taken = (lines.isEmpty ? Self.margin : Self.furtherMargin) + widths[index]
        lines.append([])
      }
      lines[lines.count - 1].append(index)
    }
    return lines
  }
}
