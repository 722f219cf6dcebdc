package import AlmanacProtocol
import Vocabulary
package import Words

extension Wire.ForecastNowcastMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.say(.rainSoon)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    blocks.paragraph(view.text(result.summary), .bold, indent: 2)
    // A curve of what is not known says nothing.
    guard let first = result.steps.first, let last = result.steps.last,
      result.steps.count > 1, result.steps.contains(where: { $0.precipitationRate != nil })
    else { return }
    blocks.curve(
      view.clock(first.time), result.steps.map { view.sent($0.precipitationRate) }, floor: 0, .rain,
      view.clock(last.time))
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    [view.flagged(view.text(result.summary))]
  }
}
