import Basics
import Words
import Telling

/// What every drawn chart has: paper, text, and a plot with margins for labels.
struct ChartPage: Sendable {
  enum Anchor: String { case start, middle, end }

  let theme: ChartColors
  let identifier: String
  let numbers: NumberStyle
  private let pixels: (width: Int, height: Int)
  let width: Double
  let height: Double
  var plot: PlotBox
  var svg = SVG()

  private static let font =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"

  /// The paper is 400 to 1200 units wide and at least 210 high; other sizes are scaled.
  init(
    width: Int, height: Int, theme: ChartColors, identifier: String, numbers: NumberStyle
  ) {
    let (w, h) = (Double(width), Double(height))
    let scale = max(min(1, 1200 / w), 400 / w, 210 / h)
    self.theme = theme
    self.identifier = identifier
    self.numbers = numbers
    pixels = (width, height)
    self.width = w * scale
    self.height = h * scale
    plot = PlotBox(left: 50, top: 74, right: self.width - 20, bottom: self.height - 46)
  }

  func document(title: String, alt: String) -> String {
    var document = SVG()
    let size = "0 0 \(SVG.number(width)) \(SVG.number(height))"
    document.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": "\(pixels.width)",
        "height": "\(pixels.height)", "viewBox": size, "role": "img",
        "aria-labelledby": "\(identifier)-title \(identifier)-desc", "font-family": Self.font,
        "font-size": "12", "direction": "ltr",
      ]
    ) { document in
      document.element("title", ["id": "\(identifier)-title"], title)
      document.element("desc", ["id": "\(identifier)-desc"], alt)
      document.element(
        "rect",
        [
          "width": SVG.number(width), "height": SVG.number(height), "rx": "10",
          "fill": theme.background,
        ])
      document.append(svg)
    }
    return document.text
  }

  // MARK: Words

  mutating func heading(_ title: String, _ color: String, _ subtitle: String) {
    // Longer text would overflow the paper.
    write(
      Self.fitted(title, into: width - 40, size: 16), at: Point(x: 20, y: 28), color, size: 16,
      weight: 600)
    write(
      Self.fitted(subtitle, into: width - 40, size: 12), at: Point(x: 20, y: 46), theme.muted)
  }

  mutating func write(
    _ text: String, at point: Point, _ color: String, _ anchor: Anchor = .start, size: Int = 12,
    weight: Int = 400, halo: Bool = false
  ) {
    let text = Isolates.around(text)
    if halo {
      svg.element(
        "text",
        [
          "x": SVG.number(point.x), "y": SVG.number(point.y), "fill": theme.background,
          "stroke": theme.background, "stroke-width": "4", "stroke-linejoin": "round",
          "text-anchor": anchor.rawValue, "font-size": "\(size)", "font-weight": "\(weight)",
          "aria-hidden": "true",
        ], text)
    }
    svg.element(
      "text",
      [
        "x": SVG.number(point.x), "y": SVG.number(point.y), "fill": color,
        "text-anchor": anchor.rawValue, "font-size": "\(size)", "font-weight": "\(weight)",
      ], text)
  }

  /// The approximate width of a text; fonts differ.
  static func width(of text: String, size: Int) -> Double {
    Double(TextWidth.columns(text)) * Double(size) * 0.58
  }

  static func fitted(_ text: String, into width: Double, size: Int) -> String {
    let room = Int(width / (Double(size) * 0.58))
    guard room > 1 else { return text }
    return TextWidth.cut(text, to: room)
  }

  // MARK: Lines

  mutating func line(
    _ from: Point, _ to: Point, _ color: String, width: Double = 1, dash: String? = nil
  ) {
    svg.element(
      "line",
      [
        "x1": SVG.number(from.x), "y1": SVG.number(from.y), "x2": SVG.number(to.x),
        "y2": SVG.number(to.y), "stroke": color, "stroke-width": SVG.number(width),
        "stroke-dasharray": dash ?? "none",
      ])
  }

  mutating func stroke(
    _ path: String, _ color: String, width: Double = 2.5, dash: String = "none",
    opacity: Double = 1
  ) {
    svg.element(
      "path",
      [
        "d": path, "fill": "none", "stroke": color, "stroke-width": SVG.number(width),
        "stroke-linecap": "round", "stroke-linejoin": "round", "stroke-dasharray": dash,
        "stroke-opacity": "\(opacity)",
      ])
  }

  mutating func fill(_ path: String, _ color: String, opacity: Double = 1) {
    svg.element("path", ["d": path, "fill": color, "fill-opacity": "\(opacity)"])
  }

  mutating func rectangle(_ box: PlotBox, _ color: String, radius: Double = 0, opacity: Double = 1)
  {
    svg.element(
      "rect",
      [
        "x": SVG.number(box.left), "y": SVG.number(box.top), "width": SVG.number(max(0, box.width)),
        "height": SVG.number(max(0, box.height)), "rx": SVG.number(radius), "fill": color,
        "fill-opacity": "\(opacity)",
      ])
  }

  mutating func dot(_ point: Point, _ color: String, radius: Double = 4) {
    circle(point, radius, fill: color, stroke: theme.background)
  }

  mutating func ring(_ point: Point, _ color: String, radius: Double = 6) {
    circle(point, radius, fill: "none", stroke: color)
  }

  mutating func circle(_ point: Point, _ radius: Double, fill: String, stroke: String) {
    svg.element(
      "circle",
      [
        "cx": SVG.number(point.x), "cy": SVG.number(point.y), "r": SVG.number(radius),
        "fill": fill, "stroke": stroke, "stroke-width": "2",
      ])
  }

  /// A veil or a glow.
  mutating func disc(_ point: Point, _ radius: Double, _ color: String, opacity: Double) {
    svg.element(
      "circle",
      [
        "cx": SVG.number(point.x), "cy": SVG.number(point.y), "r": SVG.number(radius),
        "fill": color, "fill-opacity": "\(opacity)",
      ])
  }

  // MARK: Axes

  /// A scale from the bottom of the plot to its top.
  func upward(_ low: Double, _ high: Double) -> Scale {
    Scale(low, high, start: plot.bottom, end: plot.top)
  }

  /// A line across the plot.
  mutating func across(
    at y: Double, _ color: String, width: Double = 1, dash: String? = nil
  ) {
    line(Point(x: plot.left, y: y), Point(x: plot.right, y: y), color, width: width, dash: dash)
  }

  /// A line down the plot, and past it.
  mutating func down(at x: Double, past: Double = 0, _ color: String, dash: String? = nil) {
    line(Point(x: x, y: plot.top), Point(x: x, y: plot.bottom + past), color, dash: dash)
  }

  /// A short line below the plot.
  mutating func tick(at x: Double, length: Double = 5) {
    line(Point(x: x, y: plot.bottom), Point(x: x, y: plot.bottom + length), theme.muted)
  }

  /// A text below the plot.
  mutating func label(_ text: String, at x: Double, _ anchor: Anchor = .middle, below: Double = 19)
  {
    write(text, at: Point(x: x, y: plot.bottom + below), theme.muted, anchor, size: 11)
  }

  /// A text left of the plot.
  mutating func label(_ text: String, atRow y: Double) {
    write(text, at: Point(x: plot.left - 8, y: y), theme.muted, .end, size: 11)
  }

  /// Horizontal grid lines at round values, labeled on the left.
  mutating func rows(_ scale: Scale, _ ticks: [Double], unit: String, decimals: Int = 0) {
    for tick in ticks {
      across(at: scale(tick), theme.grid)
      label(numbers.figure(tick, decimals), atRow: scale(tick) + 4)
    }
    label(unit, atRow: plot.top - 9)
  }

  // MARK: Gradients

  /// A gradient from top to bottom of the page or of one shape.
  /// - Parameter stops: offsets 0…1 from the top.
  /// - Returns: the paint for `fill` or `stroke`.
  mutating func gradient(
    _ name: String, _ stops: [(offset: Double, color: String, opacity: Double)],
    from top: Double? = nil, to bottom: Double? = nil
  ) -> String {
    let identifier = "\(identifier)-\(name)"
    let isOnPage = top != nil
    svg.group(
      "linearGradient",
      [
        "id": identifier, "gradientUnits": isOnPage ? "userSpaceOnUse" : "objectBoundingBox",
        "x1": "0", "x2": "0", "y1": SVG.number(top ?? 0), "y2": SVG.number(bottom ?? 1),
      ]
    ) { svg in
      for stop in stops {
        svg.element(
          "stop",
          [
            "offset": "\((stop.offset * 1000).rounded() / 1000)", "stop-color": stop.color,
            "stop-opacity": "\(stop.opacity)",
          ])
      }
    }
    return "url(#\(identifier))"
  }
}
