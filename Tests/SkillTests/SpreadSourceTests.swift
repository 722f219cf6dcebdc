import Basics
import Foundation
import Skill
import TestSupport
import Testing
import Time
import Vocabulary

/// Spreads from a ledger's errors and from an ensemble, and chances of crossing a threshold.
@Suite struct SpreadSourceTests {
  /// 2026-06-21T12:00:00Z.
  private static let now: Instant = 1_782_043_200

  private static let place = SimulatedLedger(at: "p", [.init("a") { _ in 1 }])
  private static let lesson = SkillLesson(place.days(120, before: now, seed: 3).taught)

  private static func source(
    _ lesson: SkillLesson = lesson, _ ensemble: EnsembleForecast? = nil
  ) throws -> SpreadSource {
    let correction: ForecastCorrection = try #require(lesson.corrections["a"])
    var source = SpreadSource(correction: correction, issued: now)
    source.ensemble = ensemble
    return source
  }

  /// The weather after the ledger: as often within the interval as promised, at every lead.
  @Test func `four of five values are between p10 and p90`() throws {
    let source = try Self.source()
    let later = Self.place.days(200, before: Self.now + 300 * 86_400, seed: 4)
    let pairs = later.pairs(of: .temperature)
    for lead in 0..<SkillCell.leads {
      let choice = source.choice(.temperature, lead: lead)
      #expect(choice.method == .errors && choice.doubt == nil)
      let spread = try #require(choice.errors)
      let cases = try #require(pairs[.forecast(provider: "a", lead: lead)])
      // The bias is 1, and corrected.
      let inside = cases.count { pair in
        let range = spread.spread(around: pair.forecast - 1)
        return range.p10 <= pair.truth && pair.truth <= range.p90
      }
      let coverage = Double(inside) / Double(cases.count)
      #expect((0.77...0.83).contains(coverage), "lead \(lead): \(coverage)")
    }
  }

  @Test func `spreads are ordered and hold the value`() throws {
    let source = try Self.source()
    for lead in 0..<SkillCell.leads {
      let time = Self.now + 86_400 * Double(lead) + 7_200
      for variable in SpreadVariable.allCases {
        for value in [0.0, 0.05, 0.4, 3, 20, 90] {
          let spread = try #require(source.spread(variable, of: value, at: time))
          #expect(spread.p10 <= spread.p50 && spread.p50 <= spread.p90)
          #expect(spread.p10 <= value && value <= spread.p90)
          #expect(variable == .temperature || spread.p10 >= 0)
        }
      }
    }
    #expect(source.spread(.temperature, of: 1, at: Self.now + 7 * 86_400) == nil)
  }

  @Test func `what is not shown is not called calibrated`() throws {
    let few = try Self.source(SkillLesson(Self.place.days(5, before: Self.now).taught))
    #expect(few.choice(.temperature, lead: 0).doubt == .fewPairs)
    // The errors of the last days are three times as large.
    var wild = Self.place
    wild.sharedNoise = 4
    let days =
      Self.place.days(60, before: Self.now - 30 * 86_400) + wild.days(30, before: Self.now)
    let changed = try Self.source(SkillLesson(days.taught))
    #expect(changed.choice(.temperature, lead: 0).doubt == .offCoverage)
    var other = try Self.source()
    other.hasOtherErrors = { variable, lead in variable == .temperature && lead == 2 }
    #expect(other.choice(.temperature, lead: 2).doubt == .otherValues)
    #expect(other.choice(.temperature, lead: 1).doubt == nil)
    let none = SpreadSource(correction: nil, issued: Self.now)
    #expect(none.choice(.windSpeed, lead: 0).doubt == .noErrors)
    #expect(none.spread(.windSpeed, of: 20, at: Self.now + 3_600) == nil)
  }

