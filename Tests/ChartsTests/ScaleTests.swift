import Testing
import TestSupport

@testable import Charts
import Telling

/// A scale stays usable for any numbers.
@Suite struct ScaleTests {
  static let absurd: [Double] = [
    0, -0.0, 1, 24, -40, 1e-300, .leastNonzeroMagnitude, 1e9, 1e12, 1e18, 1e19, -1e19, 9.3e18,
    1e300,
    1.7e308, -1.7e308, .greatestFiniteMagnitude, .infinity, -.infinity, .nan,
  ]

  @Test(arguments: absurd, absurd) func `any ends and any value`(low: Double, high: Double) {
    for (start, end) in [(0.0, 16.0), (300, 20), (3, 0), (-1e300, .nan)] {
      let scale = Scale(low, high, start: start, end: end)
      #expect(scale.low.isFinite && scale.high.isFinite && scale.low < scale.high)
      for value in Self.absurd {
        #expect(abs(scale(value)) <= 1e6)
        let cells = Int(min(scale.start, scale.end).rounded())...Int(max(scale.start, scale.end))
        #expect(cells.contains(scale.cell(value)))
      }
      for count in [Int.min, 0, 1, 8, Int.max] {
        #expect(scale.ticks(about: count).count <= 50)
        #expect(scale.ticks(about: count).allSatisfy { $0.isFinite })
      }
    }
  }

  @Test func `one value stands in the middle`() {
    #expect(Scale(24, 24, start: 0, end: 16).cell(24) == 8)
  }

  @Test func `ordinary scales are exact`() {
    let scale = Scale(10, 30, start: 100, end: 0)
    #expect(scale(10) == 100 && scale(30) == 0 && scale(15) == 75)
    #expect(scale.ticks(about: 4) == [10, 15, 20, 25, 30])
    #expect(Scale(0, 0.046, start: 0, end: 1).ticks(about: 4) == [0, 0.02, 0.04])
  }
}
