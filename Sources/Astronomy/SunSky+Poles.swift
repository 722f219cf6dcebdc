extension SunSky {
  /// Half-hour samples of the solar day: this close to a pole the Sun moves less than 1″ between
  /// its highest point and the adjacent sample.
  private static let sampleCount = 49

  /// The highest sample, and both ends of the day with the altitude of the lowest one: crossings
  /// are searched between the samples.
  func sampledExtremes(around transit: Double) -> Extremes {
    let step = 1.0 / Double(Self.sampleCount - 1)
    var (top, lowest) = (point(at: transit), point(at: transit))
    for index in 0..<Self.sampleCount {
      let sample = point(at: transit - 0.5 + Double(index) * step)
      if sample.sine > top.sine { top = sample }
      if sample.sine < lowest.sine { lowest = sample }
    }
    let morning = Point(days: transit - 0.5, sine: lowest.sine)
    let evening = Point(days: transit + 0.5, sine: lowest.sine)
    return Extremes(
      top: top, midnightBefore: morning, midnightAfter: evening, morning: morning,
      evening: evening)
  }

  /// The last upward crossing before the highest sample and the first downward crossing after it:
  /// the rule for regular days, applied to curves of any shape.
  func sampledCrossings(
    of target: Double, around transit: Double
  ) -> (rising: Double?, setting: Double?) {
    let start = transit - 0.5
    let step = 1.0 / Double(Self.sampleCount - 1)
    let values = (0..<Self.sampleCount).map { sine(at: start + Double($0) * step).value - target }
    guard let top = values.indices.max(by: { values[$0] < values[$1] }) else { return (nil, nil) }
    let rising = (0..<top).last { values[$0] < 0 && values[$0 + 1] >= 0 }
    let setting = (top..<(Self.sampleCount - 1)).first { values[$0] >= 0 && values[$0 + 1] < 0 }
    return (
      rising.map { index in
        bisected(
          target, low: start + Double(index) * step, high: start + Double(index + 1) * step)
      },
      setting.map { index in
        bisected(
          target, low: start + Double(index + 1) * step, high: start + Double(index) * step)
      }
    )
  }

  private func bisected(_ target: Double, low: Double, high: Double) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if sine(at: middle).value < target { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
