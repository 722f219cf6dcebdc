import AlmanacProtocol
import Units
import Vocabulary
import Words

extension Blocks {
  /// The days of two years; without what happens in neither.
  mutating func extremes(
    _ now: Wire.ClimateExtremesResult, _ then: Wire.ClimateExtremesResult, _ view: ResultView
  ) {
    let rows = Self.rows(view).compactMap { title, count -> [Cell]? in
      let (before, after) = (now.annual[keyPath: count], then.annual[keyPath: count])
      let most = [before.high, before.expected, after.high, after.expected].map(view.sent).max()
      guard let most, most >= 0.5 else { return nil }
      let range = view.range(view.sent(after.low), view.sent(after.high))
      return [
        Cell(title), Cell(view.whole(before.expected)),
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

  private static func rows(
    _ view: ResultView
  ) -> [(title: Text, count: KeyPath<Wire.ExtremeCounts, Wire.ExtremeCount>)] {
    func above(_ celsius: Double) -> Text {
      let degrees = view.units.convert(celsius, .temperature)
      return view.say(
        .aboveDegrees(degrees: view.measure(degrees, decimals: 0, .temperature)))
    }
    return [
      (above(25), \.daysAbove25), (above(30), \.daysAbove30), (above(35), \.daysAbove35),
      (view.say(.tropicalNights), \.tropicalNights), (view.say(.frostDays), \.frostDays),
      (view.say(.iceDays), \.iceDays),
      (view.say(.heatingDegreeDays), \.heatingDegreeDays),
      (view.say(.coolingDegreeDays), \.coolingDegreeDays),
    ]
  }
}
