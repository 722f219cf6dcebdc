import Basics

/// Names that lead to a place of another name: a country and a first-level division to their
/// largest city, the short name of an airport to the airport. Layout: Scripts/tables/regions.py.
struct RegionTable: Sendable {
  static let embedded = RegionTable(.regions)

  private static let recordBytes = 5

  private let bytes: EmbeddedTable
  private let records: EmbeddedTable.Section
  private let names: NameIndex

  init(_ bytes: EmbeddedTable) {
    let sections = bytes.sections(magic: "ALRG0001", count: 5)
    self.bytes = bytes
    records = sections[0]
    names = NameIndex(
      bytes: bytes, symbols: SymbolTable(bytes: bytes, section: sections[1]),
      offsets: sections[2], scores: sections[3], blocks: sections[4])
  }

  var count: Int { records.count }

  subscript(number: Int) -> Region {
    let offset = records.start + number * Self.recordBytes
    guard let kind = Region.Kind(rawValue: bytes.integer(at: offset + 3)) else {
      preconditionFailure("wrong embedded table")
    }
    return Region(
      kind: kind, record: bytes.threeBytes(at: offset),
      populationScore: Int(bytes.integer(at: offset + 4, as: UInt8.self)))
  }

  /// Those of a folded name: countries first, then the most populous.
  func regions(named key: [UInt8]) -> [Region] {
    guard let cursor = names.lowerBound(key), cursor.key == key else { return [] }
    var found: [Region] = []
    cursor.forEachPlace { number, _ in found.append(self[number]) }
    return found.filter { $0.kind == .country } + found.filter { $0.kind != .country }
  }

  /// The same; those whose own name it is come before those that have it in another language.
  func regions(meantBy key: [UInt8], in table: GazetteerTable) -> [Region] {
    let all = regions(named: key)
    guard all.count > 1 else { return all }
    let own = all.filter { $0.isNamed(key, in: table) }
    return own + all.filter { !own.contains($0) }
  }
}

/// A country, a division or an airport, and the place that its name leads to.
struct Region: Sendable, Equatable {
  enum Kind: UInt8 {
    case country = 0
    case division = 1
    case airport = 2
  }

  let kind: Kind
  /// The largest city; of an airport, itself.
  let record: Int
  /// 8·log2 of the population; for an airport, of an eighth of its city's.
  let populationScore: Int

  /// Whether a place lies in it.
  func contains(_ other: Int, in table: GazetteerTable) -> Bool {
    switch kind {
    case .country: table.countryNumber(other) == table.countryNumber(record)
    case .division: table.adminNumber(other) == table.adminNumber(record)
    case .airport: other == record
    }
  }

  /// Whether a folded text is its own name.
  func isNamed(_ key: [UInt8], in table: GazetteerTable) -> Bool {
    table.folding.fold(name(in: table)) == key
  }

  /// "Tuscany"; "Italy".
  func name(in table: GazetteerTable) -> String {
    switch kind {
    case .country: country(in: table)
    case .division: table.admin1(record)
    case .airport: table.name(record)
    }
  }

  /// "Tuscany, Italy"; "Italy".
  func title(in table: GazetteerTable) -> String {
    Place.displayName(name: name(in: table), admin1: nil, country: country(in: table))
  }

  private func country(in table: GazetteerTable) -> String {
    let code = table.countryCode(record)
    return Country.names[code] ?? code
  }
}
