import Vocabulary
package import Words

/// A weather icon drawn from a few shapes, the fallback when no provider's icon is available.
package struct WeatherIcon {
  /// Such as `10d`: the kind, then day or night.
  let owmIcon: String
  /// Pixels per side.
  let size: Int
  /// Of its label.
  let language: SpokenLanguage

  package init(owmIcon: String, size: Int, language: SpokenLanguage) {
    self.owmIcon = owmIcon
    self.size = size
    self.language = language
  }

  private var isDay: Bool { !owmIcon.hasSuffix("n") }
  private var kind: String { String(owmIcon.prefix(2)) }

  package var svg: String {
    let label = SVG.escaped(language.phrases.word(condition))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" height="\(size)" \
      viewBox="0 0 64 64" role="img" aria-label="\(label)">\(shapes)</svg>
      """
  }

  /// What the icon shows.
  private var condition: ConditionKind {
    switch kind {
    case "01": .clear
    case "02": .mainlyClear
    case "03": .partlyCloudy
    case "04": .overcast
    case "09": .rainShowers
    case "10": .rain
    case "11": .thunderstorm
    case "13": .snow
    case "50": .fog
    default: .unknown
    }
  }

  private var shapes: String {
    switch kind {
    case "01": light(x: 32, y: 32, radius: 14)
    case "02", "03": light(x: 24, y: 24, radius: 11) + cloud("#b8c4d2", y: 4)
    case "04": cloud("#93a1b3", y: -6) + cloud("#b8c4d2", y: 4)
    case "09": cloud("#93a1b3", y: -4) + drops(count: 4)
    case "10": light(x: 22, y: 20, radius: 9) + cloud("#93a1b3", y: -2) + drops(count: 3)
    case "11": cloud("#6f7c90", y: -4) + Self.bolt
    case "13": cloud("#b8c4d2", y: -4) + flakes
    case "50": Self.fog
    default: cloud("#b8c4d2", y: 0)
    }
  }

  private func light(x: Int, y: Int, radius: Int) -> String {
    guard isDay else {
      let inner = radius * 4 / 5
      return """
        <path fill="#f3dfa2" d="M\(x) \(y - radius)a\(radius) \(radius) 0 1 0 \(radius) \
        \(radius)a\(inner) \(inner) 0 0 1 -\(radius) -\(radius)z"/>
        """
    }
    let rays = (0..<8).map { index in
      """
      <line x1="\(x)" y1="\(y - radius - 3)" x2="\(x)" y2="\(y - radius - 8)" \
      transform="rotate(\(index * 45) \(x) \(y))"/>
      """
    }
    return """
      <circle cx="\(x)" cy="\(y)" r="\(radius)" fill="#f9b233"/>\
      <g stroke="#f9b233" stroke-width="3" stroke-linecap="round">\(rays.joined())</g>
      """
  }

  private func cloud(_ color: String, y: Int) -> String {
    """
    <path fill="\(color)" transform="translate(0 \(y))" \
    d="M20 48a10 10 0 0 1 0-20a14 14 0 0 1 26-4a12 12 0 0 1 2 24z"/>
    """
  }

  private func drops(count: Int) -> String {
    let lines = (0..<count).map { index in
      let x = 22 + index * 8
      return "<line x1=\"\(x)\" y1=\"48\" x2=\"\(x - 3)\" y2=\"57\"/>"
    }
    return """
      <g stroke="#3f87d9" stroke-width="3" stroke-linecap="round">\(lines.joined())</g>
      """
  }

  private var flakes: String {
    let dots = [(22, 52), (32, 58), (42, 52)].map { x, y in
      "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"3\"/>"
    }
    return "<g fill=\"#8fc3ee\">\(dots.joined())</g>"
  }

  private static let bolt = "<path fill=\"#f9b233\" d=\"M34 40l-9 12h7l-3 10l10-13h-7l4-9z\"/>"

  private static let fog = """
    <g stroke="#93a1b3" stroke-width="4" stroke-linecap="round">\
    <line x1="12" y1="22" x2="52" y2="22"/><line x1="18" y1="32" x2="46" y2="32"/>\
    <line x1="12" y1="42" x2="52" y2="42"/></g>
    """
}
