import Foundation
import Testing

/// What `Scripts/sanitize.sh` leaves out is left out for a reason, and the reason holds.
struct SanitizerTests {
  private static func targets(_ name: String) throws -> Set<String> {
    let script = try String(
      contentsOf: SourceTree.root.appending(path: "Scripts/sanitize.sh"), encoding: .utf8)
    let line = try #require(script.split(separator: "\n").first { $0.hasPrefix("\(name)='") })
    let words = line.dropFirst(name.count + 2).dropLast()
    return Set(words.split(separator: " ").map(String.init))
  }

  private static let unsafe = #"\bunsafe\b"#

  @Test(arguments: [
    ("threadless", #"\b(import EventLoop|pthread_create)\b"#), ("memorysafe", unsafe),
  ])
  func theReasonHolds(list: String, pattern: String) throws {
    let targets = try Self.targets(list)
    #expect(targets.isSubset(of: Set(SourceTree.product.map(\.target))) && !targets.isEmpty)
    let pattern = try Pattern(pattern)
    for file in SourceTree.product where targets.contains(file.target) {
      #expect(!pattern.isFound(in: file.wholeCode), "\(file.path), \(list)")
    }
  }

  /// The pattern above finds what it looks for.
  @Test func whatIsUnsafeIsSeen() throws {
    let pattern = try Pattern(Self.unsafe)
    let targets = SourceTree.product.filter {
      $0.wholeCode.hasBytes(of: "unsafe") && pattern.isFound(in: $0.wholeCode)
    }
    #expect(Set(targets.map(\.target)).isSuperset(of: ["JSON", "HTTP", "Storage", "EventLoop"]))
  }
}
