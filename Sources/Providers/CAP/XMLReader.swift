/// Reads well-formed XML 1.0 (fifth edition) with namespaces from bytes, one event after the other,
/// as far as CAP uses it: UTF-8, no document type declaration, so that there are no entities but
/// the five and no external text.
///
/// Nothing grows with the document but the text at hand; what is open is limited.
struct XMLReader {
  enum Event: Equatable {
    /// The local name, and the URI of its namespace; empty if it has none.
    case start(name: String, namespace: String)
    /// Character data, which `text` has.
    case text
    case end
  }

  /// CAP needs 5, a signature in it 10.
  private static let maximumDepth = 64
  private static let maximumAttributes = 64
  /// Of all open elements. Each element is looked up among them.
  private static let maximumNamespaces = 64

  /// The last character data, with line ends normalized and references resolved.
  private(set) var text: [UInt8] = []
  /// Those of the last start tag, by the bytes of their names.
  private var attributes: [(name: Range<Int>, value: String)] = []
  private var cursor: XMLCursor
  /// The open elements, by the bytes of their names as written.
  private var open: [Range<Int>] = []
  /// The namespaces declared by the open elements, innermost last, with the depth of each.
  private var bindings: [(prefix: String, uri: String, depth: Int)] = [
    ("", "", 0), ("xml", "http://www.w3.org/XML/1998/namespace", 0),
  ]
  private var hasRoot = false
  /// An empty element has ended where it began.
  private var endsAtOnce = false

  init(_ bytes: [UInt8]) throws(XMLError) {
    cursor = try XMLCursor(bytes)
    if cursor.looksAt("<?xml"), XMLCursor.isSpace(cursor.peek(5)) { try declaration() }
  }

  /// - Returns: nil at the end of the document.
  mutating func next() throws(XMLError) -> Event? {
    if endsAtOnce {
      endsAtOnce = false
      return close()
    }
    while !cursor.isAtEnd {
      switch (cursor.peek(), cursor.peek(1)) {
      case (UInt8(ascii: "<"), UInt8(ascii: "/")): return try endTag()
      case (UInt8(ascii: "<"), UInt8(ascii: "?")): try instruction()
      case (UInt8(ascii: "<"), UInt8(ascii: "!")) where cursor.looksAt("<!--"): try comment()
      case (UInt8(ascii: "<"), UInt8(ascii: "!")) where cursor.looksAt("<!DOCTYPE"):
        throw .hasDoctype
      case (UInt8(ascii: "<"), let next) where next != UInt8(ascii: "!"): return try startTag()
      case _ where open.isEmpty:
        // Outside of the root there is only white space.
        guard XMLCursor.isSpace(cursor.peek()) else { throw cursor.fault }
        cursor.skipSpace()
      default:
        try characters()
        return .text
      }
    }
    guard hasRoot, open.isEmpty else { throw cursor.fault }
    return nil
  }
}

// MARK: Elements

extension XMLReader {
  private mutating func startTag() throws(XMLError) -> Event {
    guard !hasRoot || !open.isEmpty else { throw cursor.fault }
    guard open.count < Self.maximumDepth else { throw .excessive }
    hasRoot = true
    cursor.advance(1)
    let name = try cursor.name()
    open.append(name)
    attributes = try readAttributes()
    if cursor.looksAt("/>") {
      cursor.advance(2)
      endsAtOnce = true
    } else {
      try cursor.expect(">")
    }
    if !attributes.isEmpty {
      for (name, value) in attributes { try bind(name, value) }
      try check(attributes.map(\.name))
    }
    let (prefix, local) = try cursor.qualified(name)
    return .start(name: local, namespace: try namespace(of: prefix ?? ""))
  }

  private mutating func endTag() throws(XMLError) -> Event {
    cursor.advance(2)
    let name = try cursor.name()
    cursor.skipSpace()
    try cursor.expect(">")
    guard let own = open.last, cursor.areSame(own, name) else { throw cursor.fault }
    return close()
  }

  /// The value of an attribute, by its name as written, of the element that has just started.
  func attribute(_ name: String) -> String? {
    attributes.first { cursor.text(of: $0.name) == name }?.value
  }

  private mutating func close() -> Event {
    while let last = bindings.last, last.depth == open.count { bindings.removeLast() }
    open.removeLast()
    return .end
  }

