import Climate
import Foundation
import Places
import TestSupport
import Testing
import Vocabulary
import Weather
import Words

@testable import Sunset

/// What a word promises, and how rare it is.
@Suite struct SunsetWordsTests {
  /// Cirrus or altocumulus to be lit, at most scattered cloud below it, and any air.
  static func favorable(_ random: inout RandomSkies) -> AfterglowInput {
    func percent(_ share: Double) -> Double { random.next(1) < share ? random.next(100) : 0 }
    var (low, mid, high) = (0.0, 0.0, 0.0)
    while max(mid, high) < 20 {
      (low, mid, high) = (0.8 * percent(0.5), percent(0.5), percent(0.8))
    }
    let beyond = random.next(1.3)
    func sky(_ share: Double) -> CloudLayers {
      CloudLayers(lowPercent: low * share, midPercent: mid * share, highPercent: high * share)
        ?? .clear
    }
    let deviate = SunsetDistribution.normalDeviate(random.next(0.998) + 0.001)
    return AfterglowInput(
      layers: sky(1), path: Array(repeating: sky(beyond), count: SunwardPath.count),
      humidityPercent: 20 + random.next(75), aerosolOpticalDepth: 0.12 * exp(0.7 * deviate))
  }

  /// A word is said exactly if it is at least as likely as not that the score reaches it.
  @Test func `a word is at least as likely as not`() {
    var random = RandomSkies(state: 29)
    for index in 0..<3_000 {
      let input =
        index % 2 == 0
        ? Self.favorable(&random)
        : AfterglowInput(
          layers: random.layers(),
          path: index % 4 == 1 ? nil : (0..<SunwardPath.count).map { _ in random.layers() },
          humidityPercent: random.next(100), aerosolOpticalDepth: random.next(1))
      let lead = Double(index % 17)
      let distribution = SunsetDistribution(.init(input, leadDays: lead))
      let score = SunsetScore.afterglow(
        input, factors: SunsetFactors(), outlook: SunsetOutlook(distribution))
      guard let rating = score.rating, let outlook = score.outlook else {
        Issue.record("no rating")
        continue
      }
      for word in SunsetRating.allCases {
        let chance =
          Double(distribution.scores.count { $0 >= word.minimumScore })
          / Double(distribution.scores.count)
        #expect((rating.minimumScore >= word.minimumScore) == (chance >= 0.5), "\(score)")
      }
      #expect((outlook.color.chance >= 0.5) == (rating.minimumScore >= 48))
      #expect(outlook.interval.low <= outlook.score && outlook.score <= outlook.interval.high)
      #expect(score.gradient == SkyGradient(score: outlook.score, sunAltitudeDegrees: -0.83))
    }
  }

