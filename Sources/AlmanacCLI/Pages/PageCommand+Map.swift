import AlmanacProtocol
import AlmanacServer
import Vocabulary
import Telling

extension PageCommand {
  /// - Parameter columns: of the terminal; a map fills them.
  static func map(_ arguments: Arguments, columns: Int) -> PageCommand {
    PageCommand { caller throws(Failure) in
      let place = try arguments.placeReference()
      let width = min(max(columns, 24), 400)
      let extent = arguments.has(.world) ? 40_000 : arguments.integer(of: .extent)
      let chart = try caller.result(
        of: Wire.ChartRenderMethod.self,
        .init(
          subject: .map(.init(extentKm: extent ?? 800)), format: .text, width: width,
          height: width / 4 + 1, ansi: true, place: place))
      let occasion = try caller.occasion(at: place)
      return PageAnswer([(.chartRender, chart)]) { wording in
        Document(
          ResultView(chart, wording, occasion), nil, nil,
          Blocks { blocks in
            for row in chart.text.split(separator: "\n", omittingEmptySubsequences: false) {
              blocks.drawing(pieces(of: row))
            }
          }, caveat: nil)
      }
    }
  }

  /// Splits a line of a chart at its SGR colors, so that they follow the terminal's abilities.
  private static func pieces(of row: Substring) -> [Page.Piece] {
    var pieces: [Page.Piece] = []
    var style = Style.plain
    let parts = row.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      var text = part
      if index > 0, let end = part.firstIndex(of: "m") {
        let codes = part[..<end].dropFirst().split(separator: ";").compactMap { Int($0) }
        style = codes.count == 5 ? .fill(Color(codes[2], codes[3], codes[4])) : .plain
        text = part[part.index(after: end)...]
      }
      if !text.isEmpty { pieces.append((String(text), style)) }
    }
    return pieces
  }
}
