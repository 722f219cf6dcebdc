/// The headers of a response, in order, with lowercase names.
package struct HTTPHeaders: Equatable, Sendable {
  package struct Field: Equatable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package private(set) var fields: [Field]

  package init(_ pairs: [(String, String)] = []) {
    fields = pairs.map { Field(name: $0.0.lowercased(), value: $0.1) }
  }

  /// The value of the last field with this lowercase name.
  package subscript(name: String) -> String? {
    fields.last { $0.name == name }?.value
  }

  /// Adds one header line from the wire. A status line starts a new response (after a `100` or a
  /// proxy's `200`) and drops the lines before it.
  mutating func take(line: some Collection<UInt8>) {
    guard let separator = line.firstIndex(of: UInt8(ascii: ":")) else {
      if line.starts(with: "HTTP/".utf8) { fields.removeAll() }
      return
    }
    let name = String(decoding: line[..<separator], as: UTF8.self).lowercased()
    let rest = line[line.index(after: separator)...]
    fields.append(Field(name: name, value: Self.trimmed(rest)))
  }

  private static func trimmed(_ bytes: some Collection<UInt8>) -> String {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D || $0 == 0x0A }
    let kept = Array(bytes.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    return String(decoding: kept, as: UTF8.self)
  }
}
