import Basics
package import Places
import Sky
package import Time
package import Words
package import Telling

/// A map around a place, or of the world: land, borders, day and night, the largest cities, and the
/// weather or the sunset at some places.
package struct MapChart: FiguredChart {
  /// A place with something to say.
  package struct Mark: Sendable {
    package let coordinate: Coordinate
    /// "Lisbon 22°".
    let label: String
    /// Of its dot; nil for a city that is only named.
    let color: String?
    /// Drawn as a veil around the dot, 0…100 percent.
    var cloudCover: Double?

    package init(
      coordinate: Coordinate, label: String, color: String?, cloudCover: Double? = nil
    ) {
      self.coordinate = coordinate
      self.label = label
      self.color = color
      self.cloudCover = cloudCover
    }
  }

  let title: String
  let subtitle: String
  let period: String
  let sentences: [String]
  let provenance: Provenance
  let wording: Wording
  let center: Coordinate
  /// From the left edge to the right.
  let extentKilometers: Double
  let now: Instant
  /// In the order in which they get room for their labels.
  let marks: [Mark]

  package init(
    title: String, subtitle: String, period: String, sentences: [String], provenance: Provenance,
    wording: Wording, center: Coordinate, extentKilometers: Double, now: Instant, marks: [Mark]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.period = period
    self.sentences = sentences
    self.provenance = provenance
    self.wording = wording
    self.center = center
    self.extentKilometers = extentKilometers
    self.now = now
    self.marks = marks
  }

  /// The degrees of the darkness that is drawn: the sun's upper limb at the horizon, and the ends
  /// of civil, nautical and astronomical twilight.
  static let twilights = [SolarHorizon.sunset, -6.0, -12.0, -18.0]

  private enum SolarHorizon { static let sunset = -0.833 }

  // MARK: Drawn

  func draw(on page: inout ChartPage) {
    let top = page.plot.top - 16
    page.plot = PlotBox(left: 12, top: top, right: page.width - 12, bottom: page.height - 12)
    let view = MapView(self, width: page.plot.width, height: page.plot.height)
    let identifier = page.identifier + "-map"
    page.svg.group("clipPath", ["id": identifier]) { svg in
      svg.element(
        "rect",
        [
          "x": "0", "y": "0", "width": SVG.number(view.width), "height": SVG.number(view.height),
          "rx": "8",
        ])
    }
    var map = page
    map.svg = SVG()
    land(view, &map)
    night(view, &map)
    write(view, &map)
    let shift = "translate(\(SVG.number(page.plot.left)) \(SVG.number(page.plot.top)))"
    page.svg.group("g", ["transform": shift, "clip-path": "url(#\(identifier))"]) { svg in
      svg.append(map.svg)
    }
  }

  private func land(_ view: MapView, _ page: inout ChartPage) {
    let theme = page.theme
    page.rectangle(
      PlotBox(left: 0, top: 0, right: view.width, bottom: view.height), theme.sea)
    let coast = view.land.filter(view.isVisible)
      .map { view.path(view.clipped($0), isClosed: true) }.joined()
    page.svg.element(
      "path",
      ["d": coast, "fill": theme.land, "stroke": theme.border, "stroke-width": "0.8"])
    let borders = view.borders.map { view.path($0, isClosed: false) }.joined()
    page.stroke(borders, theme.border, width: 0.8, dash: "3 2")
    page.stroke(view.graticule, theme.muted, width: 0.5, opacity: 0.35)
  }

  private func night(_ view: MapView, _ page: inout ChartPage) {
    let sun = Terminator(at: now)
    for altitude in Self.twilights {
      let path = view.night(sun, altitude).map { view.path($0, isClosed: true) }.joined()
      page.fill(
        path, page.theme.isMono ? "#000000" : "#0b1030",
        opacity: extentKilometers < Self.regionKilometers ? 0.07 : 0.16)
    }
    let evening = view.evening(sun, Self.twilights[0]).map { view.path($0, isClosed: false) }
    page.stroke(evening.joined(), page.theme.gold, width: 2, opacity: 0.9)
  }

  private func write(_ view: MapView, _ page: inout ChartPage) {
    var taken: [PlotBox] = []
    for mark in marks {
      guard let point = view.point(of: mark.coordinate) else { continue }
      if let cover = mark.cloudCover, cover > 0 {
        page.svg.element(
          "circle",
          [
            "cx": SVG.number(point.x), "cy": SVG.number(point.y), "r": "26",
            "fill": page.theme.muted, "fill-opacity": SVG.number(min(100, cover) / 200),
          ])
      }
    }
    for mark in marks {
      guard let point = view.point(of: mark.coordinate) else { continue }
      let size = mark.color == nil ? 11 : 13
      let width = ChartPage.width(of: mark.label, size: size)
      let isLeft = point.x + width + 10 > view.width
      let start = isLeft ? point.x - 8 - width : point.x + 8
      let box = PlotBox(
        left: start - 10, top: point.y - Double(size), right: start + width + 10,
        bottom: point.y + 6)
      guard !taken.contains(where: { $0.overlaps(box) }) else { continue }
      taken.append(box)
      page.dot(point, mark.color ?? page.theme.ink, radius: mark.color == nil ? 2.5 : 5)
      page.write(
        mark.label, at: Point(x: isLeft ? point.x - 8 : point.x + 8, y: point.y + 4),
        page.theme.ink, isLeft ? .end : .start, size: size, weight: mark.color == nil ? 400 : 600,
        halo: true)
    }
  }

  /// On a map of a region all is night at once, and only a hint of it is needed.
  private static let regionKilometers = 5_000.0

  // MARK: Written

  /// Borders are left blank if a dot is not larger than this.
  private static let borderKilometers = 20.0

  func draw(on page: inout TextPage) {
    let (top, rows) = (1, page.rows - 1)
    guard rows > 0 else { return }
    let view = MapView(self, width: Double(page.columns * 2), height: Double(rows * 4))
    let sun = Terminator(at: now)
    let borders = extentKilometers / view.width < Self.borderKilometers ? view.borderDots : []
    for (y, spans) in view.landSpans.enumerated() {
      for x in spans.joined() where !borders.contains(y * Int(view.width) + x) {
        let place = view.vertex(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let altitude = sun.altitudeDegrees(latitude: place.north, longitude: place.east)
        let isDay = altitude >= Self.twilights[0]
        // At night half the dots, so that it shows without colors.
        guard isDay || (x + y) % 2 == 0 else { continue }
        page.dot(x: x, y: y + top * 4, Self.color(altitude))
      }
    }
    label(view, top, &page)
  }

  private static func color(_ altitude: Double) -> String {
    switch altitude {
    case 6...: "#74b816"
    case twilights[0]...: "#e8a33d"
    case twilights[1]...: "#d6678f"
    default: "#5c7cfa"
    }
  }

  private func label(_ view: MapView, _ top: Int, _ page: inout TextPage) {
    var taken: Set<Int> = []
    for mark in marks {
      guard let point = view.point(of: mark.coordinate) else { continue }
      let (column, row) = (Int(point.x / 2), Int(point.y / 4) + top)
      let text = (mark.color == nil ? "·" : "●") + mark.label
      let width = TextWidth.columns(text)
      let start = max(0, column + width > page.columns ? page.columns - width : column)
      let cells = Set((start - 1...start + width).map { row * page.columns + $0 })
      guard row < page.rows, taken.isDisjoint(with: cells) else { continue }
      taken.formUnion(cells)
      page.write(text, column: start, row: row, mark.color)
    }
  }
}

extension PlotBox {
  fileprivate func overlaps(_ other: PlotBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }
}
