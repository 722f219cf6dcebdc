/// Makes upstream text safe to show in a terminal or an editor.
package enum TextCleaning {
  /// Longer descriptions are truncated.
  package static let maximumBytes = 8192

  /// Removes control, escape and bidirectional override characters, normalizes line ends to `\n`,
  /// and trims blanks. Text over 8 KiB is truncated with "…". `nil` if nothing is left.
  package static func clean(_ text: String?, maximumBytes: Int = maximumBytes) -> String? {
    guard let text else { return nil }
    if isClean(text), text.utf8.count <= maximumBytes - 3 { return text }
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
    guard let text = clean(text, maximumBytes: maximumBytes) else { return nil }
    // Of all line breaks only the line feed is left.
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x09 }
    guard text.utf8.contains(where: isBreak) else { return text }
    return String(decoding: text.utf8.map { isBreak($0) ? 0x20 : $0 }, as: UTF8.self)
  }

  /// Accepts only absolute http and https URLs.
  package static func url(_ text: String?) -> String? {
    guard let text = line(text, maximumBytes: 2048), !text.contains(" "),
      text.hasPrefix("https://") || text.hasPrefix("http://")
    else { return nil }
    return text
  }

  /// Whether nothing is to be removed, decided by bytes: nearly every text is.
  private static func isClean(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      !isBlank(first), !isBlank(last)
    else { return false }
    return text.utf8.allSatisfy { byte in
      switch byte {
      case 0x09, 0x0A: true
      case 0x00...0x1F, 0x7F: false
      // The first bytes of the dangerous characters, and of others.
      case 0xC2, 0xD8, 0xE2, 0xEF, 0xF3: false
      default: true
      }
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.value <= 0x20 : scalar.properties.isWhitespace
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
