import Basics
import Summary
import TestSupport
import Testing
import Time
import Weather
import Words

/// What falls when, and in which words; where nothing is known, nothing is said.
@Suite struct NowcastTests {
  /// Rates in mm/h.
  private static func quarters(_ rates: [Double?], isEstimate: Bool = false) -> Nowcast {
    let steps = rates.enumerated().map {
      NowcastStep(
        time: Instant(unixSeconds: Double($0.offset) * 900),
        precipitationMillimetersPerHour: $0.element, isEstimate: isEstimate)
    }
    return Nowcast(steps: steps, isNative: true)
  }

  /// Rates in mm/h, a row a minute from a minute on, in quarters.
  private static func minutes(_ rates: [Double?], from minute: Int) -> Nowcast {
    let steps = rates.enumerated().map { index, rate in
      NowcastStep(
        time: Instant(unixSeconds: Double(minute + index) * 60),
        precipitationMillimetersPerHour: rate)
    }
    return Nowcast(steps: steps, intervalSeconds: 60, isNative: true).inSteps(ofSeconds: 900)
  }

  private static func repeated(_ rate: Double?, _ count: Int) -> [Double?] {
    Array(repeating: rate, count: count)
  }

  @Test func theFirstSpellIsFound() {
    let nowcast = Self.quarters([0, 0, 0.4, 0.3, 0, nil, 0.2, 0])
    #expect(nowcast.outlook(from: 300) == .wet(start: 25, latest: 25, end: 55))
    #expect(nowcast.window(from: 1000, minutes: 30).steps.count == 3)
    let now = nowcast.window(from: 2000, minutes: 120)
    #expect(now.outlook(from: 2000).startsInMinutes == 0)
    #expect(Self.quarters([0, 0]).outlook(from: 0) == .dry(minutes: nil))
    #expect(Self.quarters([]).outlook(from: 0) == .unknown)
  }

  static let quarterCases: [([Double?], NowcastOutlook, String)] = [
    ([0, 0, 0, 0.5, nil, nil], .wet(start: 45, latest: 45, end: nil), "in about 45 minutes."),
    ([0.5, nil, 0, 0], .wet(start: 0, latest: 0, end: nil), "with no end in sight."),
    ([0.5, 0, nil, nil], .wet(start: 0, latest: 0, end: 15), "ending in about 15 minutes."),
    (
      [0, 0, nil, nil], .dry(minutes: 30),
      "No precipitation expected for about 30 minutes; the rest is not fully known."
    ),
    ([nil, 0, 0], .dry(minutes: 0), "as far as is known."),
    (
      [0, nil, 0.5, 0], .wet(start: nil, latest: 30, end: 45),
      "Precipitation within about 30 minutes, ending in about 45 minutes."
    ),
    ([nil, nil], .unknown, "No precipitation data for the next hours."),
    ([0.05, 0.05, 0.04], .wet(start: 0, latest: 0, end: 30), "ending in about 30 minutes."),
    ([0.04, 0.04], .dry(minutes: nil), "No precipitation expected."),
  ]

  @Test(arguments: quarterCases)
  func whatIsUnknownIsNotDry(
    _ amounts: [Double?], _ outlook: NowcastOutlook, _ words: String
  ) {
    let found = Self.quarters(amounts).outlook(from: 0)
    #expect(found == outlook)
    #expect(found.summary(in: .english).string.hasSuffix(words), "\(found)")
  }

  /// The list may end before the time that was asked about.
  @Test func whatNobodyToldOfIsUnknown() {
    let window = Self.quarters([0, 0]).window(from: 0, minutes: 120)
    #expect(window.outlook(from: 0) == .dry(minutes: 30))
    let late = Self.quarters([0, 0, 0.5]).window(from: -1800, minutes: 60)
    #expect(late.outlook(from: -1800).startsInMinutes == nil)
  }

  @Test func whatIsUsualSaysNothingOfNow() {
    for amounts in [[0.5, 0.5], [0, 0]] {
      let outlook = Self.quarters(amounts, isEstimate: true).outlook(from: 0)
      #expect(outlook == .usual)
      #expect(outlook.startsInMinutes == nil && outlook.endsInMinutes == nil)
    }
  }

