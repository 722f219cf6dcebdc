import Basics

/// Reads LEB128 numbers of a table one after the other; signed ones are zigzag.
struct LEB128Reader {
  private let bytes: EmbeddedTable
  private var offset: Int

  init(_ bytes: EmbeddedTable, at offset: Int) {
    (self.bytes, self.offset) = (bytes, offset)
  }

  mutating func unsigned() -> Int {
    var (value, shift) = (0, 0)
    while true {
      let byte: UInt8 = bytes.integer(at: offset)
      offset += 1
      value |= Int(byte & 0x7F) << shift
      guard byte & 0x80 != 0 else { return value }
      shift += 7
    }
  }

  mutating func signed() -> Int {
    let value = unsigned()
    return value >> 1 ^ -(value & 1)
  }
}
