/// The width of a text in terminal columns: emoji and East Asian wide characters take two (Unicode
/// UAX #11), combining and bidirectional marks none.
package enum TextWidth {
  package static func columns(_ text: String) -> Int {
    let isPlain = text.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
    return isPlain ? text.utf8.count : text.reduce(0) { $0 + columns($1) }
  }

  package static func columns(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.properties.isBidiControl { return 0 }
    if scalar.isASCII { return scalar.value < 0x20 ? 0 : 1 }
    let hasPictureSelector = character.unicodeScalars.contains { $0.value == 0xFE0F }
    if scalar.properties.isEmojiPresentation || hasPictureSelector { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]

  /// The spaces that pad `text` to `width` columns.
  package static func padding(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - columns(text)))
  }

  /// At most `width` columns, ending in an ellipsis if truncated.
  package static func cut(_ text: String, to width: Int) -> String {
    guard columns(text) > width else { return text }
    var kept = ""
    var used = 0
    for character in text {
      let next = columns(character)
      guard used + next <= width - 1 else { break }
      kept.append(character)
      used += next
    }
    return width > 0 ? kept + Isolates(kept).closing + "…" : ""
  }
}
