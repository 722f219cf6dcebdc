/// Parses in a single pass over the bytes. Recursion is bounded by `maximumDepth`.
struct JSONParser {
  let maximumDepth: Int
  var nodes: [JSONNode] = []
  private var position = 0
  private var depth = 0

  init(maximumDepth: Int, capacity: Int) {
    self.maximumDepth = maximumDepth
    nodes.reserveCapacity(capacity)
  }

  mutating func parse(_ bytes: Span<UInt8>) throws(JSONError) {
    skipBlanks(bytes)
    guard position < bytes.count else { throw JSONError(kind: .empty, offset: position) }
    guard bytes.count <= Int(Int32.max) else { throw JSONError(kind: .tooDeep, offset: 0) }
    try value(bytes)
    skipBlanks(bytes)
    guard position == bytes.count else {
      throw JSONError(kind: .trailingBytes, offset: position)
    }
  }

  private mutating func value(_ bytes: Span<UInt8>) throws(JSONError) {
    switch try peek(bytes) {
    case UInt8(ascii: "{"): try object(bytes)
    case UInt8(ascii: "["): try array(bytes)
    case UInt8(ascii: "\""): try string(bytes)
    case UInt8(ascii: "t"): try literal("true", .yes, bytes)
    case UInt8(ascii: "f"): try literal("false", .no, bytes)
    case UInt8(ascii: "n"): try literal("null", .null, bytes)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number(bytes)
    default: throw JSONError(kind: .unexpectedByte, offset: position)
    }
  }

  private mutating func object(_ bytes: Span<UInt8>) throws(JSONError) {
    let index = try open(.object)
    skipBlanks(bytes)
    if try peek(bytes) != UInt8(ascii: "}") {
      while true {
        guard try peek(bytes) == UInt8(ascii: "\"") else { throw unexpected() }
        try string(bytes)
        skipBlanks(bytes)
        guard try peek(bytes) == UInt8(ascii: ":") else { throw unexpected() }
        position += 1
        skipBlanks(bytes)
        try value(bytes)
        guard try anotherMember(closing: UInt8(ascii: "}"), bytes) else { break }
      }
    }
    close(index)
  }

  private mutating func array(_ bytes: Span<UInt8>) throws(JSONError) {
    let index = try open(.array)
    skipBlanks(bytes)
    if try peek(bytes) != UInt8(ascii: "]") {
      repeat {
        shortNumbers(bytes)
        try value(bytes)
      } while try anotherMember(closing: UInt8(ascii: "]"), bytes)
    }
    close(index)
  }

  /// After a member: true after a comma, false on the closing byte, which is not consumed.
  private mutating func anotherMember(
    closing: UInt8, _ bytes: Span<UInt8>
  ) throws(JSONError) -> Bool {
    skipBlanks(bytes)
    let byte = try peek(bytes)
    if byte == closing { return false }
    guard byte == UInt8(ascii: ",") else { throw unexpected() }
    position += 1
    skipBlanks(bytes)
    return true
  }

  private mutating func open(_ tag: JSONNode.Tag) throws(JSONError) -> Int {
    depth += 1
    guard depth <= maximumDepth else { throw JSONError(kind: .tooDeep, offset: position) }
    nodes.append(JSONNode(tag: tag, start: UInt32(position), end: 0, next: 0))
    position += 1
    return nodes.count - 1
  }

  private mutating func close(_ index: Int) {
    position += 1
    depth -= 1
    assert(depth >= 0)
    nodes[index].end = UInt32(position)
    nodes[index].next = UInt32(nodes.count)
  }

  private mutating func literal(
    _ word: StaticString, _ tag: JSONNode.Tag, _ bytes: Span<UInt8>
  ) throws(JSONError) {
    let start = position
    for offset in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count else {
        throw JSONError(kind: .unexpectedEnd, offset: position)
      }
      guard bytes[position] == (unsafe word.utf8Start[offset]) else { throw unexpected() }
      position += 1
    }
    append(tag, from: start, to: position)
  }

  private mutating func number(_ bytes: Span<UInt8>) throws(JSONError) {
    let start = position
    let isPlain = try JSONNumber.scan(bytes, &position)
    if !isPlain, JSONNumber.double(bytes, start, position) == nil {
      throw JSONError(kind: .numberOutOfRange, offset: start)
    }
    append(.number, from: start, to: position)
  }

  /// Parses short numbers that are each directly followed by a comma, the bulk of a forecast. Stops
  /// before anything else, and leaves at least one value.
  private mutating func shortNumbers(_ bytes: Span<UInt8>) {
    var start = position
    while start + 9 < bytes.count {
      let first = bytes[start] == UInt8(ascii: "-") ? start + 1 : start
      let word = JSONDigits.load(bytes, first)
      let length = JSONDigits.length(word)
      guard length > 0, (word >> UInt64(8 * length)) & 0xFF == 0x2C else { break }
      append(.number, from: start, to: first + length)
      start = first + length + 1
    }
    guard start > position else { return }
    position = start
    skipBlanks(bytes)
  }

  private mutating func string(_ bytes: Span<UInt8>) throws(JSONError) {
    position += 1
    let start = position
    let isPlain = try JSONText.scan(bytes, &position)
    append(isPlain ? .plainString : .escapedString, from: start, to: position)
    position += 1
  }

  private mutating func append(_ tag: JSONNode.Tag, from start: Int, to end: Int) {
    nodes.append(
      JSONNode(
        tag: tag, start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1)))
  }

  private mutating func skipBlanks(_ bytes: Span<UInt8>) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private func peek(_ bytes: Span<UInt8>) throws(JSONError) -> UInt8 {
    guard position < bytes.count else { throw JSONError(kind: .unexpectedEnd, offset: position) }
    return bytes[position]
  }

  private func unexpected() -> JSONError { JSONError(kind: .unexpectedByte, offset: position) }
}
