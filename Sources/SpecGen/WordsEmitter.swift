/// The localized words and sentences: one table per language in `protocol-spec/words/`, one row per
/// word. The English table says which rows there are. A row that is missing or blank in another
/// language is filled from it; a row that English lacks is a fault.
struct WordsEmitter {
  /// Language codes with their tables. English comes first and defines the sentences.
  let tables: [(code: String, table: Tree)]
  /// The types of the values that are no text, by their names.
  private let slotTypes: [String: String]

  static let path = "Sources/Words/Generated/Phrases.swift"

  /// The tables whose rows are the cases of an enumeration.
  static let wordTables = [
    (table: "condition", function: "word", type: "ConditionKind"),
    (table: "sunsetRating", function: "word", type: "SunsetRating"),
    (table: "cloudCover", function: "word", type: "CloudCoverLabel"),
    (table: "highCloud", function: "word", type: "HighCloudLabel"),
    (table: "humidity", function: "word", type: "HumidityLabel"),
    (table: "aerosol", function: "word", type: "AerosolLabel"),
    (table: "visibility", function: "word", type: "VisibilityLabel"),
    (table: "direction", function: "direction", type: "Bearing"),
    (table: "windOrigin", function: "origin", type: "WindOrigin"),
    (table: "compass", function: "letters", type: "WindOrigin"),
    (table: "phenomenon", function: "word", type: "Phenomenon"),
    (table: "phenomenonPossible", function: "possible", type: "Phenomenon"),
    (table: "sky", function: "word", type: "SummarySky"),
    (table: "windLevel", function: "word", type: "WindLevel"),
    (table: "partWithin", function: "within", type: "DayPart"),
    (table: "partFrom", function: "from", type: "DayPart"),
    (table: "partUntil", function: "until", type: "DayPart"),
    (table: "spokenUnit", function: "spoken", type: "MeasureUnit"),
    (table: "counted", function: "counted", type: "CountedText"),
    (table: "lever", function: "word", type: "Lever"),
    (table: "measurement", function: "word", type: "Measurement"),
    (table: "sunPhase", function: "word", type: "SunPhase"),
    (table: "dawn", function: "dawn", type: "SunPhase"),
    (table: "moonPhase", function: "word", type: "MoonPhaseName"),
    (table: "severity", function: "word", type: "AlertSeverity"),
    (table: "hazard", function: "word", type: "AlertHazard"),
    (table: "airQuality", function: "word", type: "AirQualityCategory"),
    (table: "extreme", function: "word", type: "ExtremeKind"),
    (table: "climateRegion", function: "word", type: "ClimateRegionName"),
  ]

  /// The tables whose rows are filled with values, and what the values of each are.
  private static let phraseTables = [
    (
      table: "message", row: "MessageRow", value: "Slot",
      documentation: "The rows of the sentences that follow the locale."
    ),
    (
      table: "notice", row: "NoticeRow", value: "NoticeValue",
      documentation: "The rows of warnings and notes, and of the clauses within them."
    ),
    (
      table: "page", row: "PageRow", value: "Slot",
      documentation: "The rows of what the pages and the status line say besides."
    ),
    (
      table: "chart", row: "ChartRow", value: "String",
      documentation: "The rows of what charts say besides."
    ),
  ]

  /// The tables whose rows belong to the vocabulary, because everything fails with them.
  private static let failureTables = [
    (table: "error", row: "ErrorEntry"), (table: "errorHint", row: "HintRow"),
  ]

  /// The tables whose rows have places for values.
  private static let filledTables = phraseTables.map(\.table) + failureTables.map(\.table)

  private static let groups =
    wordTables
    + (phraseTables.map { (table: $0.table, row: $0.row) } + failureTables).map {
      (table: $0.table, function: "text", type: $0.row)
    }

  /// What each value is, by its name in the rows, and the types of those that are no text.
  static let slotsPath = "slots.json"

  /// What is said by a point of the compass.
  private static let directions: Set = ["Bearing", "WindOrigin"]

  /// The tables whose rows have one form for each plural category that the language has.
  static let pluralTables: Set = ["spokenUnit", "counted"]

