/// Strings as in RFC 8259 §7, with UTF-8 as in RFC 3629 (no overlong forms, no surrogates, ≤
/// U+10FFFF).
enum JSONText {
  /// Moves `position` from the first byte of a string's content to its closing quote.
  /// - Returns: whether the content has no escapes.
  static func scan(_ bytes: Span<UInt8>, _ position: inout Int) throws(JSONError) -> Bool {
    var isPlain = true
    // A local index stays in a register; the caller's position would be stored at every byte.
    var index = position
    while true {
      index = endOfPlainRun(bytes, index)
      guard index < bytes.count else { break }
      switch bytes[index] {
      case 0x22:
        position = index
        return isPlain
      case 0x5C:
        isPlain = false
        try escape(bytes, &index)
      case 0x00..<0x20: throw JSONError(kind: .controlCharacter, offset: index)
      default:
        let length = utf8Length(bytes, index)
        guard length > 0 else { throw JSONError(kind: .invalidUTF8, offset: index) }
        index += length
      }
    }
    throw JSONError(kind: .unexpectedEnd, offset: index)
  }

  /// The first index from `start` on whose byte is a quote, a backslash, a control character or not
  /// ASCII; the byte count if there is none. Eight bytes at a time: in each word the lowest flagged
  /// byte is exact, because a borrow propagates only upward (H. S. Warren, Hacker's Delight, §6-1).
  @inline(__always)
  fileprivate static func endOfPlainRun(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    let raw = unsafe bytes.bytes
    var index = start
    while index + 8 <= raw.byteCount {
      let loaded = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let flags = specialBytes(UInt64(littleEndian: loaded))
      if flags != 0 { return index + flags.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x80 { return index }
      index += 1
    }
    return index
  }

  /// The number of leading bytes that need no escape.
  @inline(__always)
  static func plainPrefix(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    var index = 0
    while index < text.count {
      // Most words need no escape; non-ASCII is checked byte by byte.
      if index + 8 <= text.count, unsafe isPlainWord(text, index) {
        index += 8
        continue
      }
      let byte = unsafe text[index]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { break }
      index += 1
    }
    return index
  }

  /// Whether the eight bytes starting at `index` are ASCII without anything to escape.
  @inline(__always)
  private static func isPlainWord(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    precondition(index >= 0 && index + 8 <= text.count)
    let loaded = unsafe UnsafeRawBufferPointer(text)
      .loadUnaligned(fromByteOffset: index, as: UInt64.self)
    return specialBytes(loaded) == 0
  }

  @inline(__always)
  private static func specialBytes(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let quotes = word ^ (ones &* 0x22)
    let slashes = word ^ (ones &* 0x5C)
    let controls = (word &- (ones &* 0x20)) & ~word
    let found = ((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes) | controls | word
    return found & highs
  }

  private static func escape(_ bytes: Span<UInt8>, _ position: inout Int) throws(JSONError) {
    let start = position
    guard position + 1 < bytes.count else {
      throw JSONError(kind: .unexpectedEnd, offset: bytes.count)
    }
    switch bytes[position + 1] {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: position += 2
    case 0x75:
      let unit = try codeUnit(bytes, position)
      position += 6
      guard unit & 0xF800 == 0xD800 else { return }
      guard unit < 0xDC00, position + 1 < bytes.count, bytes[position] == 0x5C,
        bytes[position + 1] == 0x75
      else { throw JSONError(kind: .loneSurrogate, offset: start) }
      guard try codeUnit(bytes, position) & 0xFC00 == 0xDC00 else {
        throw JSONError(kind: .loneSurrogate, offset: start)
      }
      position += 6
    default: throw JSONError(kind: .invalidEscape, offset: start)
    }
  }

  /// The four hexadecimal digits after the `\u` at `position`.
  private static func codeUnit(_ bytes: Span<UInt8>, _ position: Int) throws(JSONError) -> UInt16 {
    guard position + 6 <= bytes.count else {
      throw JSONError(kind: .unexpectedEnd, offset: bytes.count)
    }
    var unit: UInt16 = 0
    for index in position + 2..<position + 6 {
      guard let digit = hexadecimal(bytes[index]) else {
        throw JSONError(kind: .invalidEscape, offset: position)
      }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// The length of the well-formed multi-byte sequence at `position`, 0 if invalid. The second
  /// byte's range is that of RFC 3629 §4.
  static func utf8Length(_ bytes: Span<UInt8>, _ position: Int) -> Int {
    let lead = bytes[position]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return 0
    }
    guard position + length <= bytes.count, second.contains(bytes[position + 1]) else { return 0 }
    for index in position + 2..<max(position + length, position + 2)
    where bytes[index] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// The content of an escaped string that `scan` accepted.
  static func unescape(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(end - start)
    var index = start
    while index < end {
      let byte = bytes[index]
      guard byte == 0x5C else {
        text.append(byte)
        index += 1
        continue
      }
      switch bytes[index + 1] {
      case 0x62: text.append(0x08)
      case 0x66: text.append(0x0C)
      case 0x6E: text.append(0x0A)
      case 0x72: text.append(0x0D)
      case 0x74: text.append(0x09)
      case 0x75:
        index += appendScalar(bytes, index, to: &text)
        continue
      case let other: text.append(other)
      }
      index += 2
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the scalar escaped at `index` as UTF-8; returns the length of the escape.
  private static func appendScalar(
    _ bytes: Span<UInt8>, _ index: Int, to text: inout [UInt8]
  ) -> Int {
    guard let high = try? codeUnit(bytes, index) else { return 6 }
    var scalar = UInt32(high)
    var length = 6
    if high & 0xFC00 == 0xD800, let low = try? codeUnit(bytes, index + 6) {
      scalar = 0x10000 + (UInt32(high) & 0x3FF) << 10 + UInt32(low) & 0x3FF
      length = 12
    }
    guard let unicode = Unicode.Scalar(scalar) else { return length }
    text.append(contentsOf: UTF8.encode(unicode) ?? UTF8.encodedReplacementCharacter)
    return length
  }
}

/// For scanning a text before it is parsed.
package enum JSONRun {
  /// The first index from `start` on whose byte is a quote, a backslash, a control character or not
  /// ASCII; the byte count if there is none.
  package static func endOfPlainRun(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    JSONText.endOfPlainRun(bytes, start)
  }

  /// Up to eight bytes as one little-endian word, zero-padded.
  package static func word(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) -> UInt64 {
    JSONNames.word(bytes, start, length)
  }
}
