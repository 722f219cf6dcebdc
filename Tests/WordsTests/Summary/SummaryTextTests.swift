import TestSupport
import Testing
import Time
import Units
import Vocabulary

@testable import Summary
@testable import Words

/// Text from facts, in every language, whatever the data.
@Suite struct SummaryTextTests {
  private static let noon = Instant(unixSeconds: 1_782_043_200)
  private static let later = Instant(unixSeconds: 1_782_061_200)

  private static var spans: [SummarySpan] {
    SummaryScope.allCases.map { .whole($0) }
      + [.clock(.from(noon)), .clock(.until(later)), .clock(.between(noon, later)), .sometime]
      + DayPart.allCases.flatMap { part -> [SummarySpan] in
        [
          .during(part), .parts(.from(part)), .parts(.until(part)),
          .parts(.between(part, .evening)),
        ]
      }
  }

  private static func spell(
    _ phenomenon: Phenomenon, _ span: SummarySpan = .sometime, isCertain: Bool = true,
    isIntermittent: Bool = false, amount: Double? = nil, snow: Double? = nil,
    isFurther: Bool = false
  ) -> SummaryFact {
    .spell(
      WeatherSpell(
        phenomenon: phenomenon, isCertain: isCertain, isIntermittent: isIntermittent, span: span,
        hours: nil, amountMillimeters: amount, snowfallCentimeters: snow, isFurther: isFurther))
  }

  /// Every way to say something; no two say the same.
  static var facts: [SummaryFact] {
    var facts = Phenomenon.allCases.flatMap { phenomenon in
      [spell(phenomenon), spell(phenomenon, isCertain: false)]
    }
    facts += spans.filter { $0 != .sometime }.map { spell(.rain, $0) }
    facts += [
      spell(.rain, .clock(.from(noon)), isIntermittent: true), spell(.rain, amount: 12),
      spell(.snow, amount: 9, snow: 11), spell(.rain, amount: 12, isFurther: true),
    ]
    facts += WindLevel.allCases.flatMap { level in
      [nil, 84.0].map { gust in
        .wind(WindSpell(level: level, span: .sometime, hours: nil, gustKilometersPerHour: gust))
      }
    }
    facts += SummarySky.allCases.map { .sky($0) }
    facts += [
      .skyChange(morning: .sunny, afternoon: .cloudy),
      .skyChange(morning: .cloudy, afternoon: .sunny),
      .extremes(minimumCelsius: -3, maximumCelsius: 1),
      .range(minimumCelsius: -3, maximumCelsius: 1), .uncertainty(lowCelsius: 12, highCelsius: 19),
      // Shown alike.
      .extremes(minimumCelsius: 1.6, maximumCelsius: 2.4),
      .usual(minimumCelsius: 1.6, maximumCelsius: 2.4), .warningsUnknown,
      .usual(minimumCelsius: -3, maximumCelsius: 1), .ultraviolet(index: 9), .unknown,
      .sunset(.colorful, noon), .sunset(.vivid, noon), .sunset(.spectacular, noon),
      .warning(event: WarnedEvent("Flood"), .severe, others: 0),
      .warning(event: WarnedEvent("Flood"), .severe, others: 2),
    ]
    let references = [
      SummaryReference.yesterday, .today, .dayBefore, .normal(isRare: false),
      .normal(isRare: true),
    ]
    facts += references.flatMap { reference in
      [8.0, -8].map { .comparison(differenceCelsius: $0, reference) }
    }
    return facts
  }

  private func words(
    _ language: SpokenLanguage, _ style: SummaryStyle, _ units: UnitSystem = .metric,
    isAloud: Bool = false
  ) -> SummaryText {
    let wording = Wording(locale: language.rawValue, clock: .twentyFourHour)
    return SummaryText(style, isAloud ? wording.aloud : wording, units: units, zone: .utc)
  }

  /// "−1 °C to −1 °C" says one temperature twice. Whether ends are close is the same in every unit.
  @Test(arguments: SpokenLanguage.allCases)
  func `ends that are close are said once`(language: SpokenLanguage) {
    for units in NamedUnits.allCases.map(\.system) {
      let words = words(language, .long, units)
      for low in stride(from: -30.05, through: 40, by: 0.7) {
        for width in [0, 0.2, 0.49, 0.99, 1.01, 3.0] {
          let number = Wording(locale: language.rawValue, clock: .twentyFourHour)
            .measure(width < 1 ? low + width / 2 : low, .temperature, in: units).string
          for fact in [
            SummaryFact.extremes(minimumCelsius: low, maximumCelsius: low + width),
            .range(minimumCelsius: low, maximumCelsius: low + width),
            .usual(minimumCelsius: low, maximumCelsius: low + width),
          ] {
            let times = words.sentence(fact).string.components(of: number)
            #expect(times == 1, "\(words.sentence(fact))")
          }
        }
      }
    }
  }

