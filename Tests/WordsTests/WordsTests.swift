import Climate
import Summary
import Testing
import Units
import Vocabulary
import Weather

@testable import Sunset
@testable import Words

/// What the compiler cannot see of a phrasebook.
@Suite struct WordsTests {
  private static let others = SpokenLanguage.allCases.filter { $0 != .english }

  /// The names in braces, without those that only choose a word.
  private func names(_ text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
      $0.split(separator: "}").first
    }
    .filter { !$0.contains(":") }.map(String.init).sorted()
  }

  /// The article of an hour is that of its number, on every clock.
  @Test(arguments: [
    ("es", "lluvia desde la %", "lluvia desde las %"),
    ("es-MX", "lluvia desde la %", "lluvia desde las %"),
    ("it", "lluvia dall’%", "lluvia dalle %"),
    ("pt", "lluvia a partir da %", "lluvia a partir das %"),
    ("de", "lluvia ab % Uhr", "lluvia ab % Uhr"),
  ])
  func `one o'clock has its article`(locale: String, one: String, other: String) {
    let wording = Wording(locale: locale)
    for minute in stride(from: 0, to: 1_440, by: 7) {
      let clock = wording.time(minuteOfDay: minute)
      let hour = minute / 60
      let isOne = hour == 1 || hour == 13 && wording.clock == .twelveHour
      let text = wording.text(.fromTime(what: "lluvia", start: Text(written: clock)))
      #expect(text.string == (isOne ? one : other).replacing("%", with: clock))
    }
  }

  /// The texts of messages and notices.
  private func texts(_ words: any Phrasebook.Type) -> [(row: String, text: String)] {
    MessageRow.allCases.map { ($0.rawValue, words.text($0)) }
      + NoticeRow.allCases.map { ($0.rawValue, words.text($0)) }
  }

  @Test(arguments: SpokenLanguage.allCases)
  func `every message fills in what the English one does`(language: SpokenLanguage) {
    for (own, english) in zip(texts(language.phrases), texts(EnglishPhrases.self)) {
      #expect(!own.text.isEmpty)
      #expect(names(own.text) == names(english.text), "\(language) \(own.row)")
    }
  }

  /// So that they need not be filled in.
  @Test(arguments: SpokenLanguage.allCases)
  func `sentences begin with their words and follow each other`(language: SpokenLanguage) {
    let wording = Wording(locale: language.rawValue)
    #expect(wording.text(.sentence(text: "1")).string == "1" + language.sentenceEnd)
    let both = wording.text(.sentences(first: "1", second: "2"))
    #expect(both.string == "1" + language.sentenceSeparator + "2")
  }

  /// One that is all names, as a date, may be the same.
  @Test(arguments: others)
  func `no message stays English`(language: SpokenLanguage) {
    for (own, english) in zip(texts(language.phrases), texts(EnglishPhrases.self))
    where names(english.text).isEmpty && english.text.contains(where: \.isLetter) {
      #expect(own.text != english.text, "\(language) \(own.row)")
    }
  }

  /// Values are metric, and are written in the units and the style of the reader.
  @Test(arguments: [
    ("en", .metric, "No station within 50 km has reported in the last 90 minutes."),
    ("en", .imperial, "No station within 31 mi has reported in the last 90 minutes."),
    ("de", .metric, "Keine Station im Umkreis von 50 km hat in den letzten 90 Minuten gemeldet."),
    (
      "ar", UnitSystem.metric,
      "لم ترسل أي محطة ضمن \u{2068}50 km\u{2069} تقريرًا خلال آخر 90 دقيقة."
    ),
  ])
  func `a notice is put into words where it is read`(
    locale: String, units: UnitSystem, text: String
  ) {
    let notice = Notice.noStation(
      distance: .measure(50, .distance, decimals: 0), minutes: .counted(.minutesInWords, 90))
    #expect(Wording(locale: locale).text(notice, in: units).string == text)
  }

  @Test func `a cause is a clause within its notice, and a name keeps its own direction`() {
    let cause = Notice.causeTimeout(provider: .provider("the US National Weather Service"))
    let notice = Notice.missing(.alertsMissing, because: cause)
    func text(_ locale: String) -> String {
      Wording(locale: locale).text(notice, in: .metric).string
    }
    #expect(
      text("en")
        == "Official warnings are unavailable (the US National Weather Service did not answer in time)."
    )
    #expect(
      text("de")
        == "Amtliche Warnungen sind nicht verfügbar (US National Weather Service hat nicht "
        + "rechtzeitig geantwortet).")
    #expect(text("ar").contains("\u{2068}US National Weather Service\u{2069}"))
    #expect(
      Wording.english.text(.missing(.alertsMissing, because: nil), in: .metric).string
        == "Official warnings are unavailable.")
  }

  /// 6.7 % a degree Celsius is 3.7 a degree Fahrenheit.
  @Test func `a share for each degree is that of the unit`() {
    let notice = Notice.moreHeavyRain(
      percent: .percent(6.7, decimals: 0), each: .percentPerDegree(6.7),
      unit: .unit(.temperatureDifference))
    #expect(Wording.english.text(notice, in: .metric).string.contains("7% more: 6.7% per °C"))
    #expect(Wording.english.text(notice, in: .imperial).string.contains("7% more: 3.7% per °F"))
  }

  /// A word that two values share says nothing about either.
  @Test(arguments: SpokenLanguage.allCases)
  func `words of a scale differ`(language: SpokenLanguage) {
    let words = language.phrases
    let scales = [
      SunsetRating.allCases.map { words.word($0) }, CloudCoverLabel.allCases.map { words.word($0) },
      HighCloudLabel.allCases.map { words.word($0) }, HumidityLabel.allCases.map { words.word($0) },
      AerosolLabel.allCases.map { words.word($0) }, VisibilityLabel.allCases.map { words.word($0) },
      Self.bearings.map { words.direction($0) }, WindOrigin.allCases.map { words.origin($0) },
      WindOrigin.allCases.map { words.letters($0) },
    ]
    for scale in scales {
      #expect(!scale.contains(""))
      #expect(Set(scale).count == scale.count, "\(scale)")
    }
    #expect(ConditionKind.allCases.allSatisfy { !words.word($0).isEmpty })
  }

  private static let bearings = stride(from: 0, to: 360, by: 22.5).compactMap(
    Bearing.init(degrees:))

  /// A language that says where something lies with a preposition ("al suroeste") would have the
  /// wind blow the other way with the same words.
  @Test(arguments: SpokenLanguage.allCases)
  func `a wind does not blow from where something lies`(language: SpokenLanguage) {
    let words = language.phrases
    for (bearing, origin) in zip(Self.bearings, WindOrigin.allCases) {
      #expect(bearing.compass == origin.compass)
      let place = words.direction(bearing)
      #expect(!place.contains(" ") || words.origin(origin) != place, "\(place)")
    }
  }

  /// What Almanac itself called the weather, it understands.
  @Test(arguments: SpokenLanguage.allCases)
  func `conditions are known by their words`(language: SpokenLanguage) throws {
    for kind in ConditionKind.allCases {
      let word = Condition(kind).text(in: language)
      let found = try #require(Condition(words: word, in: language))
      #expect(found.text(in: language) == word)
    }
  }

  @Test(arguments: [
    ("de-AT", SpokenLanguage.german, "AT" as String?), ("pt_BR.UTF-8", .portuguese, "BR"),
    ("EN", .english, nil), ("ja-JP", .japanese, "JP"), ("C", .english, nil), ("", .english, nil),
    ("zh-Hant-TW", .english, "TW"), ("zh_TW.UTF-8", .english, "TW"), ("zh", .chinese, nil),
    ("zh-hans-SG", .chinese, "SG"), ("fi-FI", .english, "FI"), ("ar-EG", .arabic, "EG"),
    ("en-001", .english, "001"), ("de-u-co-phonebk", .german, nil),
    ("@", .english, nil), (".", .english, nil), ("-_-", .english, nil),
    ("de_CH@euro", .german, "CH"),
  ])
  func `a locale is read`(text: String, language: SpokenLanguage, territory: String?) {
    #expect(LocaleTag(text).spoken == language)
    #expect(LocaleTag(text).territory == territory)
  }

  @Test(arguments: SpokenLanguage.allCases)
  func `an explanation has no gaps`(language: SpokenLanguage) {
    let openings = [
      SunsetExplanation.Opening.plain(.clearSky), .clouds(.cirrus, light: .some),
    ]
    let end = language.sentenceEnd
    for opening in openings {
      for (isLow, isCertain) in [(true, true), (true, false), (false, true), (false, false)] {
        for direction in [nil, Bearing(degrees: 292.5)].map({
          $0.map { .bearing($0) } ?? Direction.sunward
        }) {
          let obstacle = SunsetExplanation.Obstacle(
            isLow: isLow, isCertain: isCertain, kilometers: 150, direction: direction)
          let text = SunsetExplanation.sky(
            opening, obstacle: obstacle, spoilers: [.rainInTheWay, .hazeMutes]
          ).text(in: Wording(locale: language.rawValue), .metric).string
          #expect(!text.contains("{") && text.contains("150") && text.hasSuffix(end))
        }
      }
    }
  }
}
