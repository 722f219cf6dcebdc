/// The header lines of one frame, added one by one. Names are case-insensitive, unknown ones are
/// ignored; only length and charset matter.
struct HeaderBlock: Sendable {
  private(set) var byteCount = 0
  private(set) var length: Int?
  private(set) var fault: FrameFault.Kind?
  /// The body has a known length but an unsupported charset.
  private(set) var hasUnsupportedCharset = false

  /// - Parameter line: without its line break.
  /// - Returns: false if the line is not a header.
  mutating func take(_ line: ArraySlice<UInt8>) -> Bool {
    byteCount += line.count + 2
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let name = trimmed(line[..<colon])
    guard !name.isEmpty, name.allSatisfy(isTokenByte) else { return false }
    let value = trimmed(line[(colon + 1)...])
    if matches(name, "content-length") {
      takeLength(value)
    } else if matches(name, "content-type") {
      takeContentType(value)
    }
    return true
  }

  private mutating func takeLength(_ digits: ArraySlice<UInt8>) {
    guard length == nil, fault == nil else {
      fault = .duplicateLength
      return
    }
    guard let number = Self.length(digits) else {
      fault = .invalidLength
      return
    }
    length = number
  }

  /// Digits only; nil if there are none or on overflow.
  static func length(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    var number = 0
    for byte in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      let (product, overflowed) = number.multipliedReportingOverflow(by: 10)
      let (sum, alsoOverflowed) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      guard !overflowed, !alsoOverflowed else { return nil }
      number = sum
    }
    return number
  }

  /// Accepts any media type and checks only its charset (`utf8` is an old spelling that the
  /// Language Server Protocol says to accept).
  private mutating func takeContentType(_ value: ArraySlice<UInt8>) {
    for parameter in value.split(separator: UInt8(ascii: ";")).dropFirst() {
      let pair = parameter.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard pair.count == 2, matches(trimmed(pair[0]), "charset") else { continue }
      let charset = trimmed(pair[1]).filter { $0 != UInt8(ascii: "\"") }
      hasUnsupportedCharset = !matches(charset[...], "utf-8") && !matches(charset[...], "utf8")
    }
  }

  /// - Parameter word: in lowercase.
  private func matches(_ bytes: ArraySlice<UInt8>, _ word: String) -> Bool {
    bytes.lazy.map(lowercased).elementsEqual(word.utf8)
  }

  private func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first, isBlank(first) { bytes.removeFirst() }
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    return bytes
  }

  /// `tchar` of RFC 9110 §5.6.2.
  private func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
