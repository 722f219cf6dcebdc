/// Writes one JSON text into one growing buffer. Commas are its business, balance is the caller's.
///
/// Output is always valid UTF-8; a number that is not finite becomes null, since JSON has no such
/// number.
package struct JSONWriter: Sendable {
  package var bytes: [UInt8] = []
  private var needsComma = false

  package init(reservingCapacity capacity: Int = 256) { bytes.reserveCapacity(capacity) }

  // MARK: Structure

  package mutating func beginObject() { open(UInt8(ascii: "{")) }
  package mutating func endObject() { close(UInt8(ascii: "}")) }
  package mutating func beginArray() { open(UInt8(ascii: "[")) }
  package mutating func endArray() { close(UInt8(ascii: "]")) }

  package mutating func key(_ name: String) {
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

  /// Bytes that are one JSON value already.
  package mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  package mutating func value(_ json: JSONValue) { raw(json.rawBytes) }

  // MARK: Members; nil is written as null

  package mutating func member(_ name: String, _ value: Bool?) {
    key(name)
    if let value { self.value(value) } else { null() }
  }

  package mutating func member(_ name: String, _ value: String?) {
    key(name)
    if let value { self.value(value) } else { null() }
  }

  package mutating func member(_ name: String, _ value: Int?) {
    key(name)
    if let value { self.value(value) } else { null() }
  }

  package mutating func member(_ name: String, _ value: Double?) {
    key(name)
    if let value { self.value(value) } else { null() }
  }

  package mutating func member(_ name: String, _ values: [String]) {
    key(name)
    beginArray()
    for value in values { self.value(value) }
    endArray()
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

  private mutating func append(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func appendQuoted(_ text: String) {
    var text = text
    bytes.append(0x22)
    text.withUTF8 { unsafe appendEscaped($0) }
    bytes.append(0x22)
  }

  /// Copies runs that need no escape at once; escapes only what RFC 8259 §7 demands.
  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var runStart = 0
    for index in 0..<text.count {
      let byte = unsafe text[index]
      guard byte < 0x20 || byte == 0x22 || byte == 0x5C else { continue }
      unsafe bytes.append(contentsOf: text[runStart..<index])
      appendEscape(byte)
      runStart = index + 1
    }
    unsafe bytes.append(contentsOf: text[runStart...])
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
    guard number < 0 || number > 9 else {
      bytes.append(0x30 + UInt8(number))
      return
    }
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(UInt(number.magnitude), atLeast: 1)
  }

  private mutating func appendDigits(_ number: UInt, atLeast width: Int) {
    let start = bytes.count
    var rest = number
    repeat {
      bytes.append(0x30 + UInt8(rest % 10))
      rest /= 10
    } while rest > 0 || bytes.count - start < width
    bytes[start...].reverse()
  }

  /// The shortest decimal that reads back as the same binary64. Results are rounded to at most five
  /// decimals, so those are tried first: r/10^k is rounded once, hence equality proves the digits.
  private mutating func appendDouble(_ number: Double) {
    guard number.isFinite else { return append("null") }
    if number.magnitude < 1e9 {
      for decimals in 0...5 {
        let scale = JSONNumber.powersOfTen[decimals]
        let scaled = (number.magnitude * scale).rounded()
        guard scaled / scale == number.magnitude else { continue }
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, fraction) = UInt(scaled).quotientAndRemainder(dividingBy: UInt(scale))
        appendDigits(whole, atLeast: 1)
        guard decimals > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        appendDigits(fraction, atLeast: decimals)
        return
      }
    }
    bytes.append(contentsOf: number.description.utf8)
  }
}
