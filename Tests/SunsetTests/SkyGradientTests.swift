import Sunset
import Testing

@testable import Basics

@Suite struct SkyGradientTests {
  @Test func publishedCases() throws {
    let rows = try sunsetFixture("gradient_cases.csv")
    #expect(rows.count == 77)
    for row in rows {
      let score = try #require(Double(row[0]))
      let altitude = try #require(Double(row[1]))
      let gradient = SkyGradient(score: score, sunAltitudeDegrees: altitude)
      #expect(gradient.hexColors == [row[4], row[3], row[2]], "\(score) at \(altitude)")
      let colors = [gradient.horizon, gradient.middle, gradient.zenith]
      for (index, color) in colors.enumerated() {
        let expected = try (0..<3).map { try #require(Double(row[5 + index * 3 + $0])) }
        #expect(abs(color.lightness - expected[0]) < 1e-5)
        #expect(abs(color.chroma - expected[1]) < 1e-5)
        let turn = (color.hueDegrees - expected[2]) / 360
        #expect(abs(turn - turn.rounded()) < 1e-6)
      }
    }
  }

  @Test func chromaRisesWithTheScoreAndStaysInGamut() {
    for altitude in stride(from: -7.0, through: 7, by: 0.5) {
      var before = -1.0
      for score in stride(from: 0.0, through: 100, by: 1) {
        let gradient = SkyGradient(score: score, sunAltitudeDegrees: altitude)
        let colors = [gradient.zenith, gradient.middle, gradient.horizon]
        #expect(colors.allSatisfy { $0.isInGamut })
        let chroma = colors.map(\.chroma).sum
        #expect(chroma > before)
        before = chroma
      }
    }
  }

  @Test func oddInputsAreHeldInRange() {
    let low = SkyGradient(score: 0, sunAltitudeDegrees: -6)
    #expect(SkyGradient(score: -5, sunAltitudeDegrees: -40) == low)
    #expect(SkyGradient(score: .nan, sunAltitudeDegrees: -6) == low)
    #expect(OKLCH(lightness: .nan, chroma: 0, hueDegrees: 0).hex == "#000000")
  }
}
