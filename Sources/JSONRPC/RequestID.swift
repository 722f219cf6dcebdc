package import JSON

/// A request id: a string, a number or null, kept as the original bytes and echoed unchanged.
///
/// Ids are equal if their bytes are. Strings are compared unescaped, because a client may escape
/// the slash in a request but not in its cancellation.
package struct RequestID: Sendable {
  /// The JSON text of the id.
  package let text: String
  /// ASCII without escapes: string equality is then byte equality.
  private let isPlain: Bool

  package static let null = RequestID(text: "null", isPlain: true)

  private init(text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }

  /// Nil if the value cannot be an id.
  package init?(_ value: JSONValue) {
    switch value.kind {
    case .string, .number: self.init(String(decoding: value.rawBytes, as: UTF8.self))
    case .null: self = .null
    case .bool, .array, .object: return nil
    }
  }

  /// The member of `object` at `position`; nil if it cannot be an id.
  init?(_ object: JSONValue, at position: Int32) {
    switch object.kind(at: position) {
    case .string, .number: self.init(object.rawText(at: position))
    case .null: self = .null
    case nil, .bool, .array, .object: return nil
    }
  }

  private init(_ text: String) {
    self.init(
      text: text, isPlain: text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\\") })
  }

  /// From bytes already known to be a number, or a string in plain ASCII.
  init(validated bytes: Span<UInt8>, _ range: Range<Int>) {
    text = unsafe String(unsafeUninitializedCapacity: range.count) { buffer in
      for offset in 0..<range.count {
        unsafe buffer[offset] = bytes[range.lowerBound + offset]
      }
      return range.count
    }
    isPlain = true
  }

  /// Parses `bytes` as an id; nil if invalid.
  init?(parsing bytes: [UInt8]) {
    guard let document = try? JSONDocument(parsing: bytes, maximumDepth: 1) else { return nil }
    self.init(document.root)
  }
}

extension RequestID: Hashable {
  /// The text to compare, unescaped.
  private var key: String {
    guard !isPlain, text.utf8.contains(UInt8(ascii: "\\")),
      let document = try? JSONDocument(parsing: Array(text.utf8), maximumDepth: 1)
    else { return text }
    return "\"" + (document.root.string ?? "") + "\""
  }

  /// Byte-wise: Swift's own `==` treats canonically equivalent strings as equal, clients do not.
  package static func == (left: Self, right: Self) -> Bool {
    if left.isPlain, right.isPlain { return left.text == right.text }
    return left.key.utf8.elementsEqual(right.key.utf8)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
