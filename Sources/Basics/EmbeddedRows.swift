/// The lines of an embedded text, sorted by their first field. Tabs separate the fields.
package struct EmbeddedRows: Sendable {
  private let bytes: EmbeddedTable

  package init(_ bytes: EmbeddedTable) { self.bytes = bytes }

  package var all: [[String]] {
    var rows: [[String]] = []
    var start = 0
    while start < bytes.count {
      rows.append(fields(at: start))
      start = end(of: start) + 1
    }
    return rows
  }

  /// Those whose first field is a key, in their order. No other is decoded.
  package func rows(of key: String) -> [[String]] {
    let key = Array(key.utf8) + [UInt8(ascii: "\t")]
    var (start, end) = (0, bytes.count)
    while start < end {
      let middle = self.start(ofLineAround: (start + end) / 2)
      if order(at: middle, key) < 0 {
        start = self.end(of: middle) + 1
      } else {
        end = middle
      }
    }
    var rows: [[String]] = []
    while start < bytes.count, order(at: start, key) == 0 {
      rows.append(fields(at: start))
      start = self.end(of: start) + 1
    }
    return rows
  }

  private func byte(_ offset: Int) -> UInt8 { bytes.integer(at: offset) }

  private func start(ofLineAround offset: Int) -> Int {
    var start = offset
    while start > 0, byte(start - 1) != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private func end(of start: Int) -> Int {
    var end = start
    while end < bytes.count, byte(end) != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  /// Negative if a line comes before those of a key, 0 if it is one. A key ends in its tab, which
  /// every line has.
  private func order(at start: Int, _ key: [UInt8]) -> Int {
    for (index, wanted) in key.enumerated() {
      let own = byte(start + index)
      if own != wanted { return Int(own) - Int(wanted) }
    }
    return 0
  }

  private func fields(at start: Int) -> [String] {
    bytes.text(at: start, byteCount: end(of: start) - start)
      .split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
  }
}
