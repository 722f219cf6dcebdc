package import JSON

/// An editable JSON value; members keep their order.
package indirect enum Tree: Equatable, Sendable {
  case null
  case bool(Bool)
  /// The digits verbatim.
  case number(String)
  case string(String)
  case array([Tree])
  case object([Entry])

  package struct Entry: Equatable, Sendable {
    package let key: String
    package var value: Tree
    package init(_ key: String, _ value: Tree) {
      self.key = key
      self.value = value
    }
  }

  package init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .bool: self = .bool(value.bool ?? false)
    case .number: self = .number(String(decoding: value.rawBytes, as: UTF8.self))
    case .string: self = .string(value.string ?? "")
    case .array: self = .array(value.elements.map { Tree($0) })
    case .object: self = .object(value.members.map { Entry($0.key, Tree($0.value)) })
    }
  }

  package init(parsing text: String) throws(JSONError) {
    self.init(try JSONDocument(parsing: Array(text.utf8)).root)
  }

  package subscript(key: String) -> Tree? {
    guard case .object(let entries) = self else { return nil }
    return entries.last { $0.key == key }?.value
  }

  package var entries: [Entry] {
    guard case .object(let entries) = self else { return [] }
    return entries
  }

  package var elements: [Tree] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var flag: Bool { self == .bool(true) }

  package var double: Double? {
    guard case .number(let digits) = self else { return nil }
    return Double(digits)
  }

  /// The object with `key` set to `value`, in place or at the end; removed if nil.
  package func setting(_ key: String, _ value: Tree?) -> Tree {
    var entries = self.entries
    if let position = entries.firstIndex(where: { $0.key == key }) {
      if let value { entries[position].value = value } else { entries.remove(at: position) }
    } else if let value {
      entries.append(Entry(key, value))
    }
    return .object(entries)
  }

  /// The object without some members.
  package func dropping(_ keys: Set<String>) -> Tree {
    .object(entries.filter { !keys.contains($0.key) })
  }
}

extension Tree {
  /// The value on one line, without spaces.
  package var compact: String { line(spacedBy: "") }

  private func line(spacedBy space: String) -> String {
    switch self {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): Tree.quoted(text)
    case .array(let elements):
      "[" + elements.map { $0.line(spacedBy: space) }.joined(separator: "," + space) + "]"
    case .object(let entries):
      "{"
        + entries.map { Tree.quoted($0.key) + ":" + space + $0.value.line(spacedBy: space) }
        .joined(separator: "," + space) + "}"
    }
  }

  /// Pretty-printed: on one line if it fits within 100 columns.
  /// - Parameter isPacked: as many members on a line as fit, for people; else one a line, so that
  ///   differences are of single lines.
  package func pretty(isPacked: Bool = false, indent: Int = 0, used: Int = 0) -> String {
    let flat = line(spacedBy: " ")
    if indent + used + flat.unicodeScalars.count <= 98 { return flat }
    let rows: [(key: String, value: Tree)]
    switch self {
    case .array(let elements): rows = elements.map { ("", $0) }
    case .object(let entries): rows = entries.map { (Tree.quoted($0.key) + ": ", $0.value) }
    default: return flat
    }
    guard !rows.isEmpty else { return flat }
    let padding = String(repeating: " ", count: indent + 2)
    var lines: [String] = []
    // What goes over several lines ends its last one.
    var isOpen = false
    for (position, row) in rows.enumerated() {
      let comma = position + 1 < rows.count ? "," : ""
      let single = row.key + row.value.line(spacedBy: " ") + comma
      if isPacked, isOpen, let last = lines.last,
        last.unicodeScalars.count + 1 + single.unicodeScalars.count <= 99
      {
        lines[lines.count - 1] = last + " " + single
        continue
      }
      let text =
        row.key
        + row.value.pretty(
          isPacked: isPacked, indent: indent + 2, used: row.key.unicodeScalars.count) + comma
      lines.append(padding + text)
      isOpen = text == single
    }
    let (open, close) = self.elements.isEmpty ? ("{", "}") : ("[", "]")
    let closing = "\n" + String(repeating: " ", count: indent) + close
    return open + "\n" + lines.joined(separator: "\n") + closing
  }

  static func quoted(_ text: String) -> String {
    String(decoding: JSONWriter.text(text), as: UTF8.self)
  }
}
