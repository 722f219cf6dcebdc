import JSON

/// A text that the parser takes is written again from its decoded values; what is read from that
/// text must be the same values. Nothing may trap, whatever the bytes are.
enum RoundTrip {
  static func check(_ bytes: [UInt8]) {
    let first: JSONDocument
    do {
      first = try JSONDocument(parsing: bytes, maximumDepth: 64)
    } catch {
      require((0...bytes.count).contains(error.offset), "an error behind the text")
      return
    }
    require(String(validating: bytes, as: UTF8.self) != nil, "took what is not UTF-8")

    var writer = JSONWriter()
    write(first.root, to: &writer)
    let text = writer.bytes
    guard let second = try? JSONDocument(parsing: text, maximumDepth: 64) else {
      fatalError("not JSON: \(String(decoding: text, as: UTF8.self))")
    }
    compare(first.root, second.root)

    guard let part = try? JSONDocument(parsing: Array(first.root.rawBytes), maximumDepth: 64) else {
      fatalError("a value's own bytes are not JSON")
    }
    compare(first.root, part.root)
  }

  private static func write(_ value: JSONValue, to writer: inout JSONWriter) {
    switch value.kind {
    case .null: writer.null()
    case .bool: writer.value(value.bool == true)
    case .number:
      if let integer = value.integer { writer.value(integer) } else { writeDouble(value, &writer) }
    case .string: writer.value(text(of: value))
    case .array:
      writer.beginArray()
      for element in value.elements { write(element, to: &writer) }
      writer.endArray()
    case .object:
      writer.beginObject()
      for (key, member) in value.members {
        writer.key(text: key)
        write(member, to: &writer)
      }
      writer.endObject()
    }
  }

  private static func writeDouble(_ value: JSONValue, _ writer: inout JSONWriter) {
    guard let double = value.double, double.isFinite else { fatalError("a number without value") }
    writer.value(double)
  }

  private static func text(of value: JSONValue) -> String {
    guard let text = value.string else { fatalError("a string without text") }
    return text
  }

  private static func compare(_ one: JSONValue, _ other: JSONValue) {
    require(one.kind == other.kind, "another kind")
    require(one.bool == other.bool, "another truth")
    // A fraction too small for a binary64 is lost with it: nil may become a whole number.
    require(one.integer == nil || one.integer == other.integer, "another whole number")
    require(one.double == other.double, "another number")
    if one.kind == .string {
      require(
        text(of: one).utf8.elementsEqual(text(of: other).utf8), "another text")
    }
    require(one.count == other.count, "another count")
    for (element, twin) in zip(one.elements, other.elements) { compare(element, twin) }
    for (member, twin) in zip(one.members, other.members) {
      require(member.key.utf8.elementsEqual(twin.key.utf8), "another key")
      compare(member.value, twin.value)
    }
    lookUp(one)
  }

  /// The last member of a name is the one that look-up finds.
  private static func lookUp(_ value: JSONValue) {
    guard value.kind == .object, value.count <= 16 else { return }
    for (key, _) in value.members {
      let last = value.members.reversed().first { $0.key.utf8.elementsEqual(key.utf8) }
      require(value[key]?.rawBytes == last?.value.rawBytes, "look-up is not the last")
    }
  }
}
