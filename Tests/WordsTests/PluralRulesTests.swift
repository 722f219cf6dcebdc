import Foundation
import Testing

@testable import Words

/// Plural categories against those that Babel evaluates from the same rules of Unicode CLDR, for a
/// locale of every set of rules; Scripts/tables/locales.py writes them.
@Suite struct PluralRulesTests {
  private static let initials: [PluralCategory: Character] = [
    .zero: "z", .one: "o", .two: "t", .few: "f", .many: "m", .other: "x",
  ]

  @Test func `every set of rules`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/plurals.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let numbers = try #require(lines.first).split(separator: " ")
    #expect(lines.count > 30)
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ")
      let rules = PluralRules(LocaleTag(String(parts[0])))
      for (number, expected) in zip(numbers, parts[1]) {
        let decimals = number.split(separator: ".").dropFirst().first?.count ?? 0
        let value = try #require(Double(number))
        let category = rules.category(value, decimals: decimals)
        #expect(Self.initials[category] == expected, "\(parts[0]) \(number)")
        #expect(rules.category(-value, decimals: decimals) == category)
      }
    }
  }

  @Test(arguments: [
    ("pl", 1.0, PluralCategory.one), ("pl", 3, .few), ("pl", 5, .many), ("pl", 22, .few),
    ("ar", 0, .zero), ("ar", 2, .two), ("ar", 11, .many), ("ja", 1, .other), ("pt", 0, .one),
    // European Portuguese counts differently.
    ("pt-PT", 0, .other), ("pt_PT.UTF-8", 1, .one), ("zh-Hant-HK", 1, .other),
    ("sr-Latn", 21, .one), ("de-XX", 1, .one), ("de-Latn-AT", 2, .other),
    // Unknown languages are counted in English, as their words are.
    ("xx", 1, .one), ("xx", 2, .other), ("C", 1, .one), ("POSIX", 1, .one), ("", 1, .one),
    ("-_-", 1, .one),
  ])
  func `a locale counts as its nearest one`(
    locale: String, number: Double, category: PluralCategory
  ) {
    #expect(PluralRules(LocaleTag(locale)).category(number) == category, "\(locale)")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude])
  func `any number has a category`(number: Double) {
    for locale in ["en", "br", "ar", "lv", "kw"] {
      for decimals in [0, 1, 6] {
        _ = PluralRules(LocaleTag(locale)).category(number, decimals: decimals)
      }
    }
    #expect(PluralRules(LocaleTag("en")).category(number) == .other)
  }
}
