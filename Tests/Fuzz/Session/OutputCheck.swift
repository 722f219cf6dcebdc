import JSON

/// Reads the output strictly, without the decoder under test: in frames exactly
/// `Content-Length: N`, an empty line and N bytes; else one message on each line.
enum OutputCheck {
  private static let name = Array("Content-Length: ".utf8)

  static func check(_ bytes: [UInt8]) {
    if bytes.starts(with: name) { checkFrames(bytes[...]) } else { checkLines(bytes) }
  }

  private static func checkLines(_ bytes: [UInt8]) {
    require(bytes.isEmpty || bytes.last == 0x0A, "a line without its end")
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      checkMessage(Array(line))
    }
  }

  private static func checkFrames(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty {
      require(rest.starts(with: name), "no header")
      rest = rest.dropFirst(name.count)
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(digits.count)
      guard let count = Int(String(decoding: digits, as: UTF8.self)),
        rest.starts(with: [0x0D, 0x0A, 0x0D, 0x0A]), rest.count >= count + 4
      else { fatalError("a frame that is not whole") }
      rest = rest.dropFirst(4)
      checkMessage(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
  }

  private static func checkMessage(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(parsing: bytes, maximumDepth: 256) else {
      fatalError("not JSON: \(String(decoding: bytes, as: UTF8.self))")
    }
    let root = document.root
    guard root.kind == .array else { return checkShape(root) }
    require(root.count > 0, "an empty batch")
    for message in root.elements { checkShape(message) }
  }

  private static func checkShape(_ message: JSONValue) {
    require(message["jsonrpc"]?.string == "2.0", "no version")
    if message["method"]?.string != nil {
      require(message["result"] == nil && message["error"] == nil, "two things at once")
      return
    }
    require((message["result"] == nil) != (message["error"] == nil), "not one of both")
    require(message["id"] != nil, "an answer to nobody")
    guard let error = message["error"] else { return }
    require(error["code"]?.integer != nil && error["message"]?.string != nil, "no error")
  }
}
