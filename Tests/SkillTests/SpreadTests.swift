import Basics
import Foundation
import TestSupport
import Testing
import Vocabulary

@testable import Skill

@Suite struct SpreadTests {
  /// Ensembles that are biased, and too narrow by the factor, beside the observed values.
  private static func cases(
    _ count: Int, lead: Int, width: Double, squared: Bool = false, seed: UInt64
  ) -> [EnsembleDressing.Case] {
    var random = SplitMix64(seed: seed)
    let growth = SimulatedProviders.growth(lead)
    return (0..<count).map { _ in
      let uncertainty = growth * Double.random(in: 0.7...1.3, using: &random)
      let center = (squared ? 1.5 : 10) + random.normal()
      func draw(_ width: Double) -> Double {
        let value = center + (squared ? 0.3 : 1) * width * uncertainty * random.normal()
        return squared ? max(value, 0) * max(value, 0) : value
      }
      let truth = draw(1)
      let members = (0..<10).map { _ in draw(width) + (squared ? 0 : 1.2) }
      return (members, truth)
    }
  }

  private static func score(
    _ dressing: EnsembleDressing, _ cases: [EnsembleDressing.Case]
  ) throws -> SpreadScore {
    let forecasts = try cases.map { known in
      (spread: try #require(dressing.spread(of: known.members)), truth: known.truth)
    }
    return try #require(SpreadScore(forecasts))
  }

  @Test(arguments: 0..<SkillCell.leads, [0.4, 1, 1.8])
  func `four fifths are covered at each lead`(lead: Int, width: Double) throws {
    let seed = UInt64(lead)
    let dressing = try #require(
      EnsembleDressing(
        Self.cases(5_000, lead: lead, width: width, seed: 40 + seed), scale: .plain))
    let later = Self.cases(5_000, lead: lead, width: width, seed: 60 + seed)
    let covered = try later.count { known in
      (0.1...0.9).contains(try #require(dressing.chance(above: known.truth, of: known.members)))
    }
    let coverage = Double(covered) / Double(later.count)
    #expect((0.77...0.83).contains(coverage), "\(coverage)")
    #expect(abs(dressing.bias - 1.2) < 0.2)
    #expect(width < 1 ? dressing.stretch <= 1.01 : dressing.stretch < 1)
  }

  /// Of the members themselves, ten of them.
  private static func quantiles(_ members: [Double]) -> ForecastSpread {
    let sorted = members.sorted()
    return ForecastSpread(p10: sorted[0], p50: (sorted[4] + sorted[5]) / 2, p90: sorted[9])
  }

  @Test func `what is dressed is better than what is not`() throws {
    for width in [0.3, 2] {
      let past = Self.cases(1_000, lead: 3, width: width, seed: 1)
      let later = Self.cases(1_000, lead: 3, width: width, seed: 2)
      let dressing = try #require(EnsembleDressing(past, scale: .plain))
      let dressed = try Self.score(dressing, later)
      let raw = try #require(SpreadScore(later.map { (Self.quantiles($0.members), $0.truth) }))
      #expect(dressed.rankedProbability < 0.95 * raw.rankedProbability)
    }
  }

  @Test func `speeds and amounts stay above zero`() throws {
    let past = Self.cases(1_000, lead: 2, width: 0.5, squared: true, seed: 5)
    let dressing = try #require(EnsembleDressing(past, scale: .squareRoot))
    let later = Self.cases(1_000, lead: 2, width: 0.5, squared: true, seed: 6)
    let coverage = try Self.score(dressing, later).coverage
    #expect((0.77...0.83).contains(coverage), "\(coverage)")
    for known in later {
      let spread = try #require(dressing.spread(of: known.members))
      #expect(0 <= spread.p10 && spread.p10 <= spread.p50 && spread.p50 <= spread.p90)
    }
    #expect(dressing.chance(above: -1, of: [1, 2]) == 1)
  }

  @Test func `chances are as honest`() throws {
    let past = Self.cases(3_000, lead: 1, width: 0.5, seed: 8)
    let dressing = try #require(EnsembleDressing(past, scale: .plain))
    let forecasts = try Self.cases(3_000, lead: 1, width: 0.5, seed: 9).map { known in
      (try #require(dressing.chance(above: 11, of: known.members)), known.truth > 11)
    }
    let brier = try #require(BrierScore(forecasts))
    #expect(brier.reliability < 0.004 && brier.resolution > 0.03, "\(brier)")
  }

  @Test func `one value is dressed with its errors`() throws {
    let dressing = EnsembleDressing(errorDeviation: 2, members: [7], scale: .plain)
    let spread = try #require(dressing.spread(of: [7]))
    #expect(abs(spread.p50 - 7) < 1e-3 && abs(spread.p90 - 7 - 2 * Normal.p90) < 1e-3)
    #expect(abs(spread.p10 - 7 + 2 * Normal.p90) < 1e-3)
    #expect(dressing.chance(above: 7, of: [7]).map { abs($0 - 0.5) < 1e-12 } == true)
    #expect(dressing.spread(of: []) == nil && dressing.chance(above: 1, of: []) == nil)
    // The errors tell how wide the whole is, or the ensemble if it is wider.
    for (errors, whole) in [(5.0, 5.0), (1, 4)] {
      let dressing = EnsembleDressing(errorDeviation: errors, members: [0, 4, 8], scale: .plain)
      let variance = dressing.deviation * dressing.deviation
      #expect(abs(variance + dressing.stretch * dressing.stretch * 16 - whole * whole) < 1e-9)
      #expect(dressing.chance(above: 4, of: [0, 4, 8]).map { abs($0 - 0.5) < 1e-9 } == true)
    }
  }

  @Test func `few cases dress nothing`() {
    #expect(EnsembleDressing(Self.cases(29, lead: 0, width: 1, seed: 1), scale: .plain) == nil)
    let empty = [EnsembleDressing.Case](repeating: ([], 1), count: 40)
    #expect(EnsembleDressing(empty, scale: .plain) == nil)
  }

  // MARK: The watchdog

  private static func weather(_ hours: Int, shift: Int = 0, seed: UInt64) -> [Double?] {
    var random = SplitMix64(seed: seed)
    return (0..<hours).map { hour in
      let time = Double(hour + shift)
      return 12 + 5 * sin(time / 24 * 2 * .pi) + 3 * sin(time / 61) + 0.4 * random.normal()
    }
  }

  private static func fault(_ own: [Double?]) -> ProviderFault? {
    ProviderWatchdog.fault(
      own: own, others: [weather(120, seed: 1), weather(120, seed: 2)],
      truth: weather(120, seed: 3))
  }

  @Test func `good values have no fault`() {
    for seed in 10..<60 as Range<UInt64> {
      #expect(Self.fault(Self.weather(120, seed: seed)) == nil)
    }
    #expect(Self.fault([Double?](repeating: nil, count: 120)) == nil)
  }

  /// Five days as in open-meteo/open-meteo#2057.
  @Test func `frozen values are found, and are forgiven when they move`() {
    let frozen = [Double?](repeating: 14.3, count: 120)
    #expect(Self.fault(frozen) == .still(hours: 120))
    let thawed = frozen.dropLast(4) + Self.weather(120, seed: 4).suffix(4)
    #expect(Self.fault(Array(thawed)) != .still(hours: 120))
    let again = frozen.prefix(40) + Self.weather(120, seed: 4).suffix(80)
    #expect(Self.fault(Array(again)) == nil)
  }

  @Test func `weather that stands still is no fault`() {
    let calm = [Double?](repeating: 1.0, count: 120)
    #expect(ProviderWatchdog.fault(own: calm, others: [calm], truth: calm) == nil)
    #expect(ProviderWatchdog.fault(own: calm, others: [], truth: calm.map { _ in nil }) == nil)
  }

  @Test(arguments: [-9, -3, 2, 6, 11])
  func `values of other hours are found`(shift: Int) {
    #expect(Self.fault(Self.weather(120, shift: shift, seed: 7)) == .shifted(hours: shift))
  }

  @Test func `a day outside of the others is found`() throws {
    var own = Self.weather(120, seed: 8)
    for hour in 95..<120 { own[hour] = own[hour].map { $0 + 9 } }
    let fault = try #require(Self.fault(own))
    #expect(fault.kind == .apart && (24...26).contains(fault.hours))
    // One other is no spread.
    let one = ProviderWatchdog.fault(
      own: own, others: [Self.weather(120, seed: 1)], truth: own.map { _ in nil })
    #expect(one == nil)
  }
}