  /// Each word occurs where there is something to be seen, at a lead of at most a day.
  @Test func `every word occurs`() {
    var random = RandomSkies(state: 31)
    var counts: [SunsetRating: Int] = [:]
    for _ in 0..<3_000 {
      let sky = Self.favorable(&random)
      let distribution = SunsetDistribution(.init(sky, leadDays: random.next(1)))
      counts[SunsetRating(score: distribution.median), default: 0] += 1
    }
    for word in SunsetRating.allCases { #expect(counts[word] ?? 0 >= 90, "\(word): \(counts)") }
  }

  /// Every fifth of the largest cities.
  private static let places: [ClimateNormals] = {
    let world = Outlines.Bounds(west: -180, south: -90, east: 180, north: 90)
    let cities = Gazetteer.embedded.largest(in: world, count: 250)
    return stride(from: 0, to: cities.count, by: 5).map {
      ClimateNormals(
        at: cities[$0].coordinate, elevationMeters: cities[$0].elevationMeters)
    }
  }()

  private static func usualEvenings(_ month: MonthlyNormal) -> UsualEvenings {
    UsualEvenings(totalPercent: month.cloudCoverPercent, humidityPercent: month.humidityPercent)
  }

  /// An evening of a month at a place as it comes, here and toward the sun.
  private static func evening(
    _ month: MonthlyNormal, _ random: inout RandomSkies
  ) -> AfterglowInput {
    let usual = usualEvenings(month)
    let deviates = (0..<SunsetDistribution.dimensions).map { _ in
      SunsetDistribution.normalDeviate(random.next(0.999_8) + 0.000_1)
    }
    return usual.middle.disturbed(
      by: deviates, deviation: UsualEvenings.deviation, beyond: usual.beyond)
  }

  /// The shares of the words, for what comes at any one place and at all of them, and for what is
  /// said half a day before.
  private static let bounds:
    [(
      word: SunsetRating, here: ClosedRange<Double>, all: ClosedRange<Double>,
      said: ClosedRange<Double>
    )] = [
      (.poor, 0.04...0.55, 0.20...0.34, 0.18...0.32),
      (.muted, 0.05...0.30, 0.10...0.20, 0.10...0.20),
      (.fine, 0.12...0.75, 0.30...0.45, 0.40...0.60),
      (.colorful, 0.005...0.13, 0.03...0.08, 0.04...0.10),
      (.vivid, 0.005...0.12, 0.03...0.08, 0.02...0.07),
      (.spectacular, 0.03...0.22, 0.07...0.15, 0.005...0.03),
    ]

  /// A year of evenings at fifty places, and every tenth of their forecasts.
  @Test func `words are as rare everywhere`() {
    #expect(Self.places.count == 50)
    var random = RandomSkies(state: 37)
    var (all, said): ([SunsetRating: Double], [SunsetRating: Double]) = ([:], [:])
    for place in Self.places {
      var here: [SunsetRating: Double] = [:]
      for day in 0..<365 {
        let evening = Self.evening(place.months[day * 12 / 365], &random)
        here[SunsetRating(score: Afterglow(evening).score), default: 0] += 1 / 365
        guard day % 10 == 0 else { continue }
        let forecast = SunsetDistribution(.init(evening, leadDays: 0.5))
        said[SunsetRating(score: forecast.median), default: 0] += 1 / 37 / 50
      }
      for row in Self.bounds {
        #expect(row.here.contains(here[row.word] ?? 0), "\(place.coordinate) \(here)")
      }
      all.merge(here.mapValues { $0 / 50 }, uniquingKeysWith: +)
    }
    for row in Self.bounds {
      #expect(row.all.contains(all[row.word] ?? 0), "\(row.word) \(all)")
      #expect(row.said.contains(said[row.word] ?? 0), "\(row.word) \(said)")
    }
  }

  /// The usual evening of a month is one like any other: half of them have less.
  @Test func `the usual evening is in the middle`() {
    for place in Self.places {
      for month in place.months {
        let distribution = SunsetDistribution(.init(Self.usualEvenings(month)))
        let usual = UsualSunset(distribution)
        #expect((35...65).contains(distribution.percentile(of: usual.score)))
        #expect(distribution.percentile(of: 101) == 100 && distribution.percentile(of: -1) == 0)
      }
    }
  }

  /// The drawn evenings of a month have its mean cover.
  @Test(arguments: [0.0, 5, 20, 45, 70, 90, 100]) func `usual skies have their cover`(
    _ totalPercent: Double
  ) {
    let usual = UsualEvenings(totalPercent: totalPercent, humidityPercent: 60)
    var random = RandomSkies(state: 41)
    var clear = 0.0
    for _ in 0..<2_000 {
      let deviates = (0..<SunsetDistribution.dimensions).map { _ in
        SunsetDistribution.normalDeviate(random.next(0.999_8) + 0.000_1)
      }
      let sky = usual.middle.disturbed(
        by: deviates, deviation: UsualEvenings.deviation, beyond: usual.beyond
      ).layers
      clear += (1 - sky.low) * (1 - sky.mid) * (1 - sky.high) / 2_000
    }
    #expect(abs(100 * (1 - clear) - totalPercent) < 2.5, "\(clear)")
  }

  /// The sentence is the same wherever an answer is served, so it is tested once, here.
  @Test(arguments: SpokenLanguage.allCases)
  func `rarity and chance are in every language`(language: SpokenLanguage) {
    let (own, english) = (Wording(locale: language.rawValue), Wording.english)
    for isEvening in [true, false] {
      let rarity = SunsetRarity(percentile: 78, isEvening: isEvening)
      let text = rarity.text(in: own).string
      #expect(text.contains(own.numbers.percent(78)))
      #expect((text == rarity.text(in: english).string) == (language == .english))
      let other = SunsetRarity(percentile: 78, isEvening: !isEvening)
      #expect(text != other.text(in: own).string)
    }
    for chance in [0.0, 0.3, 1] {
      let color = SunsetColor(chance: chance, quality: nil)
      #expect(
        (color.text(in: own).string == color.text(in: english).string) == (language == .english))
    }
  }

  @Test(
    arguments: [
      (0.0, nil), (0.01, nil), (0.06, "1 in 20"), (0.3, "1 in 3"), (0.49, "1 in 2"),
      (0.65, "2 in 3"), (0.92, "9 in 10"), (0.93, "19 in 20"), (0.99, nil),
    ] as [(Double, String?)])
  func `a chance is counted`(_ chance: Double, _ odds: String?) {
    let text = SunsetColor(chance: chance, quality: nil).text(in: .english).string
    #expect(text.hasPrefix(odds ?? (chance < 0.5 ? "Hardly" : "Color is all but")), "\(text)")
  }
}
