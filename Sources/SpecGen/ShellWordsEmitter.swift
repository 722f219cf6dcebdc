/// The words of the web page's own (buttons, menus, onboarding), which no answer tells: the rows
/// `shell` of each language, as modules of the page. What errors say is with them, because an error
/// on the wire is in English.
struct ShellWordsEmitter {
  /// Language codes with their tables. English comes first and defines the rows.
  let tables: [(code: String, table: Tree)]
  /// Who gives data, with what texts call them.
  let providers: [Choice.Value]

  static let group = "shell"
  private static let folder = "clients/web/static/js/"

  static func path(_ code: String) -> String { "\(folder)words/\(code).js" }

  func files() -> [String: String] {
    var files = [Self.folder + "languages.js": languages, Self.folder + "providers.js": services]
    for (code, table) in tables { files[Self.path(code)] = words(table) }
    return files
  }

  private static let header = "// Generated from protocol-spec/words/ by specgen; do not edit.\n\n"

  private var languages: String {
    let rows = tables.map { code, table in
      "  \(Tree.quoted(code)): \(Tree.quoted(table["dir"]?.text ?? "ltr")),\n"
    }
    return Self.header + "/** The languages of the page, and how each is written. */\n"
      + "export const DIRECTIONS = {\n\(rows.joined())};\n"
  }

  /// Without an article: it is set into sentences of every language.
  private var services: String {
    let rows = providers.map { provider in
      let title = provider.title ?? provider.raw
      let name = title.hasPrefix("the ") ? String(title.dropFirst("the ".count)) : title
      return (provider.raw, name)
    }
    return Self.header + "/** The providers by the names that people know. */\n"
      + object("PROVIDERS", rows)
  }

  private func words(_ table: Tree) -> String {
    let errors = Set(rows("error", table).map(\.name))
    // A hint of another name is chosen by the server, with values that only it knows.
    let hints = rows("errorHint", table).filter { errors.contains($0.name) }
    return Self.header + object("WORDS", rows(Self.group, table))
      + "\n/** What errors say: each by its kind, and by its reason where it has one. */\n"
      + object("ERRORS", rows("error", table))
      + "\n/** What a person can do about them. */\n" + object("HINTS", hints)
  }

  private typealias Row = (name: String, text: String)

  private func object(_ name: String, _ rows: [Row]) -> String {
    "export const \(name) = {\n"
      + rows.map { "  \($0.name): \(Tree.quoted($0.text)),\n" }.joined() + "};\n"
  }

  /// In the order of the English table; what is missing is filled in from it.
  private func rows(_ group: String, _ table: Tree) -> [Row] {
    (tables.first?.table[group]?.entries ?? []).map { row in
      let own = table[group]?[row.key]?.text ?? ""
      return (row.key, own.allSatisfy(\.isWhitespace) ? row.value.text ?? "" : own)
    }
  }
}
