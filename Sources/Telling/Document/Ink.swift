package import Basics
import Vocabulary

/// How a piece of text looks.
package struct Style: Equatable, Sendable {
  package enum Tone: Equatable, Sendable {
    /// Less prominent: labels, headings, credits.
    case muted
    /// Text and numbers. On an unknown background they keep the terminal's own color.
    case text(Color)
    /// Bars and curves, which are readable by shape alone.
    case fill(Color)
    /// Text with its own background, readable on any terminal.
    case badge(Color)
    /// The upper half and the lower half of a cell; true color only.
    case halves(Color, Color)
  }

  package var isBold = false
  package var tone: Tone?
  /// What others wrote.
  private(set) var isQuoted = false
  /// That there is an official warning, or that the answer has its limits.
  private(set) var isWarning = false

  package static let plain = Style()
  package static let bold = Style(isBold: true)
  package static let muted = Style(tone: .muted)
  package static let warning = Style(isBold: true, tone: .text(.orange), isWarning: true)
  package static func colored(_ color: Color) -> Style { Style(tone: .text(color)) }
  package static func fill(_ color: Color) -> Style { Style(tone: .fill(color)) }
  package static func badge(_ color: Color) -> Style { Style(isBold: true, tone: .badge(color)) }
  static func severity(_ severity: AlertSeverity) -> Style {
    Style(isBold: true, tone: .badge(.severity(severity)), isWarning: true)
  }

  package var quoted: Style {
    var style = self
    style.isQuoted = true
    return style
  }

  /// Bars, curves and colors, which say nothing aloud.
  var isUnspoken: Bool {
    switch tone {
    case .fill, .halves: true
    case .badge, .muted, .text, nil: false
    }
  }

  /// A drawing, which must not be wrapped.
  var isDrawing: Bool {
    switch tone {
    case .fill, .badge, .halves: true
    case .muted, .text, nil: false
    }
  }
}

/// Styles text for a terminal (ECMA-48 SGR); plain text without colors.
///
/// Every color has a contrast of at least 4.5 : 1 with the terminal's background, or with both
/// black and white if that is unknown. Colors that cannot reach it are not used.
package struct Ink: Sendable {
  package enum Depth: Comparable, Sendable {
    case none, sixteen, palette256, trueColor
  }

  /// The background of the text.
  package enum Background: String, CaseIterable, Sendable {
    case dark, light
    /// The terminal does not tell.
    case unknown

    /// The backgrounds that text must contrast with: the extremes in use.
    package var colors: [Color] {
      switch self {
      case .dark: [.black, Color(30, 30, 30)]
      case .light: [.white, Color(253, 246, 227)]
      case .unknown: [.black, .white]
      }
    }
  }

  package let depth: Depth
  package let background: Background

  package init(depth: Depth, background: Background = .unknown) {
    self.depth = depth
    self.background = background
  }

  package func paint(_ words: String, _ style: Style) -> TerminalText {
    let text = TerminalText(words)
    guard depth > .none, !words.isEmpty else { return text }
    return text.styled((style.isBold ? ["1"] : []) + (style.tone.map(codes) ?? []))
  }

  private func codes(_ tone: Style.Tone) -> [String] {
    switch tone {
    case .muted: foreground(.gray)
    case .fill(let color): foreground(color)
    case .text(let color): background == .unknown ? [] : foreground(color)
    case .badge(let color): badge(color)
    case .halves(let upper, let lower):
      depth == .trueColor ? Self.exact(38, upper) + Self.exact(48, lower) : []
    }
  }

  private func foreground(_ color: Color) -> [String] {
    switch depth {
    case .none: return []
    case .trueColor: return color.readable(on: background.colors).map { Self.exact(38, $0) } ?? []
    case .palette256, .sixteen:
      let entries = depth == .sixteen ? Palette.sixteen : Palette.large
      let readable = entries.filter { $0.color.isReadable(on: background.colors) }
      return readable.min { $0.color.distance(to: color) < $1.color.distance(to: color) }
        .map { [$0.foreground] } ?? []
    }
  }

  private func badge(_ color: Color) -> [String] {
    switch depth {
    case .none: return []
    // Reverse video: as readable as the terminal's own text.
    case .sixteen: return ["7"]
    case .palette256:
      guard let ground = Palette.nearest(color) else { return ["7"] }
      return [ground.color.ink == .black ? "38;5;16" : "38;5;231", "48;5;\(ground.index)"]
    case .trueColor: return Self.exact(38, color.ink) + Self.exact(48, color)
    }
  }

  private static func exact(_ ground: Int, _ color: Color) -> [String] {
    ["\(ground);2;\(color.red);\(color.green);\(color.blue)"]
  }
}

/// The indexed colors (xterm's values).
struct Palette {
  struct Entry: Sendable {
    let index: Int
    let color: Color

    var foreground: String {
      switch index {
      case ..<8: "\(30 + index)"
      case ..<16: "\(82 + index)"
      default: "38;5;\(index)"
      }
    }
  }

  /// The basic colors except black and white, which have no hue.
  static let sixteen: [Entry] = [
    Entry(index: 1, color: Color(205, 0, 0)), Entry(index: 2, color: Color(0, 205, 0)),
    Entry(index: 3, color: Color(205, 205, 0)), Entry(index: 4, color: Color(0, 0, 238)),
    Entry(index: 5, color: Color(205, 0, 205)), Entry(index: 6, color: Color(0, 205, 205)),
    Entry(index: 9, color: Color(255, 0, 0)), Entry(index: 10, color: Color(0, 255, 0)),
    Entry(index: 11, color: Color(255, 255, 0)), Entry(index: 12, color: Color(92, 92, 255)),
    Entry(index: 13, color: Color(255, 0, 255)), Entry(index: 14, color: Color(0, 255, 255)),
  ]

  /// The cube of 6 × 6 × 6 and the grays; the first sixteen are the user's own.
  static let large: [Entry] = (16...255).map { Entry(index: $0, color: color(index: $0)) }

  private static func color(index: Int) -> Color {
    guard index < 232 else {
      let gray = 8 + (index - 232) * 10
      return Color(gray, gray, gray)
    }
    let steps = [0, 95, 135, 175, 215, 255]
    let cube = index - 16
    return Color(steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6])
  }

  static func nearest(_ color: Color) -> Entry? {
    large.min { $0.color.distance(to: color) < $1.color.distance(to: color) }
  }
}