  @Test(arguments: SpokenLanguage.allCases, SummaryStyle.allCases)
  func `every fact is a sentence of its own`(language: SpokenLanguage, style: SummaryStyle) {
    let words = words(language, style)
    var seen: [String: SummaryFact] = [:]
    for fact in Self.facts {
      let text = words.sentence(fact).string
      #expect(!text.contains("{") && !text.contains("}") && !text.contains("  "), "\(text)")
      let end = language.sentenceEnd
      #expect(text.hasSuffix(end) && text.first?.isLowercase == false, "\(text)")
      #expect(seen[text] == nil, "\(text): \(fact) and \(seen[text].map { "\($0)" } ?? "")")
      seen[text] = fact
    }
  }

  @Test(arguments: SpokenLanguage.allCases)
  func `times, amounts and names are in the sentence`(language: SpokenLanguage) {
    let words = words(language, .long)
    func expect(_ fact: SummaryFact, _ parts: String...) {
      let text = words.sentence(fact).string
      for part in parts { #expect(text.contains(part), "\(text)") }
    }
    expect(Self.spell(.rain, .clock(.between(Self.noon, Self.later))), "12:00", "17:00")
    expect(Self.spell(.rain, .clock(.from(Self.noon))), "12:00")
    expect(Self.spell(.rain, .clock(.until(Self.later))), "17:00")
    expect(Self.spell(.rain, amount: 12), "12 mm")
    expect(Self.spell(.snow, amount: 9, snow: 11), "11 cm")
    let low = Wording(locale: language.rawValue).numbers.whole(-3)
    expect(.extremes(minimumCelsius: -3, maximumCelsius: 14), "\(low) °C", "14 °C")
    expect(.uncertainty(lowCelsius: 12, highCelsius: 19), "12 °C", "19 °C")
    expect(.comparison(differenceCelsius: -8, .yesterday), "8 °C")
    expect(.warning(event: WarnedEvent("Flood"), .severe, others: 2), "Flood", "2")
    expect(.sunset(.vivid, Self.noon), "12:00")
    expect(.ultraviolet(index: 9), "9")
  }

  /// What is read aloud has no symbol that a voice may skip.
  @Test(arguments: SpokenLanguage.allCases, NamedUnits.allCases)
  func `speech has no symbols`(language: SpokenLanguage, named: NamedUnits) {
    let words = words(language, .long, named.system, isAloud: true)
    for fact in Self.facts {
      let text = words.sentence(fact).string
      for symbol in ["°", "/", "%", "−", "–", " -", "(", "+", "…", " mm", " cm", " km"] {
        #expect(!text.contains(symbol), "\(text)")
      }
    }
    #expect(
      words.sentence(.extremes(minimumCelsius: -30, maximumCelsius: 1)).string
        .contains(literals(of: language.phrases.text(MessageRow.minus))[0].trimmingSpaces))
  }

  @Test(arguments: [
    (SpokenLanguage.english, "High 1 degree, low minus 3 degrees."),
    (.german, "Höchstwert 1 Grad, Tiefstwert minus 3 Grad."),
    (.spanish, "Máxima 1 grado, mínima menos 3 grados."),
    (.french, "Maximum 1 degré, minimum moins 3 degrés."),
    (.italian, "Massima 1 grado, minima meno 3 gradi."),
    (.portuguese, "Máxima 1 grau, mínima menos 3 graus."),
    (.dutch, "Maximum 1 graad, minimum min 3 graden."),
    (.polish, "Maksymalnie 1 stopień, minimalnie minus 3 stopnie."),
    (.swedish, "Högst 1 grad, lägst minus 3 grader."),
    (.japanese, "最高1度、最低マイナス3度。"), (.chinese, "最高1度，最低负3度。"),
    (.arabic, "العظمى درجة واحدة، الصغرى ناقص 3 درجات."),
  ])
  func `units agree with their numbers`(language: SpokenLanguage, text: String) {
    let fact = SummaryFact.extremes(minimumCelsius: -3, maximumCelsius: 1)
    #expect(words(language, .long, isAloud: true).sentence(fact).string == text)
  }

