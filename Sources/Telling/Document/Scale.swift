import Basics
package import Time

/// Maps values to positions on a page: pixels, dots or terminal columns.
///
/// Total: for any ends and any value the width is nonzero, the result is finite and near the page,
/// and the number of ticks is bounded.
package struct Scale: Sendable {
  package let low: Double
  package let high: Double
  package let start: Double
  package let end: Double

  /// Far below what is visible, far above the rounding error of the largest value.
  private static let minimumWidth = 1e-3
  private static let pageBound = 1e6
  private static let maximumTicks = 50

  /// - Parameters:
  ///   - start: where `low` is drawn.
  ///   - end: where `high` is drawn.
  package init(_ low: Double, _ high: Double, start: Double = 0, end: Double = 1) {
    let (first, second) = (bounded(low), bounded(high))
    let hasWidth = second - first >= Self.minimumWidth
    self.low = hasWidth ? first : first - 0.5
    self.high = hasWidth ? second : first + 0.5
    self.start = Self.onPage(start)
    self.end = Self.onPage(end)
  }

  private static func onPage(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -pageBound), pageBound)
  }

  /// Where a value is drawn; slightly outside `start…end` for a value outside `low…high`.
  package func callAsFunction(_ value: Double) -> Double {
    Self.onPage(start + (bounded(value) - low) / (high - low) * (end - start))
  }

  /// The nearest integer position between `start` and `end`, such as a row or a column.
  package func cell(_ value: Double) -> Int {
    Int(min(max(self(value), min(start, end)), max(start, end)).rounded())
  }

  /// An axis of time.
  package init(from low: Instant, to high: Instant, start: Double, end: Double) {
    self.init(low.unixSeconds, high.unixSeconds, start: start, end: end)
  }

  package func callAsFunction(at time: Instant) -> Double { self(time.unixSeconds) }

  package func cell(at time: Instant) -> Int { cell(time.unixSeconds) }

  /// About `count` round values within the range, in steps of 1, 2 or 5 times a power of ten.
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
