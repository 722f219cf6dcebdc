import Foundation
import Testing

@Suite("Pages and answers of a locale", .process)
struct LocaleTests {
  private func page(_ locale: String, _ arguments: [String]) throws -> String {
    var program = try Program(now: "2026-06-21T12:00:00Z")
    program.environment["LC_ALL"] = locale
    let outcome = try program.run(arguments)
    #expect(outcome.status == 0)
    return outcome.output
  }

  /// Without a network: the climate of the place.
  @Test func `a German page has decimal commas`() throws {
    let page = try page("de_DE.UTF-8", ["now", "Oslo"])
    #expect(page.contains("Oslo") && page.contains("· So., 21. Juni, 14:00"))
    #expect(page.contains(/\d,\d °C/))
    #expect(page.contains(/\d\d %/))
    #expect(!page.contains(/\d\.\d °C/))
  }

  /// English words with the dates, clocks and numbers of the locale.
  @Test(arguments: [
    ("fi_FI.UTF-8", "the sky, su 21.6.", #"Sunrise +3\.5\d"#),
    ("hi_IN", "the sky, रवि, 21 जून", #"Sunrise +3:5\d am"#),
    ("fa_IR", "the sky, یکشنبه ۲۱ ژوئن", "Sunrise +۳:۵[۰-۹]"),
    ("mr_IN", "the sky, रवि, २१ जून", "Sunrise +३:५[०-९] AM"),
    ("xx_YY", "the sky, Sun, Jun 21", #"Sunrise +3:5\d AM"#),
    ("C", "the sky, Sun, Jun 21", #"Sunrise +3:5\d AM"#),
  ])
  func `a page without words of its own`(locale: String, heading: String, sunrise: String) throws {
    // Without what keeps a Persian date apart from English words.
    let page = try page(locale, ["sky", "Oslo"]).filter { !("\u{2066}"..."\u{2069}" ~= $0) }
    #expect(page.contains(heading))
    #expect(try page.contains(Regex(sunrise)))
    #expect(page.contains("Golden hour"))
  }

  /// What a program reads does not follow the locale.
  @Test(arguments: ["fa_IR", "de_DE.UTF-8"]) func `JSON is the same`(locale: String) throws {
    let arguments = ["call", "sun.phase", #"{"place":"Oslo"}"#]
    let (own, other) = (try page(locale, arguments), try page("C", arguments))
    #expect(own == other && own.contains("."))
  }
}