  /// Each message of summaries is used: what it says itself is in what is written.
  @Test(arguments: SpokenLanguage.allCases)
  func `every message is reachable`(language: SpokenLanguage) throws {
    let (long, speech) = (words(language, .long), words(language, .long, isAloud: true))
    let today = date("2026-06-21")
    let wording = Wording(locale: language.rawValue)
    let days = (0..<9).compactMap { today.adding(days: $0) }.map {
      wording.named(wording.relativeDay($0, today: today), "x")
    }
    let sentences = Self.facts.flatMap { [long.sentence($0), speech.sentence($0)] }
    let all = (sentences + days + [wording.text(.noChange)]).map(\.string).joined(separator: "\n")
      .lowercased()
    let first = try #require(MessageRow.allCases.firstIndex(of: .sentence))
    for message in MessageRow.allCases[first...] {
      let pieces = literals(of: language.phrases.text(message).lowercased())
      for piece in pieces { #expect(all.contains(piece), "\(message): \(piece)") }
    }
  }

  /// What stands between the names, if it has letters.
  private func literals(of text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).enumerated().map { index, piece in
      String(index == 0 ? piece : piece.drop { $0 != "}" }.dropFirst())
    }.filter { $0.contains(where: \.isLetter) }
  }

  /// What is written has the locale's digits; a synthesizer is given plain ones.
  @Test(arguments: ["fa", "ar-EG", "mr"]) func `numbers are the locale's`(locale: String) {
    let written = Wording(locale: locale)
    for (wording, isPlain) in [(written, false), (written.aloud, true)] {
      let text = SummaryText(.long, wording, units: .metric, zone: .utc)
      for sentence in Self.facts.map({ text.sentence($0).string }) {
        #expect(!sentence.contains { $0.isNumber && $0.isASCII != isPlain }, "\(sentence)")
      }
    }
  }

  /// However long the words of a language and the numbers of a unit are.
  @Test(arguments: SpokenLanguage.allCases)
  func `a short text has the same facts in every language and unit`(language: SpokenLanguage) {
    var forecasts = RandomForecast(seed: 7)
    for _ in 1...300 {
      let (input, zone) = forecasts.next()
      let tree = SummaryTree(input)
      for units in NamedUnits.allCases.map(\.system) {
        for style in SummaryStyle.allCases {
          let words = SummaryText(
            style, Wording(locale: language.rawValue), units: units, zone: zone)
          let facts = style == .short ? tree.main : tree.facts
          let text = words.text(tree).string
          #expect(!text.isEmpty && !text.contains("{"))
          #expect(text == language.sentences(facts.map { words.sentence($0).string }))
        }
      }
    }
  }

  /// Besides the warnings four, the temperatures among them, and none is left out for a lesser one.
  @Test func `a short text has the main facts`() {
    var forecasts = RandomForecast(seed: 11)
    var left = 0
    for _ in 1...3_000 {
      let tree = SummaryTree(forecasts.next().input)
      let (facts, main) = (tree.facts, tree.main)
      func split(_ facts: [SummaryFact]) -> (warnings: [SummaryFact], others: [SummaryFact]) {
        (facts.filter(\.isAboutWarnings), facts.filter { !$0.isAboutWarnings })
      }
      let (all, told) = (split(facts), split(main))
      #expect(told.warnings == all.warnings)
      #expect(told.others.count == min(4, all.others.count))
      #expect(
        told.others.contains(where: \.isOfDegrees) == all.others.contains(where: \.isOfDegrees))
      let ranks = told.others.filter { !$0.isOfDegrees }
      #expect(ranks == Array(all.others.filter { !$0.isOfDegrees }.prefix(ranks.count)))
      #expect(main == facts.filter(main.contains))
      if told.others.count < all.others.count { left += 1 }
    }
    #expect(left > 300)
  }

  @Test func `braces of a sender are text`() {
    let fact = SummaryFact.warning(event: WarnedEvent("{count} {event}"), .severe, others: 2)
    #expect(
      words(.english, .short).sentence(fact).string
        == "Severe warning: {count} {event}, and 2 more.")
  }

  @Test func `a sender's long name is cut`() {
    let fact = SummaryFact.warning(
      event: WarnedEvent(String(repeating: "flood ", count: 40)), .severe, others: 0)
    #expect(words(.english, .short).sentence(fact).string.count < 80)
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(self.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension String {
  /// How often a text occurs where no digit continues it.
  fileprivate func components(of text: String) -> Int {
    ranges(of: text).count { range in
      range.lowerBound == startIndex
        || !self[index(before: range.lowerBound)].isNumber
          && self[index(before: range.lowerBound)] != "-"
    }
  }
}
