/// Makes upstream text safe to show in a terminal or an editor.
package enum TextCleaning {
  /// Longer descriptions are truncated.
  package static let maximumBytes = 8192

  /// Removes control, escape and bidirectional override characters, normalizes line ends to `\n`,
  /// and trims blanks. Text over 8 KiB is truncated with "…". `nil` if nothing is left.
  package static func clean(_ text: String?, maximumBytes: Int = maximumBytes) -> String? {
    guard let text else { return nil }
    var scalars = String.UnicodeScalarView()
    var size = 0
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      let isReturn = scalar == "\r"
      defer { isAfterReturn = isReturn }
      if scalar == "\n", isAfterReturn { continue }
      let kept: Unicode.Scalar = isReturn ? "\n" : scalar
      guard !isDangerous(kept) else { continue }
      size += UTF8.width(kept)
      // Room for the three bytes of the ellipsis.
      guard size <= maximumBytes - 3 else {
        scalars.append("…")
        break
      }
      scalars.append(kept)
    }
    let trimmed = trim(scalars)
    return trimmed.isEmpty ? nil : String(trimmed)
  }

  /// For names and headlines: one line.
  package static func line(_ text: String?, maximumBytes: Int = 512) -> String? {
    clean(text, maximumBytes: maximumBytes).map { text in
      String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
  }

  /// Accepts only absolute http and https URLs.
  package static func url(_ text: String?) -> String? {
    guard let text = line(text, maximumBytes: 2048), !text.contains(" "),
      text.hasPrefix("https://") || text.hasPrefix("http://")
    else { return nil }
    return text
  }

  private static func trim(_ scalars: String.UnicodeScalarView) -> Substring.UnicodeScalarView {
    var rest = scalars[...]
    while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.properties.isWhitespace { rest.removeLast() }
    return rest
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    // Bidirectional marks, embeddings, overrides and isolates (UAX #9), and similar.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0x2028, 0x2029, 0xFEFF, 0xFFF9...0xFFFB: true
    // Tags, which can hide text.
    case 0xE0000...0xE007F: true
    default: false
    }
  }
}
