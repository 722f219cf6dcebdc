internal import CTables

/// How each locale of Unicode CLDR counts, and writes numbers, clocks and dates.
///
/// 275 KB of the executable, laid out by `Scripts/tables/locales.py`: records by tag, which point
/// to rows that locales share. A lookup compares about eleven tags; nothing is decoded before it is
/// asked for.
struct LocaleTable: Sendable {
  static let embedded = LocaleTable(unsafe EmbeddedTable(ctables_locales()))

  private static let recordBytes = 20

  let bytes: EmbeddedTable
  private let locales: EmbeddedTable.Section
  private let plurals: EmbeddedTable.Section
  private let texts: EmbeddedTable.Section

  init(_ bytes: EmbeddedTable) {
    let sections = bytes.sections(magic: "ALLC0001", count: 5)
    self.bytes = bytes
    locales = sections[0]
    texts = sections[2]
    plurals = sections[4]
  }

  /// The record of the longest tag that starts the subtags (RFC 4647 §3.4, Lookup); English if the
  /// language is unknown.
  func record(_ tag: LocaleTag) -> Int {
    for candidate in tag.candidates {
      if let record = record(candidate) { return record }
    }
    return record("en") ?? 0
  }

  private func record(_ tag: String) -> Int? {
    let wanted = Array(tag.utf8)
    let record = locales.partition { order($0, wanted) < 0 }
    return record < locales.count && order(record, wanted) == 0 ? record : nil
  }

  /// Negative if the record's tag comes before the wanted one, 0 if it is that.
  private func order(_ record: Int, _ wanted: [UInt8]) -> Int {
    let start = texts.start + Int(bytes.integer(at: offset(record), as: UInt32.self))
    for index in 0...wanted.count {
      let byte = Int(bytes.integer(at: start + index, as: UInt8.self))
      let other = index < wanted.count ? Int(wanted[index]) : 0
      if byte != other { return byte - other }
    }
    return 0
  }

  /// The byte offset of the locale's plural rules.
  func plurals(of record: Int) -> Int { item(column(record, 0), of: plurals) }

  private func offset(_ record: Int) -> Int { locales.start + record * Self.recordBytes }

  private func column(_ record: Int, _ number: Int) -> Int {
    Int(bytes.integer(at: offset(record) + 4 + 2 * number, as: UInt16.self))
  }

  private func item(_ number: Int, of section: EmbeddedTable.Section) -> Int {
    texts.start + Int(bytes.integer(at: section.start + 4 * number, as: UInt32.self))
  }
}
