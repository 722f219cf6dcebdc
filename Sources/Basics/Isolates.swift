package import Vocabulary

/// The directional isolates (Unicode UAX #9) that a text leaves open.
///
/// A page sets every piece of text with letters that are written from right to left in an isolate
/// of its own, so that a terminal that reorders them leaves the columns where they are. The
/// direction inside is that of the first letter.
package struct Isolates {
  /// Their openers, the outermost first.
  package let opening: String

  package static let end: Character = "\u{2069}"

  package var closing: String {
    String(repeating: Self.end, count: opening.unicodeScalars.count)
  }

  /// None.
  package init() { opening = "" }

  package init(_ text: String) {
    var open: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: open.append(scalar)
      case 0x2069: _ = open.popLast()
      default: break
      }
    }
    opening = String(String.UnicodeScalarView(open))
  }

  /// The text, isolated if it has letters that are written from right to left, and so is each word
  /// of another script in it; blanks at its ends stay outside.
  /// - Parameter direction: of the line that it is in. From right to left, a text in another script
  ///   is isolated too.
  package static func around(
    _ text: String, in direction: TextDirection = .leftToRight
  ) -> String {
    let hasLetters = text.unicodeScalars.contains(where: TextDirection.isRightToLeft)
    guard hasLetters || direction == .rightToLeft else { return text }
    let before = text.prefix { $0 == " " }
    let after = text.dropFirst(before.count).reversed().prefix { $0 == " " }.count
    let inside = text.dropFirst(before.count).dropLast(after)
    let behind = String(repeating: " ", count: after)
    guard hasLetters else {
      return before + direction.isolated(String(inside)) + behind
    }
    var depth = IsolateDepth()
    let words =
      inside.split(separator: " ", omittingEmptySubsequences: false).map { word in
        let isOutside = depth.isZero
        for scalar in word.unicodeScalars { _ = depth.isOutside(scalar) }
        return isOutside && depth.isZero
          ? TextDirection.rightToLeft.isolated(String(word)) : String(word)
      }
    return before + opener(of: text) + words.joined(separator: " ") + "\u{2069}" + behind
  }

  /// For the direction of the first letter outside of isolates: a text that begins with another
  /// script is one of that script. Said, not left to the first letter of each line.
  private static func opener(of text: String) -> String {
    var depth = IsolateDepth()
    let first = text.unicodeScalars.first {
      depth.isOutside($0) && $0.properties.isAlphabetic
    }
    return first.map(TextDirection.isRightToLeft) ?? true ? "\u{2067}" : "\u{2066}"
  }
}

/// In how many isolates a text is, read scalar by scalar.
struct IsolateDepth {
  private var depth = 0

  var isZero: Bool { depth == 0 }

  /// Reads the next scalar.
  /// - Returns: whether it is text that no isolate encloses.
  mutating func isOutside(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2066...0x2068: depth += 1
    case 0x2069: depth -= 1
    default: return depth == 0
    }
    return false
  }
}
