/// Finds secrets in bytes, in any encoding: verbatim, percent-encoded (RFC 3986), with JSON escapes
/// (RFC 8259 §7) or character references (`&#49;`), nested, and in either letter case; or within
/// base64 (RFC 4648 §4 and §5).
package struct SecretScan: Sendable {
  /// The depth of nested encodings; more does not happen by accident.
  private static let layers = 4
  /// The base64 of a shorter secret would match by chance.
  private static let minimumEncodedBytes = 8

  /// What to look for.
  private struct Pattern {
    /// Lowercase, unless it is exact.
    let bytes: [UInt8]
    let isExact: Bool

    /// Whether it stands there.
    func isPrefix(of bytes: [UInt8], at start: Int) -> Bool {
      guard bytes.count - start >= self.bytes.count else { return false }
      return self.bytes.indices.allSatisfy {
        let byte = bytes[start + $0]
        return (isExact ? byte : SecretScan.lowered(byte)) == self.bytes[$0]
      }
    }
  }

  private let patterns: [Pattern]
  /// By the first byte, in each form that a text can have.
  private let beginnings: [[Pattern]]

  /// - Parameter minimumBytes: shorter secrets are skipped, because they would match by chance.
  package init(_ secrets: [String], minimumBytes: Int = 1) {
    let secrets = Set(secrets.map { Array($0.utf8) })
      .filter { !$0.isEmpty && $0.count >= minimumBytes }
    patterns = secrets.flatMap { secret in
      [Pattern(bytes: secret.map(Self.lowered), isExact: false)]
        + (secret.count < Self.minimumEncodedBytes ? [] : Base64Form.all(of: secret))
        .map { Pattern(bytes: $0, isExact: true) }
    }
    var beginnings = [[Pattern]](repeating: [], count: patterns.isEmpty ? 0 : 256)
    for pattern in patterns {
      let first = pattern.bytes[0]
      beginnings[Int(first)].append(pattern)
      let upper = pattern.isExact || first &- UInt8(ascii: "a") >= 26 ? first : first & ~0x20
      if upper != first { beginnings[Int(upper)].append(pattern) }
    }
    self.beginnings = beginnings
  }

  package func isIn(_ text: String) -> Bool { !patterns.isEmpty && isIn(Array(text.utf8)) }

  package func isIn(_ bytes: [UInt8]) -> Bool { !ranges(in: bytes).isEmpty }

  /// The bytes with every secret replaced.
  package func masked(_ bytes: [UInt8], with mask: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = 0
    for range in ranges(in: bytes) {
      result += bytes[rest..<range.lowerBound] + mask
      rest = range.upperBound
    }
    return rest == 0 ? bytes : result + bytes[rest...]
  }

  /// The ranges of secrets, in order and without overlaps.
  private func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    guard !patterns.isEmpty else { return [] }
    var found = places(in: bytes)
    guard Layer.isEncoded(bytes) else { return Self.joined(found) }
    var layer = Layer(bytes)
    for _ in 0..<Self.layers {
      guard let inner = layer.decoded() else { break }
      layer = inner
      found += places(in: layer.bytes).map {
        layer.starts[$0.lowerBound]..<layer.starts[$0.upperBound]
      }
    }
    return Self.joined(found)
  }

  private func places(in bytes: [UInt8]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    // Every byte of every answer comes by here: no iterator, no closure.
    var start = 0
    while start < bytes.count {
      let candidates = beginnings[Int(bytes[start])]
      if !candidates.isEmpty {
        for pattern in candidates where pattern.isPrefix(of: bytes, at: start) {
          places.append(start..<start + pattern.bytes.count)
        }
      }
      start += 1
    }
    return places
  }

  private static func joined(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  fileprivate static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}

/// What base64 makes of bytes inside a longer text: three forms, as their first bit can have three
/// places in a group, in either alphabet.
private enum Base64Form {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
  private static let alphabets = ["+/", "-_"].map { letters + Array($0.utf8) }

