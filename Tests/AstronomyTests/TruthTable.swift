import Foundation

/// A comma-separated fixture beside the tests; columns are read by name.
struct TruthTable {
  let rows: [Row]

  struct Row {
    let cells: [String: String]

    subscript(column: String) -> String { cells[column] ?? "" }

    func number(_ column: String) -> Double { Double(self[column]) ?? .nan }

    /// Unix seconds, nil for an empty cell.
    func instant(_ column: String) -> Double? {
      self[column].isEmpty ? nil : unixSeconds(self[column])
    }
  }

  init(_ name: String) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "Fixtures/\(name)"), encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    rows = lines.dropFirst().map { Row(cells: Dictionary(uniqueKeysWithValues: zip(lines[0], $0))) }
  }
}

/// `yyyy-MM-ddTHH:mm:ss[.s]Z` as seconds since 1970.
func unixSeconds(_ text: String) -> Double {
  let numbers = text.split(whereSeparator: { "-T:Z".contains($0) }).compactMap { Double($0) }
  let (year, month, day) = (Int(numbers[0]), Int(numbers[1]), Int(numbers[2]))
  let shifted = month <= 2 ? year - 1 : year
  let months = (month + 9) % 12
  let days =
    365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + (153 * months + 2) / 5 + day
    - 719469
  return Double(days) * 86400 + numbers[3] * 3600 + numbers[4] * 60 + numbers[5]
}

extension [Double] {
  var median: Double { sorted()[count / 2] }
}
