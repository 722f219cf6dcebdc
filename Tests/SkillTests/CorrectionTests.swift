import Foundation
import TestSupport
import Testing
import Time
import Vocabulary

@testable import Basics
@testable import Skill

/// Providers of known bias, noise and correlation.
@Suite struct CorrectionTests {
  static let daily = SimulatedProviders(
    bias: { provider, hour in
      provider == 0 ? 1.5 + cos(Double(hour) / 24 * 2 * .pi) : -0.8
    }, noises: [1, 1.4])

  @Test(arguments: 0..<SkillCell.leads)
  func `a bias is recovered by hour and lead`(lead: Int) {
    let pairs = Self.daily.pairs(days: 4_000, lead: lead, seed: 11)[0]
    var filter = BiasFilter(alpha: 0.002)
    for pair in pairs { filter.learn(pair.error, in: pair.cell) }
    // Over the hours the estimate's own noise is 0.03 °C × the growth of the lead's noise.
    var worst = 0.0
    for hour in 0..<24 {
      let known = Self.daily.bias(0, hour)
      worst = max(worst, abs(filter.bias(in: SkillCell(lead: lead, hour: hour)) - known))
    }
    #expect(worst < 0.1 * max(1, 1.2 * SimulatedProviders.growth(lead)), "lead \(lead): \(worst)")
    let mean = (0..<24).map { filter.bias(in: SkillCell(lead: lead, hour: $0)) }.sum / 24
    #expect(abs(mean - 1.5) < 0.1)
  }

  @Test func `the bias of ninety days is recovered`() {
    for seed in 0..<10 as Range<UInt64> {
      let pairs = Self.daily.pairs(days: 90, lead: 0, seed: seed)[1]
      let alpha = BiasFilter.bestAlpha(for: pairs)
      let filter = BiasFilter.replay(pairs, alpha: alpha).filter
      let mean = (0..<24).map { filter.bias(in: SkillCell(lead: 0, hour: $0)) }.sum / 24
      #expect(abs(mean + 0.8) < 0.1, "seed \(seed), alpha \(alpha)")
    }
  }

  @Test func `few errors are mistrusted`() {
    var filter = BiasFilter(alpha: 0.1)
    let cell = SkillCell(lead: 2, hour: 5)
    #expect(filter.bias(in: cell) == 0)
    filter.learn(4, in: cell)
    #expect(filter.bias(in: cell) == 2)
    filter.learn(4, in: cell)
    #expect(abs(filter.bias(in: cell) - 4 * 2 / 3) < 1e-12)
    #expect(filter.bias(in: SkillCell(lead: 1, hour: 5)) == 0)
  }

  @Test func `the weight follows how fast the bias changes`() {
    var random = SplitMix64(seed: 8)
    func pairs(_ bias: (Int) -> Double) -> [ForecastPair] {
      (0..<200).map { day in
        let valid = SimulatedProviders.start + 86_400 * Double(day)
        let error = bias(day) + random.normal()
        return ForecastPair(
          issued: valid - 3_600, valid: valid, forecast: 10 + error,
          truth: 10)!
      }
    }
    let steady = BiasFilter.bestAlpha(for: pairs { _ in 2 })
    let restless = BiasFilter.bestAlpha(for: pairs { 8 * sin(Double($0) / 6) })
    #expect(steady <= 0.05 && restless >= 0.3)
  }

