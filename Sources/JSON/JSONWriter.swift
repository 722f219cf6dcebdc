/// Writes one JSON text into one growing buffer. Inserts commas; brackets are balanced by `object`
/// and `array`, or else by the caller.
///
/// Output is always valid UTF-8; a non-finite number becomes null, because JSON cannot represent
/// it.
package struct JSONWriter: Sendable {
  package var bytes: [UInt8] = []
  private var needsComma = false

  package init(reservingCapacity capacity: Int = 256) { bytes.reserveCapacity(capacity) }

  // MARK: Structure

  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  package mutating func endObject() { close(UInt8(ascii: "}")) }
  package mutating func beginArray() { open(UInt8(ascii: "[")) }
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  /// A name known at compile time, in ASCII without anything to escape, optionally in two pieces.
  package mutating func key(_ name: StaticString, _ ending: StaticString = "") {
    assert(Self.isPlain(name) && Self.isPlain(ending))
    let comma = needsComma ? 1 : 0
    let (first, second) = (name.utf8CodeUnitCount, ending.utf8CodeUnitCount)
    unsafe append(atMost: first + second + 4) { target in
      unsafe target.update(repeating: UInt8(ascii: ","), count: comma)
      let text = unsafe target + comma
      unsafe text[0] = UInt8(ascii: "\"")
      unsafe (text + 1).update(from: name.utf8Start, count: first)
      unsafe (text + 1 + first).update(from: ending.utf8Start, count: second)
      unsafe text[first + second + 1] = UInt8(ascii: "\"")
      unsafe text[first + second + 2] = UInt8(ascii: ":")
      return comma + first + second + 3
    }
    needsComma = false
  }

  /// A name from outside the program.
  package mutating func key(text name: String) {
    separate()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  // MARK: Values

  package mutating func null() {
    separate()
    append("null")
  }

  package mutating func value(_ flag: Bool) {
    separate()
    append(flag ? "true" : "false")
  }

  package mutating func value(_ text: String) {
    separate()
    appendQuoted(text)
  }

  package mutating func value(_ number: Int) {
    separate()
    appendInteger(number)
  }

  package mutating func value(_ number: Double) {
    separate()
    appendDouble(number)
  }

  /// Bytes that already are one JSON value.
  package mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  package mutating func value(_ json: JSONValue) { raw(json.rawBytes) }

  // MARK: Members; nil is written as null

  package mutating func member(_ name: StaticString, _ value: Bool?) {
    key(name)
    if let value { self.value(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: String?) {
    key(name)
    if let value { self.value(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: Int?) {
    key(name)
    if let value { self.value(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ value: Double?) {
    key(name)
    if let value { self.value(value) } else { null() }
  }

  package mutating func member(_ name: StaticString, _ values: [String]) {
    array(name, values) { $0.value($1) }
  }

  /// Bytes that already are one JSON value.
  package mutating func member(_ name: StaticString, raw json: some Sequence<UInt8>) {
    key(name)
    raw(json)
  }

  /// A member of a name from outside the program.
  package mutating func member(text name: String, _ json: JSONValue) {
    key(text: name)
    value(json)
  }

  /// One JSON text: a string.
  package static func text(_ text: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.value(text)
    return writer.bytes
  }

  // MARK: Objects and arrays with their brackets

  /// One JSON text: an object with the members that `write` adds.
  package static func object(
    reservingCapacity capacity: Int = 256, _ write: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var writer = JSONWriter(reservingCapacity: capacity)
    writer.object(write)
    return writer.bytes
  }

  package mutating func object(_ write: (inout JSONWriter) -> Void) {
    beginObject()
    write(&self)
    endObject()
  }

  package mutating func object(_ name: StaticString, _ write: (inout JSONWriter) -> Void) {
    key(name)
    object(write)
  }

  /// An array with what `write` adds for each element.
  package mutating func array<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  package mutating func array<Elements: Sequence>(
    _ name: StaticString, _ elements: Elements,
    _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    array(elements, write)
  }

  // MARK: Bytes

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  /// Reserves `capacity` bytes; `write` fills the first of them and returns how many.
  @inline(__always)
  private mutating func append(
    atMost capacity: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    bytes.append(addingCapacity: capacity) { span in
      unsafe span.withUnsafeMutableBufferPointer { buffer, count in
        guard let start = buffer.baseAddress else { return }
        let written = unsafe write(start + count)
        precondition(written >= 0 && written <= capacity)
        count += written
      }
    }
  }

  private static func isPlain(_ name: StaticString) -> Bool {
    unsafe UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount).allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C
    }
  }

  private mutating func append(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func appendQuoted(_ text: String) {
    var text = text
    text.withUTF8 { text in
      let plain = unsafe JSONText.plainPrefix(text)
      unsafe append(atMost: plain + 2) { target in
        unsafe target[0] = 0x22
        if let start = text.baseAddress {
          unsafe (target + 1).update(from: start, count: plain)
        }
        unsafe target[plain + 1] = 0x22
        return plain == text.count ? plain + 2 : plain + 1
      }
      guard plain < text.count else { return }
      unsafe appendEscaped(UnsafeBufferPointer(rebasing: text[plain...]))
      bytes.append(0x22)
    }
  }

  /// Copies runs that need no escape in bulk; escapes only what RFC 8259 §7 requires.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var rest = unsafe text
    while true {
      let plain = unsafe JSONText.plainPrefix(rest)
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: rest[..<plain]))
      guard plain < rest.count else { return }
      unsafe appendEscape(rest[plain])
      unsafe rest = UnsafeBufferPointer(rebasing: rest[(plain + 1)...])
    }
  }

  private mutating func appendEscape(_ byte: UInt8) {
    bytes.append(0x5C)
    switch byte {
    case 0x22, 0x5C: bytes.append(byte)
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      append("u00")
      bytes.append(byte < 0x10 ? 0x30 : 0x31)
      let low = byte & 0xF
      bytes.append(low < 10 ? 0x30 + low : 0x61 + low - 10)
    }
  }

  private mutating func appendInteger(_ number: Int) {
    appendDecimal(number.magnitude, decimals: 0, isNegative: number < 0)
  }

  /// Below this every integer is exact as a binary64, so a reader gets the number that was written.
  private static let exactIntegers = UInt(1) << 53

  /// The shortest decimal that parses to the same binary64; integers without a point, so that a
  /// schema's integer reads as one everywhere. Results are rounded to at most five decimals, so
  /// those are tried first: digits/10^k is rounded once, hence equality proves the digits. Most
  /// have one decimal or none.
  private mutating func appendDouble(_ number: Double) {
    guard number.isFinite else { return append("null") }
    if let whole = Int(exactly: number), whole.magnitude < Self.exactIntegers {
      return appendInteger(whole)
    }
    guard number.magnitude < 1e9 else { return bytes.append(contentsOf: number.description.utf8) }
    let isNegative = number < 0
    if appendRounded(number.magnitude, isNegative, scale: 10, decimals: 1) { return }
    if appendRounded(number.magnitude, isNegative, scale: 100_000, decimals: 5) { return }
    bytes.append(contentsOf: number.description.utf8)
  }

  /// Appends a number with at most `decimals` decimals, without trailing zeros.
  /// - Returns: false, without appending anything, if it has more.
  @inline(__always)
  private mutating func appendRounded(
    _ magnitude: Double, _ isNegative: Bool, scale: Double, decimals: Int
  ) -> Bool {
    var digits = UInt(Int(magnitude * scale + 0.5))
    guard Double(Int(digits)) / scale == magnitude else { return false }
    var decimals = decimals
    while decimals > 0, digits % 10 == 0 {
      digits /= 10
      decimals -= 1
    }
    appendDecimal(digits, decimals: decimals, isNegative: isNegative)
    return true
  }

  /// The number `digits` / 10^`decimals`, with `decimals` (0…5) digits after the point.
  private mutating func appendDecimal(_ digits: UInt, decimals: Int, isNegative: Bool) {
    guard digits < 10_000_000 else {
      if isNegative { bytes.append(UInt8(ascii: "-")) }
      return appendLong(digits, decimals)
    }
    var word = JSONDigits.word(digits)
    // A leading zero is kept before the point and as the only digit.
    let significant = 8 - (word & 0x0F0F_0F0F_0F0F_0F0F).trailingZeroBitCount >> 3
    var count = max(significant, decimals + 1)
    word &>>= UInt64(8 * (8 - count))
    if decimals > 0 {
      let place = UInt64(8 * (count - decimals))
      let whole = word & (1 &<< place &- 1)
      word = (word &>> place) &<< (place + 8) | 0x2E &<< place | whole
      count += 1
    }
    append(word, byteCount: count, isNegative: isNegative)
  }

  /// The first bytes of a word, lowest first, after a sign.
  @inline(__always)
  private mutating func append(_ word: UInt64, byteCount: Int, isNegative: Bool) {
    assert(byteCount <= 8)
    let sign = isNegative ? 1 : 0
    unsafe append(atMost: 9) { target in
      unsafe target[0] = UInt8(ascii: "-")
      unsafe UnsafeMutableRawPointer(target + sign)
        .storeBytes(of: word.littleEndian, as: UInt64.self)
      return byteCount + sign
    }
  }

  private mutating func appendLong(_ digits: UInt, _ decimals: Int) {
    guard decimals > 0 else {
      let (high, low) = digits.quotientAndRemainder(dividingBy: 100_000_000)
      if high > 0 { appendDecimal(high, decimals: 0, isNegative: false) }
      return append(JSONDigits.word(low), byteCount: 8, isNegative: false)
    }
    let text = Array(String(digits).utf8)
    let point = text.count - decimals
    bytes.append(contentsOf: text[..<point])
    bytes.append(UInt8(ascii: "."))
    bytes.append(contentsOf: text[point...])
  }
}
