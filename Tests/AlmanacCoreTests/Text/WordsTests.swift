import Testing

@testable import AlmanacCore

/// What the compiler cannot see of a phrasebook.
@Suite struct WordsTests {
  private static let others = SpokenLanguage.allCases.filter { $0 != .english }

  /// The names in braces.
  private func names(_ text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
      $0.split(separator: "}").first
    }
    .map(String.init).sorted()
  }

  @Test(arguments: SpokenLanguage.allCases)
  func `every message fills in what the English one does`(language: SpokenLanguage) {
    for message in Message.allCases {
      let text = language.phrases.text(message)
      #expect(!text.isEmpty)
      #expect(names(text) == names(EnglishPhrases.text(message)), "\(language) \(message)")
    }
  }

  /// So that they need not be filled in.
  @Test(arguments: SpokenLanguage.allCases)
  func `sentences begin with their words and follow each other`(language: SpokenLanguage) {
    #expect(language.text(.sentence, ["text": "1"]) == "1" + language.sentenceEnd)
    let both = language.text(.sentences, ["first": "1", "second": "2"])
    #expect(both == "1" + language.sentenceSeparator + "2")
  }

  /// One that is all names, as a date, may be the same.
  @Test(arguments: others)
  func `no message stays English`(language: SpokenLanguage) {
    for message in Message.allCases where names(EnglishPhrases.text(message)).isEmpty {
      #expect(
        language.phrases.text(message) != EnglishPhrases.text(message), "\(language) \(message)")
    }
  }

  /// A word that two values share says nothing about either.
  @Test(arguments: SpokenLanguage.allCases)
  func `words of a scale differ`(language: SpokenLanguage) {
    let words = language.phrases
    let scales = [
      SunsetRating.allCases.map { words.word($0) }, CloudCoverLabel.allCases.map { words.word($0) },
      HighCloudLabel.allCases.map { words.word($0) }, HumidityLabel.allCases.map { words.word($0) },
      AerosolLabel.allCases.map { words.word($0) }, VisibilityLabel.allCases.map { words.word($0) },
      Compass.allCases.map { words.direction($0) },
    ]
    for scale in scales {
      #expect(!scale.contains(""))
      #expect(Set(scale).count == scale.count, "\(scale)")
    }
    #expect(ConditionKind.allCases.allSatisfy { !words.word($0).isEmpty })
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
      SunsetExplanation.Opening.plain(.clearSky), .clouds(.cirrus, light: .mayCatchLight),
    ]
    let end = language.sentenceEnd
    for opening in openings {
      for message in [Message.lowDeckCuts, .lowDeckMayCut, .midDeckCuts, .midDeckMayCut] {
        for direction in [nil, Compass.westNorthwest] {
          let obstacle = SunsetExplanation.Obstacle(
            message: message, kilometers: 150, direction: direction)
          let text = SunsetExplanation.sky(
            opening, obstacle: obstacle, spoilers: [.rainInTheWay, .hazeMutes]
          ).text(in: Wording(locale: language.rawValue))
          #expect(!text.contains("{") && text.contains("150") && text.hasSuffix(end))
        }
      }
    }
  }
}
