/// The page that `sunset_score` has in a conversation (MCP Apps): one self-contained document of
/// the web shell's modules and its own. A host allows it no network: nothing can be loaded later.
struct AppPageEmitter {
  /// By path relative to the repository.
  let files: [String: String]

  static let path = "Sources/AlmanacMCP/Generated/EveningPage.swift"

  private static let web = "clients/web/static/"
  private static let app = "clients/mcp/app/evening"
  /// Each imports only modules that come before it. An import is the value at the start: the page
  /// stays English, because other words would have to be loaded.
  private static let modules =
    ["js/languages.js", "js/providers.js", "js/words.js", "js/words/en.js"].map { web + $0 }
    + ["clients/mcp/app/english.js"]
    + [
      "js/dom.js", "js/blocks.js", "js/notes.js", "js/drawings.js", "js/part.js",
      "js/sheet.js", "js/sky.js", "js/views/sunset.js",
    ].map { web + $0 } + [app + ".js"]
  private static let styles = [web + "app.css", app + ".css"]
  private static let document = app + ".html"

  /// The files that the page is made of.
  static let sources = modules + styles + [document]

  func text() throws(SpecFault) -> String {
    var scripts = ""
    for (index, path) in Self.modules.enumerated() { scripts += try module(path, index) }
    var styles = ""
    for path in Self.styles { styles += try read(path) }
    var page = try read(Self.document)
    for (mark, text) in [("/* styles */", styles), ("/* scripts */", scripts)] {
      let parts = page.split(separator: mark, omittingEmptySubsequences: false)
      guard parts.count == 2, !text.contains("</script"), !text.contains("</style") else {
        throw SpecFault(file: Self.document, pointer: "", reason: "cannot take in \(mark)")
      }
      page = String(parts[0]) + text + String(parts[1])
    }
    return """
      // Generated from clients/mcp/app and clients/web/static by specgen; do not edit.
      // swift-format-ignore-file

      /// The page of `sunset_score`: an HTML document that loads nothing.
      enum EveningPage {
        static let html: StaticString = ####\"""
      \(page)\"""####
      }

      """
  }

  private func read(_ path: String) throws(SpecFault) -> String {
    guard let text = files[path] else {
      throw SpecFault(file: path, pointer: "", reason: "is missing")
    }
    return text
  }

  /// One module as a function that is called at once and returns what it exports.
  private func module(_ path: String, _ index: Int) throws(SpecFault) -> String {
    var (head, body, exports) = ("", "", [String]())
    var statement = ""
    var isComment = false
    for line in try read(path).split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      isComment = isComment || trimmed.hasPrefix("/**")
      let isDropped = isComment || trimmed.hasPrefix("//") || trimmed.isEmpty
      if trimmed.hasSuffix("*/") { isComment = false }
      if isDropped { continue }
      if !statement.isEmpty || line.hasPrefix("import ") {
        statement += line
        if line.hasSuffix(";") {
          head += try destructured(statement, in: path, before: index)
          statement = ""
        }
      } else if line.hasPrefix("export ") {
        let declaration = line.dropFirst("export ".count)
        let words = declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let name = words.first(where: { !Self.keywords.contains(String($0)) }),
          Self.keywords.contains(words.first.map(String.init) ?? "")
        else {
          throw SpecFault(file: path, pointer: "", reason: "exports something without a name")
        }
        exports.append(String(name))
        body += declaration + "\n"
      } else {
        body += line + "\n"
      }
    }
    let list = exports.joined(separator: ", ")
    return "const module\(index) = (() => {\n\(head)\(body)return { \(list) };\n})();\n"
  }

  private static let keywords: Set = ["async", "function", "class", "const", "let"]

  /// `import { a, b } from "./c.js";` as `const { a, b } = module3;`.
  private func destructured(
    _ statement: String, in path: String, before index: Int
  ) throws(SpecFault) -> String {
    let quoted = statement.split(separator: "\"")
    guard let open = statement.firstIndex(of: "{"), let close = statement.firstIndex(of: "}"),
      quoted.count == 3, !statement[open..<close].contains(" as "),
      let source = Self.modules.prefix(index).firstIndex(of: Self.resolve(quoted[1], from: path))
    else { throw SpecFault(file: path, pointer: "", reason: "cannot bundle `\(statement)`") }
    return "const \(statement[open...close]) = module\(source);\n"
  }

  private static func resolve(_ relative: Substring, from path: String) -> String {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in relative.split(separator: "/") where part != "." {
      if part == ".." {
        parts = parts.dropLast()
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }
}
