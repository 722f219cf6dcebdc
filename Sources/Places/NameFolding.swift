import Basics

/// Folds a name to its search key: lowercase, without diacritics, width variants and punctuation,
/// in any script. The table comes from Scripts/tables/fold.py, which folds the index's keys the
/// same way: Unicode NFKD and case folding without combining marks, plus a few manual letters.
struct NameFolding: Sendable {
  private static let entrySize = 8
  private let table: EmbeddedTable
  private let section: EmbeddedTable.Section

  init(table: EmbeddedTable, section: EmbeddedTable.Section) {
    self.table = table
    self.section = section
  }

  /// The UTF-8 bytes of the key; words are separated by exactly one space.
  func fold(_ text: String) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar, to: &key) }
    if key.last == Self.space { key.removeLast() }
    return key
  }

  private static let space = UInt8(ascii: " ")

  private func append(_ scalar: Unicode.Scalar, to key: inout [UInt8]) {
    switch scalar.value {
    case 0x61...0x7A, 0x30...0x39: key.append(UInt8(scalar.value))
    case 0x41...0x5A: key.append(UInt8(scalar.value + 32))
    case 0x20: appendSpace(to: &key)
    case 0xAC00..<0xD7A4: appendHangul(scalar.value - 0xAC00, to: &key)
    case ..<0x1_0000: appendFolded(scalar, to: &key)
    default: key.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
  }

  private func appendSpace(to key: inout [UInt8]) {
    if let last = key.last, last != Self.space { key.append(Self.space) }
  }

  /// Hangul syllables are decomposed into jamo (Unicode 3.12), so that a half-typed syllable
  /// matches.
  private func appendHangul(_ index: UInt32, to key: inout [UInt8]) {
    appendScalar(0x1100 + index / 588, to: &key)
    appendScalar(0x1161 + index % 588 / 28, to: &key)
    if index % 28 > 0 { appendScalar(0x11A7 + index % 28, to: &key) }
  }

  private func appendFolded(_ scalar: Unicode.Scalar, to key: inout [UInt8]) {
    guard let entry = entry(for: UInt16(scalar.value)) else {
      return appendScalar(scalar.value, to: &key)
    }
    for position in 1...3 {
      let target = table.integer(at: entry + position * 2, as: UInt16.self)
      if target == 0x20 {
        appendSpace(to: &key)
      } else if target != 0 {
        appendScalar(UInt32(target), to: &key)
      }
    }
  }

  private func appendScalar(_ value: UInt32, to key: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value), let bytes = UTF8.encode(scalar) else { return }
    key.append(contentsOf: bytes)
  }

  /// The offset of the scalar's entry {code, three targets}, by binary search.
  private func entry(for code: UInt16) -> Int? {
    let position = section.partition { key(at: $0) < code }
    guard position < section.count, key(at: position) == code else { return nil }
    return section.start + position * Self.entrySize
  }

  private func key(at position: Int) -> UInt16 {
    table.integer(at: section.start + position * Self.entrySize)
  }
}
