import JSON

/// A request in the shape that nearly every client sends, located in place without a full parse.
///
/// Matches only unambiguous requests: each member once, `"2.0"`, id and method in plain ASCII
/// without escapes, params an object or absent. Everything else, valid or not, takes the full
/// parser, so this affects speed and never the answer. The params are only delimited here; their
/// own parser validates them.
struct PlainRequest {
  /// Includes the quotes of a string.
  private(set) var id = 0..<0
  private(set) var method = 0..<0
  /// Empty if absent or `{}`.
  private(set) var params = 0..<0

  private var seen: UInt8 = 0

  private enum Member: UInt8 {
    case version = 1
    case id = 2
    case method = 4
    case params = 8
  }

  /// - Parameter range: one message in `bytes`.
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    var cursor = Cursor(bytes, range)
    guard cursor.skip(UInt8(ascii: "{"), bytes) else { return nil }
    repeat {
      guard let member = cursor.key(bytes), seen & member.rawValue == 0 else { return nil }
      seen |= member.rawValue
      guard take(member, &cursor, bytes) else { return nil }
    } while cursor.skip(UInt8(ascii: ","), bytes)
    guard cursor.skip(UInt8(ascii: "}"), bytes), cursor.isAtEnd else { return nil }
    let needed = Member.version.rawValue | Member.id.rawValue | Member.method.rawValue
    guard seen & needed == needed else { return nil }
  }

  @inline(__always)
  private mutating func take(
    _ member: Member, _ cursor: inout Cursor, _ bytes: Span<UInt8>
  ) -> Bool {
    switch member {
    case .version:
      let start = cursor.index
      return cursor.skipPlainString(bytes) && cursor.index == start + 5
        && cursor.isVersion2(bytes, at: start + 1)
    case .id:
      let start = cursor.index
      guard cursor.skipPlainString(bytes) || cursor.skipDigits(bytes) else { return false }
      id = start..<cursor.index
    case .method:
      let start = cursor.index
      guard cursor.skipPlainString(bytes) else { return false }
      method = start + 1..<cursor.index - 1
    case .params:
      guard let found = cursor.skipObject(bytes) else { return false }
      params = found
    }
    return true
  }

  /// Scans one message; every step is bounds-checked.
  private struct Cursor {
    let end: Int
    var index: Int

    init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
      end = min(range.upperBound, bytes.count)
      index = range.lowerBound
      skipBlanks(bytes)
    }

    var isAtEnd: Bool { index == end }

    @inline(__always)
    mutating func skipBlanks(_ bytes: Span<UInt8>) {
      while index < end, bytes[index] <= 0x20, isBlank(bytes[index]) { index += 1 }
    }

    /// Skips this byte and the blanks after it.
    @inline(__always)
    mutating func skip(_ byte: UInt8, _ bytes: Span<UInt8>) -> Bool {
      guard index < end, bytes[index] == byte else { return false }
      index += 1
      skipBlanks(bytes)
      return true
    }

    /// Skips one of the four keys and its colon.
    @inline(__always)
    mutating func key(_ bytes: Span<UInt8>) -> Member? {
      let start = index + 1
      guard skipPlainString(bytes) else { return nil }
      let length = index - 1 - start
      guard length <= 7 else { return nil }
      let member: Member
      switch JSONRun.word(bytes, start, length) {
      case Self.jsonrpc: member = .version
      case Self.id: member = .id
      case Self.method: member = .method
      case Self.params: member = .params
      default: return nil
      }
      skipBlanks(bytes)
      return skip(UInt8(ascii: ":"), bytes) ? member : nil
    }

    // The keys as little-endian words. None contains a zero byte, so a word also implies the
    // length.
    private static let jsonrpc: UInt64 = 0x63_7072_6E6F_736A
    private static let id: UInt64 = 0x6469
    private static let method: UInt64 = 0x646F_6874_656D
    private static let params: UInt64 = 0x736D_6172_6170

    @inline(__always)
    func isVersion2(_ bytes: Span<UInt8>, at start: Int) -> Bool {
      bytes[start] == UInt8(ascii: "2") && bytes[start + 1] == UInt8(ascii: ".")
        && bytes[start + 2] == UInt8(ascii: "0")
    }

    /// Skips a string of printable ASCII without escapes.
    @inline(__always)
    mutating func skipPlainString(_ bytes: Span<UInt8>) -> Bool {
      guard index < end, bytes[index] == UInt8(ascii: "\"") else { return false }
      let close = JSONRun.endOfPlainRun(bytes, index + 1)
      guard close < end, bytes[close] == UInt8(ascii: "\"") else { return false }
      index = close + 1
      return true
    }

    /// Skips a nonnegative integer.
    @inline(__always)
    mutating func skipDigits(_ bytes: Span<UInt8>) -> Bool {
      let start = index
      while index < end, bytes[index] &- 0x30 < 10 { index += 1 }
      guard index > start, index - start <= 18 else { return false }
      return index - start == 1 || bytes[start] != 0x30
    }

    /// Skips an object; an empty range for `{}`.
    mutating func skipObject(_ bytes: Span<UInt8>) -> Range<Int>? {
      guard index < end, bytes[index] == UInt8(ascii: "{") else { return nil }
      let start = index
      index += 1
      skipBlanks(bytes)
      if index < end, bytes[index] == UInt8(ascii: "}") {
        index += 1
        skipBlanks(bytes)
        return 0..<0
      }
      var depth = 1
      while index < end {
        switch bytes[index] {
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: "\""):
          guard skipString(bytes) else { return nil }
        default: break
        }
        index += 1
        if depth == 0 {
          let range = start..<index
          skipBlanks(bytes)
          return range
        }
      }
      return nil
    }

    /// Skips to the closing quote.
    private mutating func skipString(_ bytes: Span<UInt8>) -> Bool {
      index = JSONRun.endOfPlainRun(bytes, index + 1)
      while index < end, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return index < end
    }
  }
}
