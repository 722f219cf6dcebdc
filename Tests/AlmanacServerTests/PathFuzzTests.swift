import Basics
import Foundation
import PathLaws
import TestSupport
import Testing

/// Paths as variables and arguments give them.
@Suite("Paths hold anything") struct PathFuzzTests {
  private static let parts = [
    "", ".", "..", "~", "file", "folder", "inner", "link", "dangling", "loop", "away", "pipe",
    "new",
    "\u{301}marked", "e\u{301}", "👩‍👩‍👧", "a\0b", " ", "-", "Europe", "Lisbon",
    String(repeating: "n", count: 245), String(repeating: "n", count: 255),
    String(repeating: "n", count: 256),
  ]

  @Test func anyPath() {
    let sandbox = PathSandbox()
    var random = SplitMix64(seed: FuzzTime.seed)
    let end = Date(timeIntervalSinceNow: FuzzTime.seconds)
    var count = 0
    while count < 500 || Date() < end {
      let length = Int.random(in: 0...(count % 40 == 0 ? 900 : 5), using: &random)
      let path = (0...length).map { _ in Self.parts.randomElement(using: &random) ?? "" }
        .joined(separator: "/")
      if let complaint = PathLaws.complaint(path, in: sandbox) {
        Issue.record("\(complaint)")
        return
      }
      count += 1
    }
  }

  /// What was wrong once.
  @Test(arguments: [
    // A mark makes one letter with the slash before it.
    "/\u{301}marked/almanac", "new/\u{301}marked/deep",
    // A name as long as one may be leaves no room for the ending of a draft.
    String(repeating: "n", count: 255),
    // Links in a circle, and what is no file, were replaced by one.
    "loop", "pipe", "folder",
    // As deep as a path can be.
    String(repeating: "d/", count: 1900),
    "file\0beside", "~/file", "~", "/", "//", "",
  ])
  func known(path: String) {
    #expect(PathLaws.complaint(path, in: PathSandbox()) == nil)
  }
}
