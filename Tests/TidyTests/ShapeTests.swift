import Foundation
import TestSupport
import Testing

/// Sizes and layout. Generated files are the generator's business.
struct ShapeTests {
  private static let files = (SourceTree.product + SourceTree.tests).filter { !$0.isGenerated }

  @Test(arguments: files) func `a file is short`(file: SourceTree.File) {
    #expect(file.lines.count <= 400, "\(file.path): \(file.lines.count) lines")
  }

  /// A newcomer can read one in a day.
  @Test func `a module of the domain is small`() {
    for name in SourceTree.domain.union(["Basics", "Vocabulary", "Astronomy"]) {
      let lines = Self.files.filter { $0.path.hasPrefix("Sources/\(name)/") }
        .map { $0.lines.count - 1 }
      #expect((1...4_000).contains(lines.reduce(0, +)), "\(name): \(lines.reduce(0, +)) lines")
    }
  }

  @Test(arguments: files) func `a line is short, without tabs or blanks at its end`(
    file: SourceTree.File
  ) {
    let faults = file.lines.enumerated().filter { _, line in
      // Characters are counted only where there are many bytes: they are slow to count.
      let isLong = line.utf8.count > 100 && line.count > 100 && !line.contains("\"")
      return isLong || line.utf8.contains(0x09) || line.utf8.last == 0x20
    }
    #expect(faults.isEmpty, "\(file.path), lines \(faults.map { $0.offset + 1 })")
    #expect(file.text.hasSuffix("\n"), "\(file.path)")
  }

  /// Where they wait, they would hold up all others on the threads that compute.
  @Test func `a test of the whole program names its level`() {
    let suites = Self.files.filter { $0.path.hasPrefix("Tests/EndToEndTests/") }
      .filter { $0.text.hasBytes(of: "@Test") }
    #expect(suites.count >= 30)
    for file in suites {
      let count = file.text.components(separatedBy: "@Suite").count
      #expect(count > 1, "\(file.path) has no @Suite")
      let levels = [".table", ".pipe", ".process"].map {
        file.text.components(separatedBy: $0).count - 1
      }
      #expect(levels.reduce(1, +) >= count, "\(file.path)")
    }
  }

  @Test(arguments: files) func `nothing is left to do`(file: SourceTree.File) {
    for word in ["TO" + "DO", "FIX" + "ME", "X" + "XX"] {
      #expect(!file.text.hasBytes(of: word), "\(file.path)")
    }
  }

  /// Only what changed since it last passed is read again.
  @Test func `formatted`() throws {
    let passed = SourceTree.root.appending(path: ".build/formatted")
    let before = Set(
      (try? String(contentsOf: passed, encoding: .utf8))?.split(separator: "\n") ?? [])
    let marks = try Self.everyFile().map { (path: $0, mark: try Self.mark(of: $0)) }
    let changed = marks.filter { !before.contains($0.mark[...]) }.map(\.path)
    guard !changed.isEmpty else { return }
    let complaints = try Self.lint(changed)
    #expect(complaints == "")
    guard complaints == "" else { return }
    try marks.map(\.mark).joined(separator: "\n").write(
      to: passed, atomically: true, encoding: .utf8)
  }

  private static func everyFile() throws -> [String] {
    let paths = (SourceTree.product + SourceTree.tests).map(\.path) + ["Package.swift"]
    #expect(paths.count > 900)
    return paths
  }

  /// What a file holds and the rules that it is held to (FNV-1a).
  private static func mark(of path: String) throws -> String {
    let hash = try [".swift-format", path].flatMap {
      try Data(contentsOf: SourceTree.root.appending(path: $0))
    }.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "\(path) \(String(hash, radix: 16))"
  }

  /// - Returns: what is said of the files; nothing of those that are formatted.
  private static func lint(_ paths: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = SourceTree.root
    process.arguments =
      ["swift", "format", "lint", "--strict", "--parallel", "--configuration", ".swift-format"]
      + paths
    let pipe = Children.pipe()
    process.standardError = pipe
    try Children.start(process)
    let complaints = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let hasFailed = process.terminationStatus != 0
    return hasFailed && complaints.isEmpty ? "it failed" : String(complaints.prefix(4000))
  }
}
