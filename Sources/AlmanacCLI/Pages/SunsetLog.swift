import AlmanacCore
import AlmanacProtocol

/// The user's ratings of observed sunsets, next to the forecasts.
enum SunsetLog {
  static func write(_ result: Wire.SunsetObserveResult, _ wording: Wording, to page: inout Page) {
    page.blank()
    page.line((wording.language.page(.yourSunsets), .bold))
    page.table(
      [
        Column(wording.language.page(.day)),
        Column(wording.language.page(.seen), isNumber: true),
        Column(wording.language.page(.forecast), isNumber: true), Column("", rank: 1),
      ],
      result.recent.map { seen in
        [
          Cell(ResultView.date(seen.date).map(wording.fullDay) ?? ResultView.unknown),
          Cell(ResultView.number(seen.rating)), Cell(ResultView.number(seen.forecast?.score)),
          Cell(seen.photo == nil ? "" : wording.language.page(.photo), .muted),
        ]
      })
    page.paragraph(sentence(result.learning, wording.language), .muted)
  }

  private static func sentence(
    _ learning: Wire.SunsetLearning, _ language: SpokenLanguage
  ) -> String {
    let evenings = language.counted(.evenings, learning.evenings)
    func error(_ predictor: Wire.SunsetPredictor) -> String? {
      learning.comparisons.first { $0.predictor == predictor }.map { ResultView.tenths($0.error) }
    }
    guard let reasoned = error(.reasoned) else {
      return language.page(.learningTooFew, ["evenings": evenings])
    }
    guard learning.used != .reasoned, let learned = error(learning.used) else {
      return language.page(.learningUnused, ["evenings": evenings, "points": reasoned])
    }
    return language.page(
      .learningUsed, ["evenings": evenings, "points": learned, "reasoned": reasoned])
  }
}
