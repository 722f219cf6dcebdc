import Foundation

/// Rows of a file in `Tests/Fixtures/sunset`, split at commas outside quotes, without the header.
func sunsetFixture(_ name: String) throws -> [[String]] {
  let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  let file = tests.appendingPathComponent("Fixtures/sunset/\(name)")
  let text = try String(contentsOf: file, encoding: .utf8)
  return text.split(whereSeparator: \.isNewline).dropFirst().map { line in
    var fields = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}
