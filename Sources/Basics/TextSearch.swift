/// Substring search, byte by byte in UTF-8.
///
/// The standard library's `contains`, `replacing` and `split` for strings link its regular
/// expressions: 1 MB of code, with conformances scanned at startup. Package.swift excludes them
/// from the product.
extension String {
  /// Whether it contains `text`.
  package func mentions(_ text: String) -> Bool {
    Array(utf8).index(of: Array(text.utf8), from: 0) != nil
  }

  /// Replaces every `text`, from the left, without overlap.
  package func replacingEvery(_ text: String, with replacement: String) -> String {
    let bytes = Array(utf8).replacingEvery(Array(text.utf8), with: Array(replacement.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Replaces every `wanted`, from the left, without overlap.
  package func replacingEvery(_ wanted: [UInt8], with replacement: [UInt8]) -> [UInt8] {
    guard !wanted.isEmpty, var found = index(of: wanted, from: 0) else { return self }
    var result: [UInt8] = []
    var start = 0
    while true {
      result += self[start..<found] + replacement
      start = found + wanted.count
      guard let next = index(of: wanted, from: start) else { return result + self[start...] }
      found = next
    }
  }

  fileprivate func index(of wanted: [UInt8], from start: Int) -> Int? {
    var start = start
    while start + wanted.count <= count {
      var offset = 0
      while offset < wanted.count, self[start + offset] == wanted[offset] { offset += 1 }
      if offset == wanted.count { return start }
      start += 1
    }
    return nil
  }
}
