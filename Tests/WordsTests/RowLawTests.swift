import Basics
import Testing
import Time
import Units
import Vocabulary

@testable import Words

/// Faults that rows of the tables had, each of which one law forbids in every language.
@Suite struct RowLawTests {
  private static func aloud(_ language: SpokenLanguage) -> Wording {
    Wording(locale: language.rawValue).aloud
  }

  /// What is written in a row has the digits of the locale, unless they belong to a name.
  @Test(arguments: [
    ("ar-EG", "من 100", "من ١٠٠"), ("ar-EG", "{0}، 4 سنوات من 5", "{0}، ٤ سنوات من ٥"),
    ("ar-EG", "CO2 و-30%.", "CO2 و\u{61C}-٣٠٪\u{61C}."),
    ("ar-EG", "SSP2-4.5 {1:1|2} ar6 2.5.", "SSP2-4.5 {1:1|2} ar6 ٢٫٥."), ("ar", "من 100", "من 100"),
    ("hi", "Once-in-10-years of 100", "Once-in-10-years of 100"), ("mr", "of 100", "of १००"),
  ])
  func `a row has the digits of its locale`(locale: String, row: String, text: String) {
    #expect(Wording(locale: locale).numbers.row(row) == text)
  }

  @Test func `rows without values, words and counts have the digits of their locale`() {
    let wording = Wording(locale: "ar-EG")
    #expect(wording.page(.ofHundred).string == "من ١٠٠")
    #expect(wording.word(ExtremeKind.hotExtreme10Year).string.contains("١٠"))
    #expect(wording.word(Lever.methane30By2030).string.contains("٢٠٣٠"))
    #expect(!wording.text(.noChange).string.contains("48"))
    for lever in Lever.allCases {
      let text = wording.word(lever).string.replacing("CO2", with: "").replacing("N2O", with: "")
        .replacing("SO2", with: "").replacing(#/SSP\d-\d\.\d/#, with: "")
      #expect(!text.unicodeScalars.contains { ("0"..."9").contains($0) }, "\(text)")
    }
  }

  /// The decimals that are written count (CLDR operand v): "1.0 degrees", but "1 degree".
  @Test(arguments: [
    (SpokenLanguage.english, "1 degree", "1.0 degrees", "1.5 degrees"),
    (.polish, "1 stopień", "1,0 stopnia", "1,5 stopnia"),
    (.german, "1 Grad", "1,0 Grad", "1,5 Grad"),
  ])
  func `a unit agrees with the number as it is written`(
    language: SpokenLanguage, whole: String, zero: String, half: String
  ) {
    let aloud = Self.aloud(language)
    #expect(aloud.measure(1, in: .celsius).string == whole)
    #expect(aloud.measure(1, decimals: 1, in: .celsius).string == zero)
    #expect(aloud.measure(1.5, in: .celsius).string == half)
  }

  /// Polish has a genitive after "do"; its other rows ask for no case.
  @Test func `the end of a range has its case`() {
    func end(_ number: Double, _ language: SpokenLanguage) -> String {
      Self.aloud(language).measure(number, in: .celsius, isEnd: true).string
    }
    #expect(end(1, .polish) == "1 stopnia")
    #expect(end(4, .polish) == "4 stopni")
    #expect(end(5, .polish) == "5 stopni")
    #expect(end(1.5, .polish) == "1,5 stopnia")
    #expect(end(4, .german) == "4 Grad")
  }

  @Test(arguments: [
    (SpokenLanguage.french, "dimanche premier février"),
    (.italian, "domenica primo febbraio"), (.english, "Sunday, February 1"),
  ])
  func `the first of a month is an ordinal where a person says so`(
    language: SpokenLanguage, text: String
  ) throws {
    let date = try #require(LocalDate(year: 2026, month: 2, day: 1))
    #expect(Self.aloud(language).fullDay(date).string == text)
  }

  @Test(arguments: SpokenLanguage.allCases)
  func `parts are joined by the list patterns of the language`(language: SpokenLanguage) {
    let wording = Wording(locale: language.rawValue)
    func joined(_ parts: String...) -> String {
      wording.conjunction(parts.map { Text(written: $0) }).string
    }
    #expect(joined("a") == "a")
    #expect(joined("a", "b") == wording.text(.both(first: "a", second: "b")).string)
    let three = joined("a", "b", "c")
    if language == .english { #expect(three == "a, b and c") }
    if language == .arabic { #expect(three.count { $0 == "و" } == 2) }
    #expect(three.hasSuffix(wording.text(.both(first: "", second: "c")).string))
  }

  @Test func `twilight has a word for the morning and one for the evening`() {
    for (language, morning, evening) in [
      (SpokenLanguage.polish, "świt cywilny", "zmierzch cywilny"),
      (.swedish, "borgerlig gryning", "borgerlig skymning"),
    ] {
      let wording = Wording(locale: language.rawValue)
      #expect(wording.word(.civilTwilight, isRising: true).string == morning)
      #expect(wording.word(.civilTwilight, isRising: false).string == evening)
    }
  }

  /// 零下 is said of temperatures below zero alone, and there is one word for every minus.
  @Test func `a minus is right before a difference`() {
    #expect(Self.aloud(.chinese).fixed(-0.2, decimals: 1).string == "负0.2")
  }

  /// "45%" or "45 %", as Unicode CLDR writes it.
  @Test(arguments: SpokenLanguage.allCases)
  func `a percentage in a row is written as a number's is`(language: SpokenLanguage) {
    let numbers = Wording(locale: language.rawValue).numbers
    for (lever, number) in [(Lever.methane45By2030, 45.0), (.soot50By2040, 50)] {
      let text = language.phrases.word(lever).replacing("\u{A0}", with: " ")
      let percent = numbers.percent(number).replacing("\u{A0}", with: " ")
        .filter { !$0.unicodeScalars.contains { $0.properties.isBidiControl } }
      #expect(text.contains(percent), "\(text)")
    }
  }

  /// On a page an abbreviation may stand; a voice has the word.
  @Test(arguments: SpokenLanguage.allCases)
  func `no clock aloud has a zero before its hour, where people write none`(
    language: SpokenLanguage
  ) {
    let (written, aloud) = (Wording(locale: language.rawValue), Self.aloud(language))
    #expect(aloud.time(minuteOfDay: 474) == written.time(minuteOfDay: 474))
  }
}
