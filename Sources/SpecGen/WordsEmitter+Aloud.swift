/// What is read aloud in other words than it is written in.
extension WordsEmitter {
  /// The tables whose rows may be read aloud in other words than they are written in, which are in
  /// a table beside them: only a voice needs "out of date" without its brackets.
  static let aloudTables = ["message", "notice", "page", "lever", "extreme"]

  static func aloud(_ table: String) -> String { table + "Aloud" }

  /// The table that has the same rows in writing: itself, if it is not read aloud.
  static func written(_ table: String) -> String {
    aloudTables.first { aloud($0) == table } ?? table
  }

  /// The words of each enumeration, in the voice of the wording.
  var words: String {
    let functions = Self.wordTables.filter { !Self.pluralTables.contains($0.table) }.map { group in
      let written = "language.phrases.\(group.function)(value)"
      let text =
        Self.aloudTables.contains(group.table)
        ? "voice == .spoken ? language.phrases.aloud(value) : \(written)" : written
      return "  package func \(group.function)(_ value: \(group.type)) -> Text "
        + "{ own(numbers.row(\(text))) }\n"
    }
    return "\nextension Wording {\n" + functions.joined() + "}\n"
  }

  /// The rows that are read aloud in other words.
  func aloud(
    _ group: (table: String, function: String, type: String), _ table: Tree
  ) -> String {
    let cases = (table[Self.aloud(group.table)]?.entries ?? []).map { row in
      "    case .\(Names.swift(row.key)): "
        + literal(numbered((row.key, row.value, false), group.table)) + "\n"
    }
    let others = "\(group.function)(value)"
    let isWhole = cases.count == english[group.table]?.entries.count
    let rest = isWhole ? "" : "    default: \(others)\n"
    return """

        static func aloud(_ value: \(group.type)) -> String {
          \(cases.isEmpty ? others : "switch value {\n\(cases.joined())\(rest)    }")
        }

      """
  }
}
