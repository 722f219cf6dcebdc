/// A parsed search text: the folded name and its hints.
struct PlaceQuery {
  /// Whether the hints accept a division, as far as it came up.
  private final class Verdicts {
    var byDivision: [Int: Bool] = [:]
  }

  let name: [UInt8]
  let hints: [PlaceHint]
  private let verdicts = Verdicts()
  /// The text before folding, used if an accent or a script distinguishes two names.
  let accentedName: String?

  /// All plausible readings, the likeliest first: "Paris, TX" split at its comma, a whole name such
  /// as "Misato, Saitama", and "paris france" split before its last words.
  static func readings(of text: String, folding: NameFolding) -> [PlaceQuery] {
    var readings: [PlaceQuery] = []
    let parts = text.split(separator: ",").map { folding.fold(String($0)) }.filter { !$0.isEmpty }
    if parts.count > 1 {
      let name = String(text.split(separator: ",")[0])
      readings.append(PlaceQuery(name: parts[0], hints: hints(parts.dropFirst()), text: name))
    }
    let whole = folding.fold(text)
    readings.append(PlaceQuery(name: whole, hints: [], text: text))
    guard parts.count == 1 else { return readings.filter { !$0.name.isEmpty } }
    let spaces = whole.indices.filter { whole[$0] == UInt8(ascii: " ") }
    for space in spaces.suffix(3).reversed() {
      let hint = Array(whole[(space + 1)...])
      readings.append(
        PlaceQuery(name: Array(whole[..<space]), hints: hints([hint]), text: nil))
    }
    return readings.filter { !$0.name.isEmpty }
  }

  private init(name: [UInt8], hints: [PlaceHint], text: String?) {
    self.name = name
    self.hints = hints
    let isASCII = text?.utf8.allSatisfy { $0 < 0x80 } ?? true
    accentedName = isASCII ? nil : text.map(Self.trimmed)
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }

  private static func hints(_ parts: some Sequence<[UInt8]>) -> [PlaceHint] {
    parts.map { PlaceHint(folded: $0) }
  }

  func accepts(_ record: Int, in table: GazetteerTable) -> Bool {
    guard !hints.isEmpty else { return true }
    let division = table.adminNumber(record)
    if let known = verdicts.byDivision[division] { return known }
    let verdict = hints.allSatisfy { $0.accepts(record, in: table) }
    verdicts.byDivision[division] = verdict
    return verdict
  }
}
