/// A few member names that are looked up together, in one pass over an object, for the envelope of
/// every message. Each name is stored with its first eight bytes as one word, so that one
/// comparison distinguishes most keys.
package struct JSONNames: Sendable {
  struct Name: Sendable {
    let bytes: [UInt8]
    let word: UInt64
  }

  let names: [Name]

  /// - Parameter names: at most eight.
  package init(_ names: [String]) {
    precondition(names.count <= 8)
    self.names = names.map { name in
      let bytes = Array(name.utf8)
      return Name(bytes: bytes, word: Self.word(bytes.span, 0, bytes.count))
    }
  }

  /// The first eight bytes of a text, zero-padded.
  @inline(__always)
  static func word(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) -> UInt64 {
    precondition(start >= 0 && length >= 0 && start + length <= bytes.count)
    guard start + 8 <= bytes.count else {
      var word: UInt64 = 0
      for index in (start..<start + min(length, 8)).reversed() {
        word = word << 8 | UInt64(bytes[index])
      }
      return word
    }
    let raw = unsafe bytes.bytes
    let loaded = unsafe raw.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)
    let word = UInt64(littleEndian: loaded)
    return length >= 8 ? word : word & (1 << (UInt64(length) * 8) &- 1)
  }
}

extension JSONValue {
  /// The tape positions of the members with these names, in the order of the names; 0 if absent.
  /// The last duplicate wins. Finds nothing unless this is an object.
  package func positions(of names: JSONNames) -> SIMD8<Int32> {
    var found = SIMD8<Int32>()
    let nodes = document.nodes
    let object = nodes[index]
    guard object.tag == .object else { return found }
    let bytes = document.bytes
    var member = index + 1
    while member < Int(object.next) {
      if let number = Self.number(of: nodes[member], names, bytes.span) {
        found[number] = Int32(member + 1)
      }
      member = Int(nodes[member + 1].next)
    }
    return found
  }

  private static func number(
    of key: JSONNode, _ names: JSONNames, _ bytes: Span<UInt8>
  ) -> Int? {
    let (start, end) = (Int(key.start), Int(key.end))
    guard key.tag == .plainString else {
      let text = Array(JSONText.unescape(bytes, start, end).utf8)
      return names.names.firstIndex { $0.bytes == text }
    }
    let word = JSONNames.word(bytes, start, end - start)
    for number in 0..<names.names.count where names.names[number].word == word {
      let name = names.names[number].bytes
      guard name.count == end - start else { continue }
      var offset = 8
      while offset < name.count, name[offset] == bytes[start + offset] { offset += 1 }
      if offset >= name.count { return number }
    }
    return nil
  }

  /// The value at a position returned by `positions`; nil for 0.
  package func value(at position: Int32) -> JSONValue? {
    position == 0 ? nil : JSONValue(document: document, index: Int(position))
  }

  /// The kind of the value at a position; nil for 0.
  package func kind(at position: Int32) -> Kind? {
    guard position != 0 else { return nil }
    return document.nodes[Int(position)].tag.kind
  }

  /// The raw bytes of the value at a position, a string with its quotes.
  package func rawText(at position: Int32) -> String {
    let node = document.nodes[Int(position)]
    let quote = node.tag == .plainString || node.tag == .escapedString ? 1 : 0
    return document.text(Int(node.start) - quote, Int(node.end) + quote)
  }

  /// The string at a position; nil for another kind or 0.
  package func string(at position: Int32) -> String? {
    guard position != 0 else { return nil }
    let node = document.nodes[Int(position)]
    if node.tag == .plainString { return document.text(Int(node.start), Int(node.end)) }
    return value(at: position)?.string
  }
}

extension JSONDocument {
  func text(_ start: Int, _ end: Int) -> String {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[start..<end]), as: UTF8.self)
    }
  }
}
