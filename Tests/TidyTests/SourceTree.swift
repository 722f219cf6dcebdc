import Foundation
import Testing

/// The repository as the tidy tests see it.
struct SourceTree {
  /// The package's folder.
  static let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The targets of what is computed, without JSON, clocks, files or environment.
  static let domain: Set = [
    "Time", "Units", "Places", "Words", "Weather", "Reports", "Sky", "Climate", "Sunset", "Skill",
    "Summary", "Telling",
  ]

  struct File: Sendable, CustomTestStringConvertible {
    /// Relative to the root.
    let path: String
    let text: String
    /// The same text with comments and string literals blanked out, line by line.
    let code: [String]
    /// These lines as one text.
    let wholeCode: String

    var lines: [Substring] {
      text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map(Substring.init)
    }
    var name: String { String(path.split(separator: "/").last ?? "") }
    /// The folder below `Sources` or `Tests`: the target.
    var target: String { String(path.split(separator: "/").dropFirst().first ?? "") }
    var isGenerated: Bool { path.contains("/Generated/") }
    var testDescription: String { path }
  }

  /// Swift files below a folder of the package, by path.
  static func swiftFiles(_ folder: String) -> [File] {
    let base = root.appending(path: folder)
    guard let paths = FileManager.default.enumerator(atPath: base.path) else { return [] }
    return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .compactMap { path in
        guard let text = try? String(contentsOf: base.appending(path: path), encoding: .utf8)
        else { return nil }
        let code = SwiftCode.lines(of: text)
        return File(
          path: "\(folder)/\(path)", text: text, code: code,
          wholeCode: code.joined(separator: "\n"))
      }
  }

  /// Texts of folders by their paths relative to the root; "." is the root alone. What is not in
  /// the repository is left out.
  static func files(_ folders: [String], ending: String) -> [(path: String, text: String)] {
    let others: Set = ["node_modules", ".build", "venv"]
    return folders.flatMap { folder -> [(path: String, text: String)] in
      let base = root.appending(path: folder)
      let paths =
        folder == "."
        ? (try? FileManager.default.contentsOfDirectory(atPath: base.path)) ?? []
        : FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
      return paths.filter { path in
        path.hasSuffix(ending)
          && !path.split(separator: "/").contains { others.contains(String($0)) }
      }.sorted().compactMap { path in
        let text = try? String(contentsOf: base.appending(path: path), encoding: .utf8)
        return text.map { (folder == "." ? path : "\(folder)/\(path)", $0) }
      }
    }
  }

  static let product = swiftFiles("Sources")
  static let tests = swiftFiles("Tests")
}

extension String {
  /// Whether the bytes of a word stand in it: many times faster than a search by characters.
  func hasBytes(of word: String) -> Bool {
    let word = Array(word.utf8)
    var text = self
    return text.withUTF8 { text in
      var rest = text[...]
      while let start = rest.firstIndex(of: word[0]) {
        rest = rest[start...]
        if rest.starts(with: word) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}

/// Swift text without what is only said: comments and literals become blanks.
enum SwiftCode {
  static func lines(of text: String) -> [String] {
    var scanner = Scanner(bytes: Array(text.utf8))
    return scanner.scan().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index = 0
    var code: [UInt8] = []

    /// What a comment or a literal begins with: `/`, `"` and `#`.
    private static let openers: [UInt8] = [0x2F, 0x22, 0x23]

    mutating func scan() -> String {
      code.reserveCapacity(bytes.count)
      while index < bytes.count {
        if !Self.openers.contains(bytes[index]) {
          code.append(bytes[index])
          index += 1
        } else if starts(with: "//") {
          skip { $0.bytes[$0.index] == 0x0A }
        } else if starts(with: "/*") {
          blank(2)
          skip { $0.starts(with: "*/") }
          blank(2)
        } else if bytes[index] == UInt8(ascii: "\"") || starts(with: "#\"") {
          literal()
        } else {
          code.append(bytes[index])
          index += 1
        }
      }
      return String(decoding: code, as: UTF8.self)
    }

    private mutating func literal() {
      let isRaw = bytes[index] == UInt8(ascii: "#")
      let quote = (starts(with: isRaw ? "#\"\"\"" : "\"\"\"") ? "\"\"\"" : "\"")
      let end = quote + (isRaw ? "#" : "")
      blank(end.utf8.count)
      while index < bytes.count, !starts(with: end) {
        blank(!isRaw && bytes[index] == UInt8(ascii: "\\") ? 2 : 1)
      }
      blank(end.utf8.count)
    }

    private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func skip(until isOver: (Scanner) -> Bool) {
      while index < bytes.count, !isOver(self) { blank(1) }
    }

    private mutating func blank(_ count: Int) {
      for _ in 0..<count where index < bytes.count {
        code.append(bytes[index] == 0x0A ? 0x0A : 0x20)
        index += 1
      }
    }
  }
}