  /// What a table says of its language itself.
  private static let heads: Set = ["language", "reviewed", "dir"]

  init(_ files: [String: String]) throws(SpecFault) {
    var tables: [(code: String, table: Tree)] = []
    for file in files.keys.sorted() where file.hasPrefix("words/") {
      tables.append((String(file.dropFirst(6).dropLast(5)), try SpecReader.tree(file, files)))
    }
    self.tables = tables.filter { $0.code == "en" } + tables.filter { $0.code != "en" }
    let slots = files[Self.slotsPath] == nil ? .null : try SpecReader.tree(Self.slotsPath, files)
    slotTypes = (slots["types"]?.entries ?? []).reduce(into: [:]) { $0[$1.key] = $1.value.text }
    for (code, table) in self.tables { try Self.check(table, "words/\(code).json", english) }
    try checkSlots(slots)
  }

  /// A name of a value means one thing in all rows, and what that is has to be said.
  private func checkSlots(_ slots: Tree) throws(SpecFault) {
    let described = Set((slots["slots"]?.entries ?? []).map(\.key))
    var used: Set<String> = []
    for table in Self.filledTables {
      for row in english[table]?.entries ?? [] {
        let names = Self.names(row.value)
        used.formUnion(names)
        if let name = names.first(where: { !described.contains($0) }) {
          throw SpecFault(
            file: "words/en.json", pointer: "/\(table)/\(row.key)",
            reason: "\(Self.slotsPath) does not say what {\(name)} is")
        }
      }
    }
    if let name = described.subtracting(used).sorted().first {
      throw SpecFault(file: Self.slotsPath, pointer: "/slots/\(name)", reason: "is in no row")
    }
    if let name = slotTypes.keys.sorted().first(where: { !described.contains($0) }) {
      throw SpecFault(file: Self.slotsPath, pointer: "/types/\(name)", reason: "is no value")
    }
  }

  var english: Tree { tables.first?.table ?? .null }

  private static func check(_ table: Tree, _ file: String, _ english: Tree) throws(SpecFault) {
    for head in heads where table[head] == nil {
      throw SpecFault(file: file, pointer: "/\(head)", reason: "is missing")
    }
    guard let direction = table["dir"]?.text, ["ltr", "rtl"].contains(direction) else {
      throw SpecFault(file: file, pointer: "/dir", reason: "must be ltr or rtl")
    }
    for group in table.entries where !heads.contains(group.key) {
      // What is read aloud has the values of what is written.
      let written = written(group.key)
      for row in group.value.entries {
        let pointer = "/\(group.key)/\(row.key)"
        guard english[written]?[row.key] != nil else {
          throw SpecFault(file: file, pointer: pointer, reason: "is not in the English table")
        }
        guard isChosen(row.value.text ?? "") else {
          throw SpecFault(
            file: file, pointer: pointer, reason: "has a choice without two words: {time:la|las}")
        }
        guard pluralTables.contains(group.key) else {
          if !isBlank(row.value), slots(row.value) != slots(english[written]?[row.key] ?? .null) {
            throw SpecFault(
              file: file, pointer: pointer, reason: "has not the values of the English row")
          }
          continue
        }
        for form in row.value.entries where !saysNumber(form.key, form.value.text ?? "") {
          throw SpecFault(
            file: file, pointer: "\(pointer)/\(form.key)", reason: "has no place for {count}")
        }
      }
    }
  }

  private static func slots(_ row: Tree) -> Set<String> { Set(names(row)) }

  /// Whether each choice is between two words.
  private static func isChosen(_ text: String) -> Bool {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().allSatisfy { part in
      let slot = part.prefix { $0 != "}" }
      return !slot.contains(":") || slot.drop { $0 != ":" }.count { $0 == "|" } == 1
    }
  }

  /// The names in braces, each once, in the order of the text; without the two words of a choice.
  private static func names(_ row: Tree) -> [String] {
    let parts = (row.text ?? "").split(separator: "{", omittingEmptySubsequences: false)
    return parts.dropFirst().compactMap {
      $0.split(separator: "}").first?.split(separator: ":").first
    }
    .reduce(into: []) { names, name in
      if !names.contains(String(name)) { names.append(String(name)) }
    }
  }

