import Basics
import Vocabulary

extension Condition {
  /// The condition that describes a day best: that of most of its daylight, where severe weather
  /// counts for more than its duration. `nil` if no hour has a condition.
  ///
  /// An hour of light rain weighs as much as two dry ones, of snow three, of a thunderstorm five.
  /// So a shower does not make a rainy day, and two hours of storms do make a stormy one. Without
  /// daylight all hours count.
  /// - Parameter isDay: whether the sun is up in an hour.
  package init?(
    ofDay hours: ArraySlice<HourlyWeather>, isDay: (HourlyWeather) -> Bool? = \.isDay
  ) {
    let none = [Double](repeating: 0, count: ConditionCatalog.entries.count)
    var (all, daylight, hasDaylight) = (none, none, false)
    // By index: rows are large, and iterating over them copies each.
    for row in hours.indices {
      guard let condition = hours[row].condition, condition.kind != .unknown else { continue }
      let weight = Self.weights[condition.severity] * hours[row].durationSeconds
      all[condition.kind.index] += weight
      guard isDay(hours[row]) == true else { continue }
      daylight[condition.kind.index] += weight
      hasDaylight = true
    }
    let weights = hasDaylight ? daylight : all
    let dry = Self.skies.map { weights[$0.index] }
    let weather = Self.weather.filter { weights[$0.index] > 0 }
    if weather.map({ weights[$0.index] }).sum >= dry.sum,
      let kind = Self.heaviest(weather, weights)
    {
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
  /// All other kinds.
  private static let weather = ConditionCatalog.entries.map(\.kind).filter { !skies.contains($0) }
  /// By severity.
  private static let weights = [1.0, 2, 3, 5, 8]

  /// The kind that weighs most within the group that weighs most; of equals the more severe.
  private static func heaviest(
    _ kinds: [ConditionKind], _ weights: [Double]
  ) -> ConditionKind? {
    func rank(_ kind: ConditionKind) -> (Double, Double, Int, Int) {
      let entry = ConditionCatalog.entry(kind)
      let group = kinds.filter { ConditionCatalog.entry($0).owmGroup == entry.owmGroup }
      return (
        group.map { weights[$0.index] }.sum, weights[kind.index], entry.severity, kind.index
      )
    }
    return kinds.max { rank($0) < rank($1) }
  }
}