  /// In hundredths of an inch a tenth of a millimeter is nothing.
  @Test func theWordsAreThoseOfTheFigureShown() {
    let nowcast = Self.quarters([0.1, 0.1])
    let inches = nowcast.outlook(from: 0) {
      Rounding.round($0 / 25.4, decimals: 2) > 0
    }
    #expect(inches == .dry(minutes: nil))
    #expect(nowcast.outlook(from: 0).startsInMinutes == 0)
  }

  // MARK: Minutes

  @Test func minutesBecomeQuarters() {
    // The second quarter has an unknown minute.
    let rates = Self.repeated(6, 11) + [nil] + Self.repeated(6, 34)
    let quarters = Self.minutes(rates, from: 14)
    #expect(quarters.steps.map(\.time) == [0, 900, 1800, 2700])
    #expect(
      quarters.steps.map { Rounding.round($0.precipitationMillimetersPerHour, decimals: 6) }
        == [6, nil, 6, 6])
  }

  static let minuteCases: [([Double?], Int, [Double?], NowcastOutlook)] = [
    // Unbroken rain has no end that is known, wherever the list begins and ends.
    (repeated(1, 61), 0, [1, 1, 1, 1], .wet(start: 0, latest: 0, end: nil)),
    (repeated(2, 61), 1, [2, 2, 2, 2], .wet(start: 0, latest: 0, end: nil)),
    (repeated(1, 60), 13, [1, 1, 1, 1], .wet(start: 0, latest: 0, end: nil)),
    (repeated(1, 61), 14, [1, 1, 1, 1, 1], .wet(start: 0, latest: 0, end: nil)),
    // Starts and ends are those of the minutes, not of the quarters.
    (
      repeated(0, 5) + repeated(6, 20) + repeated(0, 36), 0, [4, 4, 0, 0],
      .wet(start: 5, latest: 5, end: 25)
    ),
    // A short break does not end a spell, a long one does.
    (
      repeated(6, 10) + repeated(0, 5) + repeated(6, 15) + repeated(0, 31), 0, [4, 6, 0, 0],
      .wet(start: 0, latest: 0, end: 30)
    ),
    (
      repeated(6, 3) + repeated(0, 25) + repeated(6, 33), 0, [1.2, 0.8, 6, 6],
      .wet(start: 0, latest: 0, end: 3)
    ),
    // Dry minutes behind the rain are known, though their quarter is not.
    (repeated(6, 60) + [0], 0, [6, 6, 6, 6], .wet(start: 0, latest: 0, end: 60)),
    // A minute's drizzle of which no figure is seen has no words either.
    ([0.5] + repeated(0, 60), 0, [0, 0, 0, 0], .dry(minutes: 61)),
  ]

  @Test(arguments: minuteCases)
  func aSpellIsThatOfTheMinutes(
    _ rates: [Double?], _ from: Int, _ shown: [Double?], _ expected: NowcastOutlook
  ) {
    let now = Instant(unixSeconds: Double(from) * 60 + 17)
    let window = Self.minutes(rates, from: from).window(from: now, minutes: 120)
    #expect(
      window.steps.map { Rounding.round($0.precipitationMillimetersPerHour, decimals: 1) } == shown)
    #expect(window.outlook(from: now) == expected)
  }

  /// The service's minutes begin with the next full one.
  @Test func rainOfTheNextMinuteIsRainNow() {
    let nowcast = Self.minutes(Self.repeated(1, 61), from: 15)
    #expect(nowcast.outlook(from: 857).startsInMinutes == 0)
    #expect(Self.minutes(Self.repeated(1, 14), from: 1).steps.count == 1)
    #expect(Self.minutes(Self.repeated(1, 13), from: 1).steps.isEmpty)
  }

  @Test func oneMinuteIsNotMinutes() {
    #expect(
      NowcastOutlook.wet(start: 1, latest: 1, end: 2).summary(in: .english).string
        == "Precipitation starting in about 1 minute, for about 1 minute.")
  }
}
