import JSON

/// Pretty-printed JSON: two spaces per level, short arrays of numbers on one line.
enum JSONLayout {
  /// - Parameter json: one JSON text; returned unchanged if it is invalid.
  static func indented(_ json: [UInt8]) -> [UInt8] {
    guard let root = try? JSONDocument(parsing: json).root else { return json }
    var text: [UInt8] = []
    append(root, level: 0, to: &text)
    return text
  }

  private static func append(_ value: JSONValue, level: Int, to text: inout [UInt8]) {
    switch value.kind {
    case .object where value.count > 0:
      text.append(UInt8(ascii: "{"))
      var isFirst = true
      for (key, member) in value.members {
        separate(&isFirst, level + 1, &text)
        text += JSONWriter.text(key) + Array(": ".utf8)
        append(member, level: level + 1, to: &text)
      }
      breakLine(level, &text)
      text.append(UInt8(ascii: "}"))
    case .array where value.elements.contains { $0.kind == .object || $0.kind == .array }:
      text.append(UInt8(ascii: "["))
      var isFirst = true
      for element in value.elements {
        separate(&isFirst, level + 1, &text)
        append(element, level: level + 1, to: &text)
      }
      breakLine(level, &text)
      text.append(UInt8(ascii: "]"))
    default: text += value.rawBytes
    }
  }

  private static func separate(_ isFirst: inout Bool, _ level: Int, _ text: inout [UInt8]) {
    if !isFirst { text.append(UInt8(ascii: ",")) }
    isFirst = false
    breakLine(level, &text)
  }

  private static func breakLine(_ level: Int, _ text: inout [UInt8]) {
    text.append(0x0A)
    text += Array(repeating: 0x20, count: level * 2)
  }
}
