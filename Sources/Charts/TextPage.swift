import Basics
import Words
import Telling

/// A chart in characters: a grid of cells, drawn with Braille dots (two by four in a cell), blocks
/// and text.
struct TextPage: Sendable {
  private struct Cell: Sendable {
    /// What is printed there: a character, with the isolates around it; nothing in the second cell
    /// of a wide character.
    var text = " "
    var dots: UInt32 = 0
    var color: String?
  }

  let columns: Int
  let rows: Int
  let numbers: NumberStyle
  private var cells: [Cell]

  init(columns: Int, rows: Int, numbers: NumberStyle) {
    self.columns = columns
    self.rows = rows
    self.numbers = numbers
    cells = [Cell](repeating: Cell(), count: columns * rows)
  }

  /// Writes text to the right from a cell; overflow is cut off. Text that is written from right to
  /// left is isolated, so that it stays in its cells.
  mutating func write(_ text: String, column: Int, row: Int, _ color: String? = nil) {
    guard (0..<rows).contains(row) else { return }
    var (next, shown) = (column, "")
    for character in text {
      let width = TextWidth.columns(character)
      if next >= 0, next + width <= columns { shown.append(character) }
      next += width
    }
    var cell = row * columns + max(column, 0)
    var (last, opening) = (cell, "")
    for character in Isolates.around(shown) {
      switch TextWidth.columns(character) {
      case 0 where character == Isolates.end: cells[last].text.append(character)
      case 0: opening.append(character)
      case let width:
        cells[cell] = Cell(text: opening + String(character), color: color)
        if width > 1 { cells[cell + 1] = Cell(text: "", color: color) }
        (last, opening) = (cell, "")
        cell += width
      }
    }
  }

  func isFree(column: Int, row: Int) -> Bool {
    (0..<columns).contains(column) && (0..<rows).contains(row)
      && isEmpty(cells[row * columns + column])
  }

  /// One dot; `x` counts half columns from the left, `y` quarter rows from the top.
  mutating func dot(x: Int, y: Int, _ color: String? = nil) {
    let (column, row) = (x / 2, y / 4)
    guard x >= 0, y >= 0, column < columns, row < rows else { return }
    // Bits of U+2800: the left column first, the bottom row last.
    let bits: [[UInt32]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    let index = row * columns + column
    guard cells[index].text == " " else { return }
    cells[index].dots |= bits[x % 2][y % 4]
    cells[index].color = color ?? cells[index].color
  }

  /// A bar upward from the bottom of a cell.
  /// - Parameter eighths: of a cell's height.
  mutating func column(_ column: Int, from row: Int, eighths: Int, _ color: String?) {
    let blocks: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    var (rest, row) = (eighths, row)
    while rest > 0, row >= 0 {
      write(String(blocks[min(rest, 8)]), column: column, row: row, color)
      (rest, row) = (rest - 8, row - 1)
    }
  }

  /// A bar to the right from a cell.
  mutating func bar(row: Int, column: Int, eighths: Int, _ color: String?) {
    write(BarText.text(eighths: eighths), column: column, row: row, color)
  }

  /// The lines, without trailing spaces.
  func text(ansi: Bool) -> String {
    (0..<rows).map { row in
      var line = ""
      var color: String?
      let last = (0..<columns).last { !isEmpty(cells[row * columns + $0]) } ?? -1
      for column in 0..<(last + 1) {
        let cell = cells[row * columns + column]
        if ansi, cell.color != color, !isEmpty(cell) {
          line += Self.escape(cell.color)
          color = cell.color
        }
        line += Self.text(cell)
      }
      return color == nil ? line : line + Self.escape(nil)
    }.joined(separator: "\n")
  }

  private func isEmpty(_ cell: Cell) -> Bool { cell.text == " " && cell.dots == 0 }

  private static func text(_ cell: Cell) -> String {
    guard cell.dots > 0, let scalar = Unicode.Scalar(0x2800 + cell.dots) else { return cell.text }
    return String(scalar)
  }

  /// SGR: a 24-bit color, or reset.
  private static func escape(_ hex: String?) -> String {
    guard let hex, let value = UInt32(hex.dropFirst(), radix: 16) else { return "\u{1B}[0m" }
    return "\u{1B}[38;2;\(value >> 16 & 255);\(value >> 8 & 255);\(value & 255)m"
  }
}

extension TextPage {
  /// Where the curves are: from a column to the right edge, from one row to another.
  struct Plot {
    let left: Int
    let top: Int
    let bottom: Int

    /// From the quarter rows of its bottom to those of its top.
    func quarters(_ scale: Scale) -> Scale {
      Scale(scale.low, scale.high, start: Double((bottom - top + 1) * 4 - 1), end: 0)
    }

    func row(of value: Double, _ scale: Scale) -> Int { top + quarters(scale).cell(value) / 4 }
  }

  /// All below the title, but for the last row.
  func plot(left: Int = 0) -> Plot { Plot(left: left, top: 1, bottom: max(1, rows - 2)) }

  /// The same beside three values of its scale, if there is room for them.
  mutating func plot(_ scale: Scale, unit: String, decimals: Int = 0) -> Plot {
    let plot = plot(left: columns >= 24 ? 6 : 0)
    if plot.left > 0 { label(plot, scale, decimals) }
    write(unit, column: max(0, columns - TextWidth.columns(unit)), row: 0)
    return plot
  }

  /// A curve across the width of a plot.
  /// - Parameter color: of a value.
  mutating func curve(
    _ values: [Double?], _ scale: Scale, in plot: Plot, color: (Double) -> String?
  ) {
    let wide = (columns - plot.left) * 2
    guard wide > 0, values.count > 0 else { return }
    let vertical = plot.quarters(scale)
    var previous: Int?
    for x in 0..<wide {
      guard let value = Self.value(values, at: Double(x) / Double(max(1, wide - 1))) else {
        previous = nil
        continue
      }
      let y = vertical.cell(value)
      // Joins steep sections.
      let from = previous.map { $0 < y ? $0 + 1 : $0 > y ? $0 - 1 : y } ?? y
      for step in stride(from: from, through: y, by: from <= y ? 1 : -1) {
        dot(x: plot.left * 2 + x, y: plot.top * 4 + step, color(value))
      }
      previous = y
    }
  }

  private static func value(_ values: [Double?], at share: Double) -> Double? {
    let position = share * Double(values.count - 1)
    let index = min(Int(position), values.count - 1)
    guard let before = values[index] else { return nil }
    guard index + 1 < values.count, let after = values[index + 1] else { return before }
    return before + (after - before) * (position - Double(index))
  }

  private mutating func label(_ plot: Plot, _ scale: Scale, _ decimals: Int) {
    let (top, bottom) = (plot.top, plot.bottom)
    let middle = (top + bottom) / 2
    for (row, value) in [
      (top, scale.high), (middle, (scale.high + scale.low) / 2), (bottom, scale.low),
    ] where row != middle || bottom - top >= 4 {
      let label = numbers.figure(value, decimals)
      write(label, column: max(0, 5 - TextWidth.columns(label)), row: row)
    }
  }
}
