package import AlmanacProtocol
import Vocabulary
package import Words

extension Wire.LocationSearchMethod: PagedMethod {
  package static func subject(_ result: Result, _ view: ResultView) -> Text {
    view.say(.places)
  }

  package static func write(_ result: Result, _ view: ResultView, _ blocks: inout Blocks) {
    guard !result.places.isEmpty else {
      return blocks.paragraph(view.say(.noPlace), .bold, indent: 2)
    }
    blocks.table(
      [
        Column(id: "place"), Column(view, .time, isNumber: true),
        Column(id: "id", isNumber: true),
      ],
      result.places.map { place in
        [
          Cell(view.wording.quote(place.displayName), .bold), Cell(view.clock(place.localTime)),
          Cell(view.wording.quote(place.id), .muted),
        ]
      })
  }

  package static func headline(_ result: Result, _ view: ResultView) -> [Text] {
    [
      result.places.isEmpty
        ? view.say(.noPlace) : view.wording.counted(.placesNamed, result.places.count)
    ]
  }
}
