import Testing
import Words

/// Where a law does not hold.
struct Break: Hashable, Sendable {
  let method: String
  let door: Door
  let language: SpokenLanguage
  /// What breaks it there, in words that are the same for every language.
  let what: String
}

private struct Row: Hashable {
  let method: String
  let door: String
  let what: String
}

extension Set<Break> {
  /// A law holds everywhere. Breaks are listed with a line for each method, door and fault, with
  /// the languages it happens in.
  func expectNone(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(isEmpty, "breaks:\n\(written)", sourceLocation: sourceLocation)
  }

  private var written: String {
    let rows = Dictionary(grouping: self) {
      Row(method: $0.method, door: $0.door.rawValue, what: $0.what)
    }
    return rows.map { row, breaks in
      let languages = Set<String>(breaks.map(\.language.rawValue))
      let names =
        languages.count == SpokenLanguage.allCases.count
        ? "all" : languages.sorted().joined(separator: ",")
      return [row.method, row.door, names, row.what].joined(separator: "\t") + "\n"
    }.sorted().joined()
  }
}
