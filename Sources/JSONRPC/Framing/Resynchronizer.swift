/// Finds the next frame after an untrustworthy length.
///
/// Resumes at a line that starts with `content-length:`. A body seldom ends with a line break, so
/// the end of a complete JSON text also counts as a line start. Otherwise each header glued to a
/// lost body would be lost too, forever.
struct Resynchronizer: Sendable {
  private static let word = Array("content-length:".utf8)

  private var isAtLineStart: Bool
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  init(isAtLineStart: Bool = true) { self.isAtLineStart = isAtLineStart }

  enum Step: Equatable {
    /// A header begins at this index.
    case found(Int)
    /// Everything before this index can be dropped; more bytes are needed.
    case needsMore(keepingFrom: Int)
  }

  mutating func advance(_ bytes: ArraySlice<UInt8>) -> Step {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if isAtLineStart {
        switch match(bytes[index...]) {
        case .whole: return .found(index)
        case .prefix: return .needsMore(keepingFrom: index)
        case .none: isAtLineStart = false
        }
      }
      step(bytes[index])
      index += 1
    }
    return .needsMore(keepingFrom: bytes.endIndex)
  }

  private enum Match { case whole, prefix, none }

  private func match(_ bytes: ArraySlice<UInt8>) -> Match {
    for (byte, expected) in zip(bytes, Self.word) where lowercased(byte) != expected {
      return .none
    }
    return bytes.count >= Self.word.count ? .whole : .prefix
  }

  private mutating func step(_ byte: UInt8) {
    // A raw line break never occurs in a JSON string.
    if byte == 0x0A {
      isAtLineStart = true
      isInString = false
      isEscaped = false
    } else if isEscaped {
      isEscaped = false
    } else if isInString {
      isEscaped = byte == UInt8(ascii: "\\")
      isInString = byte != UInt8(ascii: "\"")
    } else {
      structure(byte)
    }
  }

  private mutating func structure(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      depth = max(depth - 1, 0)
      isAtLineStart = depth == 0
    case UInt8(ascii: "\""): isInString = depth > 0
    default: break
    }
  }
}
