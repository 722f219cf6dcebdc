import Summary
import Testing
import Units
import Vocabulary
import Words

@testable import Basics

/// What is filled into text from right to left.
@Suite struct TextDirectionTests {
  @Test(arguments: [
    ("Lisbon", "\u{2068}Lisbon\u{2069}"), ("12 °C", "\u{2068}12 °C\u{2069}"),
    ("-3", "\u{2068}-3\u{2069}"), ("2–5", "\u{2068}2–5\u{2069}"), ("東京", "\u{2068}東京\u{2069}"),
    ("12:00", "12:00"), ("9", "9"), ("مطر", "مطر"), ("", ""),
    ("مطر نحو \u{2068}12 mm\u{2069}", "مطر نحو \u{2068}12 mm\u{2069}"),
    ("مطار Tegel", "\u{2068}مطار Tegel\u{2069}"),
  ])
  func `what is foreign is isolated from right to left alone`(value: String, expected: String) {
    #expect(TextDirection.rightToLeft.isolated(value) == expected)
    #expect(TextDirection.leftToRight.isolated(value) == value)
  }

  @Test(arguments: SpokenLanguage.allCases)
  func `every isolate of a summary is closed`(language: SpokenLanguage) {
    var forecasts = RandomForecast(seed: 11)
    var isolates = 0
    for _ in 1...200 {
      let (input, zone) = forecasts.next()
      let text = SummaryText(
        .long, Wording(locale: language.rawValue), units: .metric, zone: zone
      ).text(SummaryTree(input)).string
      var depth = 0
      for scalar in text.unicodeScalars {
        switch scalar.value {
        case 0x2066...0x2068: depth += 1
        case 0x2069: depth -= 1
        default: continue
        }
        isolates += 1
        #expect((0...1).contains(depth), "\(text)")
      }
      #expect(depth == 0)
    }
    #expect((isolates > 0) == (language.direction == .rightToLeft))
  }

  @Test func `a name keeps its order in a sentence`() throws {
    let north = try #require(Bearing(degrees: 0))
    let text = Wording(locale: "ar").text(
      .placeOffset(distance: "5 km", direction: .bearing(north), place: "Hallstatt"))
    #expect(text.string == "\u{2068}5 km\u{2069} إلى الشمال من \u{2068}Hallstatt\u{2069}")
  }
}
