import AlmanacServer
import JSON

/// Changes one member of a JSON text by its byte range: everything else (order, white space, a
/// byte-order mark, duplicate names) stays as written.
struct JSONEdit {
  /// Without the mark.
  private let text: [UInt8]
  private let mark: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    let mark = ConfigurationText.byteOrderMark
    let count = bytes.starts(with: mark) ? mark.count : 0
    self.mark = bytes[..<count]
    text = Array(bytes[count...])
  }

  /// - Parameters:
  ///   - names: the path to the member from the outermost object; at least one name.
  ///   - value: one JSON text; nil removes the member.
  /// - Returns: nil when the text is no object.
  func setting(_ names: [String], to value: [UInt8]?) -> [UInt8]? {
    guard let document = try? JSONDocument(parsing: text), document.root.kind == .object else {
      return nil
    }
    let changed = change(document.root, names[...], value, level: 1)
    return mark + (changed ?? text)
  }

  /// - Returns: the whole text after the change; nil if there is nothing to change.
  private func change(
    _ object: JSONValue, _ names: ArraySlice<String>, _ value: [UInt8]?, level: Int
  ) -> [UInt8]? {
    guard let name = names.first else { return nil }
    let rest = names.dropFirst()
    // The last of duplicate names counts.
    let member = object.memberRanges.last { $0.key == name }
    guard let member else {
      return value.map { inserting(name, rest, $0, in: object, level: level) }
    }
    if rest.isEmpty {
      return value.map { replacing(member.value, with: $0) } ?? removing(name, from: object)
    }
    guard let inner = object[name], inner.kind == .object else {
      return value.map { replacing(member.value, with: Self.nested(rest, $0, level: level + 1)) }
    }
    return change(inner, rest, value, level: level + 1)
  }

  private func replacing(_ range: Range<Int>, with bytes: [UInt8]) -> [UInt8] {
    Array(text[..<range.lowerBound]) + bytes + text[range.upperBound...]
  }

  // MARK: A new member

  private func inserting(
    _ name: String, _ rest: ArraySlice<String>, _ value: [UInt8], in object: JSONValue, level: Int
  ) -> [UInt8] {
    let member = Self.member(name, Self.nested(rest, value, level: level + 1))
    let range = object.rawBytes.indices
    guard let last = object.memberRanges.last else {
      let body = Self.line(level) + member + Self.line(level - 1)
      return replacing(range.lowerBound + 1..<range.upperBound - 1, with: body)
    }
    let first = object.memberRanges[0].whole.lowerBound
    // White space before the first member is repeated before the new one.
    let gap = Array(text[range.lowerBound + 1..<first])
    let end = last.whole.upperBound
    return replacing(end..<end, with: [UInt8(ascii: ",")] + (gap.isEmpty ? [0x20] : gap) + member)
  }

  /// `value` nested in one object per name.
  private static func nested(
    _ names: ArraySlice<String>, _ value: [UInt8], level: Int
  ) -> [UInt8] {
    guard let name = names.first else { return value }
    let inner = nested(names.dropFirst(), value, level: level + 1)
    return Array("{".utf8) + line(level) + member(name, inner) + line(level - 1) + Array("}".utf8)
  }

  private static func member(_ name: String, _ value: [UInt8]) -> [UInt8] {
    JSONWriter.text(name) + Array(": ".utf8) + value
  }

  private static func line(_ level: Int) -> [UInt8] {
    [0x0A] + Array(repeating: 0x20, count: 2 * level)
  }

  // MARK: A member less

  /// Removes every member of that name, each with one adjacent comma.
  private func removing(_ name: String, from object: JSONValue) -> [UInt8] {
    let members = object.memberRanges
    let range = object.rawBytes.indices
    let kept = members.indices.filter { members[$0].key != name }
    guard let first = kept.first else {
      return replacing(range.lowerBound + 1..<range.upperBound - 1, with: [])
    }
    var bytes = Array(text[..<members[0].whole.lowerBound])
    bytes += text[members[first].whole]
    for index in kept.dropFirst() {
      // With the white space before it.
      bytes += text[members[index - 1].whole.upperBound..<members[index].whole.upperBound]
    }
    return bytes + text[members[members.count - 1].whole.upperBound...]
  }
}