  /// The replay must not know the truth of its day, nor of the days between issue and valid time.
  @Test func `a forecast is corrected by what was known before it`() throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<200 {
      let pairs = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        let valid = 0 + Double(Int.random(in: 0...400, using: &random)) * 3_600 as Instant
        let lead = Double(Int.random(in: 1...170, using: &random)) * 3_600
        return ForecastPair(
          issued: valid - lead, valid: valid,
          forecast: .random(in: -9...9, using: &random), truth: 0)!
      }
      let biases = BiasFilter.replay(pairs, alpha: 0.2).biases
      for (index, pair) in pairs.enumerated() {
        var filter = BiasFilter(alpha: 0.2)
        let known = pairs.filter { $0.valid < pair.issued }
        // The order of equal times is free: their sum in a cell is not.
        let times = Set(known.map { [$0.valid.unixSeconds, Double($0.cell.index)] })
        guard times.count == known.count else { continue }
        for other in known.sorted(by: { $0.valid < $1.valid }) {
          filter.learn(other.error, in: other.cell)
        }
        #expect(biases[index] == filter.bias(in: pair.cell))
      }
    }
  }

  @Test func `a truth that was known makes no pair`() {
    for issued: Instant in [0, 1, 100] {
      #expect(
        ForecastPair(issued: issued, valid: 0, forecast: 1, truth: 1) == nil)
    }
    let pair = ForecastPair(
      issued: -1, valid: 795_600, forecast: 3, truth: 1)
    #expect(pair?.cell == SkillCell(lead: 6, hour: 5) && pair?.error == 2 && pair?.day == 9)
  }

  // MARK: Blending

  static let related = SimulatedProviders(
    bias: { _, _ in 0 }, noises: [1.2, 1.3, 1.5], sharedNoise: 1, sharing: [0, 1])

  private static func errors(_ pairs: [[ForecastPair]], days: Range<Int>) -> [[Double]] {
    (24 * days.lowerBound..<24 * days.upperBound).map { row in pairs.map { $0[row].error } }
  }

  @Test(arguments: 0..<SkillCell.leads)
  func `the blend beats the best provider`(lead: Int) throws {
    for seed in 0..<5 as Range<UInt64> {
      let pairs = Self.related.pairs(days: 120, lead: lead, seed: seed)
      let weights = BlendWeights(
        errors: Self.errors(pairs, days: 0..<80), providers: 3, days: 80)
      #expect(abs(weights.weights.sum - 1) < 1e-9 && weights.weights.allSatisfy { $0 >= 0 })
      let later = Self.errors(pairs, days: 80..<120)
      let blended = later.map { weights.blend($0)! }
      let best = (0..<3).map { k in ErrorScore(later.map { $0[k] })!.meanAbsolute }.min()!
      #expect(ErrorScore(blended)!.meanAbsolute < best)
      // The one that shares nothing weighs more than its variance alone says.
      let inverse = Self.inverseVariance([1.2 * 1.2 + 1, 1.3 * 1.3 + 1, 1.5 * 1.5])
      #expect(weights.weights[2] > inverse[2])
    }
  }

  private static func inverseVariance(_ variances: [Double]) -> [Double] {
    let whole = variances.map { 1 / $0 }.sum
    return variances.map { 1 / $0 / whole }
  }

  @Test func `little evidence weighs equally, and a copy of a worse one weighs nothing`() {
    #expect(BlendWeights(errors: [], providers: 4, days: 0).weights == [0.25, 0.25, 0.25, 0.25])
    #expect(BlendWeights(errors: [[3]], providers: 1, days: 1).weights == [1])
    var random = SplitMix64(seed: 2)
    let errors = (0..<4_000).map { _ in
      let first = random.normal()
      return [first, first + 0.8 * random.normal()]
    }
    let much = BlendWeights(errors: errors, providers: 2, days: 100_000)
    #expect(much.weights[1] < 0.03)
    let little = BlendWeights(errors: errors, providers: 2, days: 1)
    #expect(little.weights[1] > 0.45)
    #expect(much.blend([nil, 3]).map { abs($0 - 3) < 1e-9 } ?? true)
    #expect(much.blend([nil, nil]) == nil)
    #expect(little.blend([4, nil]).map { abs($0 - 4) < 1e-9 } == true)
  }

  // MARK: Proof

  private static func losses(
    days: Int, gain: Double, noise: Double, seed: UInt64
  ) -> [WithheldProof.Loss] {
    var random = SplitMix64(seed: seed)
    return (0..<days).flatMap { day in
      let ofDay = noise * random.normal()
      return (0..<24).map { _ in
        let raw = 2 + 0.3 * random.normal()
        return (day, raw, raw - gain - ofDay)
      }
    }
  }

  @Test func `only a proven correction is applied`() {
    func verdict(_ days: Int, _ gain: Double, noise: Double = 0.5) -> CorrectionVerdict {
      WithheldProof(Self.losses(days: days, gain: gain, noise: noise, seed: 1)).verdict
    }
    #expect(verdict(90, 1) == .proven)
    #expect(verdict(20, 1) == .fewDays)
    #expect(verdict(90, -1) == .notBetter)
    #expect(verdict(60, 0.15, noise: 1.5) != .proven)
    #expect(WithheldProof([]).verdict == .fewDays)
    #expect(WithheldProof([(1, 2, 1)]).verdict == .fewDays)
    let proof = WithheldProof(Self.losses(days: 100, gain: 1, noise: 0.1, seed: 2))
    #expect(proof.days == 30)
    #expect(proof.raw.map { abs($0 - 2) < 0.1 } == true)
    #expect(proof.corrected.map { abs($0 - 1) < 0.1 } == true)
  }

  /// A correction that does nothing passes one time in twenty.
  @Test func `noise is seldom proven`() {
    let proven = (0..<300 as Range<UInt64>).count {
      WithheldProof(Self.losses(days: 90, gain: 0, noise: 0.5, seed: $0)).verdict == .proven
    }
    #expect(proven <= 27, "\(proven) of 300")
  }

  /// Whoever is unbiased is not corrected for the worse: of what passes, the loss on the days
  /// after is within the margin.
  @Test func `a correction is never worse than raw beyond its noise`() throws {
    let unbiased = SimulatedProviders(bias: { _, _ in 0 }, noises: [1.5])
    for seed in 0..<12 as Range<UInt64> {
      let pairs = unbiased.pairs(days: 90, lead: 1, seed: seed)[0]
      let first = try #require(WithheldProof.firstWithheldDay(pairs.map(\.day)))
      let alpha = BiasFilter.bestAlpha(for: pairs.filter { $0.day < first })
      let biases = BiasFilter.replay(pairs, alpha: alpha).biases
      let proof = WithheldProof(
        zip(pairs, biases).map { ($0.day, abs($0.error), abs($0.error - $1)) })
      let (raw, corrected) = try (#require(proof.raw), #require(proof.corrected))
      #expect(proof.verdict != .proven || corrected < raw)
      #expect(corrected < 1.05 * raw)
    }
  }

  // MARK: Precipitation

  @Test func `amounts are mapped by their frequency`() throws {
    var random = SplitMix64(seed: 31)
    // Forecast drizzle that does not fall, and amounts that are half of the observed ones.
    let pairs = (0..<2_000).map { _ in
      let truth = random.normal() > 1 ? 4 * abs(random.normal()) : 0
      return (forecast: truth / 2 + 0.15, truth: truth)
    }
    let mapping = try #require(FrequencyMapping(pairs))
    #expect(mapping.corrected(0) == 0 && mapping.corrected(0.15) == 0)
    #expect(abs(mapping.corrected(1.15) - 2) < 0.3 && abs(mapping.corrected(3.15) - 6) < 0.6)
    #expect(mapping.corrected(50) > 80)
    let amounts = stride(from: 0.0, through: 20, by: 0.05).map(mapping.corrected)
    #expect(zip(amounts, amounts.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `few wet pairs map nothing`() {
    let dry = [(forecast: Double, truth: Double)](repeating: (0, 0), count: 500)
    let wet = (0..<59).map { (forecast: Double($0), truth: 1.0) }
    #expect(FrequencyMapping(dry + wet) == nil)
    #expect(FrequencyMapping(dry + wet + [(0, 5)]) != nil)
  }
}
