/// Methods by the bytes of their names, for lookup without creating a string.
struct MethodNames: Sendable {
  struct Entry: Sendable {
    let name: String
    let execution: ExecutionClass
    /// The default `deadlineMs`; nil for a method without that param.
    let deadlineMilliseconds: Int?
    let isHandshake: Bool
    fileprivate let bytes: [UInt8]
  }

  private let entries: [Entry]
  /// Open addressing, at most half full; −1 is empty.
  private let slots: [Int16]
  private let mask: Int

  init(
    _ classes: [String: ExecutionClass], deadlines: [String: Int] = [:], handshake: String? = nil
  ) {
    precondition(classes.count < 10_000)
    entries = classes.map {
      Entry(
        name: $0.key, execution: $0.value, deadlineMilliseconds: deadlines[$0.key],
        isHandshake: $0.key == handshake, bytes: Array($0.key.utf8))
    }
    var size = 16
    while size < classes.count * 2 { size *= 2 }
    mask = size - 1
    var slots = [Int16](repeating: -1, count: size)
    for (number, entry) in entries.enumerated() {
      var slot = Self.hash(entry.bytes.span, 0..<entry.bytes.count) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int16(number)
    }
    self.slots = slots
  }

  var names: [String] { entries.map(\.name) }

  subscript(_ name: String) -> Entry? {
    let bytes = Array(name.utf8)
    return find(bytes.span, 0..<bytes.count)
  }

  func find(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Entry? {
    var slot = Self.hash(bytes, range) & mask
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if isEqual(number, bytes, range) { return entries[number] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func isEqual(_ number: Int, _ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let name = entries[number].bytes
    guard name.count == range.count else { return false }
    for offset in 0..<name.count where name[offset] != bytes[range.lowerBound + offset] {
      return false
    }
    return true
  }

  /// FNV-1a. The names are fixed, so callers cannot choose collisions.
  private static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for index in range { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    return Int(hash ^ hash >> 15)
  }
}
