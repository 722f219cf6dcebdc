import Basics

/// Writes SVG elements. Every text and attribute value is escaped, and characters that XML cannot
/// represent are dropped, so a place name can never become markup.
struct SVG: Sendable {
  typealias Attributes = KeyValuePairs<String, String>

  private(set) var text = ""

  mutating func element(_ name: String, _ attributes: Attributes) {
    text += "<\(name)"
    write(attributes)
    text += "/>"
  }

  mutating func element(_ name: String, _ attributes: Attributes, _ content: String) {
    text += "<\(name)"
    write(attributes)
    text += ">" + Self.escaped(content) + "</\(name)>"
  }

  mutating func group(
    _ name: String, _ attributes: Attributes, _ content: (inout SVG) -> Void
  ) {
    text += "<\(name)"
    write(attributes)
    text += ">"
    content(&self)
    text += "</\(name)>"
  }

  /// Appends elements written elsewhere.
  mutating func append(_ other: SVG) { text += other.text }

  private mutating func write(_ attributes: Attributes) {
    for (name, value) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
  }

  static func escaped(_ content: String) -> String {
    var escaped = ""
    for scalar in content.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\t", "\n", "\r": escaped += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A coordinate to a tenth of a pixel.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let text = fixedPoint(min(max(value, -1e6), 1e6), decimals: 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A point on the page.
struct Point: Sendable, Equatable {
  let x: Double
  let y: Double
}

/// A rectangle of the page.
struct PlotBox: Sendable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  var width: Double { right - left }
  var height: Double { bottom - top }
}

/// Monotone curves through points, without overshoot (Fritsch and Carlson 1980).
enum Curve {
  static func path(_ points: [Point]) -> String {
    guard let first = points.first else { return "" }
    var path = "M" + pair(first)
    guard points.count > 1 else { return path + "h0" }
    let slopes = slopes(points)
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      let third = (to.x - from.x) / 3
      let before = Point(x: from.x + third, y: from.y + slopes[index - 1] * third)
      let after = Point(x: to.x - third, y: to.y - slopes[index] * third)
      path += "C\(pair(before)) \(pair(after)) \(pair(to))"
    }
    return path
  }

  /// Forward along one line and back along the other.
  static func band(_ upper: [Point], _ lower: [Point]) -> String {
    guard !upper.isEmpty, !lower.isEmpty else { return "" }
    let back = path(lower.reversed())
    return path(upper) + "L" + back.dropFirst() + "Z"
  }

  static func pair(_ point: Point) -> String {
    SVG.number(point.x) + " " + SVG.number(point.y)
  }

  private static func slopes(_ points: [Point]) -> [Double] {
    let secants = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    var slopes = [secants[0]]
    for index in 1..<max(secants.count, 1) {
      let (before, after) = (secants[index - 1], secants[index])
      // Harmonic mean: zero slope at every extremum.
      slopes.append(before * after <= 0 ? 0 : 2 * before * after / (before + after))
    }
    slopes.append(secants[secants.count - 1])
    return slopes
  }
}
