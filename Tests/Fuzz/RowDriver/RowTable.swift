/// A table of one of the databases, with what the program itself would write.
package struct RowTable: Sendable {
  package let name: String
  /// One SQL literal a column.
  package let usual: [String]
  var isCache = true

  package static let all: [RowTable] = [
    RowTable(
      name: "responses",
      usual: [
        "'k'", "'openMeteo'", "'forecast'", "1782043200.5", "1782046800", "1782043200.5", "NULL",
        "'Sun, 21 Jun 2026 12:00:00 GMT'", "'application/json'", "x'7B7D'", "258",
      ]),
    RowTable(name: "spending", usual: ["'p'", "60", "1782043200", "3.5"]),
    RowTable(name: "pauses", usual: ["'host'", "1782043260"]),
    RowTable(name: "leases", usual: ["'k'", "'someone else'", "1782043210"]),
    RowTable(name: "totals", usual: ["1", "258"]),
    RowTable(
      name: "favorites",
      usual: ["'f1'", "'Lisbon'", "38.7", "-9.1", "x'706C61636531'", "1782043200", "1"],
      isCache: false),
    RowTable(name: "settings", usual: ["'location'", "'place1'"], isCache: false),
    RowTable(name: "counters", usual: ["'favorite'", "1"], isCache: false),
    RowTable(
      name: "sunset_forecasts",
      usual: [
        "'p'", "'2026-06-21'", "'sunset'", "0", "1782000000", "50", "'afterglow 2'",
        "';;;;0,0,0'",
      ], isCache: false),
    RowTable(
      name: "sunset_observations",
      usual: [
        "'p'", "'2026-06-21'", "'sunset'", "50", "1782000000", "0", "1782000000", "50",
        "'afterglow 2'", "';;;;0,0,0'",
      ], isCache: false),
    RowTable(
      name: "skill",
      usual: [
        "20625", "'38.72,-9.14'", "'openMeteo'", "0",
        "x'0542684010FFFF0A0FFF40\(String(repeating: "FF", count: 253))'",
      ], isCache: false),
  ]

  /// What no program of ours writes, but SQLite takes.
  package static let odd: [String] = [
    "-1e300", "1e300", "-1e19", "1e19", "-922337203685477580", "922337203685477580",
    "9223372036854775807", "-9223372036854775808", "9e999", "-9e999", "1.7976931348623157e308",
    "5e-324", "0", "-1", "0.5", "1e15", "253370764798", "253370764800", "-62135596801", "''", "' '",
    "'x'", "'f9223372036854775807'", "'nan'", "x''", "x'FF00'", "CAST(x'C328' AS TEXT)",
    "CAST(x'F0' AS TEXT)", "'a' || char(13, 10) || 'Host: x'", "'a' || char(0) || 'b'",
    "char(27) || '[2J'", "zeroblob(70000)", "hex(zeroblob(40000))", "'2026-02-30'", "'9999-12-31'",
    "'-'", "NULL",
  ]

  /// An insertion; each byte chooses a column's value, 0 the usual one.
  func insertion(_ bytes: ArraySlice<UInt8>) -> String {
    let values = usual.enumerated().map { index, literal in
      guard index < bytes.count else { return literal }
      let choice = Int(bytes[bytes.startIndex + index])
      return choice == 0 ? literal : Self.odd[(choice - 1) % Self.odd.count]
    }
    let list = values.joined(separator: ", ")
    return name == "totals"
      ? "DELETE FROM totals; INSERT INTO totals VALUES (\(list))"
      : "INSERT OR REPLACE INTO \(name) VALUES (\(list))"
  }
}
