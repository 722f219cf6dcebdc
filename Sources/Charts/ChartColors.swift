import Vocabulary

/// The colors of a chart. The mono theme is grayscale, for paper and e-ink.
package struct ChartColors: Sendable {
  let name: ChartTheme
  let background: String
  let ink: String
  let muted: String
  let grid: String
  /// Behind the night hours.
  let night: String
  let warm: String
  let cool: String
  let rain: String
  let gold: String
  /// Of maps.
  let sea: String
  let land: String
  let border: String

  var isMono: Bool { name == .mono }

  init(_ name: ChartTheme) {
    self.name = name
    switch name {
    case .light:
      (background, ink, muted, grid) = ("#ffffff", "#1d2433", "#667085", "#e6e9f0")
      (night, warm, cool) = ("#eef1f8", "#d9480f", "#1c7ed6")
      (rain, gold) = ("#228be6", "#f59f00")
      (sea, land, border) = ("#d7e6f4", "#f4f0e6", "#b3a992")
    case .dark:
      (background, ink, muted, grid) = ("#12151c", "#eef1f7", "#98a2b3", "#272d3a")
      (night, warm, cool) = ("#191e29", "#ff922b", "#4dabf7")
      (rain, gold) = ("#4dabf7", "#fcc419")
      (sea, land, border) = ("#1a2b40", "#3a4255", "#5d6880")
    case .mono:
      (background, ink, muted, grid) = ("#ffffff", "#000000", "#555555", "#d0d0d0")
      (night, warm, cool) = ("#f0f0f0", "#000000", "#555555")
      (rain, gold) = ("#444444", "#000000")
      (sea, land, border) = ("#ffffff", "#ececec", "#999999")
    }
  }

  /// Of the words of a warning in characters, on a dark or a light terminal.
  static let warning = "#e8590c"

  /// Air temperature colors from bitter cold to fierce heat, by °C.
  static let temperatures: [(celsius: Double, color: String)] = [
    (-25, "#7048e8"), (-10, "#4263eb"), (0, "#1c7ed6"), (8, "#1098ad"), (15, "#37b24d"),
    (21, "#f59f00"), (27, "#f76707"), (33, "#e03131"), (42, "#a61e4d"),
  ]

  /// The nearest of these colors, where blending is not possible.
  package static func color(celsius: Double) -> String {
    temperatures.min { abs($0.celsius - celsius) < abs($1.celsius - celsius) }?.color ?? "#f59f00"
  }
}
