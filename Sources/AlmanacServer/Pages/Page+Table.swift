import Basics
import Units
import Words

/// One cell of a table.
package struct Cell {
  package let text: String
  package let style: Style

  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}

/// One column of a table.
package struct Column {
  package let title: String
  /// Numbers are right-aligned.
  package let isNumber: Bool
  /// On a narrow page, columns of the highest rank are dropped first; rank 0 always stays.
  package let rank: Int

  package init(_ title: String, isNumber: Bool = false, rank: Int = 0) {
    self.title = title
    self.isNumber = isNumber
    self.rank = rank
  }
}

extension Page {
  /// Columns without any value are left out.
  package mutating func table(_ columns: [Column], _ rows: [[Cell]]) {
    guard voice == .written else {
      for row in rows { speak(columns, row) }
      return
    }
    let widths = columns.indices.map { index in
      let texts = rows.map { $0[index].text }
      return texts.allSatisfy { $0.isEmpty || $0 == ResultView.unknown }
        ? 0 : ([columns[index].title] + texts).map(TextWidth.columns).max() ?? 0
    }
    let shown = fitting(columns, widths)
    let taken = shown.reduce(2) { $0 + widths[$1] }
    let gaps = shown.count - 1
    // Those that always stay may fit if they are closer together.
    let gap = taken + 2 * gaps > width && taken + gaps <= width ? 1 : 2
    let titles = columns.map { Cell($0.title, .muted) }
    let hasTitles = shown.contains { !columns[$0].title.isEmpty }
    for row in (hasTitles ? [titles] : []) + rows {
      write(shown.map { (row[$0], columns[$0], widths[$0]) }, gap: gap)
    }
  }

  /// A row as one line: its first cell, then each with the title of its column. A unit of the title
  /// follows the value.
  private mutating func speak(_ columns: [Column], _ row: [Cell]) {
    var parts: [String] = []
    for (column, cell) in zip(columns, row) where !cell.style.isUnspoken {
      guard cell.text.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
      let words = column.title.split(separator: " ")
      let unit = words.last.flatMap { MeasureUnit(rawValue: $0.trimmingMark) }
      let name = unit == nil ? column.title : words.dropLast().joined(separator: " ")
      let value = unit.map { "\(cell.text) \($0.symbol)" } ?? cell.text
      parts.append(parts.isEmpty || name.isEmpty ? value : "\(name) \(value)")
    }
    line((parts.joined(separator: separator), .plain))
  }

  /// A row that is still too wide continues below its last cell.
  /// - Parameter gap: between two cells.
  private mutating func write(_ cells: [(cell: Cell, column: Column, width: Int)], gap: Int) {
    var pieces: [Piece] = []
    var start = 2 - gap
    for (index, (cell, column, width)) in cells.enumerated() {
      let padding = (TextWidth.padding(cell.text, to: width), Style.plain)
      pieces.append((String(repeating: " ", count: index == 0 ? 2 : gap), .plain))
      pieces += column.isNumber ? [padding, (cell.text, cell.style)] : [(cell.text, cell.style)]
      if index < cells.count - 1 {
        start += gap + width
        if !column.isNumber { pieces.append(padding) }
      }
    }
    wrap(pieces, indent: start + gap <= self.width - 8 ? start + gap : 4)
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

extension Substring {
  /// Without the mark of corrected values.
  fileprivate var trimmingMark: String {
    String(hasPrefix(Provenance.correctionMark) ? dropFirst() : self)
  }
}
