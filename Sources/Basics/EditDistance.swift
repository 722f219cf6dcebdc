/// The restricted Damerau–Levenshtein distance (insertion, deletion, substitution, transposition)
/// of a pattern to a text, up to a bound. Reuses its rows between calls.
package struct EditDistance {
  package struct Result {
    /// To the whole text.
    package let whole: Int
    /// To the nearest prefix of the text: the pattern may be half-typed.
    package let prefix: Int
  }

  private let pattern: [UInt32]
  private let bound: Int
  private var rows: [[Int]]

  /// - Parameter pattern: nonempty.
  package init(pattern: [UInt32], bound: Int) {
    self.pattern = pattern
    self.bound = bound
    rows = Array(repeating: Array(0...pattern.count), count: 3)
  }

  /// The distances to `text`; nil if no prefix of it is within the bound.
  package mutating func measure(_ text: [UInt32]) -> Result? {
    for column in 0...pattern.count { rows[0][column] = column }
    var prefix = pattern.count
    var whole = pattern.count
    for row in 0..<text.count {
      whole = fill(row, of: text)
      prefix = min(prefix, whole)
      if rows[(row + 1) % 3].allSatisfy({ $0 > bound }) {
        whole = bound + 1
        break
      }
    }
    return prefix <= bound ? Result(whole: whole, prefix: prefix) : nil
  }

  /// Fills the row after `row` and returns its last value.
  private mutating func fill(_ row: Int, of text: [UInt32]) -> Int {
    let (current, last, earlier) = ((row + 1) % 3, row % 3, (row + 2) % 3)
    rows[current][0] = row + 1
    for column in 1...pattern.count {
      let cost = text[row] == pattern[column - 1] ? 0 : 1
      var best = min(rows[last][column] + 1, rows[current][column - 1] + 1)
      best = min(best, rows[last][column - 1] + cost)
      if row > 0, column > 1, text[row] == pattern[column - 2],
        text[row - 1] == pattern[column - 1]
      {
        best = min(best, rows[earlier][column - 2] + 1)
      }
      rows[current][column] = best
    }
    return rows[current][pattern.count]
  }
}
