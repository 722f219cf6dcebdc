import Testing
import Time

@testable import Words

/// Dates of a locale (Unicode CLDR), whatever language the words are in.
@Suite struct LocaleDatesTests {
  private static let date = LocalDate(parsing: "2026-06-21") ?? .first

  @Test(arguments: [
    ("en", "Sun, Jun 21", "Sunday, June 21"), ("en-GB", "Sun 21 Jun", "Sunday 21 June"),
    ("de", "So., 21. Juni", "Sonntag, 21. Juni"), ("de-AT", "So., 21. Juni", "Sonntag, 21. Juni"),
    ("es", "dom, 21 jun", "domingo, 21 de junio"), ("fr", "dim. 21 juin", "dimanche 21 juin"),
    ("it", "dom 21 giu", "domenica 21 giugno"),
    ("pt", "dom., 21 de jun.", "domingo, 21 de junho"),
    // Within a sentence, the names are in the language of the sentence.
    ("xx", "Sun, Jun 21", "Sunday, June 21"), ("fi", "su 21.6.", "Sunday, June 21"),
    ("hi", "रवि, 21 जून", "Sunday, June 21"), ("fa", "یکشنبه ۲۱ ژوئن", "Sunday, June ۲۱"),
    ("ko", "6월 21일 (일)", "Sunday, June 21"), ("sr-Latn", "ned 21. jun", "Sunday, June 21"),
    ("zh-Hant-HK", "6月21日週日", "Sunday, June 21"),
  ])
  func `day and weekday`(locale: String, short: String, long: String) {
    let wording = Wording(locale: locale)
    #expect(wording.fullDay(Self.date).string == short)
    if wording.language.rawValue == "en" || wording.locale.language == wording.language.rawValue {
      #expect(wording.longDay(Self.date).string == long)
    }
  }

  /// A synthesizer reads plain digits, in the habits of the language that it speaks.
  @Test func `what is read aloud is in one language`() {
    let aloud = Wording(locale: "fa").aloud
    #expect(aloud.longDay(Self.date).string == "Sunday, June 21")
    #expect(aloud.numbers.fixed(-2.5, decimals: 1) == "minus 2.5")
    #expect(aloud.time(minuteOfDay: 1182) == "19:42")
    #expect(Wording(locale: "fi").aloud.time(minuteOfDay: 1182) == "19:42")
    #expect(Wording(locale: "de").aloud.numbers.fixed(2.5, decimals: 1) == "2,5")
  }

  /// A territory, script or language that CLDR lacks is no reason for a date to be wrong.
  @Test func `every date of every locale is whole`() {
    let tags = ["de", "fi", "fa", "ja", "mn", "bg", "ti", "ckb", "nqo", "pt-PT", "he", "iw", "tl"]
    let dates = (0..<365).compactMap { Self.date.adding(days: $0) }
    for tag in tags {
      let wording = Wording(locale: tag)
      for date in dates {
        for text in [
          wording.fullDay(date).string, wording.day(date), wording.longDay(date).string,
          wording.monthDay(date),
        ] {
          #expect(!text.isEmpty && !text.contains("{") && !text.contains("}"), "\(tag) \(text)")
        }
      }
    }
  }
}
