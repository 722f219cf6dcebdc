import Foundation
import Testing

/// Comments and documents name the thing first, have a finite verb, and use the field's word.
struct EnglishTests {
  /// A turn of phrase that reads as translated.
  private struct Turn: Sendable, CustomTestStringConvertible {
    let pattern: String
    /// What to write.
    let instead: String
    let sample: String

    var testDescription: String { sample }
  }

  private static let turns = [
    Turn(
      pattern: #"\btold\b"#, instead: "reported, sent, written, shown",
      sample: "The facts to be told."),
    Turn(
      pattern: #"\btells? of\b"#, instead: "describes, reports", sample: "A row that tells of it."),
    Turn(
      pattern: #"\bwhat came\b(?! (after|before|out))"#, instead: "the observed values",
      sample: "A forecast, and what came."),
    Turn(
      pattern: #"\bwhat (is|was) known (of|here)\b"#, instead: "the known …, the state of …",
      sample: "What is known of the day."),
    Turn(
      pattern: #"(^|\. )Of [^.,;:]{3,40}, (what|only)\b"#, instead: "the noun first",
      sample: "Of the last result, what is due."),
    Turn(
      pattern: #"\bso many\b(?! (that|as)\b)"#, instead: "a number of, at least, at most",
      sample: "From so many kilometers on."),
    Turn(
      pattern: #"\b(be|been|is|are|was|were) had\b"#, instead: "available",
      sample: "Nil if it cannot be had."),
    Turn(
      pattern: #"\bwants? to be left\b"#, instead: "is rate-limited",
      sample: "A host that wants to be left alone."),
    Turn(
      pattern: #"\btime (is|was) over\b"#, instead: "after the deadline",
      sample: "Until the time is over."),
    Turn(
      pattern: #"\b(asks?|asked|reach(es|ed)?) (of )?nobody\b|\bnobody (knows|can guess|has been)"#,
      instead: "no request is sent, unknown, no source has answered",
      sample: "Nil if nobody has been heard."),
    Turn(
      pattern: #"\bstands? in( for\b|[.,;:]|$)"#, instead: "is the fallback, replaces",
      sample: "The climate stands in for it."),
    Turn(pattern: #"\bhasten"#, instead: "sends earlier", sample: "A call hastens the next."),
    Turn(pattern: #"\bis not mine\b"#, instead: "belongs to another", sample: "An id is not mine."),
    Turn(
      pattern: #"\bwhat there is\b|\bwhere it may\b"#, instead: "if it can",
      sample: "A part of what there is."),
    Turn(
      pattern: #"\bhow wrong forecasts (are|were)\b"#, instead: "the errors of forecasts",
      sample: "How wrong forecasts were."),
  ]

  /// What someone reads: a comment or a paragraph is one line.
  private struct Reading {
    let path: String
    let text: String
  }

  private static let readings =
    (SourceTree.product + SourceTree.tests + SourceTree.swiftFiles("clients/swift/Sources")
    + SourceTree.swiftFiles("clients/swift/Tests"))
    .filter { !$0.isGenerated && $0.name != "EnglishTests.swift" }
    .map { Reading(path: $0.path, text: comments($0)) } + documents

  /// What was released is history: its notes stay as they were read.
  private static let documents = SourceTree.files(
    [".", "docs", "protocol-spec", "clients", "Tests", "Benchmarks", "packaging"], ending: ".md"
  )
  .filter { !$0.path.hasSuffix("CHANGELOG.md") && !$0.path.hasSuffix("REFERENCE.md") }
  .map { path, text in
    Reading(path: path, text: joined(text.split(separator: "\n", omittingEmptySubsequences: false)))
  }

  private static func comments(_ file: SourceTree.File) -> String {
    joined(
      zip(file.lines, file.code).map { line, code in
        // What is no code and not within a literal.
        guard let start = line.range(of: "//"), code.allSatisfy({ $0 == " " }) else {
          guard let start = line.range(of: " // ", options: .backwards) else { return "" }
          return line[start.upperBound...]
        }
        return line[start.upperBound...].drop { $0 == "/" }
      })
  }

  /// The lines of each paragraph as one.
  private static func joined(_ lines: [Substring]) -> String {
    lines.split { $0.allSatisfy { $0 == " " } }
      .map { $0.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ") }
      .joined(separator: "\n")
  }

  @Test(arguments: turns) private func `nothing reads as translated`(turn: Turn) throws {
    let pattern = try Pattern("(?i)" + turn.pattern)
    for reading in Self.readings {
      let lines = reading.text.split(separator: "\n")
      for line in pattern.lines(in: reading.text) {
        Issue.record("\(reading.path): write \(turn.instead): \(lines[line - 1])")
      }
    }
  }

  @Test func `the patterns find what they are for`() throws {
    for turn in Self.turns {
      #expect(try Pattern("(?i)" + turn.pattern).isFound(in: turn.sample), "\(turn.sample)")
    }
    #expect(Self.readings.count { $0.path.hasSuffix(".md") } > 20)
    let comments = Self.readings.first { $0.path.hasSuffix("TidyTests/SourceTree.swift") }?.text
    #expect(comments?.contains("The same text with comments and string literals blanked") == true)
  }
}
