package import AlmanacProtocol
import Units
import Vocabulary
package import Words

extension Wire.SunsetBestMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.say(.sunset)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    guard result.ranked.contains(where: { $0.score != nil }) else {
      return blocks.paragraph(view.say(.noScoreClouds), .bold, indent: 2)
    }
    blocks.table(
      [
        Column(id: "place"), Column(view, .day), Column(view, .time, isNumber: true),
        Column(view, .score, isNumber: true), Column(id: "color"),
      ],
      result.ranked.map { ranked in
        [
          Cell(view.wording.quote(ranked.place.displayName), .bold),
          Cell(view.day(ranked.date)), Cell(view.time(ranked.time) ?? ""),
          Cell(score(ranked, view)), Cell(ranked.color.map { view.text($0.text) } ?? ""),
        ]
      })
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    guard let best = result.ranked.first, best.score != nil else {
      return [view.say(.noScoreClouds)]
    }
    let score = view.wording.words([score(best, view), view.say(.ofHundred)])
    return [view.named(view.say(.bestOfDays), view.list([view.day(best.date), score]))]
  }

  private static func score(_ ranked: Wire.RankedSunset, _ view: ResultView) -> Text {
    var provenance = Provenance(view.tail)
    provenance.isPreliminary = ranked.preliminary ?? false
    return provenance.marked(ranked.score.map(view.whole) ?? "", in: view.wording)
  }
}
