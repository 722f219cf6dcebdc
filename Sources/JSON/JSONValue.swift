/// One value of a document, decoded on access. Cheap to copy; retains its document.
///
/// Typed accessors return nil for a value of another kind: nothing is coerced.
package struct JSONValue: Sendable {
  package enum Kind: String, Sendable { case null, bool, number, string, array, object }

  let document: JSONDocument
  let index: Int

  var node: JSONNode { document.nodes[index] }

  package var kind: Kind { node.tag.kind }

  package var isNull: Bool { node.tag == .null }

  package var bool: Bool? {
    switch node.tag {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// An integer; `3.0` counts. Nil if out of Int's range or with a fraction.
  package var integer: Int? {
    let node = node
    guard node.tag == .number else { return nil }
    let bytes = document.bytes
    return JSONNumber.integer(bytes.span, Int(node.start), Int(node.end))
  }

  package var double: Double? {
    let node = node
    guard node.tag == .number else { return nil }
    let bytes = document.bytes
    return JSONNumber.double(bytes.span, Int(node.start), Int(node.end))
  }

  package var string: String? {
    let node = node
    let (start, end) = (Int(node.start), Int(node.end))
    let bytes = document.bytes
    switch node.tag {
    case .plainString: return String(decoding: bytes[start..<end], as: UTF8.self)
    case .escapedString: return JSONText.unescape(bytes.span, start, end)
    default: return nil
    }
  }

  /// The value's raw bytes, a string with its quotes.
  package var rawBytes: ArraySlice<UInt8> {
    let node = node
    let quote = kind == .string ? 1 : 0
    return document.bytes[Int(node.start) - quote..<Int(node.end) + quote]
  }
}

// MARK: Arrays and objects

extension JSONValue {
  /// The number of elements or members; 0 for every other kind.
  package var count: Int {
    switch node.tag {
    case .array: elements.reduce(0) { count, _ in count + 1 }
    case .object: members.reduce(0) { count, _ in count + 1 }
    default: 0
    }
  }

  /// Whether this is an empty array or object.
  package var isEmpty: Bool {
    let node = node
    return (node.tag == .array || node.tag == .object) && Int(node.next) == index + 1
  }

  /// The member of that name, the last one if duplicated; nil if absent or if this is not an
  /// object.
  package subscript(key: String) -> JSONValue? {
    guard node.tag == .object else { return nil }
    var key = key
    var found: Int?
    let nodes = document.nodes
    let end = Int(node.next)
    key.withUTF8 { wanted in
      var member = index + 1
      while member < end {
        if unsafe isKey(nodes[member], wanted) { found = member + 1 }
        member = Int(nodes[member + 1].next)
      }
    }
    return found.map { JSONValue(document: document, index: $0) }
  }

  private func isKey(_ node: JSONNode, _ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    let (start, end) = (Int(node.start), Int(node.end))
    let bytes = document.bytes
    if node.tag == .escapedString {
      let text = JSONText.unescape(bytes.span, start, end)
      return unsafe text.utf8.elementsEqual(wanted)
    }
    guard end - start == wanted.count else { return false }
    for offset in 0..<wanted.count where bytes[start + offset] != (unsafe wanted[offset]) {
      return false
    }
    return true
  }

  /// The array element at an index.
  package func element(at position: Int) -> JSONValue? {
    guard position >= 0 else { return nil }
    return elements.dropFirst(position).first { _ in true }
  }

  /// The elements of an array; empty for every other kind.
  package var elements: Elements {
    Elements(
      document: document, cursor: node.tag == .array ? index + 1 : 0,
      end: node.tag == .array ? Int(node.next) : 0)
  }

  /// The members of an object in order; empty for every other kind.
  package var members: Members {
    Members(
      document: document, cursor: node.tag == .object ? index + 1 : 0,
      end: node.tag == .object ? Int(node.next) : 0)
  }

  /// The positions of an object's members in the text: the whole member, from the quote of its name
  /// to the end of its value, and the value. Empty for every other kind.
  package var memberRanges: [(key: String, whole: Range<Int>, value: Range<Int>)] {
    guard node.tag == .object else { return [] }
    var ranges: [(key: String, whole: Range<Int>, value: Range<Int>)] = []
    var member = index + 1
    while member < Int(node.next) {
      let key = JSONValue(document: document, index: member)
      let value = JSONValue(document: document, index: member + 1)
      let (keyRange, valueRange) = (key.rawBytes.indices, value.rawBytes.indices)
      ranges.append(
        (key.string ?? "", keyRange.lowerBound..<valueRange.upperBound, valueRange))
      member = Int(value.node.next)
    }
    return ranges
  }

  /// An array of numbers and nulls in one call, such as a forecast column: nil for an element that
  /// is not a number. Nil if this is not an array.
  package var doubles: [Double?]? {
    let node = node
    guard node.tag == .array else { return nil }
    let nodes = document.nodes
    let text = document.bytes
    let bytes = text.span
    var values: [Double?] = []
    values.reserveCapacity(Int(node.next) - index - 1)
    var element = index + 1
    while element < Int(node.next) {
      let child = nodes[element]
      values.append(
        child.tag == .number
          ? JSONNumber.double(bytes, Int(child.start), Int(child.end)) : nil)
      element = Int(child.next)
    }
    return values
  }

  package struct Elements: Sequence, IteratorProtocol {
    let document: JSONDocument
    var cursor: Int
    let end: Int

    package mutating func next() -> JSONValue? {
      guard cursor < end else { return nil }
      defer { cursor = Int(document.nodes[cursor].next) }
      return JSONValue(document: document, index: cursor)
    }
  }

  package struct Members: Sequence, IteratorProtocol {
    let document: JSONDocument
    var cursor: Int
    let end: Int

    package mutating func next() -> (key: String, value: JSONValue)? {
      guard cursor < end else { return nil }
      let key = JSONValue(document: document, index: cursor).string ?? ""
      let value = JSONValue(document: document, index: cursor + 1)
      cursor = Int(value.node.next)
      return (key, value)
    }
  }
}

extension JSONNode.Tag {
  var kind: JSONValue.Kind {
    switch self {
    case .null: .null
    case .yes, .no: .bool
    case .number: .number
    case .plainString, .escapedString: .string
    case .array: .array
    case .object: .object
    }
  }
}
