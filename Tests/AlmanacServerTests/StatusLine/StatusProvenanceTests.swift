import Places
import Providers
import Sky
import Sunset
import TestSupport
import Testing
import Time
import Units
import Vocabulary
import Weather
import Words

@testable import AlmanacProtocol
@testable import AlmanacServer
@testable import Services
import Telling

/// What is not current says so, whatever the format.
@Suite struct StatusProvenanceTests {
  private static let now = Instant(unixSeconds: 1_782_043_200)

  private static let sources: [Source] = [
    Source(provider: .upstream(.openMeteo), kind: .live, ageSeconds: 0),
    Source(provider: .upstream(.openMeteo), kind: .cache, ageSeconds: 300),
    Source(provider: .upstream(.openMeteo), kind: .cache, ageSeconds: 10_800, isStale: true),
    .estimate,
  ]

  private static let noWarnings: Result<Sourced<HeardWarnings>, Failure> = {
    let silence = Sourced(AlertReport(coverage: .full, alerts: []))
    var member = HeardWarnings.Member(.meteoAlarm)
    member.answer = silence
    return HeardWarnings.merged(
      main: HeardWarnings.Chain(.success(silence), [member]), partial: [])
  }()

  private func line(
    _ weather: Source, sunset: Source? = nil, locale: String = "en", celsius: Double = 21.4
  ) throws -> StatusLine {
    let coordinate = try #require(Coordinate(latitude: 38.7, longitude: -9.1))
    let place = Place(
      name: "Lisbon", coordinate: coordinate, timeZone: "UTC", timeZoneSource: .given)
    let current = CurrentWeather(
      time: Self.now, temperatureCelsius: celsius,
      humidityPercent: 62, dewPointCelsius: 14, pressureHectopascals: 1016,
      wind: Wind(
        speedKilometersPerHour: 14, gustKilometersPerHour: 20, directionDegrees: 340),
      cloudCover: CloudCover(totalPercent: 40), visibility: Visibility(kilometers: 24), uvIndex: 5,
      precipitation: PrecipitationAmount(
        millimeters: 0, in: Self.now.adding(seconds: -900)..<Self.now), isDay: true,
      condition: Condition(.partlyCloudy))
    let report = CurrentReport(
      weather: current, sunrise: nil, sunset: nil, isDay: true,
      normal: .init(
        year: 2026, temperatureCelsius: 22, anomalyCelsius: -0.6, isRepresentative: true))
    var facts = StatusFacts(
      weather: Sourced(report, sources: [ProductSource(product: .forecast, source: weather)]),
      alerts: try Self.noWarnings.get())
    if let sunset {
      let score = SunsetReport(
        date: .first, outcome: .scored(.classic(63, factors: SunsetFactors())), time: nil,
        goldenHour: nil, hasPassed: false)
      facts.sunset = Sourced(
        [score], sources: [ProductSource(product: .forecast, source: sunset)])
    }
    let found = ResolvedPlace(place: place, zone: .utc)
    facts.sun = found.zone.date(at: Self.now).flatMap { SunCalendar(place: found.sky).day($0) }
    return StatusLine(
      facts: facts, place: RequestPlace(found), now: Self.now,
      units: .metric, wording: Wording(locale: locale, clock: .twentyFourHour),
      glyphs: StatusGlyphs(set: .ascii), escape: StatusEscape(style: .none))
  }

  @Test(arguments: SpokenLanguage.allCases, sources)
  func `speech has no symbols, and says what is not current`(
    language: SpokenLanguage, source: Source
  ) throws {
    for celsius in [-21.4, -1, 0, 1, 21.4] {
      let speech = try line(source, locale: language.rawValue, celsius: celsius).speech
      #expect(Speakable.faults(speech) == [], "\(speech)")
      let note = Provenance(source).note(in: Wording(locale: language.rawValue).aloud)?.string
      #expect(speech.lowercased().contains(note?.lowercased() ?? ""), "\(speech)")
    }
  }

