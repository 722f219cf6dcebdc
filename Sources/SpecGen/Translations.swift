import Basics
/// The English that each row of another language was made from: `protocol-spec/translated/` has one
/// file per language, with a hash of the English row for each row of its table. A row whose English
/// has changed since is behind until a translator has read it again.
///
/// The hashes stand outside of the tables, so that who edits a row touches only its line there.
package struct Translations {
  package static let folder = "translated"

  private let tables: [(code: String, table: Tree)]
  /// What was recorded, by language and row.
  private let recorded: [String: [String: String]]

  package init(_ files: [String: String]) throws(SpecFault) {
    tables = try WordsEmitter(files).tables
    var recorded: [String: [String: String]] = [:]
    for (code, _) in tables.dropFirst() {
      let file = Self.file(code)
      let rows = files[file] == nil ? [] : try SpecReader.tree(file, files).entries
      recorded[code] = rows.reduce(into: [:]) { $0[$1.key] = $1.value.text }
    }
    self.recorded = recorded
  }

  private static func file(_ code: String) -> String { "\(folder)/\(code).json" }

  /// The rows that no translator has read since their English row changed, such as
  /// "de message.today"; also records without a row.
  package var behind: [String] {
    tables.dropFirst().flatMap { code, table in
      let current = sources(table)
      let known = recorded[code] ?? [:]
      let stale = current.filter { known[$0.key] != $0.hash }.map(\.key)
      let rows = Set(current.map(\.key))
      return (stale + known.keys.filter { !rows.contains($0) }.sorted()).map { "\(code) \($0)" }
    }
  }

  /// The file of a language, by its path relative to the repository, after a translator has read
  /// the rows of `keys`; no file if the language or a row is unknown.
  ///
  /// - Parameter keys: such as "message.today"; empty is every row.
  package func reading(_ code: String, _ keys: [String]) -> [String: String] {
    guard let table = tables.dropFirst().first(where: { $0.code == code })?.table else {
      return [:]
    }
    let current = sources(table)
    let wanted = Set(keys)
    guard wanted.isSubset(of: current.map(\.key)) else { return [:] }
    let known = recorded[code] ?? [:]
    let entries = current.compactMap { row -> Tree.Entry? in
      let hash = wanted.isEmpty || wanted.contains(row.key) ? row.hash : known[row.key]
      return hash.map { Tree.Entry(row.key, .string($0)) }
    }
    return ["protocol-spec/" + Self.file(code): Tree.object(entries).pretty() + "\n"]
  }

  /// The rows of a table, and the hash of what each was made from.
  private func sources(_ table: Tree) -> [(key: String, hash: String)] {
    let english = tables.first?.table ?? .null
    return table.entries.flatMap { group in
      group.value.entries.map { row in
        let written = WordsEmitter.written(group.key)
        let source = english[group.key]?[row.key] ?? english[written]?[row.key] ?? .null
        return ("\(group.key).\(row.key)", Self.hash(source.compact))
      }
    }
  }

  private static func hash(_ text: String) -> String {
    let digits = String(text.utf8.fnv1a32, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
