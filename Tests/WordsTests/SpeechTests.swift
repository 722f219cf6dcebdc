import Basics
import Summary
import TestSupport
import Testing
import Units
import Vocabulary
import Words

/// Written text, read aloud.
@Suite struct SpeechTests {
  private func spoken(
    _ text: String, _ locale: String = "en", _ units: UnitSystem = .metric
  ) -> String {
    Wording(locale: locale).spoken(text, units: units)
  }

  @Test(arguments: [
    // Numbers with units: signs, plurals, decimals, with and without a space.
    ("-3 °C", "minus 3 degrees"), ("−3°C", "minus 3 degrees"), ("+3 °C", "3 degrees"),
    ("1 °C", "1 degree"), ("-1°C", "minus 1 degree"), ("0 °C", "0 degrees"),
    ("1.5 °C", "1.5 degrees"), ("1 km/h", "1 kilometer per hour"), ("1 %", "1 percent"),
    ("45%", "45 percent"), ("2 mm/h", "2 millimeters per hour"), ("1 h 1 min", "1 hour 1 minute"),
    ("12min", "12 minutes"), ("2d", "2 days"), ("3\u{202F}hPa", "3 hectopascals"),
    ("12 µg/m³", "12 micrograms per cubic meter"), ("sun at 8°", "sun at 8 degrees"),
    // Spans and times.
    ("12…19 °C", "12 to 19 degrees"), ("-3…1 °C", "minus 3 to 1 degree"),
    ("20:24–21:31", "20:24 to 21:31"), ("2:37 PM–4:37 PM", "2:37 PM to 4:37 PM"),
    ("1.4 → 1.8 °C", "1.4 to 1.8 degrees"), ("1991-2020", "1991 to 2020"),
    ("↑ 05:12  ↓ 21:04", "Sunrise 05:12, Sunset 21:04"),
    // Marks and symbols.
    ("≈24 °C", "about 24 degrees"), ("≈14:00", "14:00"), ("*21°C", "21 degrees"),
    ("≥10 km", "10 kilometers or more"), ("< 1 day", "less than 1 day"),
    ("  ⛅  21 °C  Cloudy", "21 degrees, Cloudy"), ("▲ SEVERE", "SEVERE"), ("NO₂: 4", "NO2: 4"),
    ("Lisbon, Portugal · air", "Lisbon, Portugal, air"), ("A (CC BY 4.0)", "A, CC BY 4.0"),
    ("north-northwest", "north-northwest"), ("rain - then sun", "rain, then sun"),
    ("see https://example.org/a?b now", "see now"), ("👍🏽 & 🇵🇹", ""), ("", ""),
    // Words that look like units.
    ("CO2 in 5 in all", "CO2 in 5 in all"), ("PM10 4 more", "PM10 4 more"),
  ])
  func `numbers, spans and marks become words`(written: String, words: String) {
    #expect(spoken(written) == words)
    #expect(spoken(spoken(written)) == words, "speech stays as it is")
  }

  @Test func `words and decimals are those of the language`() {
    #expect(spoken("-1.5 °C", "de") == "minus 1,5 Grad")
    #expect(spoken("-1 km/h", "fr") == "moins 1 kilomètre par heure")
    #expect(spoken("12–14 °C", "it") == "da 12 a 14 gradi")
    #expect(spoken("0.5 in", "en", .imperial) == "0.5 inches")
    #expect(spoken("1 mi", "en", .imperial) == "1 mile")
  }

  /// Where a locale writes them with a point, and its decimals with a comma.
  @Test(arguments: [
    ("en-FI", "↓ 19.42", "Sunset 19:42"), ("en-DK", "19.42–21.05", "19:42 to 21:05"),
    ("fi", "Rain at 7.05. Dry", "Rain at 7:05. Dry"), ("fi", "12,3 °C", "12,3 degrees"),
    ("en-FI", "24.30", "24,30"), ("en", "19.42", "19.42"),
  ])
  func `a clock with a point is no decimal`(locale: String, written: String, words: String) {
    #expect(spoken(written, locale) == words)
  }

  @Test func `lines become sentences`() {
    #expect(
      Wording(locale: "en").spoken(
        lines: ["lisbon: 21°C", "☀️", "Wind 1 km/h, Humidity 62%", "Over."].map { QuotingText($0) },
        units: .metric)
        == "Lisbon: 21 degrees. Wind 1 kilometer per hour, Humidity 62 percent. Over.")
  }

  /// Whatever it is, and wherever it stands; our own words around it are read as ever.
  @Test func `a quotation is read as it is`() {
    func spoken(_ text: QuotingText) -> String {
      Wording(locale: "en").spoken(lines: [text], units: .metric)
    }
    var text = QuotingText("Gusts 5 km/h: ")
    text.append(quoting: "50 mph  (40-50 mph)")
    text.append(", 3 °C")
    #expect(spoken(text) == "Gusts 5 kilometers per hour: 50 mph  (40-50 mph), 3 degrees.")
    #expect(text.written(.leftToRight) == "Gusts 5 km/h: 50 mph  (40-50 mph), 3 °C")
    var alone = QuotingText()
    alone.append(quoting: "gale. Now!")
    #expect(spoken(alone) == "gale. Now!")
    // A slot in it is no slot.
    var slots = QuotingText("a\(QuotingText.slot)b ")
    slots.append(quoting: "c\(QuotingText.slot)d")
    #expect(spoken(slots) == "Ab cd.")
  }

  @Test func `dates aloud are in words`() {
    let wording = Wording(locale: "en")
    #expect(wording.fullDay(date("2026-06-21")) == "Sun, Jun 21")
    #expect(wording.aloud.fullDay(date("2026-06-21")) == "Sunday, June 21")
  }

  /// Summaries of any weather, in every language, in both voices.
  @Test(arguments: SpokenLanguage.allCases, UnitPreset.allCases)
  func `no forecast has a symbol aloud`(language: SpokenLanguage, preset: UnitPreset) {
    var forecasts = RandomForecast(seed: 11)
    let (wording, units) = (Wording(locale: language.rawValue), UnitSystem(preset: preset))
    for _ in 1...150 {
      let (input, zone) = forecasts.next()
      let tree = SummaryTree(input)
      let speech = SummaryText(.long, wording.aloud, units: units, zone: zone).text(tree)
      #expect(Speakable.faults(speech) == [], "\(speech)")
      let written = SummaryText(.long, wording, units: units, zone: zone).text(tree)
      let aloud = wording.spoken(written, units: units)
      #expect(Speakable.faults(aloud) == [], "\(written): \(aloud)")
    }
  }

  /// Bytes of any kind.
  @Test func `no text has a symbol aloud`() {
    let parts = ["-", "−", "1", "2.", "°", "%", " ", "km/h", "–", "≈", "☀️", "(", "ü", "中", "↑ 1:2"]
    var random = SplitMix64(seed: 3)
    for _ in 1...5_000 {
      let text = (0..<8).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
      #expect(Speakable.faults(spoken(text)) == [], "\(text): \(spoken(text))")
    }
  }
}
