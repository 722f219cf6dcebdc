import Basics

/// The embedded gazetteer's memory layout: records by descending population, and their names.
/// Layout: Scripts/tables/gazetteer.py.
struct GazetteerTable: Sendable {
  static let embedded = GazetteerTable(.gazetteer)

  /// The identifiers above GeoNames' own: an airport's code in base 26.
  private static let firstAirport = 0xF0_0000
  private static let namesPerBlock = 16

  let bytes: EmbeddedTable
  let folding: NameFolding
  /// The sorted index of folded names.
  let names: NameIndex
  private let records: EmbeddedTable.Section
  private let identifiers: EmbeddedTable.Section
  private let identifierOrder: EmbeddedTable.Section
  private let populations: EmbeddedTable.Section
  private let scores: EmbeddedTable.Section
  private let elevations: EmbeddedTable.Section
  private let bandOrder: EmbeddedTable.Section
  private let bands: EmbeddedTable.Section
  private let nameSymbols: SymbolTable
  private let nameOffsets: EmbeddedTable.Section
  private let nameCodes: EmbeddedTable.Section
  private let admins: EmbeddedTable.Section
  private let zones: EmbeddedTable.Section
  private let countries: EmbeddedTable.Section
  private let strings: EmbeddedTable.Section

  init(_ bytes: EmbeddedTable) {
    let sections = bytes.sections(magic: "ALGZ0002", count: 20)
    self.bytes = bytes
    records = sections[0]
    identifiers = sections[1]
    identifierOrder = sections[2]
    populations = sections[3]
    scores = sections[4]
    elevations = sections[5]
    bandOrder = sections[6]
    bands = sections[7]
    nameSymbols = SymbolTable(bytes: bytes, section: sections[8])
    nameOffsets = sections[9]
    nameCodes = sections[10]
    admins = sections[11]
    zones = sections[12]
    countries = sections[13]
    strings = sections[14]
    names = NameIndex(
      bytes: bytes, symbols: SymbolTable(bytes: bytes, section: sections[15]),
      offsets: sections[16], scores: sections[17], blocks: sections[18])
    folding = NameFolding(table: bytes, section: sections[19])
  }
}

/// Records by number: 0 is the most populous place.
extension GazetteerTable {
  var recordCount: Int { records.count }

  /// What identifies a record across versions of the table.
  enum Identity: Equatable {
    case geoNames(Int)
    /// Three letters of IATA's.
    case airport(String)
    /// A place that only the time zone database knows.
    case zoneCity
  }

  func identity(_ record: Int) -> Identity {
    let identifier = identifier(record)
    if identifier == 0 { return .zoneCity }
    guard identifier >= Self.firstAirport else { return .geoNames(identifier) }
    let code = identifier - Self.firstAirport
    let letters = [code / 676, code / 26 % 26, code % 26].map { UInt8(65 + $0) }
    return .airport(String(decoding: letters, as: UTF8.self))
  }

  /// The record of a GeoNames id or an airport; nil if it is not in the table.
  func record(_ identity: Identity) -> Int? {
    switch identity {
    case .geoNames(let number):
      return number > 0 && number < Self.firstAirport ? record(identifier: number) : nil
    case .airport(let code):
      guard code.utf8.count == 3, code.utf8.allSatisfy({ (65...90).contains($0) }) else {
        return nil
      }
      return record(identifier: code.utf8.reduce(0) { $0 * 26 + Int($1) - 65 } + Self.firstAirport)
    case .zoneCity: return nil
    }
  }

  private func record(identifier wanted: Int) -> Int? {
    let position = identifierOrder.partition {
      identifier(record(at: $0, identifierOrder)) < wanted
    }
    guard position < identifierOrder.count else { return nil }
    let found = record(at: position, identifierOrder)
    return identifier(found) == wanted ? found : nil
  }

  private func identifier(_ record: Int) -> Int {
    bytes.threeBytes(at: identifiers.start + record * 3)
  }

  /// 0 if unknown.
  func population(_ record: Int) -> Int {
    func run(_ number: Int, _ member: Int) -> Int {
      Int(bytes.integer(at: populations.start + number * 8 + member * 4, as: UInt32.self))
    }
    return run(populations.partition { run($0, 1) <= record } - 1, 0)
  }

