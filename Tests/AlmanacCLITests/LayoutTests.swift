import Basics
import EventLoop
import Testing
import Words

@testable import AlmanacCLI
@testable import AlmanacServer
@testable import Telling

@Suite struct LayoutTests {
  @Test(arguments: [
    ("Lisbon", 6), ("⛅", 2), ("☀️", 2), ("21 °C", 5), ("東京", 4), ("e\u{301}", 1), ("█░", 2),
    ("", 0),
  ])
  func `columns of a text`(text: String, columns: Int) {
    #expect(TextWidth.columns(text) == columns)
  }

  @Test(arguments: [("Lisbon", 6, "Lisbon"), ("Lisbon", 4, "Lis…"), ("東京都", 4, "東…"), ("a", 0, "")])
  func `cutting never takes more than there is`(text: String, width: Int, expected: String) {
    #expect(TextWidth.cut(text, to: width) == expected)
    #expect(TextWidth.columns(TextWidth.cut(text, to: width)) <= width)
  }

  @Test(arguments: [
    ([0, 1, 2, 3, 4, 5, 6, 7] as [Double?], "▁▂▃▄▅▆▇█"), ([5, 5], "▄▄"), ([1, nil, 2], "▁ █"),
    ([nil], " "), ([], ""),
  ])
  func `sparklines`(values: [Double?], expected: String) {
    #expect(Sparkline.text(values) == expected)
  }

  @Test func `no rain is flat on the ground`() {
    #expect(Sparkline.text([0, 0, 0], floor: 0) == "▁▁▁")
    #expect(Sparkline.text([4, 8], floor: 0) == "▅█")
  }

  @Test func `colors only where there are some`() {
    let style = Style(isBold: true, tone: .text(.gold))
    #expect(Ink(depth: .none, background: .dark).paint("x", style) == "x")
    #expect(Ink(depth: .sixteen, background: .dark).paint("x", style) == "\u{1B}[1;33mx\u{1B}[0m")
    #expect(
      Ink(depth: .trueColor, background: .dark).paint("x", style)
        == "\u{1B}[1;38;2;240;190;70mx\u{1B}[0m")
    #expect(Ink(depth: .trueColor).paint("x", style) == "\u{1B}[1mx\u{1B}[0m")
    #expect(Ink(depth: .trueColor).paint("", style) == "")
  }

  @Test(arguments: [
    ("#000000", Color(0, 0, 0)), ("#f4b860", Color(244, 184, 96)), ("f4b860", nil), ("#12", nil),
  ])
  func `colors are read`(text: String, expected: Color?) { #expect(Color(text) == expected) }

  @Test func `the rows of narrow pages have further lines`() {
    let columns = [
      Column("Time", id: "Time"), Column("", id: ""),
      Column("Rain", id: "Rain", unit: "mm", isNumber: true), Column("Sky", id: "Sky"),
    ]
    let rows = [
      [Cell("10:00 AM"), Cell("▄█", .fill(.rain)), Cell("1.2"), Cell("Partly cloudy with haze")],
      [Cell("11:00 AM"), Cell("▁▁", .fill(.rain)), Cell("–"), Cell("")],
    ]
    var wide = Page(width: 60, ink: Ink(depth: .none))
    wide.write(Blocks { $0.table(columns, rows) })
    #expect(
      wide.lines == [
        "  Time          Rain mm  Sky", "  10:00 AM  ▄█      1.2  Partly cloudy with haze",
        "  11:00 AM  ▁▁        –",
      ])
    var bare = Page(width: 45, ink: Ink(depth: .none))
    bare.write(Blocks { $0.table(columns, rows) })
    #expect(
      bare.lines == [
        "  Time      Rain mm  Sky", "  10:00 AM      1.2  Partly cloudy with haze",
        "  11:00 AM        –",
      ])
    var narrow = Page(width: 24, ink: Ink(depth: .none))
    narrow.write(Blocks { $0.table(columns, rows) })
    #expect(
      narrow.lines == [
        "  Time        Rain", "    Sky", "  10:00 AM  1.2 mm", "    Partly cloudy with",
        "    haze", "  11:00 AM       –",
      ])
    var tight = Page(width: 24, ink: Ink(depth: .none))
    let dates = [Column("Day", id: "day"), Column("Minimum", id: "low", isNumber: true)]
    tight.write(Blocks { $0.table(dates, [[Cell("Sat, August 26"), Cell("12")]]) })
    #expect(tight.lines == ["  Day            Minimum", "  Sat, August 26      12"])
  }

  @Test func `facts stand in two columns where there is room`() {
    let facts = [
      ("Wind", "3 km/h"), ("Rain", nil), ("Sun", "up"), ("UV", "1"), ("Dew", "2 °C"),
    ].map { Fact(id: $0, Text(written: $0), $1.map { Text(written: $0) }) }
    var wide = Page(width: 60, ink: Ink(depth: .none))
    wide.write(Blocks { $0.facts(facts) })
    #expect(wide.lines == ["  Wind  3 km/h    UV    1", "  Sun   up        Dew   2 °C"])
    var narrow = Page(width: 24, ink: Ink(depth: .none))
    narrow.write(Blocks { $0.facts(facts) })
    #expect(narrow.lines == ["  Wind  3 km/h", "  Sun   up", "  UV    1", "  Dew   2 °C"])
  }

  @Test func `words break at blanks`() {
    var page = Page(width: 24, ink: Ink(depth: .none))
    page.write(Blocks { $0.paragraph("High clouds will catch some of the light", indent: 2) })
    #expect(page.lines == ["  High clouds will catch", "  some of the light"])
  }

  @Test(arguments: ["km/h", "°C,", "%.", "m", "\u{2068}°C\u{2069}。"])
  func `a unit stays with its number`(unit: String) {
    var page = Page(width: 24, ink: Ink(depth: .none))
    page.write(
      Blocks { $0.paragraph(Text(written: "It reaches as much as 24 \(unit) today"), indent: 2) })
    #expect(page.lines == ["  It reaches as much as", "  24 \(unit) today"])
  }

  @Test(arguments: ["It reaches up to 24 meters", "It is as much as 2000000…3000000.000000 m"])
  func `what is no unit, or has no room, does not`(text: String) {
    var page = Page(width: 24, ink: Ink(depth: .none))
    page.write(Blocks { $0.paragraph(Text(written: text), indent: 2) })
    let last = String(text.split(separator: " ").last ?? "")
    #expect(page.lines.last == "  \(last)")
  }
}
