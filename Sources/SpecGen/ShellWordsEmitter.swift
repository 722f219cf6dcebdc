/// The words of the web page's own (buttons, menus, onboarding), which no answer tells: the rows
/// `shell` of each language, as modules of the page.
struct ShellWordsEmitter {
  /// Language codes with their tables. English comes first and defines the rows.
  let tables: [(code: String, table: Tree)]

  static let group = "shell"
  private static let folder = "clients/web/static/js/"

  static func path(_ code: String) -> String { "\(folder)words/\(code).js" }

  func files() -> [String: String] {
    var files = [Self.folder + "languages.js": languages]
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

  private func words(_ table: Tree) -> String {
    let rows = (tables.first?.table[Self.group]?.entries ?? []).map { row in
      let own = table[Self.group]?[row.key]?.text ?? ""
      let text = own.allSatisfy(\.isWhitespace) ? row.value.text ?? "" : own
      return "  \(row.key): \(Tree.quoted(text)),\n"
    }
    return Self.header + "export const WORDS = {\n\(rows.joined())};\n"
  }
}