  /// Only a form for one number can say it itself: "an hour", "درجتان". A blank one is filled in.
  private static func saysNumber(_ category: String, _ form: String) -> Bool {
    ["zero", "one", "two"].contains(category) || form.contains("{count}")
      || form.allSatisfy(\.isWhitespace)
  }

  /// The rows that are filled from English: "pl/message/today".
  var missing: [String] {
    tables.flatMap { code, table in
      (groups(table) + [rows(ShellWordsEmitter.group, table)]).flatMap { group, rows in
        rows.filter { $0.isFilled }.map { "\(code)/\(group)/\($0.key)" }
      }
    }
  }

  typealias Row = (key: String, value: Tree, isFilled: Bool)

  /// The rows of each group, in the order of the English table.
  private func groups(_ table: Tree) -> [(group: String, rows: [Row])] {
    Self.groups.map { rows($0.table, table) }
  }

  private func rows(_ group: String, _ table: Tree) -> (group: String, rows: [Row]) {
    let rows = (english[group]?.entries ?? []).map { row -> Row in
      let own = table[group]?[row.key]
      guard let own, !Self.isBlank(own) else { return (row.key, row.value, true) }
      return (row.key, own, false)
    }
    return (group, rows)
  }

  /// Forms of a plural count as blank if any of them is, or if the one for all others is missing.
  private static func isBlank(_ row: Tree) -> Bool {
    guard row.entries.isEmpty else {
      return row["other"] == nil || row.entries.contains { isBlank($0.value) }
    }
    return (row.text ?? "").allSatisfy(\.isWhitespace)
  }

  func text() -> String {
    var text = """
      // Generated from protocol-spec/ by specgen; do not edit.
      // swift-format-ignore-file

      package import Units
      package import Vocabulary


      """
    for (table, row, value, documentation) in Self.phraseTables {
      text += enumeration(row, of: table, documentation, value: value)
      text += phraseMakers(table, row, value)
    }
    text += enumeration(
      "CountedText", of: "counted", "What agrees with the number that replaces its `{count}`.")
    text += languages + words
    for (_, table) in tables { text += phrases(table) }
    return text
  }

  /// - Parameter value: the type of what fills the rows in; nil if nothing does.
  private func enumeration(
    _ type: String, of table: String, _ documentation: String, value: String? = nil
  ) -> String {
    let rows = english[table]?.entries ?? []
    let conformances = value == nil ? "CaseIterable, Sendable" : "PhraseRow"
    let alias = value.map { "  package typealias Value = \($0)\n" } ?? ""
    return "\n/// \(documentation)\npackage enum \(type): String, \(conformances) {\n\(alias)"
      + rows.map { "  case \(Names.swift($0.key))\n" }.joined() + "}\n"
  }

  /// The only way to a phrase: one function for each row, which takes all of its values.
  private func phraseMakers(_ table: String, _ row: String, _ value: String) -> String {
    "\nextension Phrase where Row == \(row) {\n" + makers(table, value) + "}\n"
  }

  private func makers(_ table: String, _ value: String) -> String {
    let makers = (english[table]?.entries ?? []).map { entry -> String in
      let (name, names) = (Names.swift(entry.key), Self.names(entry.value))
      let maker =
        names.isEmpty
        ? "var \(name): Self { Self(.\(name)) }"
        : "func \(name)(\(names.map { parameter($0, value) }.joined(separator: ", "))) -> Self "
          + "{ Self(.\(name), [\(names.map { argument($0, value) }.joined(separator: ", "))]) }"
      let words = (entry.value.text ?? "").split(separator: "\n").joined(separator: " ")
      return "  /// \(words)\n  package static \(maker)\n"
    }
    return makers.joined()
  }

  static let hintPath = VocabularyEmitter.folder + "Hint.swift"

