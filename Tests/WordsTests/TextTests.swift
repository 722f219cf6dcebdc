import Basics
import Summary
import TestSupport
import Testing
import Time
import Units
import Vocabulary

@testable import Words

/// What is written, and what is read aloud.
@Suite struct TextTests {
  private static let written = Wording(locale: "en")
  private static let aloud = written.aloud

  // MARK: Silence

  /// However it is put together, nothing that was written is heard.
  @Test(arguments: SpokenLanguage.allCases)
  func `what is written says nothing aloud`(language: SpokenLanguage) {
    let (written, aloud) = (
      Wording(locale: language.rawValue), Wording(locale: language.rawValue).aloud
    )
    let finished = written.measure(11, in: .millimeters)
    let signs: [Text] = [finished, "≈", "  ", "↑ 5:12", Text(written: "12 °C"), finished + "%"]
    let heard = aloud.measure(7, in: .kilometers)
    for sign in signs {
      #expect(sign.string(in: .spoken).isEmpty && !sign.string(in: .written).isEmpty)
      for text in [
        sign + heard, heard + sign, aloud.list([sign, heard, nil]), aloud.words([heard, sign]),
        aloud.apart([sign, heard]), aloud.text(heard, more: sign),
      ] {
        #expect(text == heard)
      }
      let texts = [
        aloud.page(.windIs(value: sign)), aloud.named(sign, heard), aloud.range(sign, heard),
        aloud.sentences([sign, heard]), aloud.labeled(heard, sign), aloud.closed(sign),
        aloud.filled("{1} {0}", [sign, heard]),
      ]
      for text in texts { #expect(Speakable.faults(text.string) == [], "\(text.string)") }
    }
  }

  /// No row needs a voice to know what a sign means.
  @Test(arguments: SpokenLanguage.allCases)
  func `no row has a symbol aloud`(language: SpokenLanguage) {
    let phrases = language.phrases
    var rows = MessageRow.allCases.map { phrases.aloud($0) }
    rows += PageRow.allCases.map { phrases.aloud($0) }
    rows += NoticeRow.allCases.map { phrases.aloud($0) }
    rows += Lever.allCases.map { phrases.aloud($0) }
    rows += SunPhase.allCases.flatMap { [phrases.word($0), phrases.dawn($0)] }
    rows += ExtremeKind.allCases.map { phrases.aloud($0) }
    rows += ConditionKind.allCases.map { phrases.word($0) }
    rows += SunsetRating.allCases.map { phrases.word($0) }
    rows += AirQualityCategory.allCases.map { phrases.word($0) }
    rows += AlertSeverity.allCases.map { phrases.word($0) }
    rows += MoonPhaseName.allCases.map { phrases.word($0) }
    rows += Measurement.allCases.map { phrases.word($0) }
    rows += Phenomenon.allCases.flatMap { [phrases.word($0), phrases.possible($0)] }
    let forms =
      MeasureUnit.allCases.map { phrases.spoken($0) }
      + CountedText.allCases.filter { $0 != .minutes && $0 != .hours }.map { phrases.counted($0) }
    rows += forms.flatMap { form in PluralCategory.allCases.map { form[$0] } }
    for row in rows {
      let words = row.split(separator: "{").map { part in
        part.contains("}") ? "1" + part.drop { $0 != "}" }.dropFirst() : part
      }.joined(separator: "")
      #expect(Speakable.faults(words) == [], "\(row)")
    }
  }

  /// Summaries of any weather, in every language.
  @Test(arguments: SpokenLanguage.allCases, NamedUnits.allCases)
  func `no forecast has a symbol aloud`(language: SpokenLanguage, named: NamedUnits) {
    var forecasts = RandomForecast(seed: 11)
    let (wording, units) = (Wording(locale: language.rawValue), named.system)
    for _ in 1...150 {
      let (input, zone) = forecasts.next()
      let speech = SummaryText(.long, wording.aloud, units: units, zone: zone)
        .text(SummaryTree(input)).string
      #expect(Speakable.faults(speech) == [], "\(speech)")
    }
  }

  // MARK: Numbers

  @Test(arguments: [
    ("en", -3, nil, MeasureUnit.celsius, "-3 °C", "minus 3 degrees"),
    ("en", 1, nil, .celsius, "1 °C", "1 degree"),
    ("en", 1.5, nil, .celsius, "1.5 °C", "1.5 degrees"),
    ("en", 1, 1, .celsius, "1.0 °C", "1.0 degrees"),
    ("en", -0.04, 1, .celsius, "0.0 °C", "0.0 degrees"),
    ("en", 12, nil, .microgramsPerCubicMeter, "12 µg/m³", "12 micrograms per cubic meter"),
    ("en", 0.5, nil, .inches, "0.5 in", "0.5 inches"), ("en", 1, nil, .miles, "1 mi", "1 mile"),
    ("de", -1.5, nil, .celsius, "-1,5 °C", "minus 1,5 Grad"),
    ("fr", -1, nil, .kilometersPerHour, "-1 km/h", "moins 1 kilomètre par heure"),
    ("ja", 20, nil, .kilometersPerHour, "20 km/h", "時速20キロメートル"),
    ("en", 5, nil, .beaufort, "force 5", "force 5"), ("ja", 5, 1, .beaufort, "風力5", "風力5"),
    ("pl", 7, 0, .beaufort, "7 w skali Beauforta", "7 w skali Beauforta"),
  ])
  func `a measure is a symbol for the eye and a word for the ear`(
    locale: String, number: Double, decimals: Int?, unit: MeasureUnit, written: String,
    spoken: String
  ) {
    let wording = Wording(locale: locale)
    #expect(wording.measure(number, decimals: decimals, in: unit).string == written)
    #expect(wording.aloud.measure(number, decimals: decimals, in: unit).string == spoken)
  }

  @Test func `spans, lists and brackets are words aloud`() {
    func both(_ text: (Wording) -> Text) -> [String] {
      [text(Self.written).string, text(Self.aloud).string]
    }
    #expect(
      both { $0.range($0.exact(12), $0.measure(19, in: .celsius)) }
        == ["12…19 °C", "12 to 19 degrees"])
    #expect(
      both { $0.text($0.quote("73"), more: $0.percent(45)) } == ["73 (45%)", "73, 45 percent"])
    #expect(both { $0.apart([$0.quote("A"), $0.quote("b")]) } == ["A · b", "A, b"])
    #expect(both { $0.counted(.hours, 3) } == ["3 h", "3 hours"])
    #expect(both { $0.signed(1.25, decimals: 1) } == ["+1.3", "1.3"])
    #expect(both { $0.fullDay(date("2026-06-21")) } == ["Sun, Jun 21", "Sunday, June 21"])
    #expect(both { $0.exact(-2) } == ["-2", "minus 2"])
  }

  // MARK: Others

  /// Whatever it is, and wherever it stands.
  @Test func `a quotation is read as it is`() {
    let event = "gale. 50 mph  (40-50 mph)"
    for wording in [Self.written, Self.aloud] {
      let quote = wording.quote(event)
      #expect(wording.sentences([quote]).string == event + ".")
      #expect(wording.named(quote, wording.quote("x")).capitalized.string == event + ": x")
      #expect(wording.list([quote, wording.exact(1)]).capitalized.string == event + ", 1")
      #expect(wording.named(wording.page(.wind), quote).string == "Wind: " + event)
      #expect(wording.sentences([wording.page(.rainNow)]).string == "Now.")
    }
    #expect(Self.aloud.quote("Fl…").string == "Fl...")
    #expect(Self.written.quote("a\n\nb").lines.map(\.string) == ["a", "b"])
  }
}
