/// Looking for a text in a text, byte by byte as UTF-8.
///
/// The standard library's own `contains`, `replacing` and `split` of texts come with its regular
/// expressions: 1 MB of code, and conformances that the start of the program walks over.
/// Package.swift leaves them out of the product.
extension String {
  /// Whether `text` stands somewhere in it.
  package func mentions(_ text: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    return Self.index(of: wanted, in: bytes, from: 0) != nil
  }

  /// With `replacement` for every `text`, from the left, without overlap.
  package func replacingEvery(_ text: String, with replacement: String) -> String {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    guard !wanted.isEmpty else { return self }
    var result: [UInt8] = []
    var start = 0
    while let found = Self.index(of: wanted, in: bytes, from: start) {
      result.append(contentsOf: bytes[start..<found])
      result.append(contentsOf: replacement.utf8)
      start = found + wanted.count
    }
    result.append(contentsOf: bytes[start...])
    return String(decoding: result, as: UTF8.self)
  }

  private static func index(of wanted: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var start = start
    while start + wanted.count <= bytes.count {
      var offset = 0
      while offset < wanted.count, bytes[start + offset] == wanted[offset] { offset += 1 }
      if offset == wanted.count { return start }
      start += 1
    }
    return nil
  }
}
