package import AlmanacProtocol
import Units
import Vocabulary
package import Words

extension Wire.ClimateExtremesMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.list([view.say(.daysOfYear), view.say(.inYear(year: view.count(result.year)))])
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    blocks.facts(ExtremeRow.all(view).map { $0.fact(result.annual, view) })
    if !result.notes.isEmpty { blocks.blank() }
    for note in result.notes { blocks.paragraph(view.text(note), .muted, indent: 2) }
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    let counts = ExtremeRow.all(view).prefix(3).map { row in
      view.wording.words([row.title, view.whole(result.annual[keyPath: row.count].expected)])
    }
    return [view.named(view.say(.inYear(year: view.count(result.year))), view.list(counts))]
  }
}

/// One kind of day, or of degree day, that a year has some of.
struct ExtremeRow {
  let id: String
  let title: Text
  let count: KeyPath<Wire.ExtremeCounts, Wire.ExtremeCount>

  static func all(_ view: ResultView) -> [ExtremeRow] {
    func above(_ celsius: Double) -> Text {
      let degrees = view.units.convert(celsius, .temperature)
      return view.say(
        .aboveDegrees(degrees: view.measure(degrees, decimals: 0, .temperature)))
    }
    return [
      ExtremeRow(id: "daysAbove25", title: above(25), count: \.daysAbove25),
      ExtremeRow(id: "daysAbove30", title: above(30), count: \.daysAbove30),
      ExtremeRow(id: "daysAbove35", title: above(35), count: \.daysAbove35),
      row(view, .tropicalNights, \.tropicalNights), row(view, .frostDays, \.frostDays),
      row(view, .iceDays, \.iceDays), row(view, .heatingDegreeDays, \.heatingDegreeDays),
      row(view, .coolingDegreeDays, \.coolingDegreeDays),
    ]
  }

  private static func row(
    _ view: ResultView, _ name: PageText, _ count: KeyPath<Wire.ExtremeCounts, Wire.ExtremeCount>
  ) -> ExtremeRow {
    ExtremeRow(id: name.id, title: view.say(name), count: count)
  }

  /// "113 (94…131)".
  func fact(_ counts: Wire.ExtremeCounts, _ view: ResultView) -> Fact? {
    let count = counts[keyPath: count]
    let range = view.range(view.sent(count.low), view.sent(count.high))
    return Fact(id: id, title, view.wording.text(view.whole(count.expected), more: range))
  }
}

extension Blocks {
  /// The days of two years; without what happens in neither.
  mutating func extremes(
    _ now: Wire.ClimateExtremesResult, _ then: Wire.ClimateExtremesResult, _ view: ResultView
  ) {
    let rows = ExtremeRow.all(view).compactMap { row -> [Cell]? in
      let (before, after) = (now.annual[keyPath: row.count], then.annual[keyPath: row.count])
      let most = [before.high, before.expected, after.high, after.expected].map(view.sent).max()
      guard let most, most >= 0.5 else { return nil }
      let range = view.range(view.sent(after.low), view.sent(after.high))
      return [
        Cell(row.title), Cell(view.whole(before.expected)),
        Cell(view.whole(after.expected), Style(isBold: true)), Cell(range, .muted),
      ]
    }
    guard !rows.isEmpty else { return }
    blank()
    table(
      [
        Column(view, .daysOfYear), Column(view.count(now.year), id: "now", isNumber: true),
        Column(view.count(then.year), id: "then", isNumber: true),
        Column(view, .fourYearsInFive, isNumber: true),
      ], rows)
  }
}
