import Foundation
import Sunset
import TestSupport
import Testing
import Vocabulary

@testable import Basics

@Suite struct SunsetLearningTests {
  /// Random skies, and somebody who rates them by a taste of their own.
  static func evenings(
    _ count: Int, taste: SunsetTaste, noise: Double, seed: UInt64 = 7
  ) -> [SeenEvening] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      func share() -> Double { max(Double.random(in: -60...100, using: &random), 0) }
      let input = AfterglowInput(
        layers: CloudLayers(lowPercent: share(), midPercent: share(), highPercent: share())!,
        humidityPercent: .random(in: 20...95, using: &random),
        aerosolOpticalDepth: .random(in: 0.02...0.5, using: &random))
      let seen = Afterglow(input, taste: taste).score
      // The sum of twelve shares is nearly normal.
      let error = (0..<12).map { _ in Double.random(in: -0.5...0.5, using: &random) }.sum
      return SeenEvening(input: input, rating: min(max(seen + noise * error, 0), 100))
    }
  }

  /// Loves clear skies and rates generously.
  static let generous = SunsetTaste(
    weights: SunsetTaste.Weights(glow: 0.65, canvas: 0.9, air: 0.6, offset: 14))

  @Test func `few evenings teach nothing`() {
    for count in [0, 1, 19] {
      let learning = SunsetLearning(Self.evenings(count, taste: Self.generous, noise: 5))
      #expect(learning.evenings == count && learning.used == .reasoned)
      #expect(learning.taste == .standard && learning.comparisons.isEmpty)
    }
  }

  @Test(arguments: [20, 60, 200])
  func `another taste is learned`(count: Int) throws {
    let learning = SunsetLearning(Self.evenings(count, taste: Self.generous, noise: 6))
    #expect(learning.used != .reasoned)
    let predictors = learning.comparisons.map(\.predictor)
    #expect(predictors.contains(.calibrated) == (count >= 30))
    let error = Dictionary(
      uniqueKeysWithValues: learning.comparisons.map { ($0.predictor, $0.error) })
    let (reasoned, used) = try (#require(error[.reasoned]), #require(error[learning.used]))
    #expect(used < 0.75 * reasoned, "\(error)")
    #expect(learning.comparisons.allSatisfy { $0.low <= $0.error && $0.error <= $0.high })
    #expect(learning.taste.weights.offset > 4)
    // Evenings that were not among them.
    let others = Self.evenings(400, taste: Self.generous, noise: 6, seed: 99)
    func meanError(_ taste: SunsetTaste) -> Double {
      others.map { abs(Afterglow($0.input, taste: taste).score - $0.rating) }.sum / 400
    }
    #expect(meanError(learning.taste) < meanError(.standard))
  }

  /// Whose taste is the reasoned one keeps it: over 20 raters, next to nobody is led astray, and
  /// then not far.
  @Test func `noise is not learned`() {
    var astray = 0
    for seed in 1...20 {
      let learning = SunsetLearning(
        Self.evenings(50, taste: .standard, noise: 18, seed: UInt64(seed)))
      if learning.used != .reasoned { astray += 1 }
      let others = Self.evenings(200, taste: .standard, noise: 0, seed: 500)
      let change =
        others.map {
          abs(Afterglow($0.input, taste: learning.taste).score - Afterglow($0.input).score)
        }.sum / 200
      #expect(change < 6)
    }
    #expect(astray <= 6)
  }

  /// The weights are the top of the posterior: no small step from them is more probable.
  @Test func `the weights are the most probable ones`() {
    let seen = Self.evenings(25, taste: Self.generous, noise: 6)
    let learning = SunsetLearning(seen)
    let parts = seen.map { (Afterglow($0.input).subscores, $0.rating) }
    let noise = parts.map { pow($1 - SunsetTaste.Weights.standard.score(of: $0), 2) }.sum / 25
    func loss(_ weights: SunsetTaste.Weights) -> Double {
      let priors = [
        (weights.glow - 0.45) / 0.10, (weights.canvas - 1) / 0.15, (weights.air - 1) / 0.25,
        weights.offset / 8,
      ]
      return priors.map { $0 * $0 }.sum
        + parts.map { pow($1 - weights.score(of: $0), 2) }.sum / max(noise, 64)
    }
    let best = learning.taste.weights
    #expect(best != .standard)
    let paths: [(WritableKeyPath<SunsetTaste.Weights, Double>, Double)] = [
      (\.glow, 0.02), (\.canvas, 0.02), (\.air, 0.05), (\.offset, 1),
    ]
    for (path, step) in paths {
      for sign in [-1.0, 1] {
        var other = best
        other[keyPath: path] += sign * step
        #expect(loss(other) > loss(best))
      }
    }
  }

  /// The baseline of the mean, by hand.
  @Test func `each evening is predicted from the others`() throws {
    let seen = Self.evenings(40, taste: Self.generous, noise: 10)
    let ratings = seen.map(\.rating)
    let mean = ratings.map { rating -> Double in
      let other = (ratings.sum - rating) / 39
      return (other - rating) * (other - rating)
    }
    let expected = (mean.sum / 40).squareRoot()
    let found = SunsetLearning(seen).comparisons.first { $0.predictor == .meanRating }
    #expect(abs(try #require(found).error - expected) < 1e-9)
  }

  @Test func `a curve ascends`() {
    let seen = Self.evenings(80, taste: Self.generous, noise: 12).map {
      SeenEvening(input: $0.input, rating: $0.rating < 45 ? 10 : 90)
    }
    let learning = SunsetLearning(seen)
    #expect(learning.used == .calibrated)
    let curve = learning.taste.curve
    #expect(curve.count > 1)
    for (low, high) in zip(curve, curve.dropFirst()) {
      #expect(low.score < high.score && low.rating <= high.rating)
    }
    #expect(SunsetTaste(text: learning.taste.text) == learning.taste)
  }

  @Test func `equal ratings and equal skies break nothing`() {
    let one = Self.evenings(1, taste: .standard, noise: 0)[0]
    for rating in [0.0, 50, 100] {
      let learning = SunsetLearning(
        Array(repeating: SeenEvening(input: one.input, rating: rating), count: 40))
      #expect(learning.comparisons.allSatisfy { $0.error.isFinite && $0.rankCorrelation == nil })
      let score = Afterglow(one.input, taste: learning.taste).score
      #expect((0...100).contains(score))
    }
  }

  @Test(arguments: [
    "", "afterglow 1,0.45,1,1,0", "afterglow 3,0.45,1,1", "afterglow 3,nan,1,1,0",
    "afterglow 3,5,1,1,0", "afterglow 3,0.45,1,1,0,10:20,5:30", "afterglow 3,0.45,1,1,0,10",
    "afterglow 3,0.45,1,1,0,10:900", "afterglow 3,0.45,1,1,0,10:20,30:5",
  ])
  func `a text that learning cannot have written is none`(text: String) {
    #expect(SunsetTaste(text: text) == nil)
  }

  @Test func `inputs survive as text`() throws {
    for evening in Self.evenings(200, taste: .standard, noise: 0) {
      let again = try #require(AfterglowInput(text: evening.input.text))
      #expect(abs(Afterglow(again).score - Afterglow(evening.input).score) < 0.05)
      #expect(again.text == evening.input.text)
    }
    let sky = CloudLayers(lowPercent: 0, midPercent: 12.5, highPercent: 100)!
    let path: [CloudLayers?] = SunwardPath.distancesKilometers.map { $0 > 100 ? nil : sky }
    let input = AfterglowInput(layers: sky, path: path)
    #expect(AfterglowInput(text: input.text) == input)
    for text in ["", ";;;;", "1;2;3;4;5", ";;;;0,0,2", ";;;;0,0,0;", "x;;;;0,0,0", "inf;;;;0,0,0"] {
      #expect(AfterglowInput(text: text) == nil, "\(text)")
    }
  }
}