  /// 8·log2 of the population; 0 if unknown.
  func populationScore(_ record: Int) -> Int {
    scores.partition { score in
      Int(bytes.integer(at: scores.start + score * 4, as: UInt32.self)) > record
    }
  }

  private func bits(_ record: Int) -> UInt64 { bytes.integer(at: records.start + record * 8) }

  func latitude(_ record: Int) -> Double { Double(Int(bits(record) & 0x3FFFF) - 90_000) / 1000 }

  func longitude(_ record: Int) -> Double {
    Double(Int(bits(record) >> 18 & 0x7FFFF) - 180_000) / 1000
  }

  func coordinate(_ record: Int) -> Coordinate {
    let point = Coordinate(latitude: latitude(record), longitude: longitude(record))
    guard let point else { preconditionFailure("embedded gazetteer holds a bad coordinate") }
    return point
  }

  func name(_ record: Int) -> String {
    let block = bytes.integer(
      at: nameOffsets.start + record / Self.namesPerBlock * 4, as: UInt32.self)
    var offset = nameCodes.start + Int(block)
    for _ in 0..<record % Self.namesPerBlock {
      offset += 1 + Int(bytes.integer(at: offset, as: UInt8.self))
    }
    var text: [UInt8] = []
    let count = Int(bytes.integer(at: offset, as: UInt8.self))
    nameSymbols.append(codesAt: offset + 1, count: count, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Nil if unknown.
  func elevationMeters(_ record: Int) -> Double? {
    guard hasElevation(record) else { return nil }
    let position = elevations.partition {
      bytes.threeBytes(at: elevations.start + $0 * 5) < record
    }
    return Double(bytes.integer(at: elevations.start + position * 5 + 3, as: Int16.self))
  }

  func hasElevation(_ record: Int) -> Bool { bits(record) >> 59 & 1 == 1 }

  func isCapital(_ record: Int) -> Bool { bits(record) >> 58 & 1 == 1 }

  /// Divisions of different countries have different numbers.
  func adminNumber(_ record: Int) -> Int { Int(bits(record) >> 37 & 0xFFF) }

  func admin1(_ record: Int) -> String {
    string(bytes.integer(at: admins.start + adminNumber(record) * 8, as: UInt32.self))
  }

  func zoneNumber(_ record: Int) -> Int { Int(bits(record) >> 49 & 0x1FF) }

  func countryNumber(_ record: Int) -> Int {
    Int(bytes.integer(at: admins.start + adminNumber(record) * 8 + 4, as: UInt16.self))
  }

  func countryCode(_ record: Int) -> String {
    bytes.text(at: countries.start + countryNumber(record) * 2, byteCount: 2)
  }

  private func string(_ offset: UInt32) -> String { bytes.text(at: strings.start + Int(offset)) }

  private func record(at position: Int, _ section: EmbeddedTable.Section) -> Int {
    bytes.bits(at: position * 18, count: 18, in: section)
  }
}

/// Sort orders and zones.
extension GazetteerTable {
  var zoneCount: Int { zones.count }

  /// IANA names are sorted by their UTF-8 bytes.
  func zoneName(_ zone: Int) -> String {
    string(bytes.integer(at: zones.start + zone * 8, as: UInt32.self))
  }

  /// The city that a zone is named after, else its most populous place.
  func zoneRecord(_ zone: Int) -> Int {
    Int(bytes.integer(at: zones.start + zone * 8 + 4, as: UInt32.self))
  }

  /// Bands of half a degree from south to north.
  static let bandDegrees = 0.5

  static func band(latitude: Double) -> Int { Int(((latitude + 90) / bandDegrees).rounded(.down)) }

  /// Where in the order of bands a band's places are, west to east.
  func band(_ number: Int) -> Range<Int> {
    func start(_ number: Int) -> Int {
      Int(bytes.integer(at: bands.start + number * 4, as: UInt32.self))
    }
    return start(number)..<start(number + 1)
  }

  func record(bandPosition position: Int) -> Int { record(at: position, bandOrder) }
}
