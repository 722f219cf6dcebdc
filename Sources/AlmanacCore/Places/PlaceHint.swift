/// A qualifier after a place's name: "TX", "France", "New South Wales".
///
/// A hint is a country (code, name or common alias), an abbreviated division, or a prefix of a
/// country's or division's name. It narrows a search, never widens it.
struct PlaceHint: Sendable {
  private let text: String
  private let countryCodes: Set<String>
  private let divisions: [(countryCode: String, name: String)]

  init(folded text: String) {
    self.text = text
    var codes: Set<String> = []
    if text.utf8.count == 2, Country.name(code: text) != nil { codes.insert(text.uppercased()) }
    if let code = Country.aliases[text] { codes.insert(code) }
    countryCodes = codes
    divisions = Subdivision.names(abbreviation: text)
  }

  /// Whether the hint can match any place at all; a cheap test for "paris france".
  func accepts(_ record: Int, in table: GazetteerTable) -> Bool {
    let code = table.countryCode(record)
    if countryCodes.contains(code) { return true }
    let admin1 = Self.folded(table.admin1(record), table)
    let isAbbreviated = divisions.contains { $0.countryCode == code && $0.name == admin1 }
    if isAbbreviated { return true }
    guard text.utf8.count > 2 else { return false }
    if admin1.hasPrefix(text) { return true }
    return Self.folded(Country.names[code] ?? "", table).hasPrefix(text)
  }

  private static func folded(_ text: String, _ table: GazetteerTable) -> String {
    String(decoding: table.folding.fold(text), as: UTF8.self)
  }
}