  @Test func `speech is the tooltip in sentences`() throws {
    let line = try line(Self.sources[2], celsius: -1)
    #expect(line.tooltip.hasPrefix("Lisbon: Partly cloudy, -1°C"))
    #expect(
      line.speech
        == "Lisbon: Partly cloudy, minus 1 degree, feels like minus 5 degrees. "
        + "Wind 14 kilometers per hour north-northwest, Humidity 62 percent. "
        + "Sunrise 05:11, Sunset 20:04. 3 hours old.")
  }

  private static let valueFields = StatusField.allCases.filter {
    $0.need == .weather && !$0.isAboutValues
  }

  @Test(arguments: valueFields, sources)
  func `no field of the weather passes as current`(field: StatusField, source: Source) throws {
    let line = try line(source)
    let text = line.text(try StatusFormat("{\(field.rawValue)}"))
    #expect(text.hasPrefix("≈") == (source.kind == .estimate))
    #expect(text.hasSuffix(" (3h old)") == source.isStale)
  }

  @Test(arguments: [StatusPreset.one, .two, .three, .four], sources)
  func `nor does a preset`(preset: StatusPreset, source: Source) throws {
    let text = try line(source).text(StatusFormat(preset, .ascii))
    #expect(text.contains(" ≈21°C") == (source.kind == .estimate))
    #expect(text.contains("≈") == (source.kind == .estimate))
    #expect(text.hasSuffix(" (3h old)") == source.isStale)
  }

  /// Format; the line of a live, cached, stale and estimated weather.
  @Test(arguments: [
    ("%t %h", ["21°C 62%", "21°C 62%", "21°C 62% (3h old)", "≈21°C 62%"]),
    ("{mark} {name} %t", ["Lisbon 21°C", "Lisbon 21°C", "Lisbon 21°C (3h old)", "≈ Lisbon 21°C"]),
    ("%t%e %a", ["21°C 0min", "21°C 5min", "21°C 3h", "21°C≈ –"]),
    ("{name}", ["Lisbon", "Lisbon", "Lisbon", "Lisbon"]),
    ("{aqi}", ["–", "–", "–", "–"]),
  ])
  func `a format may place both`(format: String, lines: [String]) throws {
    for (source, expected) in zip(Self.sources, lines) {
      let text = try line(source).text(StatusFormat(format))
      #expect(text == expected)
    }
  }

  /// The date is that of ISO 8601.
  @Test(arguments: StatusField.allCases.filter { $0 != .date }, ["fa", "ar-EG", "mr"])
  func `a field has the digits of its locale`(field: StatusField, locale: String) throws {
    let line = try line(Self.sources[2], sunset: Self.sources[0], locale: locale)
    let text = line.text(try StatusFormat("{\(field.rawValue)}"))
    #expect(!text.contains { $0.isASCII && $0.isNumber }, "\(text)")
    #expect(!line.tooltip.contains { $0.isASCII && $0.isNumber })
  }

  @Test func `numbers have the signs of the locale`() throws {
    let line = try line(Self.sources[0], locale: "fi")
    #expect(line.text(try StatusFormat("%t {humidity} {anomaly}")) == "21°C 62 % −1°C")
  }

  @Test func `each part is marked by itself`() throws {
    let mixed = try line(Self.sources[2], sunset: .estimate)
    let format = try StatusFormat("%t {sunsetScore} {sunsetRating}")
    #expect(mixed.text(format) == "21°C ≈63 Vivid (3h old)")
    #expect(mixed.provenance(of: format).classes == ["estimate", "stale"])
    let current = try StatusFormat("%t")
    #expect(mixed.provenance(of: current).mark.isEmpty)
  }

  @Test(arguments: sources) func `classes and tooltip`(source: Source) throws {
    let line = try line(source)
    let format = StatusFormat(.one, .ascii)
    #expect(line.classes(format).contains("estimate") == (source.kind == .estimate))
    #expect(line.classes(format).contains("stale") == source.isStale)
    #expect(line.tooltip.contains("≈21°C") == (source.kind == .estimate))
    #expect(line.tooltip.contains("3 h old") == source.isStale)
    #expect(line.tooltip.contains("not a forecast") == (source.kind == .estimate))
  }

  @Test(arguments: [-1e300, -400, -200, -0.1, 359.99, 1e19, 1.7e308])
  func `any direction has an arrow`(degrees: Double) {
    let wind = Wind(speedKilometersPerHour: 3, directionDegrees: degrees)
    #expect(StatusGlyphs(set: .emoji).wind(wind, in: .english).count == 1)
  }

  /// Seconds; the age in a line and in words.
  @Test(
    arguments: [
      (nil, "?", "some time"), (-5, "0min", "0 min"), (59, "1min", "1 min"),
      (5_399, "90min", "90 min"), (5_400, "2h", "2 h"), (129_599, "36h", "36 h"),
      (129_600, "2d", "2 days"), (864_000, "10d", "10 days"), (.max, "106751991167301d", nil),
    ] as [(Int?, String, String?)])
  func `ages`(seconds: Int?, short: String, words: String?) {
    #expect(Age(seconds: seconds).short(in: .english) == short)
    if let words { #expect(Age(seconds: seconds).words(in: .english).string == words) }
  }
}
