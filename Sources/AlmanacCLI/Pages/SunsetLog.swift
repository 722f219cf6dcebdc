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
    blocks.line((wording.language.page(.yourSunsets), .bold))
    blocks.table(
      [
        Column(wording.language.page(.day), id: "day"),
        Column(wording.language.page(.seen), id: "seen", isNumber: true),
        Column(wording.language.page(.forecast), id: "forecast", isNumber: true),
      ],
      result.recent.map { seen in
        [
          Cell(wording.fullDay(seen.date)),
          Cell(wording.numbers.exact(seen.score.rounded)),
          Cell(seen.forecast.map { wording.numbers.exact($0.score.rounded) } ?? ResultView.unknown),
        ]
      })
    blocks.paragraph(sentence(result.learning, wording), .muted)
  }

  private static func sentence(
    _ learning: Wire.SunsetLearning, _ wording: Wording
  ) -> String {
    let (language, numbers) = (wording.language, wording.numbers)
    let evenings = wording.counted(.evenings, learning.evenings)
    func error(_ predictor: SunsetPredictor) -> String? {
      learning.comparisons.first { $0.predictor == predictor }.map {
        numbers.fixed($0.error.rounded, decimals: 1)
      }
    }
    guard let reasoned = error(.reasoned) else {
      return language.page(.learningTooFew(evenings: evenings))
    }
    guard learning.used != .reasoned, let learned = error(learning.used) else {
      return language.page(.learningUnused(evenings: evenings, points: reasoned))
    }
    return language.page(
      .learningUsed(evenings: evenings, points: learned, reasoned: reasoned))
  }
}
