extension Condition {
  /// The condition that describes a day best: that of most of its daylight, where severe weather
  /// counts for more than its duration. `nil` if no hour has a condition.
  ///
  /// An hour of light rain weighs as much as two dry ones, of snow three, of a thunderstorm five.
  /// So a shower does not make a rainy day, and two hours of storms do make a stormy one. Without
  /// daylight all hours count.
  package init?(ofDay hours: some Sequence<HourlyWeather>) {
    let known = hours.filter { $0.condition.map { $0.kind != .unknown } ?? false }
    let daylight = known.filter { $0.isDay == true }
    let counted = daylight.isEmpty ? known : daylight
    var weights: [ConditionKind: Double] = [:]
    for hour in counted {
      guard let condition = hour.condition else { continue }
      let weight = Self.weights[condition.severity] * hour.durationSeconds
      weights[condition.kind, default: 0] += weight
    }
    let dry = Self.skies.map { weights[$0] ?? 0 }
    let weather = weights.filter { !Self.skies.contains($0.key) }
    if weather.values.sum >= dry.sum, let kind = Self.heaviest(weather) {
      self.init(kind)
    } else if dry.sum > 0 {
      // Half clear and half overcast is partly cloudy.
      let mean = zip(dry, 0...).map { $0 * Double($1) }.sum / dry.sum
      self.init(Self.skies[Int(mean.rounded())])
    } else {
      return nil
    }
  }

  /// Skies without weather, in order of their clouds; their severity is 0.
  private static let skies: [ConditionKind] = [.clear, .mainlyClear, .partlyCloudy, .overcast]
  /// By severity.
  private static let weights = [1.0, 2, 3, 5, 8]

  /// The kind that weighs most within the group that weighs most; of equals the more severe.
  private static func heaviest(_ weights: [ConditionKind: Double]) -> ConditionKind? {
    var groups: [String: Double] = [:]
    for (kind, weight) in weights { groups[Condition(kind).owmGroup, default: 0] += weight }
    func rank(_ kind: ConditionKind, _ weight: Double) -> [Double] {
      let condition = Condition(kind)
      let order = ConditionKind.allCases.firstIndex(of: kind).map(Double.init) ?? 0
      return [groups[condition.owmGroup] ?? 0, weight, Double(condition.severity), order]
    }
    return weights.max { rank($0.key, $0.value).lexicographicallyPrecedes(rank($1.key, $1.value)) }?
      .key
  }
}
