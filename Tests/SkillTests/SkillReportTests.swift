import Basics
import TestSupport
import Testing
import Time
import Vocabulary

@testable import Skill

@Suite struct SkillReportTests {
  /// A number of days: a warm provider, a right one, and the observed values; rain on two days of
  /// five.
  private static func ledger(_ days: Int, seed: UInt64 = 5) -> [SkillDay] {
    var random = SplitMix64(seed: seed)
    var ledger: [SkillDay] = []
    func day(_ day: Int, _ series: SkillSeries, _ hours: [SkillHour]) {
      var result = SkillDay(key: SkillDay.Key(place: "p", series: series, day: day))
      for hour in 0..<24 { result[hour] = hours[hour] }
      ledger.append(result)
    }
    for number in 20_000..<20_000 + days {
      let weather = 4 * random.normal()
      let isWet = number % 5 < 2
      let truths = (0..<24).map { hour in
        var truth = SkillHour()
        truth.temperatureCelsius = 12 + weather + Double(hour % 12) / 2
        truth.precipitationMillimeters = isWet ? 1 : 0
        return truth
      }
      day(number, .measured, truths)
      for (provider, bias) in [("right", 0.0), ("warm", 2)] {
        for lead in 0..<2 {
          let error = random.normal() / 2
          let said = truths.map { truth in
            var said = SkillHour(leadHours: 3)
            said.temperatureCelsius = truth.temperatureCelsius.map {
              $0 + bias + error + 0.3 * random.normal()
            }
            said.precipitationProbabilityPercent = isWet ? 80 : 10
            return said
          }
          day(number, .forecast(provider: provider, lead: lead), said)
        }
      }
    }
    return ledger
  }

  private static func row(
    _ report: SkillReport, _ provider: String, _ variable: SkillVariable, _ lead: Int
  ) throws -> SkillReport.Row {
    try #require(
      report.rows.first {
        $0.provider == provider && $0.variable == variable && $0.lead == lead
      })
  }

  @Test func `each provider and lead has its errors`() throws {
    let report = SkillReport(Self.ledger(60).taught)
    #expect(report.rows.count == 8)
    let right = try Self.row(report, "right", .temperature, 1)
    let warm = try Self.row(report, "warm", .temperature, 1)
    #expect(right.score.count == 60 * 24 && right.days == 60)
    #expect(abs(right.score.bias) < 0.2 && abs(warm.score.bias - 2) < 0.2)
    #expect(warm.score.meanAbsolute > 1.5 && right.score.meanAbsolute < 0.6)
    let interval = try #require(warm.interval)
    #expect(interval.low < warm.score.meanAbsolute && warm.score.meanAbsolute < interval.high)
    #expect(warm.correction?.verdict == .proven)
    #expect(right.correction?.verdict != .proven)
    #expect((warm.correction?.corrected ?? 9) < 0.8)
    #expect(try #require(right.skillOverClimatology) > 0.7)
    #expect(try #require(right.skillOverPersistence) > 0.7)
    #expect(try #require(warm.skillOverClimatology) < 0.6)
    #expect(right.span.lowerBound.dayNumber == 20_000)
    #expect(right.span.upperBound.dayNumber == 20_059)
  }

  /// The spread is about the corrected value: a known bias costs it nothing.
  @Test func `spreads have a ranked probability score`() throws {
    let report = SkillReport(Self.ledger(100).taught)
    for provider in ["right", "warm"] {
      let row = try Self.row(report, provider, .temperature, 1)
      // σ / √π of errors that are normally distributed, σ² = 0.5² + 0.3².
      let expected = (0.34 / Double.pi).squareRoot()
      let score = try #require(row.rankedProbability)
      #expect(abs(score - expected) < 0.06, "\(provider) \(score)")
    }
    let chance = try Self.row(report, "right", .precipitationProbability, 0)
    #expect(chance.rankedProbability == nil)
  }

  @Test func `probabilities have a Brier score`() throws {
    let row = try Self.row(
      SkillReport(Self.ledger(50).taught), "right", .precipitationProbability, 0)
    let brier = try #require(row.brier)
    // 0.2² on the wet days, 0.1² on the dry.
    #expect(abs(brier.score - (0.4 * 0.04 + 0.6 * 0.01)) < 1e-9)
    #expect(brier.bins.map(\.frequency) == [0, 1] && abs(brier.uncertainty - 0.24) < 1e-9)
    #expect(row.correction == nil)
    #expect(try #require(row.skillOverClimatology) > 0.9)
  }

  @Test func `little says nothing, and old days are left out`() {
    #expect(SkillReport([]).rows.isEmpty)
    let few = Self.ledger(1).map { day in
      var few = SkillDay(key: day.key)
      for hour in 0..<23 { few[hour] = day[hour] }
      return few
    }
    #expect(SkillReport(few.taught).rows.isEmpty)
    // Of two days the first is too short to learn from.
    #expect(SkillReport(Self.ledger(2).taught).rows.allSatisfy { $0.rankedProbability == nil })
    let long = SkillReport(Self.ledger(200).taught)
    #expect(long.rows.allSatisfy { $0.days == SkillReport.windowDays })
    let unproven = SkillReport(Self.ledger(10).taught).rows.compactMap(\.correction?.verdict)
    #expect(!unproven.isEmpty && unproven.allSatisfy { $0 == .fewDays })
  }
}
