import Basics
import Foundation
import Testing
import Time
import Vocabulary

@testable import Words

/// An amount of rain is of an hour, of the rest of a day or of a week: without its period it
/// contradicts every other one.
@Suite struct PeriodLaw {
  private let stage: Stage

  init() throws { stage = try Stage.shared.get() }

  @Test func `a sum names its period`() throws {
    var found: Set<Break> = []
    for (key, told) in stage.told where key.scene == .fresh {
      let language = key.voicing.language
      guard let tokenizer = Stage.tokenizers[language] else { continue }
      let periods = Self.periods(language)
      for one in told where ![.json, .chart, .narrow, .narrowest].contains(one.door) {
        for sentence in Self.sentences(one) {
          let tokens = Tokens(sentence, tokenizer)
          let hasAmount = tokens.units.contains(where: tokenizer.isAmount)
          let hasClock = tokens.numbers.contains { $0.contains(":") }
          guard hasAmount, !hasClock, !periods.contains(where: Self.comparable(sentence).contains)
          else { continue }
          found.insert(
            Break(method: one.method, door: one.door, language: language, what: "an amount"))
        }
      }
    }
    found.expectNone()
  }

  private static func sentences(_ rendering: Rendering) -> [String] {
    rendering.unbroken.flatMap { line in
      line.replacingEvery("。", with: ". ").replacingEvery(". ", with: "\n").split(separator: "\n")
        .map(String.init)
    }
  }

  /// Words that say which hours or days are meant.
  private static func periods(_ language: SpokenLanguage) -> [String] {
    let wording = Wording(locale: language.rawValue)
    let phrases = language.phrases
    func own(_ text: Message) -> String {
      wording.text(text).string.trimmingCharacters(in: .whitespaces)
    }
    let days = (0..<7).compactMap { LocalDate(year: 2026, month: 6, day: 21 + $0) }
    return
      (DayPart.allCases.flatMap { [phrases.within($0), phrases.from($0), phrases.until($0)] }
      + days.flatMap { [wording.weekday($0), wording.longWeekday($0)] }
      + [own(.today), own(.tomorrow), own(.wholeDay(what: "")), own(.restOfDay(what: ""))]
      + [CountedText.nextHours, .hours, .hoursInWords].map { wording.counted($0, 24).string })
      .map(comparable).filter { !$0.isEmpty }
  }

  /// Without spaces, which stand for the end of a line where a language writes none.
  private static func comparable(_ text: String) -> String {
    text.lowercased().filter { !$0.isWhitespace }
  }
}
