package import JSON

/// The id of a request: a string, a number or null, kept as the very bytes it came in, because it
/// is echoed byte for byte.
///
/// Two ids are equal when their bytes are; strings are compared without their escapes, since a
/// client may escape the slash in a request and not in its cancellation.
package struct RequestID: Sendable {
  /// The JSON text of the id.
  package let text: String
  /// Without escapes and all ASCII: equal as a string is equal then.
  private let isPlain: Bool

  package static let null = RequestID(text: "null", isPlain: true)

  private init(text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }

  /// Nil for a value that can be no id.
  package init?(_ value: JSONValue) {
    switch value.kind {
    case .string, .number: self.init(String(decoding: value.rawBytes, as: UTF8.self))
    case .null: self = .null
    case .bool, .array, .object: return nil
    }
  }

  /// The member of `object` at `position`; nil when it can be no id.
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

  /// Of bytes that are known to be a number, or a string in plain ASCII.
  init(validated bytes: Span<UInt8>, _ range: Range<Int>) {
    text = unsafe String(unsafeUninitializedCapacity: range.count) { buffer in
      for offset in 0..<range.count {
        unsafe buffer[offset] = bytes[range.lowerBound + offset]
      }
      return range.count
    }
    isPlain = true
  }

  /// Parses `bytes` as an id; nil when they are none.
  init?(parsing bytes: [UInt8]) {
    guard let document = try? JSONDocument(parsing: bytes, maximumDepth: 1) else { return nil }
    self.init(document.root)
  }
}

extension RequestID: Hashable {
  /// What is compared: the text, without its escapes where it has any.
  private var key: String {
    guard !isPlain, text.utf8.contains(UInt8(ascii: "\\")),
      let document = try? JSONDocument(parsing: Array(text.utf8), maximumDepth: 1)
    else { return text }
    return "\"" + (document.root.string ?? "") + "\""
  }

  /// By bytes: Swift's own `==` holds canonically equivalent strings for equal, a client does not.
  package static func == (left: Self, right: Self) -> Bool {
    if left.isPlain, right.isPlain { return left.text == right.text }
    return left.key.utf8.elementsEqual(right.key.utf8)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
