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
  /// Numbers are right-aligned.
  let isNumber: Bool
  /// On a narrow page, columns of the highest rank are dropped first; rank 0 always stays.
  let rank: Int

  init(_ title: String, isNumber: Bool = false, rank: Int = 0) {
    self.title = title
    self.isNumber = isNumber
    self.rank = rank
  }
}

extension Page {
  /// Columns without any value are left out.
  mutating func table(_ columns: [Column], _ rows: [[Cell]]) {
    let widths = columns.indices.map { index in
      let texts = rows.map { $0[index].text }
      return texts.allSatisfy { $0.isEmpty || $0 == ResultView.unknown }
        ? 0 : ([columns[index].title] + texts).map(TextWidth.columns).max() ?? 0
    }
    let shown = fitting(columns, widths)
    let titles = columns.map { Cell($0.title, .muted) }
    let hasTitles = shown.contains { !columns[$0].title.isEmpty }
    for row in (hasTitles ? [titles] : []) + rows {
      write(shown.map { (row[$0], columns[$0], widths[$0]) })
    }
  }

  /// A row that is still too wide continues below its last cell.
  private mutating func write(_ cells: [(cell: Cell, column: Column, width: Int)]) {
    var pieces: [Piece] = []
    var start = 0
    for (index, (cell, column, width)) in cells.enumerated() {
      let padding = (TextWidth.padding(cell.text, to: width), Style.plain)
      pieces.append(("  ", .plain))
      pieces += column.isNumber ? [padding, (cell.text, cell.style)] : [(cell.text, cell.style)]
      if index < cells.count - 1 {
        start += 2 + width
        if !column.isNumber { pieces.append(padding) }
      }
    }
    wrap(pieces, indent: start + 2 <= self.width - 8 ? start + 2 : 4)
  }

  private func fitting(_ columns: [Column], _ widths: [Int]) -> [Int] {
    var shown = columns.indices.filter { widths[$0] > 0 }
    while shown.reduce(0, { $0 + widths[$1] + 2 }) > width,
      let last = shown.max(by: { columns[$0].rank < columns[$1].rank }), columns[last].rank > 0
    {
      shown.removeAll { $0 == last }
    }
    return shown
  }
}
