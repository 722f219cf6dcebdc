import Sunset
import TestSupport
import Testing
import Units
import Vocabulary
import Weather
import Words

@testable import Time

@Suite struct SunsetSkyTests {
  static func hours(
    _ covers: [CloudCover], step: Double = 3600, humidity: Double? = 50
  ) -> [HourlyWeather] {
    covers.enumerated().map { index, cover in
      HourlyWeather(
        time: Instant(unixSeconds: Double(index) * step), humidityPercent: humidity,
        precipitationMillimeters: Double(index % 2) / 20, cloudCover: cover,
        visibility: Visibility(kilometers: 20))
    }
  }

  static func day(_ number: Int) -> LocalDate {
    LocalDate(dayNumber: number) ?? LocalDate.first
  }

  static func event(_ time: Instant) -> SunsetSky.Event {
    SunsetSky.Event(
      time: time, azimuthDegrees: 270, day: CivilDay(date: day(0), start: 0, end: 86400))
  }

  static func cover(_ low: Double?, _ mid: Double?, _ high: Double?) -> CloudCover {
    CloudCover(totalPercent: 40, lowPercent: low, midPercent: mid, highPercent: high)
  }

  @Test func layersAreInterpolatedToTheMoment() {
    let sky = SunsetSky(hours: Self.hours([Self.cover(0, 10, 20), Self.cover(100, 30, 40)]))
    let factors = sky.factors(Self.event(900))
    #expect(factors.cloudCover.lowPercent == 25)
    #expect(factors.cloudCover.midPercent == 15)
    #expect(factors.cloudCover.highPercent == 25)
    #expect(factors.precipitationMillimetersPerHour == 0)
    let second = sky.factors(Self.event(4000))
    #expect(second.precipitationMillimetersPerHour == 0.05)
    #expect(factors.cloudCoverDailyMeanPercent == 40)
  }

  @Test(arguments: [
    // rows with layers (hours), the event (hours), the quality that its confidence shows
    ([0, 1, 2, 3], 1.5, SkyQuality.layers), ([0, 3], 1.5, .layers), ([0, 9], 1, .nearby),
    ([0, 9], 4.5, .total),
  ])
  func gapsCostConfidence(known: [Int], at hour: Double, quality: SkyQuality) throws {
    let covers = (0...9).map {
      known.contains($0) ? Self.cover(0, 0, 50) : Self.cover(nil, nil, 50)
    }
    let sky = SunsetSky(hours: Self.hours(covers))
    let score = sky.afterglow(Self.event(0 + hour * 3600), now: 0 + hour * 3600)
    let layers = try #require(CloudLayers(lowPercent: 0, midPercent: 0, highPercent: 50))
    let total = try #require(CloudLayers(totalPercent: 40))
    let expected = SunsetDistribution(
      .init(
        AfterglowInput(
          layers: quality == .total ? total : layers, humidityPercent: 50, visibilityMeters: 20_000,
          precipitationMillimetersPerHour: score.factors.precipitationMillimetersPerHour),
        leadDays: 0, quality: quality))
    #expect(score.outlook == SunsetOutlook(expected))
    #expect(score.score == expected.median)
  }

  @Test func nothingIsNotANumber() {
    let none = SunsetSky(hours: []).afterglow(Self.event(0), now: 0)
    #expect(none.score == nil && none.reason == .noCloudData && none.gradient == nil)
    #expect(none.outlook == nil && none.asForecast == nil && none.rating == nil)
    let far = SunsetSky(hours: Self.hours([Self.cover(0, 0, 0)]))
    let beyond = SunsetSky.Event(
      time: 180_000, azimuthDegrees: 270,
      day: CivilDay(date: Self.day(2), start: 172_800, end: 259_200))
    #expect(far.afterglow(beyond, now: 0).score == nil)
    let totals = SunsetSky(hours: Self.hours([CloudCover(totalPercent: 30)]))
    #expect(totals.afterglow(Self.event(0), now: 0).score != nil)
    #expect(totals.classic(Self.event(0), isToday: true).reason == .noCloudLayers)
  }

