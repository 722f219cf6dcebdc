package import JSON

/// The id of a request: a string, a number or null, kept as the very bytes it came in, because it is
/// echoed byte for byte.
///
/// Two ids are equal when their bytes are; strings are compared without their escapes, since a
/// client may escape the slash in a request and not in its cancellation.
package struct RequestID: Sendable {
  /// The JSON text of the id.
  package let text: String
  private let key: String

  package static let null = RequestID(text: "null", key: "null")

  private init(text: String, key: String) {
    self.text = text
    self.key = key
  }

  /// Nil for a value that can be no id.
  package init?(_ value: JSONValue) {
    let text: String
    switch value.kind {
    case .string, .number: text = String(decoding: value.rawBytes, as: UTF8.self)
    case .null: text = "null"
    case .bool, .array, .object: return nil
    }
    self.text = text
    let hasEscape = value.kind == .string && text.utf8.contains(UInt8(ascii: "\\"))
    key = hasEscape ? "\"" + (value.string ?? "") + "\"" : text
  }

  /// Parses `bytes` as an id; nil when they are none.
  init?(parsing bytes: [UInt8]) {
    guard let document = try? JSONDocument(parsing: bytes, maximumDepth: 1) else { return nil }
    self.init(document.root)
  }
}

extension RequestID: Hashable {
  /// By bytes: Swift's own `==` holds canonically equivalent strings for equal, a client does not.
  package static func == (left: Self, right: Self) -> Bool {
    left.key == right.key && left.key.utf8.elementsEqual(right.key.utf8)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
