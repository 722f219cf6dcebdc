/// One JSON text (RFC 8259) parsed into a flat tape of nodes over its own bytes.
///
/// Guarantees once it exists: the grammar is valid throughout, every string is valid UTF-8 without
/// lone surrogates, every number is finite as a binary64, only white space follows the value, and
/// nesting is within the limit. It does not reject duplicate members (all are kept; lookup takes
/// the last) or interpret members. Values are decoded on access.
package final class JSONDocument: Sendable {
  let bytes: [UInt8]
  let nodes: [JSONNode]

  /// Parses `bytes` whole.
  /// - Parameter maximumDepth: the maximum nesting of arrays and objects.
  package init(parsing bytes: [UInt8], maximumDepth: Int = 128) throws(JSONError) {
    var parser = JSONParser(maximumDepth: maximumDepth, capacity: bytes.count / 4 + 4)
    try parser.parse(bytes.span)
    self.bytes = bytes
    self.nodes = parser.nodes
  }

  package var root: JSONValue { JSONValue(document: self, index: 0) }
}

/// Why a text is not JSON, and the offset of the first offending byte.
package struct JSONError: Error, Equatable, Sendable {
  package enum Kind: String, Sendable {
    case empty, unexpectedEnd, unexpectedByte, trailingBytes
    case invalidNumber, numberOutOfRange
    case invalidEscape, loneSurrogate, controlCharacter, invalidUTF8
    case tooDeep
  }

  package let kind: Kind
  package let offset: Int
}

/// One value on the tape. Sixteen bytes: `start..<end` are its bytes (inside the quotes for a
/// string), `next` the index after its last descendant, so a sibling is one step away.
struct JSONNode: Sendable {
  enum Tag: UInt8 { case null, yes, no, number, plainString, escapedString, array, object }

  var tag: Tag
  var start: UInt32
  var end: UInt32
  var next: UInt32
}
