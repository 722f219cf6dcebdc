/// The localized words and sentences: one table per language in `protocol-spec/words/`, one row per
/// word. A row missing in a language, or unique to one, does not compile.
struct WordsEmitter {
  /// Language codes with their tables. English comes first and defines the sentences.
  let tables: [(code: String, table: Tree)]

  static let path = "Sources/AlmanacCore/Generated/Phrases.swift"

  /// The tables whose rows are the cases of an enumeration.
  private static let groups = [
    (table: "weekday", function: "word", type: "Weekday"),
    (table: "month", function: "word", type: "Month"),
    (table: "condition", function: "word", type: "ConditionKind"),
    (table: "sunsetRating", function: "word", type: "SunsetRating"),
    (table: "cloudCover", function: "word", type: "CloudCoverLabel"),
    (table: "highCloud", function: "word", type: "HighCloudLabel"),
    (table: "humidity", function: "word", type: "HumidityLabel"),
    (table: "aerosol", function: "word", type: "AerosolLabel"),
    (table: "visibility", function: "word", type: "VisibilityLabel"),
    (table: "direction", function: "direction", type: "Compass"),
    (table: "weekdayLong", function: "long", type: "Weekday"),
    (table: "monthLong", function: "long", type: "Month"),
    (table: "phenomenon", function: "word", type: "Phenomenon"),
    (table: "phenomenonPossible", function: "possible", type: "Phenomenon"),
    (table: "sky", function: "word", type: "SummarySky"),
    (table: "windLevel", function: "word", type: "WindLevel"),
    (table: "partWithin", function: "within", type: "DayPart"),
    (table: "partFrom", function: "from", type: "DayPart"),
    (table: "partUntil", function: "until", type: "DayPart"),
    (table: "spokenUnit", function: "spoken", type: "MeasureUnit"),
    (table: "lever", function: "word", type: "Lever"),
    (table: "message", function: "text", type: "Message"),
    (table: "page", function: "text", type: "PageText"),
  ]

  /// The tables whose rows have one form for each plural category that the language has.
  private static let pluralTables: Set = ["spokenUnit"]

  init(_ files: [String: String]) throws(SpecFault) {
    var tables: [(code: String, table: Tree)] = []
    for file in files.keys.sorted() where file.hasPrefix("words/") {
      tables.append((String(file.dropFirst(6).dropLast(5)), try SpecReader.tree(file, files)))
    }
    self.tables = tables.filter { $0.code == "en" } + tables.filter { $0.code != "en" }
  }

  func text() -> String {
    var text = """
      // Generated from protocol-spec/ by specgen; do not edit.
      // swift-format-ignore-file


      """
    text += enumeration(
      "Message", of: "message",
      "The sentences of ours that follow the locale. `{name}` is filled in.")
    text += enumeration(
      "PageText", of: "page", "What the terminal's pages and the status line say besides.")
    text += languages
    for (_, table) in tables { text += phrases(table) }
    return text
  }

  private func enumeration(_ type: String, of table: String, _ documentation: String) -> String {
    let rows = tables.first?.table[table]?.entries ?? []
    return "\n/// \(documentation)\npackage enum \(type): String, CaseIterable, Sendable {\n"
      + rows.map { "  case \(Names.swift($0.key))\n" }.joined() + "}\n"
  }

  private var languages: String {
    let names = tables.map { $0.table["language"]?.text ?? "" }
    let cases = zip(names, tables).map { "  case \($0.lowercased()) = \"\($1.code)\"\n" }
    let phrases = names.map { "    case .\($0.lowercased()): \($0)Phrases.self\n" }
    return """

      /// The languages that Almanac has words in; everything else is English.
      package enum SpokenLanguage: String, CaseIterable, Sendable {
      \(cases.joined())
        /// The words of the language.
        package var phrases: any Phrasebook.Type {
          switch self {
      \(phrases.joined())\
          }
        }
      }

      """
  }

  private func phrases(_ table: Tree) -> String {
    let language = table["language"]?.text ?? ""
    let halves = ["morning", "afternoon"].map { "\($0): \(literal(table["dayHalves"]?[$0]))" }
    var text = """

      /// The words and sentences of Almanac in \(language).
      enum \(language)Phrases: Phrasebook {
        static let dayHalves = (\(halves.joined(separator: ", ")))

      """
    for group in Self.groups {
      let rows = (table[group.table]?.entries ?? []).map {
        "    case .\(Names.swift($0.key)): \(literal($0.value))\n"
      }
      let type = Self.pluralTables.contains(group.table) ? "PluralForms" : "String"
      text += """

          static func \(group.function)(_ value: \(group.type)) -> \(type) {
            switch value {
        \(rows.joined())\
            }
          }

        """
    }
    return text + "}\n"
  }

  private func literal(_ tree: Tree?) -> String {
    guard let forms = tree?.entries, !forms.isEmpty else { return Tree.quoted(tree?.text ?? "") }
    let arguments = forms.map { "\($0.key): \(literal($0.value))" }
    return "PluralForms(\(arguments.joined(separator: ", ")))"
  }
}
