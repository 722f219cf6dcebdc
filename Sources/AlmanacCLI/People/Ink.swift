import EventLoop

/// A color with what stands for it where a terminal has sixteen.
struct Color: Equatable, Sendable {
  let red: Int
  let green: Int
  let blue: Int
  /// SGR number, 30…37 or 90…97; nil leaves the text as it is.
  var basic: Int?

  init(_ red: Int, _ green: Int, _ blue: Int, basic: Int? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.basic = basic
  }

  /// `#rrggbb`.
  init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 6, let value = Int(digits, radix: 16) else {
      return nil
    }
    self.init(value >> 16, value >> 8 & 0xFF, value & 0xFF)
  }

  /// - Parameter share: 0 gives this color, 1 the other.
  func mixed(with other: Color, share: Double) -> Color {
    func mix(_ from: Int, _ to: Int) -> Int {
      from + Int((Double(to - from) * share).rounded())
    }
    return Color(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }

  static let gold = Color(240, 190, 70, basic: 33)
  static let sky = Color(110, 170, 230, basic: 36)
  static let rain = Color(80, 140, 230, basic: 34)
  static let green = Color(90, 180, 100, basic: 32)
  static let orange = Color(235, 140, 60, basic: 33)
  static let red = Color(225, 80, 70, basic: 31)
  static let violet = Color(160, 110, 200, basic: 35)
  static let night = Color(60, 70, 120, basic: 34)

  /// From cold to hot, by the temperature in °C.
  static func temperature(celsius: Double) -> Color {
    switch celsius {
    case ..<0: rain
    case ..<12: sky
    case ..<24: green
    case ..<32: orange
    default: red
    }
  }
}

/// How a piece of text looks.
struct Style: Equatable, Sendable {
  var isBold = false
  var isFaint = false
  var color: Color?
  /// Shown in true color only.
  var background: Color?

  static let plain = Style()
  static let bold = Style(isBold: true)
  static let faint = Style(isFaint: true)
  static let warning = Style(isBold: true, color: .orange)
  static func colored(_ color: Color) -> Style { Style(color: color) }
}

/// Paints text for a terminal of a given depth (ECMA-48 SGR); plain text where there are no colors.
struct Ink: Sendable {
  let depth: Terminal.ColorDepth

  func paint(_ words: String, _ style: Style) -> TerminalText {
    let text = TerminalText(words)
    guard depth > .none, !words.isEmpty else { return text }
    var codes: [String] = []
    if style.isBold { codes.append("1") }
    if style.isFaint { codes.append("2") }
    if let color = style.color { codes += foreground(color) }
    if let color = style.background, depth == .trueColor {
      codes.append("48;2;\(color.red);\(color.green);\(color.blue)")
    }
    return text.styled(codes)
  }

  private func foreground(_ color: Color) -> [String] {
    if depth == .trueColor { return ["38;2;\(color.red);\(color.green);\(color.blue)"] }
    return color.basic.map { ["\($0)"] } ?? []
  }
}
