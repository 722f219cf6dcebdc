import Foundation
import JSON
import TestSupport
import Testing
import Vocabulary
import Words

/// A warning for somewhere in the country is marked as such on every door: never as the place's,
/// never by its severity.
@Suite(
  "Warnings for somewhere in the country", .table,
  .enabled(if: UpstreamRoom.isAvailable, "python3 is missing"))
struct CountryWarningTests {
  let room: UpstreamRoom

  init() throws { room = try UpstreamRoom() }

  /// The only warnings of its country that could be for it are in areas of an unknown code.
  private static let lyon =
    #"{"latitude":45.76,"longitude":4.84,"countryCode":"FR","timeZone":"Europe/Paris","#
    + #""name":"Lyon"}"#

  private static func language(_ locale: String) -> SpokenLanguage {
    LocaleTag(locale).spoken
  }

  private static func severities(_ language: SpokenLanguage) -> [String] {
    // The word for an unknown one is that of any warning.
    AlertSeverity.allCases.filter { $0 != .unknown }.map { language.phrases.word($0).lowercased() }
  }

  private static let locales = [
    "en", "ar", "de", "es", "fr", "it", "ja", "nl", "pl", "pt", "sv", "zh-Hans",
  ]

  @Test(arguments: locales, ["page", "speech", "headline"])
  func theListSaysSoInItsOwnWords(_ locale: String, _ style: String) throws {
    let program = try room.program()
    let params =
      #"{"place":\#(Self.lyon),"locale":"\#(locale)","text":{"style":"\#(style)"}}"#
    let result = try #require(try program.call("alerts.active", params)?["result"])
    #expect(
      result["alerts"]?.list.compactMap { $0["match"]?.string } == [
        "country", "country", "country",
      ])
    let text = try #require(result["text"])
    #expect(text["warning"] == nil, "no warning is in force at the place")
    let language = Self.language(locale)
    let headline = try #require(text["headline"]?.string)
    let lines = (text["lines"]?.strings ?? []).joined(separator: "\n")
    for severity in Self.severities(language) {
      #expect(
        !(headline + lines).lowercased().contains(severity), "\(severity): \(headline) \(lines)")
    }
    #expect(headline.contains("3") || style == "speech")
    if style != "headline" {
      let words = Wording(locale: language.rawValue).page(.somewhereInCountry).string
      let count = lines.replacing("\n", with: " ").components(separatedBy: words).count - 1
      #expect(count == 3, "\(lines)")
    }
  }

  @Test(arguments: locales)
  func theStatusLineHasNoMarkOfIt(_ locale: String) throws {
    let program = try room.program()
    let status = try #require(
      try program.call(
        "status.text",
        #"{"place":\#(Self.lyon),"locale":"\#(locale)","format":"{alert}|{alertCount}","#
          + #""deadlineMs":10000}"#)?["result"])
    let language = Self.language(locale)
    #expect(status["text"]?.string == "–|–")
    let classes = try #require(status["class"]?.strings)
    #expect(classes.contains("alerts-unknown") && !classes.contains { $0.hasPrefix("alert-") })
    let words = Wording(locale: language.rawValue).page(.somewhereInCountry).string
    for member in ["tooltip", "speech"] {
      let text = try #require(status[member]?.string)
      #expect(text.contains(words), "\(text)")
      for severity in Self.severities(language) {
        #expect(!text.lowercased().contains(severity), "\(text)")
      }
    }
  }

  /// What begins with the gravest warning of the place does not begin with one of the country.
  @Test(arguments: ["weather.current", "forecast.daily", "sun.times", "weather.summary"])
  func otherTextsDoNotBeginWithIt(_ method: String) throws {
    let program = try room.program()
    _ = try program.call("alerts.active", #"{"place":\#(Self.lyon)}"#)
    let params = #"{"place":\#(Self.lyon),"text":{}}"#
    let result = try #require(try program.call(method, params)?["result"])
    let text = try #require(result["text"])
    #expect(text["warning"] == nil)
    let all = (text["lines"]?.strings ?? []).joined() + (text["headline"]?.string ?? "")
    for severity in Self.severities(Self.language("en")) {
      #expect(!all.lowercased().contains(severity), "\(all)")
    }
  }
}
