/// Why a document is not read.
package enum XMLError: Error, Equatable {
  /// Not well-formed XML 1.0 with namespaces, at a byte offset.
  case malformed(at: Int)
  /// A document type declaration, which could declare entities.
  case hasDoctype
  /// Not UTF-8.
  case unsupportedEncoding
  /// Beyond what a message needs, in elements in each other, attributes or namespaces.
  case excessive
}

/// The bytes of a document, and how far they are read: the characters, names and references of XML
/// 1.0 (fifth edition).
struct XMLCursor {
  let bytes: [UInt8]
  private(set) var position = 0

  /// Begins behind a byte-order mark.
  init(_ bytes: [UInt8]) throws(XMLError) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .unsupportedEncoding }
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  var isAtEnd: Bool { position == bytes.count }

  var fault: XMLError { .malformed(at: position) }

  func peek(_ ahead: Int = 0) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  func looksAt(_ text: String) -> Bool {
    guard bytes.count - position >= text.utf8.count else { return false }
    var index = position
    for byte in text.utf8 {
      guard bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  mutating func advance(_ count: Int) { position += count }

  mutating func expect(_ text: String) throws(XMLError) {
    guard looksAt(text) else { throw fault }
    position += text.utf8.count
  }

  mutating func skipSpace() {
    while Self.isSpace(peek()) { position += 1 }
  }

  static func isSpace(_ byte: UInt8?) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}

// MARK: Characters

extension XMLCursor {
  /// Takes the bytes up to the next that may mean something.
  mutating func takePlain(into text: inout [UInt8]) {
    let end = endOfPlain
    guard end > position else { return }
    text.append(contentsOf: bytes[position..<end])
    position = end
  }

  private var endOfPlain: Int {
    let bytes = self.bytes.span
    var end = position
    while end < bytes.count, Self.isPlain(bytes[end]) { end += 1 }
    return end
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "]"), 0xEF: false
    case 0x09, 0x0A, 0x20...: true
    default: false
    }
  }

  /// Takes one byte of a character that XML allows, with line ends as line feeds (2.11).
  mutating func takeByte(into text: inout [UInt8]) throws(XMLError) {
    guard let byte = peek(), byte >= 0x20 || Self.isSpace(byte), !isNoncharacter else {
      throw fault
    }
    if byte != 0x0D {
      text.append(byte)
    } else if peek(1) != 0x0A {
      text.append(0x0A)
    }
    position += 1
  }

  /// Skips characters up to a text that has to come.
  mutating func skip(to end: String) throws(XMLError) {
    var passed: [UInt8] = []
    while !looksAt(end) {
      passed.removeAll(keepingCapacity: true)
      try takeByte(into: &passed)
    }
  }

  /// U+FFFE and U+FFFF.
  private var isNoncharacter: Bool {
    peek() == 0xEF && peek(1) == 0xBF && (peek(2) == 0xBE || peek(2) == 0xBF)
  }

  /// Takes the character that a reference stands for: one of the five entities, or a code point.
  mutating func takeReference(into text: inout [UInt8]) throws(XMLError) {
    if peek(1) == UInt8(ascii: "#") { return try takeCodePoint(into: &text) }
    let character: Unicode.Scalar
    if looksAt("&amp;") {
      character = "&"
    } else if looksAt("&lt;") {
      character = "<"
    } else if looksAt("&gt;") {
      character = ">"
    } else if looksAt("&quot;") {
      character = "\""
    } else if looksAt("&apos;") {
      character = "'"
    } else {
      throw fault
    }
    text.append(UInt8(ascii: character))
    while peek() != UInt8(ascii: ";") { position += 1 }
    position += 1
  }

  private mutating func takeCodePoint(into text: inout [UInt8]) throws(XMLError) {
    let isHexadecimal = peek(2) == UInt8(ascii: "x")
    position += isHexadecimal ? 3 : 2
    let radix: UInt32 = isHexadecimal ? 16 : 10
    var (value, digits): (UInt32, Int) = (0, 0)
    while let byte = peek(), let digit = Self.digit(byte), digit < radix {
      value = min(value * radix + digit, 0x11_0000)
      (digits, position) = (digits + 1, position + 1)
    }
    guard digits > 0, let scalar = Unicode.Scalar(value), Self.isAllowed(scalar) else {
      throw fault
    }
    try expect(";")
    text.append(contentsOf: String(Character(scalar)).utf8)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
      || [0x9, 0xA, 0xD].contains(scalar.value)
  }
}

// MARK: Names

extension XMLCursor {
  mutating func name() throws(XMLError) -> Range<Int> {
    let start = position
    var isASCII = true
    while let byte = peek(), byte >= 0x80 || Self.isInName(byte) {
      isASCII = isASCII && byte < 0x80
      position += 1
    }
    // The usual name: only its first byte has to be looked at.
    if isASCII, start < position, Self.beginsName(Unicode.Scalar(bytes[start])) {
      return start..<position
    }
    let scalars = text(of: start..<position).unicodeScalars
    guard let first = scalars.first, Self.beginsName(first) || first == ":",
      scalars.allSatisfy({ Self.beginsName($0) || $0 == ":" || Self.continuesName($0) })
    else { throw fault }
    return start..<position
  }

  func text(of name: Range<Int>) -> String { String(decoding: bytes[name], as: UTF8.self) }

  func areSame(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    return zip(one, other).allSatisfy { bytes[$0] == bytes[$1] }
  }

  /// The parts of a name before and after its colon (Namespaces in XML 1.0, 4).
  func qualified(_ name: Range<Int>) throws(XMLError) -> (prefix: String?, local: String) {
    guard let colon = name.first(where: { bytes[$0] == UInt8(ascii: ":") }) else {
      return (nil, text(of: name))
    }
    let local = text(of: colon + 1..<name.upperBound)
    guard colon > name.lowerBound, let first = local.unicodeScalars.first,
      Self.beginsName(first), !local.utf8.contains(UInt8(ascii: ":"))
    else { throw fault }
    return (text(of: name.lowerBound..<colon), local)
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  /// NameStartChar without the colon (2.3).
  private static func beginsName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
      0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  private static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
  }
}