  /// What a person can do about an error, for the vocabulary.
  func hints() -> String {
    let rows = english["errorHint"]?.entries ?? []
    let cases = rows.map { "  case \(Names.swift($0.key))\n" }.joined()
    return SwiftEmitter.header + """

      /// The rows of what a person can do about an error.
      package enum HintRow: CaseIterable, Hashable, Sendable {
      \(cases)}

      /// What a person can do about an error, put into words where it is read.
      package struct Hint: Hashable, Sendable {
        package let row: HintRow
        /// In the order of the row's functions, by which the templates number them.
        package let values: [String]

        private init(_ row: HintRow, _ values: [String] = []) {
          (self.row, self.values) = (row, values)
        }
      }

      extension Hint {
      \(makers("errorHint", "String"))}

      """
  }

  private func parameter(_ name: String, _ value: String) -> String {
    let type = value == "Slot" ? slotTypes[name] ?? "Text" : value
    return "\(Names.swift(name)): \(type)"
  }

  private func argument(_ name: String, _ value: String) -> String {
    guard value == "Slot" else { return Names.swift(name) }
    return ".\(slotTypes[name].map { Names.lowercasedFirst($0) } ?? "text")(\(Names.swift(name)))"
  }

  private var languages: String {
    let names = tables.map { $0.table["language"]?.text ?? "" }
    let cases = zip(names, tables).map { "  case \($0.lowercased()) = \"\($1.code)\"\n" }
    let phrases = names.map { "    case .\($0.lowercased()): \($0)Phrases.self\n" }
    func list(_ value: (Tree) -> String) -> String {
      zip(names, tables).map { "    case .\($0.lowercased()): \(value($1.table))\n" }.joined()
    }
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

        /// Whether a native reader other than their author has reviewed the words.
        package var isReviewed: Bool {
          switch self {
      \(list { $0["reviewed"]?.flag == true ? "true" : "false" })\
          }
        }

        package var direction: TextDirection {
          switch self {
      \(list { $0["dir"]?.text == "rtl" ? ".rightToLeft" : ".leftToRight" })\
          }
        }
      }

      """
  }

  private func phrases(_ table: Tree) -> String {
    let language = table["language"]?.text ?? ""
    var text = """

      /// The words and sentences of Almanac in \(language).
      enum \(language)Phrases: Phrasebook {

      """
    for (group, (_, rows)) in zip(Self.groups, groups(table)) {
      if Self.aloudTables.contains(group.table) { text += aloud(group, table) }
      let isPhrase = Self.filledTables.contains(group.table)
      let cases = rows.map { row in
        let value = isPhrase ? numbered(row, group.table) : row.value
        return "    case .\(Names.swift(row.key)): \(literal(value))\n"
      }
      let type = Self.pluralTables.contains(group.table) ? "PluralForms" : "String"
      text += """

          static func \(group.function)(_ value: \(group.type)) -> \(type) {
            switch value\(Self.directions.contains(group.type) ? ".compass" : "") {
        \(cases.joined())\
            }
          }

        """
    }
    return text + "}\n"
  }

  /// The row with the places of its values, which are in the order of the English row.
  func numbered(_ row: Row, _ table: String) -> Tree {
    let names = Self.names(english[table]?[row.key] ?? .null)
    let parts = (row.value.text ?? "").split(separator: "{", omittingEmptySubsequences: false)
    return .string(
      parts.dropFirst().reduce(String(parts.first ?? "")) { text, part in
        let sides = part.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
        let slot = sides[0].split(separator: ":", maxSplits: 1)
        let place = names.firstIndex { $0 == slot[0] } ?? 0
        let words = slot.count > 1 ? ":" + slot[1] : ""
        return text + "{\(place)\(words)}" + (sides.count > 1 ? sides[1] : "")
      })
  }

  func literal(_ tree: Tree?) -> String {
    guard let forms = tree?.entries, !forms.isEmpty else { return Tree.quoted(tree?.text ?? "") }
    let arguments = forms.map { "\($0.key): \(literal($0.value))" }
    return "PluralForms(\(arguments.joined(separator: ", ")))"
  }
}