  /// The names and values up to the end of a tag or of the declaration.
  private mutating func readAttributes() throws(XMLError) -> [(name: Range<Int>, value: String)] {
    var found: [(name: Range<Int>, value: String)] = []
    while true {
      let start = cursor.position
      cursor.skipSpace()
      switch cursor.peek() {
      case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "?"), nil: return found
      default: break
      }
      guard cursor.position > start else { throw cursor.fault }
      let name = try cursor.name()
      cursor.skipSpace()
      try cursor.expect("=")
      cursor.skipSpace()
      let value = try quoted()
      guard !found.contains(where: { cursor.areSame($0.name, name) }) else { throw cursor.fault }
      guard found.count < Self.maximumAttributes else { throw .excessive }
      found.append((name, value))
    }
  }

  private mutating func quoted() throws(XMLError) -> String {
    guard let quote = cursor.peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { throw cursor.fault }
    cursor.advance(1)
    var value: [UInt8] = []
    while let byte = cursor.peek(), byte != quote {
      switch byte {
      case UInt8(ascii: "<"): throw cursor.fault
      case UInt8(ascii: "&"): try cursor.takeReference(into: &value)
      default:
        try cursor.takeByte(into: &value)
        if let last = value.last, XMLCursor.isSpace(last) {
          value[value.count - 1] = UInt8(ascii: " ")
        }
      }
    }
    guard cursor.peek() == quote else { throw cursor.fault }
    cursor.advance(1)
    return String(decoding: value, as: UTF8.self)
  }
}

// MARK: Namespaces

extension XMLReader {
  private mutating func bind(_ name: Range<Int>, _ uri: String) throws(XMLError) {
    let (prefix, local) = try cursor.qualified(name)
    let isDefault = prefix == nil && local == "xmlns"
    guard isDefault || prefix == "xmlns" else { return }
    let bound = isDefault ? "" : local
    let isXML = uri == "http://www.w3.org/XML/1998/namespace"
    // Namespaces in XML 1.0, 3 and 5: what is reserved, and that a prefix cannot be undeclared.
    guard bound != "xmlns", (bound == "xml") == isXML, isDefault || !uri.isEmpty,
      uri != "http://www.w3.org/2000/xmlns/"
    else { throw cursor.fault }
    guard bindings.count < Self.maximumNamespaces else { throw .excessive }
    bindings.append((bound, uri, open.count))
  }

  /// No two attributes may be the same after their prefixes are resolved.
  private func check(_ attributes: [Range<Int>]) throws(XMLError) {
    var seen: [(String, String)] = []
    for name in attributes {
      let (prefix, local) = try cursor.qualified(name)
      guard let prefix, prefix != "xmlns" else { continue }
      let uri = try namespace(of: prefix)
      guard !seen.contains(where: { $0 == (uri, local) }) else { throw cursor.fault }
      seen.append((uri, local))
    }
  }

  private func namespace(of prefix: String) throws(XMLError) -> String {
    for binding in bindings.reversed() where binding.prefix == prefix { return binding.uri }
    throw cursor.fault
  }
}

// MARK: Text, and what is passed over

extension XMLReader {
  /// Reads the character data up to the next markup that is no CDATA section.
  private mutating func characters() throws(XMLError) {
    text.removeAll(keepingCapacity: true)
    while true {
      cursor.takePlain(into: &text)
      switch cursor.peek() {
      case UInt8(ascii: "<"):
        guard cursor.peek(1) == UInt8(ascii: "!"), !cursor.looksAt("<!--") else { return }
        try section()
      case UInt8(ascii: "&"): try cursor.takeReference(into: &text)
      case nil: return
      default:
        guard !cursor.looksAt("]]>") else { throw cursor.fault }
        try cursor.takeByte(into: &text)
      }
    }
  }

  private mutating func section() throws(XMLError) {
    guard !cursor.looksAt("<!DOCTYPE") else { throw .hasDoctype }
    try cursor.expect("<![CDATA[")
    while true {
      cursor.takePlain(into: &text)
      if cursor.looksAt("]]>") { break }
      try cursor.takeByte(into: &text)
    }
    cursor.advance(3)
  }

  private mutating func comment() throws(XMLError) {
    cursor.advance(4)
    try cursor.skip(to: "--")
    cursor.advance(2)
    try cursor.expect(">")
  }

  private mutating func instruction() throws(XMLError) {
    cursor.advance(2)
    let name = cursor.text(of: try cursor.name())
    guard name.lowercased() != "xml", !name.utf8.contains(UInt8(ascii: ":")) else {
      throw cursor.fault
    }
    guard cursor.looksAt("?>") || XMLCursor.isSpace(cursor.peek()) else { throw cursor.fault }
    try cursor.skip(to: "?>")
    cursor.advance(2)
  }

  /// `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`.
  private mutating func declaration() throws(XMLError) {
    cursor.advance(5)
    let attributes = try readAttributes()
    try cursor.expect("?>")
    let names = attributes.map { cursor.text(of: $0.name) }
    guard names.first == "version", Self.isVersion(attributes[0].value),
      [
        ["version"], ["version", "encoding"], ["version", "standalone"],
        ["version", "encoding", "standalone"],
      ].contains(names)
    else { throw cursor.fault }
    for (name, attribute) in zip(names, attributes) {
      let value = attribute.value.lowercased()
      if name == "encoding", !["utf-8", "utf8", "us-ascii", "ascii"].contains(value) {
        throw .unsupportedEncoding
      }
      if name == "standalone", !["yes", "no"].contains(attribute.value) { throw cursor.fault }
    }
  }

  /// VersionNum (2.8).
  private static func isVersion(_ text: String) -> Bool {
    let digits = text.utf8.dropFirst(2)
    return text.hasPrefix("1.") && !digits.isEmpty
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
