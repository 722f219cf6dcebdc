package import AlmanacProtocol
import Vocabulary
import Words

extension Wire.ForecastNowcastMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> String {
    view.say(.rainSoon)
  }

  package static func write(_ result: Result, _ view: ResultView, _ page: inout Page) {
    page.paragraph(result.summary, .bold, indent: 2)
    // Aloud, the ends of a curve say nothing; nor does a curve of what is not known.
    guard page.voice == .written, let first = result.steps.first, let last = result.steps.last,
      result.steps.count > 1, result.steps.contains(where: { $0.precipitationRate != nil })
    else { return }
    page.line(
      ("  \(view.clock(first.time))  ", .muted),
      (
        Sparkline.text(result.steps.map { view.sent($0.precipitationRate) }, floor: 0), .fill(.rain)
      ),
      ("  \(view.clock(last.time))", .muted))
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [String] {
    [view.marked(result.summary)]
  }
}
