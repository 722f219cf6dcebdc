import AlmanacProtocol
import Units
import Vocabulary
import Words

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
