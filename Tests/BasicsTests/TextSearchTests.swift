import Basics
import Testing

@Suite("Texts are looked for byte by byte")
struct TextSearchTests {
  static let mentions: [(String, String, Bool)] = [
    ("light rain", "rain", true), ("rain", "rain", true), ("rai", "rain", false),
    ("rairain", "rain", true), ("Rain", "rain", false), ("", "rain", false), ("rain", "", true),
    ("Zürich", "ür", true), ("Zürich", "ur", false),
  ]

  @Test(arguments: mentions) func isFound(_ text: String, _ wanted: String, _ expected: Bool) {
    #expect(text.mentions(wanted) == expected)
  }

  static let replacements: [(String, String, String, String)] = [
    ("a/b/a", "a", "~", "~/b/~"), ("aaa", "aa", "b", "ba"), ("x", "y", "z", "x"),
    ("x", "", "z", "x"), ("", "x", "z", ""), ("über über", "über", "", " "),
  ]

  @Test(arguments: replacements) func isReplaced(
    _ text: String, _ wanted: String, _ replacement: String, _ expected: String
  ) {
    #expect(text.replacingEvery(wanted, with: replacement) == expected)
  }
}
