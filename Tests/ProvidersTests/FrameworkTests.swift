import Basics
import Foundation
import Testing
import Time
import Vocabulary

@testable import Providers

@Suite struct RequestTests {
  static func request(_ provider: ProviderID) -> Request {
    Request(
      provider, .forecast, baseURL: "https://api.example", path: "/v1/forecast",
      query: [QueryItem("name", "São Tomé & co"), QueryItem("a", "b,c")])
  }

  @Test func queriesAreEncoded() throws {
    let resolved = try Self.request(.metNorway).resolved(ProviderSettings(), userAgent: "almanac/1")
    #expect(
      resolved.url == "https://api.example/v1/forecast?name=S%C3%A3o%20Tom%C3%A9%20%26%20co&a=b,c")
    #expect(resolved.secrets.isEmpty)
    #expect(resolved.headers.contains { $0 == ("User-Agent", "almanac/1") })
  }

  @Test func keysGoWhereTheyBelong() throws {
    let settings = ProviderSettings(apiKey: "s3cr&t")
    let keyed = try Self.request(.openWeatherMap).resolved(settings, userAgent: "a")
    #expect(keyed.url.hasSuffix("&appid=s3cr%26t"))
    #expect(keyed.secrets == ["s3cr&t", "s3cr%26t"])
    let customer = Self.request(.openMeteo)
    #expect(
      try customer.resolved(settings, userAgent: "a").url.hasPrefix("https://customer-api.example/")
    )
    #expect(
      try customer.resolved(ProviderSettings(), userAgent: "a").url.hasPrefix(
        "https://api.example/"))
    #expect(
      try Self.request(.metNorway).resolved(settings, userAgent: "a").secrets.isEmpty)
    let missing = providerError { () throws(ProviderError) in
      _ = try Self.request(.openWeatherMap).resolved(
        ProviderSettings(apiKey: ""), userAgent: "a")
    }
    #expect(missing == .unauthorized(.keyMissing))
  }

  @Test func aBaseURLReplacesSchemeAndHostOnly() throws {
    let settings = ProviderSettings(
      baseURL: "http://127.0.0.1:8080/", apiKey: "k", contact: "me@example\r\nX: y")
    let resolved = try Self.request(.openMeteo).resolved(settings, userAgent: "almanac/1")
    #expect(resolved.url.hasPrefix("http://127.0.0.1:8080/v1/forecast?"))
    #expect(resolved.headers.contains { $0 == ("User-Agent", "almanac/1 me@exampleX: y") })
  }

  @Test func cacheKeysHoldNoKeyAndNoHost() {
    let key = Self.request(.openWeatherMap).cacheKey
    #expect(key == "openWeatherMap/v1/forecast?name=S%C3%A3o%20Tom%C3%A9%20%26%20co&a=b,c")
  }

  @Test func everyProviderIsCredited() {
    for provider in Provider.all {
      #expect(!provider.attribution.isEmpty)
      for product in ProductID.allCases {
        let credit = provider.attribution(for: product)
        #expect(credit.allSatisfy { $0.url?.hasPrefix("https://") ?? false })
      }
    }
  }
}

@Suite struct TextCleaningTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\u{1B}[31mred", "a[31mred"), ("a\u{202E}b\u{2066}c", "abc"),
    ("a\r\nb\rc", "a\nb\nc"), ("  x\u{0}\n", "x"), ("\u{85}\u{7F}", nil), ("", nil),
    ("Wärme 日本", "Wärme 日本"), ("a\u{E0041}", "a"),
  ])
  func clean(text: String, expected: String?) {
    #expect(TextCleaning.clean(text) == expected)
  }

  @Test func longTextIsCut() {
    let long = TextCleaning.clean(String(repeating: "ä", count: 9000))
    #expect(long?.utf8.count ?? 0 <= 8192)
    #expect(long?.hasSuffix("ä…") == true)
  }

  @Test(arguments: [
    ("https://a.example/x", true), ("javascript:alert(1)", false), ("https://a b", false),
    ("file:///etc/passwd", false),
  ])
  func onlyWebAddressesPass(text: String, passes: Bool) {
    #expect((TextCleaning.url(text) != nil) == passes)
  }

  @Test func linesHaveNoBreaks() {
    #expect(TextCleaning.line("a\nb\tc") == "a b c")
    #expect(TextCleaning.line("ä\r\n\u{301}b\u{B}c") == "ä \u{301}bc")
  }

  /// A text that is clean already is not looked at character by character: whatever stands beside,
  /// the outcome is the same.
  @Test func eachCharacterIsKeptOrRemovedAlone() {
    let kept: [Unicode.Scalar] = [
      "a", "é", "°", "—", "ش", "東", "🌧", "ﬁ", "\u{3000}", "\u{A0}", " ",
    ]
    let removed: [Unicode.Scalar] = [
      "\u{0}", "\u{1B}", "\u{7F}", "\u{85}", "\u{61C}", "\u{200F}", "\u{202E}", "\u{2028}",
      "\u{2066}", "\u{FEFF}", "\u{FFFA}", "\u{E0041}",
    ]
    var random = SplitMix64(seed: 1)
    for _ in 0..<5000 {
      var (text, expected) = ("", "")
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let isKept = Int.random(in: 0..<4, using: &random) > 0
        guard let scalar = (isKept ? kept : removed).randomElement(using: &random) else { continue }
        text.unicodeScalars.append(scalar)
        if isKept { expected.unicodeScalars.append(scalar) }
      }
      let trimmed = expected.trimmingCharacters(in: .whitespaces)
      #expect(TextCleaning.clean(text) == (trimmed.isEmpty ? nil : trimmed))
    }
  }
}

@Suite struct TimestampTests {
  @Test(arguments: [
    ("2026-03-06T11:37:00+00:00", 1_772_797_020.0), ("2026-03-06T12:37:00+01:00", 1_772_797_020),
    ("2026-03-06T11:37:00.123Z", 1_772_797_020.123), ("1970-01-01T00:00Z", 0),
    ("2026-03-06T11:37-0300", 1_772_807_820), ("2026-03-06T11:37:00", nil), ("yesterday", nil),
    ("2026-13-01T00:00Z", nil), ("2026-03-06T25:00Z", nil), ("2026-03-06T11:37:00Z!", nil),
    ("", nil),
  ])
  func instants(text: String, expected: Double?) {
    #expect(Timestamp.instant(text)?.unixSeconds == expected)
  }
}
