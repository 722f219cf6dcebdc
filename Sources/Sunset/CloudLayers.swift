package import Weather

/// Cloud cover of the three layers as shares 0…1, all known.
package struct CloudLayers: Sendable, Hashable {
  package let low: Double
  package let mid: Double
  package let high: Double

  /// From percentages; values outside 0…100 are clamped. `nil` if one is NaN.
  package init?(lowPercent: Double, midPercent: Double, highPercent: Double) {
    guard lowPercent.isFinite, midPercent.isFinite, highPercent.isFinite else { return nil }
    self.init(low: lowPercent / 100, mid: midPercent / 100, high: highPercent / 100)
  }

  /// From a cover's layers, if all three are known.
  package init?(_ cover: CloudCover) {
    guard let low = cover.lowPercent, let mid = cover.midPercent, let high = cover.highPercent
    else { return nil }
    self.init(lowPercent: low, midPercent: mid, highPercent: high)
  }

  /// Splits the total cover by typical shares (low .45, mid .30, high .25) if the layers are
  /// unknown. Reduces confidence.
  package init?(totalPercent: Double) {
    guard totalPercent.isFinite else { return nil }
    let total = totalPercent / 100
    self.init(low: 0.45 * total, mid: 0.30 * total, high: 0.25 * total)
  }

  private init(low: Double, mid: Double, high: Double) {
    self.low = min(max(low, 0), 1)
    self.mid = min(max(mid, 0), 1)
    self.high = min(max(high, 0), 1)
  }

  static let clear = CloudLayers(low: 0, mid: 0, high: 0)

  /// Each layer shifted and clamped to 0…1.
  func shifted(by shift: LayerShift) -> CloudLayers {
    CloudLayers(low: low + shift.low, mid: mid + shift.mid, high: high + shift.high)
  }

  /// Interpolates between this sky (0) and another (1).
  func mixed(with other: CloudLayers, share: Double) -> CloudLayers {
    CloudLayers(
      low: low + (other.low - low) * share, mid: mid + (other.mid - mid) * share,
      high: high + (other.high - high) * share)
  }
}

/// How much more of each layer there is, in shares of the sky.
struct LayerShift: Sendable, Hashable {
  let low: Double
  let mid: Double
  let high: Double

  static let none = LayerShift(low: 0, mid: 0, high: 0)

  /// All layers by the same.
  func moved(by share: Double) -> LayerShift {
    LayerShift(low: low + share, mid: mid + share, high: high + share)
  }
}
