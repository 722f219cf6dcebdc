package import Weather

/// The land and the borders of one tile, on a transparent sea: white land and gray lines, which go
/// with a light and with a dark ground.
package enum OutlinesTile {
  package static func svg(_ tile: TileCoordinate, _ points: Int) -> String {
    let view = MapView(tile, points: Double(points))
    let land = view.land.filter(view.isVisible)
      .map { view.path(view.clipped($0), isClosed: true) }.joined()
    let borders = view.borders.map { view.path($0, isClosed: false) }.joined()
    var document = SVG()
    document.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": "\(points)", "height": "\(points)",
        "viewBox": "0 0 \(points) \(points)", "stroke": "#7a8494", "stroke-width": "0.8",
      ]
    ) { svg in
      if !land.isEmpty { svg.element("path", ["d": land, "fill": "#ffffff"]) }
      if !borders.isEmpty {
        svg.element("path", ["d": borders, "fill": "none", "stroke-dasharray": "3 2"])
      }
    }
    return document.text
  }
}
