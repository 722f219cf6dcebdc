import AlmanacProtocol
import AlmanacServer
import Units
import Vocabulary
import Words
import Telling

/// The user's ratings of observed sunsets, next to the forecasts.
enum SunsetLog {
  static func write(_ result: Wire.SunsetObserveResult, _ wording: Wording, to blocks: inout Blocks)
  {
    blocks.blank()
    blocks.line((wording.page(.yourSunsets), .bold))
    blocks.table(
      [
        Column(wording.page(.day), id: "day"),
        Column(wording.page(.seen), id: "seen", isNumber: true),
        Column(wording.page(.forecast), id: "forecast", isNumber: true),
      ],
      result.recent.map { seen in
        [
          Cell(wording.fullDay(seen.date)),
          Cell(wording.exact(seen.score.rounded)),
          Cell(seen.forecast.map { wording.exact($0.score.rounded) } ?? ResultView.unknown),
        ]
      })
    blocks.paragraph(sentence(result.learning, wording), .muted)
  }

  private static func sentence(
    _ learning: Wire.SunsetLearning, _ wording: Wording
  ) -> Text {
    let evenings = wording.counted(.evenings, learning.evenings)
    func error(_ predictor: SunsetPredictor) -> Text? {
      learning.comparisons.first { $0.predictor == predictor }.map {
        wording.fixed($0.error.rounded, decimals: 1)
      }
    }
    guard let reasoned = error(.reasoned) else {
      return wording.page(.learningTooFew(evenings: evenings))
    }
    guard learning.used != .reasoned, let learned = error(learning.used) else {
      return wording.page(.learningUnused(evenings: evenings, points: reasoned))
    }
    return wording.page(
      .learningUsed(evenings: evenings, points: learned, reasoned: reasoned))
  }
}
