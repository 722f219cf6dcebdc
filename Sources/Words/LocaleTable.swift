import Basics

/// How each locale of Unicode CLDR counts, and writes numbers, clocks and dates.
///
/// 227 KB of the executable, laid out by `Scripts/tables/locales.py`: records by tag, which point
/// to rows that locales share. A lookup compares about eleven tags; nothing is decoded before it is
/// asked for.
struct LocaleTable: Sendable {
  static let embedded = LocaleTable(.locales)

  /// The number of a locale in the table.
  typealias Record = Int

  /// Rows of texts, by their columns of a record.
  enum Row: Int {
    case names = 2
    case formats
    /// The signs with the locale's own digits.
    case signs
    case latinSigns
    case arabicSigns
    case persianSigns
  }

  private static let recordBytes = 20
  private static let digitBytes = 12

  let bytes: EmbeddedTable
  private let locales: EmbeddedTable.Section
  private let rows: EmbeddedTable.Section
  private let texts: EmbeddedTable.Section
  private let digits: EmbeddedTable.Section
  private let plurals: EmbeddedTable.Section

  init(_ bytes: EmbeddedTable) {
    let sections = bytes.sections(magic: "ALLC0001", count: 5)
    self.bytes = bytes
    locales = sections[0]
    rows = sections[1]
    texts = sections[2]
    digits = sections[3]
    plurals = sections[4]
  }

  // MARK: Lookup

  /// The record of the first candidate that the table has (RFC 4647 §3.4, Lookup); English if the
  /// language is unknown.
  func record(_ tag: LocaleTag) -> Record {
    for candidate in tag.candidates {
      if let record = record(candidate) { return record }
    }
    return record(SpokenLanguage.english.rawValue) ?? 0
  }

  private func record(_ tag: String) -> Record? {
    let wanted = Array(tag.utf8)
    let record = locales.partition { order($0, wanted) < 0 }
    return record < locales.count && order(record, wanted) == 0 ? record : nil
  }

  /// Negative if the record's tag comes before the wanted one, 0 if it is that.
  private func order(_ record: Record, _ wanted: [UInt8]) -> Int {
    let text = bytes.integer(at: offset(record), as: UInt32.self)
    return bytes.order(ofTextAt: texts.start + Int(text), wanted)
  }

  // MARK: What a record has

  /// The byte offset of the locale's plural rules.
  func plurals(of record: Record) -> Int { item(column(record, 0), of: plurals) }

  /// The byte offset of a row's text.
  func offset(_ field: Int, of row: Row, in record: Record) -> Int {
    let start = item(column(record, row.rawValue), of: rows)
    return start + Int(bytes.integer(at: start + 2 * field, as: UInt16.self))
  }

  func text(_ field: Int, of row: Row, in record: Record) -> String {
    bytes.text(at: offset(field, of: row, in: record))
  }

  /// The name and the zero of the digits that the locale uses.
  func digits(of record: Record) -> (name: String, zero: Unicode.Scalar) {
    digits(at: column(record, 1))
  }

  /// The zero of a numbering system (UTS #35, `nu`); nil if the table lacks it.
  func zero(of system: String) -> Unicode.Scalar? {
    (0..<digits.count).lazy.map { digits(at: $0) }.first { $0.name == system }?.zero
  }

  private func digits(at number: Int) -> (name: String, zero: Unicode.Scalar) {
    let start = digits.start + number * Self.digitBytes
    let zero = Unicode.Scalar(bytes.integer(at: start + 8, as: UInt32.self))
    return (bytes.text(at: start, byteCount: 8), zero ?? "0")
  }

  private func offset(_ record: Record) -> Int { locales.start + record * Self.recordBytes }

  private func column(_ record: Record, _ number: Int) -> Int {
    Int(bytes.integer(at: offset(record) + 4 + 2 * number, as: UInt16.self))
  }

  private func item(_ number: Int, of section: EmbeddedTable.Section) -> Int {
    texts.start + Int(bytes.integer(at: section.start + 4 * number, as: UInt32.self))
  }
}
