import Foundation
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

/// What breaks a law today: a file of `Breaks`, a line for each method, door and fault with the
/// languages it happens in. A list can only become shorter: what it lacks and what it has in vain
/// both fail. `RECORD=1` takes out what is mended; it writes only a list that does not exist anew.
struct BreakList {
  let law: String

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Breaks")

  private var file: URL { Self.folder.appendingPathComponent("\(law).tsv") }

  func check(_ found: Set<Break>, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let text = try? String(contentsOf: file, encoding: .utf8)
    let known = try text.map(Self.read)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      let kept = known.map { $0.intersection(found) } ?? found
      return try Data(Self.written(kept).utf8).write(to: file)
    }
    let new = found.subtracting(known ?? [])
    #expect(new.isEmpty, "new breaks:\n\(Self.written(new))", sourceLocation: sourceLocation)
    guard !Stage.isWhole else { return }
    let mended = (known ?? []).subtracting(found)
    #expect(
      mended.isEmpty, "mended, remove from the list:\n\(Self.written(mended))",
      sourceLocation: sourceLocation)
  }

  private struct Row: Hashable {
    let method: String
    let door: String
    let what: String
  }

  private static let all = "all"

  private static func written(_ breaks: Set<Break>) -> String {
    let rows = Dictionary(grouping: breaks) {
      Row(method: $0.method, door: $0.door.rawValue, what: $0.what)
    }
    return rows.map { row, breaks in
      let languages = Set(breaks.map(\.language.rawValue))
      let names =
        languages.count == SpokenLanguage.allCases.count
        ? all : languages.sorted().joined(separator: ",")
      return [row.method, row.door, names, row.what].joined(separator: "\t") + "\n"
    }.sorted().joined()
  }

  private static func read(_ text: String) throws -> Set<Break> {
    var breaks: Set<Break> = []
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 4, "\(line)")
      let door = try #require(Door(rawValue: fields[1]), "\(line)")
      let names = fields[2].split(separator: ",").map(String.init)
      let languages =
        fields[2] == all
        ? SpokenLanguage.allCases
        : try names.map { try #require(SpokenLanguage(rawValue: $0), "\(line)") }
      for language in languages {
        breaks.insert(Break(method: fields[0], door: door, language: language, what: fields[3]))
      }
    }
    return breaks
  }
}
