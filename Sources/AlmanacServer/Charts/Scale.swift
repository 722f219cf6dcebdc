import AlmanacCore

/// From values to places on a page: of pixels, dots, or the columns of a terminal.
///
/// Total: whatever the ends and the value are, the width is never zero, the result is finite and
/// near the page, and the count of ticks is bounded.
package struct Scale: Sendable {
  package let low: Double
  package let high: Double
  package let start: Double
  package let end: Double

  /// Far below what anybody can see, far above the rounding of the largest value.
  private static let leastWidth = 1e-3
  private static let pageBound = 1e6
  private static let maximumTicks = 50

  /// - Parameters:
  ///   - start: where `low` is drawn.
  ///   - end: where `high` is drawn.
  package init(_ low: Double, _ high: Double, start: Double = 0, end: Double = 1) {
    let (first, second) = (bounded(low), bounded(high))
    let hasWidth = second - first >= Self.leastWidth
    self.low = hasWidth ? first : first - 0.5
    self.high = hasWidth ? second : first + 0.5
    self.start = Self.onPage(start)
    self.end = Self.onPage(end)
  }

  private static func onPage(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -pageBound), pageBound)
  }

  /// Where a value is drawn; beyond `start…end` for one beyond `low…high`, though never far.
  package func callAsFunction(_ value: Double) -> Double {
    Self.onPage(start + (bounded(value) - low) / (high - low) * (end - start))
  }

  /// The nearest whole place between `start` and `end`, such as a row or a column.
  package func cell(_ value: Double) -> Int {
    Int(min(max(self(value), min(start, end)), max(start, end)).rounded())
  }

  /// Round values within the range, about so many; steps of 1, 2 or 5 times a power of ten.
  package func ticks(about count: Int, least: Double = 0) -> [Double] {
    let rough = max((high - low) / Double(max(count, 1)), bounded(least), 1e-6)
    var power = 1.0
    while power * 10 <= rough { power *= 10 }
    while power > rough { power /= 10 }
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough - 1e-9 } ?? rough
    var ticks: [Double] = []
    var tick = (low / step).rounded(.up) * step
    while tick <= high + step * 1e-6, ticks.count < Self.maximumTicks {
      ticks.append(abs(tick) < step * 1e-6 ? 0 : tick)
      tick += step
    }
    return ticks
  }
}