  static func all(of secret: [UInt8]) -> Set<[UInt8]> {
    var forms: Set<[UInt8]> = []
    for before in 0..<3 {
      let bytes = [UInt8](repeating: 0, count: before) + secret
      // The characters whose six bits are all the secret's.
      let characters = (8 * before + 5) / 6..<8 * bytes.count / 6
      for alphabet in alphabets {
        forms.insert(characters.map { alphabet[sextet($0, of: bytes)] })
      }
    }
    return forms
  }

  private static func sextet(_ index: Int, of bytes: [UInt8]) -> Int {
    let (byte, bit) = (index * 6 / 8, index * 6 % 8)
    let next = byte + 1 < bytes.count ? bytes[byte + 1] : 0
    return (Int(bytes[byte]) << 8 | Int(next)) >> (10 - bit) & 0x3F
  }
}

/// Bytes with one more encoding removed, and the original offset of each.
private struct Layer {
  let bytes: [UInt8]
  /// One more than there are bytes: the last is the end of the original.
  let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = Array(0...bytes.count)
  }

  private init(bytes: [UInt8], starts: [Int]) {
    self.bytes = bytes
    self.starts = starts
  }

  /// Nil if nothing in it is encoded.
  func decoded() -> Layer? {
    guard Self.isEncoded(bytes) else { return nil }
    var decoded: [UInt8] = []
    var starts: [Int] = []
    decoded.reserveCapacity(bytes.count)
    starts.reserveCapacity(bytes.count + 1)
    var index = 0
    while index < bytes.count {
      let (characters, length) = unit(at: index)
      for character in characters {
        decoded.append(character)
        starts.append(self.starts[index])
      }
      index += length
    }
    starts.append(self.starts[bytes.count])
    return decoded == bytes ? nil : Layer(bytes: decoded, starts: starts)
  }

  /// Whether any byte could begin an encoded character.
  static func isEncoded(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"), UInt8(ascii: "%"), UInt8(ascii: "&"): return true
      default: index += 1
      }
    }
    return false
  }

  private func unit(at index: Int) -> (characters: [UInt8], length: Int) {
    let encoded: (characters: [UInt8], length: Int)? =
      switch bytes[index] {
      case UInt8(ascii: "\\"): escape(at: index)
      case UInt8(ascii: "%"): number(index + 1, digits: 2, radix: 16).map { ([UInt8($0)], 3) }
      case UInt8(ascii: "&"): reference(at: index)
      default: nil
      }
    return encoded ?? ([bytes[index]], 1)
  }

  private func escape(at index: Int) -> ([UInt8], Int)? {
    guard index + 1 < bytes.count else { return nil }
    switch bytes[index + 1] {
    case UInt8(ascii: "u"):
      return number(index + 2, digits: 4, radix: 16).flatMap(Self.utf8).map { ($0, 6) }
    case UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "\""): return ([bytes[index + 1]], 2)
    default: return nil
    }
  }

  /// `&#49;` or `&#x31;`, and `&amp;`.
  private func reference(at index: Int) -> ([UInt8], Int)? {
    if bytes[index...].starts(with: Array("&amp;".utf8)) { return ([UInt8(ascii: "&")], 5) }
    guard bytes[index...].starts(with: Array("&#".utf8)) else { return nil }
    let isHex = index + 2 < bytes.count && bytes[index + 2] | 0x20 == UInt8(ascii: "x")
    let start = index + (isHex ? 3 : 2)
    guard
      let end = bytes[start...].prefix(9).firstIndex(of: UInt8(ascii: ";")),
      let value = number(start, digits: end - start, radix: isHex ? 16 : 10)
    else { return nil }
    return Self.utf8(value).map { ($0, end + 1 - index) }
  }

  private func number(_ start: Int, digits: Int, radix: UInt32) -> UInt32? {
    guard digits > 0, digits <= 8, start + digits <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<start + digits] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix else {
        return nil
      }
      let (product, overflows) = value.multipliedReportingOverflow(by: radix)
      guard !overflows else { return nil }
      value = product &+ UInt32(digit)
    }
    return value
  }

  private static func utf8(_ value: UInt32) -> [UInt8]? {
    Unicode.Scalar(value).map { Array(String($0).utf8) }
  }
}