  @Test func theSkyTowardTheSunCounts() throws {
    let here = Self.hours(Array(repeating: Self.cover(0, 0, 50), count: 3))
    let open = Self.hours(Array(repeating: Self.cover(0, 0, 30), count: 3))
    let closed = Self.hours(Array(repeating: Self.cover(0, 100, 0), count: 3))
    func score(_ path: [[HourlyWeather]]?) -> SunsetScore {
      SunsetSky(hours: here, path: path).afterglow(Self.event(3600), now: 0)
    }
    let clear = score(Array(repeating: open, count: 8))
    let cut = score([open] + Array(repeating: closed, count: 7))
    let local = score(nil)
    #expect(clear.path == .sampled && local.path == .local)
    let stormy = Self.hours(Array(repeating: Self.cover(90, 90, 90), count: 3))
    let front = score([open] + Array(repeating: stormy, count: 7))
    // A closed mid-level deck is thin here and thick there: of the rays that dip into it, a part
    // comes through, and those that pass above it are whole. What a front adds is low cloud, which
    // is even, and a third layer: it takes more than twice as much.
    let lights = try [clear, cut, front].map { try #require($0.subscores?.light) }
    #expect(lights[0] > lights[1] + 0.1 && lights[1] > lights[2] + 0.2, "\(lights)")
    let takes: [KeyPath<SunsetScore, Double?>] = [\.asForecast, \.score]
    for take in takes {
      let scores = try [clear, cut, front].map { try #require($0[keyPath: take]) }
      #expect(scores[0] > scores[1] + 5 && scores[1] > scores[2] + 10, "\(scores)")
    }
    #expect(
      cut.explanation.text(in: .english, .metric).string.contains("mid-level deck 150 km west"))
    #expect(
      cut.explanation.text(in: .english, .imperial).string.contains("mid-level deck 93 mi west"))
    #expect(
      cut.explanation.text(in: Wording(locale: "de"), .metric).string.contains(
        "mittelhohe Wolkendecke 150 km westlich"))
    #expect(clear.explanation.text(in: .english, .metric).string == "Cirrus will catch the light.")
    #expect(score(Array(repeating: [], count: 8)).path == .local)
    #expect(score([open, []] + Array(repeating: open, count: 6)).path == .sampled)
  }

  @Test func explanationsNameTheSpoilers() throws {
    let sky = try #require(CloudLayers(lowPercent: 90, midPercent: 0, highPercent: 0))
    let wet = SunsetScore.afterglow(
      AfterglowInput(
        layers: sky, humidityPercent: 95, aerosolOpticalDepth: 0.6, visibilityMeters: 2000,
        precipitationMillimetersPerHour: 2), factors: SunsetFactors())
    #expect(
      wet.explanation.text(in: .english, .metric).string
        == "Low cloud hides most of the sky, but rain gets in the way, reduced "
        + "visibility dims the view and haze mutes the colors.")
  }

  /// The original shows the very hour that its score is made of.
  @Test(arguments: [0.0, 1, 1800, 3599]) func classicFactorsAreThoseOfTheHour(_ seconds: Double) {
    let hours = Self.hours([Self.cover(10, 20, 41), Self.cover(99, 99, 99)])
    let air = [0.1, 0.5].enumerated().map { hour, depth in
      AirQuality(time: Instant(unixSeconds: Double(hour) * 3600), aerosolOpticalDepth: depth)
    }
    let sky = SunsetSky(hours: hours, air: air)
    for isToday in [true, false] {
      let factors = sky.classic(Self.event(Instant(unixSeconds: seconds)), isToday: isToday).factors
      #expect(factors.cloudCover == hours[0].cloudCover)
      #expect(factors.humidityPercent == hours[0].humidityPercent)
      #expect(factors.visibility == hours[0].visibility)
      #expect(factors.aerosolOpticalDepth == 0.1)
    }
  }

  @Test func classicKeepsTheFloorHourAndCutsDecimals() {
    let sky = SunsetSky(hours: Self.hours([Self.cover(10, 20, 41), Self.cover(99, 99, 99)]))
    #expect(sky.classic(Self.event(3599), isToday: true).score == 23)
    #expect(sky.classic(Self.event(3600), isToday: true).score == 99)
    #expect(sky.classic(Self.event(7200), isToday: true).score == nil)
    let days = [DailyWeather(date: Self.day(0), cloudCoverMeanPercent: 33.9)]
    #expect(SunsetSky(hours: [], days: days).classic(Self.event(0), isToday: false).score == 67)
    #expect(ClassicSunset.later(dailyMeanCloudPercent: 180) == 0)
    #expect(ClassicSunset.today(lowPercent: 300, midPercent: 100, highPercent: 100) == 100)
    #expect(ClassicSunset.today(lowPercent: .nan, midPercent: 0, highPercent: 0) == nil)
  }
}
