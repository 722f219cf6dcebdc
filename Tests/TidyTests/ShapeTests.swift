import Foundation
import TestSupport
import Testing

/// Sizes and layout. Generated files are the generator's business.
struct ShapeTests {
  private static let files = (SourceTree.product + SourceTree.tests).filter { !$0.isGenerated }

  @Test(arguments: files) func `a file is short`(file: SourceTree.File) {
    #expect(file.lines.count <= 400, "\(file.path): \(file.lines.count) lines")
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

  /// Such tests wait: on the threads that compute, they would hold up all others.
  @Test func `a test that drives the program says so`() {
    let suites = Self.files.filter { $0.path.hasPrefix("Tests/EndToEndTests/") }
      .filter { $0.text.contains("@Test") }
    #expect(suites.count >= 30)
    for file in suites {
      let count = file.text.components(separatedBy: "@Suite").count
      #expect(count > 1, "\(file.path) has no @Suite")
      #expect(file.text.components(separatedBy: ".process").count >= count, "\(file.path)")
    }
  }

  @Test(arguments: files) func `nothing is left to do`(file: SourceTree.File) {
    for word in ["TO" + "DO", "FIX" + "ME", "X" + "XX"] {
      #expect(!file.text.contains(word), "\(file.path)")
    }
  }

  @Test func `formatted`() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = SourceTree.root
    process.arguments = [
      "swift", "format", "lint", "--strict", "--parallel", "--configuration", ".swift-format",
      "--recursive", "Sources", "Tests", "Package.swift",
    ]
    let pipe = Children.pipe()
    process.standardError = pipe
    try Children.start(process)
    let complaints = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(complaints.prefix(4000))")
  }
}
