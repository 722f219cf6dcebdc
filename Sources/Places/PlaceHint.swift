/// A qualifier after a place's name: "TX", "France", "New South Wales", "Toscana".
///
/// A hint is a country (code, or name in any language), a division (abbreviation or name), or a
/// prefix of a country's or division's English name. It narrows a search, never widens it.
struct PlaceHint: Sendable {
  private let text: String
  private let countryCodes: Set<String>
  private let divisions: [(countryCode: String, name: String)]
  /// Countries and divisions of that name.
  private let regions: [Region]

  init(folded key: [UInt8]) {
    text = String(decoding: key, as: UTF8.self)
    let isCode = key.count == 2 && Country.name(code: text) != nil
    countryCodes = isCode ? [text.uppercased()] : []
    divisions = Subdivision.names(abbreviation: text)
    regions = RegionTable.embedded.regions(named: key).filter { $0.kind != .airport }
  }

  /// Whether the hint is a country or a division by itself.
  var isKnown: Bool { !countryCodes.isEmpty || !divisions.isEmpty || !regions.isEmpty }

  func accepts(_ record: Int, in table: GazetteerTable) -> Bool {
    if isCode(of: record, in: table) { return true }
    if regions.contains(where: { $0.contains(record, in: table) }) { return true }
    guard text.utf8.count > 2 else { return false }
    return names(of: record, in: table).contains { $0.hasPrefix(text) }
  }

  /// Whether the hint is the whole name of where a record is, or a code of it.
  func isWhole(_ record: Int, in table: GazetteerTable) -> Bool {
    isCode(of: record, in: table) || regions.contains { $0.contains(record, in: table) }
      || names(of: record, in: table).contains(text)
  }

  private func isCode(of record: Int, in table: GazetteerTable) -> Bool {
    guard !countryCodes.isEmpty || !divisions.isEmpty else { return false }
    let code = table.countryCode(record)
    if countryCodes.contains(code) { return true }
    guard divisions.contains(where: { $0.countryCode == code }) else { return false }
    let admin1 = Self.folded(table.admin1(record), table)
    return divisions.contains { $0.countryCode == code && $0.name == admin1 }
  }

  private func names(of record: Int, in table: GazetteerTable) -> [String] {
    [table.admin1(record), Country.names[table.countryCode(record)] ?? ""]
      .map { Self.folded($0, table) }
  }

  private static func folded(_ text: String, _ table: GazetteerTable) -> String {
    String(decoding: table.folding.fold(text), as: UTF8.self)
  }
}
