import Basics
import EventLoop
import Foundation
import Testing
import Vocabulary
import Words

@testable import AlmanacCLI
@testable import AlmanacServer
@testable import Telling

/// Pages in scripts that are wide, or written from right to left.
@Suite struct ScriptTests {
  private static let isolates = Set("\u{2066}\u{2067}\u{2068}\u{2069}".unicodeScalars)

  private func page(_ width: Int, _ write: (inout Blocks) -> Void) -> [String] {
    var page = Page(width: width, ink: Ink(depth: .none))
    page.write(Blocks(write))
    return page.lines
  }

  @Test(arguments: [
    ("plain words", "plain words"), ("مطر", "\u{2067}مطر\u{2069}"),
    ("  مطر ", "  \u{2067}مطر\u{2069} "), ("", ""), ("  ", "  "),
    ("Tegel مطار", "\u{2066}\u{2068}Tegel\u{2069} مطار\u{2069}"),
    ("العظمى °C", "\u{2067}العظمى \u{2068}°C\u{2069}\u{2069}"),
    ("مطر \u{2068}12 mm\u{2069}", "\u{2067}مطر \u{2068}12 mm\u{2069}\u{2069}"),
  ])
  func `letters from right to left are isolated`(text: String, expected: String) {
    #expect(Isolates.around(text) == expected)
  }

  @Test(arguments: [
    ("", ""), ("  ", "  "), ("20", "20"), ("███░", "███░"), ("مطر", "\u{2067}مطر\u{2069}"),
    ("  9.7 °C ", "  \u{2068}9.7 °C\u{2069} "), ("0.3…59", "\u{2068}0.3…59\u{2069}"),
    ("\u{E302}", "\u{2068}\u{E302}\u{2069}"), ("☼", "☼"),
  ])
  func `in a line from right to left other scripts are isolated`(text: String, expected: String) {
    #expect(Isolates.around(text, in: .rightToLeft) == expected)
  }

  @Test(arguments: [
    ("今日は晴れ。", ["今", "日", "は", "晴", "れ。"]), ("word", ["word"]), ("", []),
    ("「雨」です", ["「雨」", "で", "す"]), ("約12時に", ["約", "12時", "に"]), ("Köln", ["Köln"]),
  ])
  func `lines break between wide characters`(word: String, expected: [Substring]) {
    #expect(LineBreaks.parts(of: word[...]) == expected)
  }

  @Test func `wide text fills its lines`() {
    let lines = page(24) { $0.paragraph(Text(written: String(repeating: "雨が降ります。", count: 6))) }
    #expect(lines.count > 2)
    #expect(lines.allSatisfy { TextWidth.columns($0) <= 24 && !$0.hasPrefix("。") })
    #expect(lines.dropLast().allSatisfy { TextWidth.columns($0) >= 20 })
  }

  /// Columns begin where the titles do, however wide the cells are.
  @Test func `columns of wide characters are aligned`() throws {
    let lines = page(60) {
      $0.table(
        [
          Column("曜日", id: "day"), Column("天気", id: "weather"),
          Column("°C", id: "high", isNumber: true),
        ],
        [[Cell("月"), Cell("晴れ時々曇り"), Cell("7")], [Cell("Tue"), Cell("雨"), Cell("12")]])
    }
    #expect(Set(lines.map(TextWidth.columns)) == [24])
    for (line, second) in zip(lines, ["天気", "晴れ時々曇り", "雨"]) {
      let start = try #require(line.range(of: second)).lowerBound
      #expect(TextWidth.columns(String(line[..<start])) == 8)
    }
  }

  /// Each cell keeps its place: what is between two isolates has no direction of its own.
  @Test func `cells from right to left are apart`() {
    let lines = page(60) {
      $0.table(
        [Column("اليوم", id: "day"), Column("الطقس", id: "weather")],
        [[Cell("اثنين"), Cell("أمطار خفيفة")]])
    }
    #expect(lines.last == "  \u{2067}اثنين\u{2069}  \u{2067}أمطار خفيفة\u{2069}")
  }

  /// A broken isolate would be spelled out, or reach beyond its line.
  @Test func `an isolate is closed at the end of a line and opened in the next one`() {
    let text = String(repeating: "أمطار في \u{2068}New York City\u{2069} مساءً، ", count: 5)
    let lines = page(24) { $0.paragraph(Text(written: text), indent: 2) }
    #expect(lines.count > 3)
    for line in lines {
      #expect(!line.contains("u{"))
      #expect(Isolates(line).opening.isEmpty, "\(line)")
      #expect(TextWidth.columns(line) <= 24)
    }
    let words = lines.joined(separator: " ").unicodeScalars.filter { !Self.isolates.contains($0) }
    let expected = text.unicodeScalars.filter { !Self.isolates.contains($0) }
    #expect(String(words).split(separator: " ") == String(expected).split(separator: " "))
  }

  @Test(arguments: PageLanguageTests.pages, [24, 80])
  func `no page spells an isolate out, in any language`(command: [String], width: Int) throws {
    for language in SpokenLanguage.allCases {
      let lines = try ExamplePage(locale: language.rawValue).lines(command, width: width)
      for line in lines {
        #expect(!line.contains("\\u{"), "\(line)")
        #expect(Isolates(line).opening.isEmpty, "\(line)")
        let hasIsolates = line.unicodeScalars.contains { Self.isolates.contains($0) }
        #expect(!hasIsolates || language.direction == .rightToLeft, "\(line)")
      }
    }
  }

  @Test(arguments: [
    ("a\u{2068}b\u{2069}c", "a\u{2068}b\u{2069}c"), ("a\u{2068}b", "a\\u{2068}b"),
    ("a\u{2069}b\u{2068}", "a\\u{2069}b\\u{2068}"), ("\u{202E}b\u{2069}", "\\u{202E}b\\u{2069}"),
    ("\u{2067}\u{202E}\u{2069}", "\u{2067}\\u{202E}\u{2069}"),
  ])
  func `only closed isolates reach a terminal`(text: String, expected: String) {
    #expect(TerminalText(text).text == expected)
  }
}
