import CTables

/// The embedded gazetteer's memory layout: records by descending population, names, and the sorted
/// index of folded names. Layout: Scripts/tables/gazetteer.py.
struct GazetteerTable: Sendable {
  static let embedded = GazetteerTable(unsafe EmbeddedTable(ctables_gazetteer()))

  /// How a key relates to its place.
  enum KeyKind: UInt8 {
    case primary = 0
    case alternate = 1
    /// The key starts at a later word of the name ("york" of "new york").
    case interior = 2
  }

  private static let recordSize = 28
  let bytes: EmbeddedTable
  let folding: NameFolding
  private let records: EmbeddedTable.Section
  private let strings: EmbeddedTable.Section
  private let admins: EmbeddedTable.Section
  private let zones: EmbeddedTable.Section
  private let countries: EmbeddedTable.Section
  private let keyText: EmbeddedTable.Section
  private let keys: EmbeddedTable.Section
  private let keyRecords: EmbeddedTable.Section
  private let keyMasks: EmbeddedTable.Section
  private let latitudeOrder: EmbeddedTable.Section
  private let identifierOrder: EmbeddedTable.Section

  init(_ bytes: EmbeddedTable) {
    let sections = bytes.sections(magic: "ALGZ0001", count: 12)
    self.bytes = bytes
    records = sections[0]
    strings = sections[1]
    admins = sections[2]
    zones = sections[3]
    countries = sections[4]
    keyText = sections[5]
    keys = sections[6]
    keyRecords = sections[7]
    keyMasks = sections[8]
    latitudeOrder = sections[9]
    identifierOrder = sections[10]
    folding = NameFolding(table: bytes, section: sections[11])
  }
}

/// Records by number: 0 is the most populous place.
extension GazetteerTable {
  var recordCount: Int { records.count }

  private func offset(_ record: Int) -> Int { records.start + record * Self.recordSize }

  /// GeoNames id; 0 for a place that is only in the time zone database.
  func geoNamesIdentifier(_ record: Int) -> Int {
    Int(bytes.integer(at: offset(record), as: UInt32.self))
  }

  /// 0 if unknown.
  func population(_ record: Int) -> Int {
    Int(bytes.integer(at: offset(record) + 4, as: UInt32.self))
  }

  func latitude(_ record: Int) -> Double {
    Double(bytes.integer(at: offset(record) + 8, as: Int32.self)) / 1000
  }

  func longitude(_ record: Int) -> Double {
    Double(bytes.integer(at: offset(record) + 12, as: Int32.self)) / 1000
  }

  func name(_ record: Int) -> String {
    string(bytes.integer(at: offset(record) + 16, as: UInt32.self))
  }

  func elevationMeters(_ record: Int) -> Double {
    Double(bytes.integer(at: offset(record) + 20, as: Int16.self))
  }

  func admin1(_ record: Int) -> String {
    let number = Int(bytes.integer(at: offset(record) + 22, as: UInt16.self))
    return string(bytes.integer(at: admins.start + number * 4, as: UInt32.self))
  }

  func zoneNumber(_ record: Int) -> Int {
    Int(bytes.integer(at: offset(record) + 24, as: UInt16.self))
  }

  func countryNumber(_ record: Int) -> Int {
    Int(bytes.integer(at: offset(record) + 26, as: UInt8.self))
  }

  func isCapital(_ record: Int) -> Bool {
    bytes.integer(at: offset(record) + 27, as: UInt8.self) & 1 == 1
  }

  func countryCode(_ record: Int) -> String {
    bytes.text(at: countries.start + countryNumber(record) * 2, byteCount: 2)
  }

  private func string(_ offset: UInt32) -> String { bytes.text(at: strings.start + Int(offset)) }
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
    Int(bytes.integer(at: zones.start + zone * 8 + 4, as: UInt16.self))
  }

  /// The record at an index of the latitude order, south to north.
  func record(latitudePosition position: Int) -> Int {
    Int(bytes.integer(at: latitudeOrder.start + position * 2, as: UInt16.self))
  }

  /// The record at an index of the GeoNames id order.
  func record(identifierPosition position: Int) -> Int {
    Int(bytes.integer(at: identifierOrder.start + position * 2, as: UInt16.self))
  }
}

/// The index of folded names, sorted by their UTF-8 bytes.
extension GazetteerTable {
  var keyCount: Int { keys.count }

  func kind(key: Int) -> KeyKind {
    let packed = bytes.integer(at: keys.start + key * 4, as: UInt32.self)
    guard let kind = KeyKind(rawValue: UInt8(packed >> 24)) else {
      preconditionFailure("wrong embedded table")
    }
    return kind
  }

  func record(key: Int) -> Int {
    Int(bytes.integer(at: keyRecords.start + key * 2, as: UInt16.self))
  }

  /// The letters a…z in the key, as a bit mask.
  @inline(__always)
  func letterMask(key: Int) -> UInt32 {
    bytes.integer(at: keyMasks.start + key * 4, as: UInt32.self)
  }

  /// The offset of the key's bytes, which are NUL-terminated.
  func textOffset(key: Int) -> Int {
    let packed = bytes.integer(at: keys.start + key * 4, as: UInt32.self)
    return keyText.start + Int(packed & 0xFF_FFFF)
  }

  func text(key: Int) -> String { bytes.text(at: textOffset(key: key)) }

  /// The first key that is not less than `text`.
  func lowerBound(_ text: [UInt8]) -> Int {
    var low = 0
    var high = keyCount
    while low < high {
      let middle = (low + high) / 2
      if isKey(middle, lessThan: text) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isKey(_ key: Int, lessThan text: [UInt8]) -> Bool {
    var offset = textOffset(key: key)
    for byte in text {
      let other = bytes.integer(at: offset, as: UInt8.self)
      if other != byte { return other < byte }
      offset += 1
    }
    return false
  }

  enum PrefixMatch { case none, prefix, exact }

  func match(key: Int, _ text: [UInt8]) -> PrefixMatch {
    var offset = textOffset(key: key)
    for byte in text {
      if bytes.integer(at: offset, as: UInt8.self) != byte { return .none }
      offset += 1
    }
    return bytes.integer(at: offset, as: UInt8.self) == 0 ? .exact : .prefix
  }
}
