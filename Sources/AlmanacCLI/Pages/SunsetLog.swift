import AlmanacCore
import AlmanacProtocol

/// The user's ratings of observed sunsets, next to the forecasts.
enum SunsetLog {
  static func write(_ result: Wire.SunsetObserveResult, _ wording: Wording, to page: inout Page) {
    page.blank()
    page.line(("Your sunsets", .bold))
    page.table(
      [
        Column("Day"), Column("Seen", isNumber: true), Column("Forecast", isNumber: true),
        Column("", rank: 1),
      ],
      result.recent.map { seen in
        [
          Cell(ResultView.date(seen.date).map(wording.fullDay) ?? ResultView.unknown),
          Cell(ResultView.number(seen.rating)), Cell(ResultView.number(seen.forecast?.score)),
          Cell(seen.photo == nil ? "" : "photo", .muted),
        ]
      })
    page.paragraph(sentence(result.learning), .muted)
  }

  private static func sentence(_ learning: Wire.SunsetLearning) -> String {
    let count = learning.evenings == 1 ? "1 evening" : "\(learning.evenings) evenings"
    func error(_ predictor: Wire.SunsetPredictor) -> String? {
      learning.comparisons.first { $0.predictor == predictor }.map { ResultView.tenths($0.error) }
    }
    guard let reasoned = error(.reasoned) else {
      return "\(count) with a forecast. From 20 on, the score can learn from them."
    }
    guard learning.used != .reasoned, let learned = error(learning.used) else {
      return "\(count): the score is off by \(reasoned) points. "
        + "Learning from them would not make it measurably better, so it is not used."
    }
    return "\(count): the score learned from them, and is off by \(learned) points "
      + "instead of \(reasoned)."
  }
}
