import Foundation
import Testing

@testable import Basics
@testable import Sunset

@Suite struct SunsetDistributionTests {
  /// Ye and Chen: the total cover is within 30 % in 73 % of the cases, after 180 hours in 58 %.
  @Test(arguments: [(0.0, 0.73), (7.5, 0.58)])
  func layersAreWorseThanThePublishedTotal(days: Double, share: Double) {
    let total = SunsetDistribution.layerError(leadDays: days) / 2.0.squareRoot()
    let tail = SunsetDistribution.normalDeviate((1 - share) / 2)
    #expect(abs(0.3 / total + tail) < 0.01)
  }

  @Test func errorsGrow() {
    let errors = stride(from: 0.0, through: 16, by: 1).map {
      SunsetDistribution.layerError(leadDays: $0)
    }
    #expect(zip(errors, errors.dropFirst()).allSatisfy { $0 < $1 })
    // 80 % of a layer's errors on the first day are within 40 to 65 % of the sky.
    #expect((0.40...0.65).contains(1.2816 * errors[0]))
    let calm = SunsetDistribution.layerError(leadDays: 9, spreadPercent: 0)
    let wild = SunsetDistribution.layerError(leadDays: 9, spreadPercent: 40)
    #expect(calm == errors[0] && wild > errors[9])
  }

  /// Skies as forecasts have them: many layers are clear, some are closed.
  private static func sky(_ random: inout RandomSkies) -> CloudLayers {
    func percent() -> Double {
      let kind = random.next(1)
      return kind < 0.4 ? 0 : kind > 0.85 ? 100 : random.next(100)
    }
    let (low, mid, high) = (percent(), percent(), percent())
    guard let sky = CloudLayers(lowPercent: low, midPercent: mid, highPercent: high) else {
      preconditionFailure("finite")
    }
    return sky
  }

  /// Draws the true skies from the published error: four in five of their scores are within.
  @Test(arguments: [0.0, 1, 3, 5, 9, 15])
  func fourInFiveAreWithin(leadDays: Double) {
    var random = RandomSkies(state: 11)
    let deviation = SunsetDistribution.layerError(leadDays: leadDays)
    var (within, all) = (0, 0)
    for _ in 0..<75 {
      let input = AfterglowInput(
        layers: Self.sky(&random), path: (0..<8).map { _ in Self.sky(&random) },
        humidityPercent: 20 + random.next(80), aerosolOpticalDepth: 0.02 + random.next(0.5))
      let distribution = SunsetDistribution(.init(input, leadDays: leadDays))
      let interval = distribution.interval
      #expect((interval.low...interval.high).contains(distribution.median))
      #expect(interval.high - interval.low > 0.99)
      for _ in 0..<60 {
        let deviates = (0..<SunsetDistribution.dimensions).map { _ in
          SunsetDistribution.normalDeviate(random.next(0.999_998) + 0.000_001)
        }
        let truth = Afterglow(
          input.disturbed(by: deviates, deviation: deviation),
          thickness: exp(SunsetDistribution.thicknessError * deviates[5])
        ).score
        if truth > interval.low - 1e-6, truth < interval.high + 1e-6 { within += 1 }
        all += 1
      }
    }
    let coverage = Double(within) / Double(all)
    #expect((0.78...0.82).contains(coverage), "\(coverage)")
  }

  /// The two numbers together never say more or less than the sample.
  @Test func colorIsAChanceAndAQuality() throws {
    var random = RandomSkies(state: 17)
    for _ in 0..<200 {
      let input = AfterglowInput(
        layers: Self.sky(&random), path: (0..<8).map { _ in Self.sky(&random) },
        humidityPercent: random.next(100), aerosolOpticalDepth: random.next(1))
      let distribution = SunsetDistribution(.init(input, leadDays: random.next(10)))
      let color = distribution.color
      let colorful = distribution.scores.filter { $0 >= 48 }
      #expect(color.chance == Double(colorful.count) / 128)
      #expect((color.quality == nil) == colorful.isEmpty)
      if let quality = color.quality {
        #expect(abs(quality * Double(colorful.count) - colorful.sum) < 1e-6)
        #expect((48...100).contains(quality))
      }
    }
    func color(_ low: Double, _ high: Double) throws -> SunsetColor {
      let sky = try #require(CloudLayers(lowPercent: low, midPercent: 0, highPercent: high))
      return SunsetDistribution(
        .init(
          AfterglowInput(
            layers: sky, path: Array(repeating: sky, count: 8), humidityPercent: 40,
            aerosolOpticalDepth: 0.08), leadDays: 0, spreadPercent: 0
        )
      ).color
    }
    #expect(try color(0, 50).chance > color(0, 0).chance)
    #expect(try color(100, 0).chance < 0.05)
  }

  /// Of a single sky it may be otherwise: at the edge of a score any error leads away from it.
  @Test func lessKnowledgeIsLessConfidence() {
    func confidence(
      days: Double = 0, path: Bool = true, quality: SkyQuality = .layers
    ) -> Double {
      var random = RandomSkies(state: 5)
      return (0..<40).map { _ in
        let sky = Self.sky(&random)
        let input = AfterglowInput(
          layers: sky, path: path ? Array(repeating: sky, count: 8) : nil, humidityPercent: 50,
          aerosolOpticalDepth: 0.1)
        let distribution = SunsetDistribution(.init(input, leadDays: days, quality: quality))
        return distribution.confidence(in: distribution.median)
      }.sum / 40
    }
    let best = confidence()
    let byLead = [0, 1, 3, 5, 9, 15].map { confidence(days: $0) }
    #expect(zip(byLead, byLead.dropFirst()).allSatisfy { $0 > $1 }, "\(byLead)")
    #expect(confidence(path: false) < best)
    #expect(confidence(quality: .nearby) < best)
    #expect(confidence(quality: .total) < confidence(quality: .nearby))
  }

  /// Nothing is certain, also where the ensemble agrees and the score can go only one way.
  @Test(arguments: [(0.0, 0.0, 0.0), (100, 0, 0), (100, 100, 100), (0, 0, 50)])
  func noIntervalIsAPoint(_ low: Double, _ mid: Double, _ high: Double) throws {
    let sky = try #require(CloudLayers(lowPercent: low, midPercent: mid, highPercent: high))
    for depth in [0.05, 5] {
      let input = AfterglowInput(
        layers: sky, path: Array(repeating: sky, count: 8), humidityPercent: 50,
        aerosolOpticalDepth: depth)
      let interval = SunsetDistribution(.init(input, leadDays: 0, spreadPercent: 0)).interval
      #expect(interval.high - interval.low >= 0.5)
      #expect((0...100).contains(interval.low) && (0...100).contains(interval.high))
    }
  }
}