  /// A day's extreme has other errors than an hour.
  @Test func `days have spreads of their own`() throws {
    let source = try Self.source()
    let start = Self.now + 86_400 - 12 * 3_600
    let spread = try #require(
      source.spread(.temperatureMaximum, of: 25, within: start..<start + 86_400))
    #expect(spread.p10 <= 25 && 25 <= spread.p90 && spread.p50 < 25)
    #expect(source.choice(DayQuantity.temperatureMaximum, lead: 1).errors != nil)
    #expect(source.lead(ofDay: Self.now - 43_200..<Self.now + 43_200) == 0)
  }

  // MARK: An ensemble

  /// Members that differ by their noise, which persists.
  private static func ensemble(_ deviations: [Double], hours: Int = 48) -> EnsembleForecast {
    EnsembleForecast(
      times: (0..<hours).map { now + 3_600 * Double($0) },
      members: [.temperature: (0..<hours).map { hour in deviations.map { 15 + $0 } }])
  }

  private static let spreadOut = (0..<31).map { (Double($0) - 15) / 5 }

  @Test func `an ensemble is as wide as the errors`() throws {
    let few = SkillLesson(Self.place.days(5, before: Self.now).taught)
    let dressed = try Self.source(few, Self.ensemble(Self.spreadOut.map { $0 / 10 }))
    #expect(dressed.choice(.temperature, lead: 0).method == .ensemble)
    #expect(dressed.choice(.temperature, lead: 0).doubt == .pastNotKept)
    let wide = try #require(
      dressed.spread(.temperature, of: 20, at: Self.now + 3_600))
    // The members have a deviation of 0.18, the errors of 1.4 with their bias, which few pairs
    // do not prove: 1.28 deviations on each side.
    #expect(abs((wide.p90 - wide.p10) / 2 / 1.28 - 1.4) < 0.2, "\(wide)")
    #expect(abs(wide.p50 - 20) < 0.05)
    var bare = SpreadSource(correction: nil, issued: Self.now)
    bare.ensemble = Self.ensemble(Self.spreadOut)
    let own = try #require(bare.spread(.temperature, of: 20, at: Self.now + 3_600))
    #expect(own.p10 < 18.5 && own.p90 > 21.5)
    #expect(bare.choice(.windGust, lead: 0).doubt == .noErrors)
  }

  @Test func `members of a day are its extremes`() {
    let ensemble = EnsembleForecast(
      times: (0..<24).map { Instant(unixSeconds: 3_600 * Double($0)) },
      members: [.temperature: (0..<24).map { [Double($0), -Double($0)] }])
    #expect(ensemble.members(.temperatureMaximum, within: 0..<86_400) == [23, 0])
    #expect(ensemble.members(.temperatureMinimum, within: 0..<86_400) == [0, -23])
    #expect(ensemble.members(.temperatureMaximum, within: 0..<20_000).isEmpty)
    #expect(ensemble.members(.temperature, at: 4_000) == [1, -1])
    #expect(ensemble.members(.temperature, at: 90_000).isEmpty)
  }

  // MARK: Chances

  private static func hours(_ count: Int, _ value: Double = 15) -> [SpreadSource.Hour] {
    (0..<count).map { SpreadSource.Hour(time: now + 3_600 * Double($0), value: value) }
  }

  @Test func `a chance follows from the errors of a day`() throws {
    var steady = SimulatedLedger(at: "p", [.init("a")])
    steady.isSteady = true
    let source = try Self.source(
      SkillLesson(steady.days(120, before: Self.now, leads: 0..<2, seed: 8).taught))
    // One error of deviation 1 for all hours of the day.
    let one = try #require(source.chance(.temperature, .above(16), of: Self.hours(20)))
    #expect(one.method == .errors && abs(one.chance - 0.16) < 0.1, "\(one)")
    let below = try #require(source.chance(.temperature, .below(14), of: Self.hours(20)))
    #expect(abs(below.chance - 0.16) < 0.1, "\(below)")
    // Two days, independent of each other, the second with a deviation of 1.2.
    let two = try #require(source.chance(.temperature, .above(16), of: Self.hours(48)))
    #expect(two.chance > one.chance + 0.08 && two.chance < 0.5)
    #expect(try #require(source.chance(.temperature, .above(40), of: Self.hours(48))).chance == 0)
    #expect(try #require(source.chance(.temperature, .above(-40), of: Self.hours(9))).chance == 1)
    #expect(try #require(source.chance(.windSpeed, .above(-1), of: Self.hours(9))).chance == 1)
    #expect(try #require(source.chance(.windSpeed, .below(0), of: Self.hours(9))).chance == 0)
    #expect(source.chance(.temperature, .above(1), of: Self.hours(200)) == nil)
    #expect(source.chance(.temperature, .above(1), of: []) == nil)
  }

  /// The assumption of one error a day is itself tried on past days: it holds where errors last for
  /// a day, apart from chance, and never where each hour has its own.
  @Test func `the assumption is tried`() throws {
    var held = 0
    for seed in 0..<8 as Range<UInt64> {
      for isSteady in [true, false] {
        var ledger = SimulatedLedger(at: "p", [.init("a", noise: 4)])
        ledger.isSteady = isSteady
        let days = ledger.days(120, before: Self.now, leads: 0..<1, seed: seed)
        let chance = try #require(
          try Self.source(SkillLesson(days.taught)).chance(
            .temperature, .above(18), of: Self.hours(20)))
        if isSteady { held += chance.doubt == nil ? 1 : 0 }
        if !isSteady { #expect(chance.doubt == .offCoverage) }
      }
    }
    #expect(held >= 5, "\(held) of 8")
  }

  /// Members cross at different hours: their courses count, not the hours alone.
  @Test func `members keep their course`() throws {
    var source = SpreadSource(correction: nil, issued: Self.now)
    // Each of ten members has one hour of its own at 30 °C, all others are at 15.
    source.ensemble = EnsembleForecast(
      times: (0..<20).map { Self.now + 3_600 * Double($0) },
      members: [
        .temperature: (0..<20).map { hour -> [Double] in
          (0..<20).map { $0 == hour && hour < 10 ? 30.0 : 15.0 }
        }
      ])
    let hours = (0..<20).map {
      SpreadSource.Hour(
        time: Self.now + 3_600 * Double($0), value: $0 < 10 ? 15.75 : 15)
    }
    let chance = try #require(source.chance(.temperature, .above(25), of: hours))
    #expect(chance.method == .ensemble && chance.doubt == .pastNotKept)
    #expect(abs(chance.chance - 0.5) < 0.08, "\(chance)")
    #expect(source.chance(.windSpeed, .above(25), of: hours) == nil)
  }
}
