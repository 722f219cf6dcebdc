import Basics

/// Texts of one byte per code: a table of common strings of up to eight bytes. Layout:
/// Scripts/tables/symbols.py.
struct SymbolTable: Sendable {
  private static let escape: UInt8 = 255
  let bytes: EmbeddedTable
  let section: EmbeddedTable.Section

  /// Appends the text of `count` codes.
  func append(codesAt start: Int, count: Int, to text: inout [UInt8]) {
    var offset = start
    let end = start + count
    while offset < end {
      let code = bytes.integer(at: offset, as: UInt8.self)
      if code == Self.escape {
        text.append(bytes.integer(at: offset + 1, as: UInt8.self))
        offset += 2
        continue
      }
      var symbol = bytes.integer(at: section.start + Int(code) * 8, as: UInt64.self)
      while symbol != 0 {
        text.append(UInt8(truncatingIfNeeded: symbol))
        symbol >>= 8
      }
      offset += 1
    }
  }
}

/// The folded names in the order of their UTF-8 bytes, each with its places, in blocks of 32.
/// Layout: Scripts/tables/index.py.
struct NameIndex: Sendable {
  /// How a name relates to its place.
  enum Kind: UInt8 {
    case primary = 0
    case alternate = 1
    /// Later words of the name ("york" of "new york").
    case interior = 2
  }

  static let namesPerBlock = 32
  let bytes: EmbeddedTable
  let symbols: SymbolTable
  let offsets: EmbeddedTable.Section
  let scores: EmbeddedTable.Section
  let blocks: EmbeddedTable.Section

  var count: Int { offsets.count }
  var blockCount: Int { scores.count }

  /// The highest score of a prefix match in a block: population and kind.
  func bestScore(block: Int) -> Int {
    Int(bytes.integer(at: scores.start + block, as: UInt8.self))
  }

  func start(block: Int) -> Int { blocks.start + bytes.threeBytes(at: offsets.start + block * 3) }

  /// The block in which the first name that is not less than `text` may be: the last one whose
  /// first name is less.
  func block(before text: [UInt8]) -> Int {
    var cursor = NameCursor(self)
    var (low, high) = (0, blockCount)
    while low < high {
      let middle = (low + high) / 2
      cursor.move(toBlock: middle)
      if cursor.key.lexicographicallyPrecedes(text) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// At the first name that is not less than `text`; nil if all are.
  func lowerBound(_ text: [UInt8]) -> NameCursor? {
    var cursor = NameCursor(self)
    cursor.move(toBlock: block(before: text))
    while cursor.key.lexicographicallyPrecedes(text) {
      guard cursor.advance() else { return nil }
    }
    return cursor
  }
}

/// A position in the index, at one name.
struct NameCursor {
  private static let isLast: UInt8 = 0x80
  private static let isLong: UInt8 = 0x40

  let index: NameIndex
  private(set) var number = 0
  private(set) var key: [UInt8] = []
  /// How many bytes of the last name are also the first of this one, if nothing was skipped.
  private(set) var shared = 0
  private var codesStart = 0
  private var codesCount = 0

  init(_ index: NameIndex) { self.index = index }

  var block: Int { number / NameIndex.namesPerBlock }
  private var placesStart: Int { codesStart + codesCount }

  /// Moves to the first name of a block.
  mutating func move(toBlock block: Int) {
    number = block * NameIndex.namesPerBlock
    readHeader(at: index.start(block: block))
    key.removeAll(keepingCapacity: true)
    decode()
  }

  /// Moves to the next name; false at the end.
  mutating func advance() -> Bool {
    guard step() else { return false }
    decode()
    return true
  }

  /// Moves to the next name without decoding it: `key` is only what it shares with the last one.
  mutating func step() -> Bool {
    guard number + 1 < index.count else { return false }
    number += 1
    readHeader(at: placesEnd())
    if key.count > shared { key.removeSubrange(shared...) }
    return true
  }

  var isFirstOfBlock: Bool { number % NameIndex.namesPerBlock == 0 }

  /// From the first name of a block to that of the last block which still begins with `text`.
  mutating func skipBlocks(sharing text: [UInt8]) {
    let ahead = block + 1
    guard ahead < index.blockCount else { return }
    var next = NameCursor(index)
    next.move(toBlock: ahead)
    while next.key.starts(with: text) {
      self = next
      guard block + 1 < index.blockCount else { return }
      next.move(toBlock: block + 1)
    }
  }

  /// Completes `key` after `step`.
  mutating func decode() {
    index.symbols.append(codesAt: codesStart, count: codesCount, to: &key)
  }

  /// The places of the name, the largest first.
  func forEachPlace(_ body: (_ record: Int, _ kind: NameIndex.Kind) -> Void) {
    var offset = placesStart
    while true {
      let flags = index.bytes.integer(at: offset, as: UInt8.self)
      let low = Int(index.bytes.integer(at: offset + 1, as: UInt8.self))
      var record = Int(flags & 0xF) << 8 | low
      offset += 2
      if flags & Self.isLong != 0 {
        record = record << 8 | Int(index.bytes.integer(at: offset, as: UInt8.self))
        offset += 1
      }
      guard let kind = NameIndex.Kind(rawValue: flags >> 4 & 3) else {
        preconditionFailure("wrong embedded table")
      }
      body(record, kind)
      if flags & Self.isLast != 0 { return }
    }
  }

  private func placesEnd() -> Int {
    var offset = placesStart
    while true {
      let flags = index.bytes.integer(at: offset, as: UInt8.self)
      offset += flags & Self.isLong != 0 ? 3 : 2
      if flags & Self.isLast != 0 { return offset }
    }
  }

  private mutating func readHeader(at start: Int) {
    let lengths = index.bytes.integer(at: start, as: UInt8.self)
    var offset = start + 1
    shared = Int(lengths >> 4)
    codesCount = Int(lengths & 15)
    if shared == 15 {
      shared += Int(index.bytes.integer(at: offset, as: UInt8.self))
      offset += 1
    }
    if codesCount == 15 {
      codesCount += Int(index.bytes.integer(at: offset, as: UInt8.self))
      offset += 1
    }
    codesStart = offset
  }
}
