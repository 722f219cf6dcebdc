import Testing
import Words

@testable import Charts

/// Text in the cells of a chart, in scripts that are wide or written from right to left.
@Suite struct TextPageTests {
  private func line(_ texts: [(String, column: Int)]) -> String {
    var page = TextPage(columns: 12, rows: 1, numbers: .english)
    for (text, column) in texts { page.write(text, column: column, row: 0) }
    return page.text(ansi: false)
  }

  @Test(arguments: [
    ([("Sun", 1), ("Mon", 6)], " Sun  Mon"), ([("日", 1), ("月", 6)], " 日   月"),
    ([("東京", 9)], "         東"), ([("東京", -2)], "京"), ([("⛅", 0), ("x", 2)], "⛅x"),
    ([("أحد", 0), ("x", 5)], "\u{2067}أحد\u{2069}  x"),
    ([("أحد", 0), ("غد", 4)], "\u{2067}أحد\u{2069} \u{2067}غد\u{2069}"),
  ])
  func `what follows stays in its column`(texts: [(String, Int)], expected: String) {
    #expect(line(texts) == expected)
  }
}
