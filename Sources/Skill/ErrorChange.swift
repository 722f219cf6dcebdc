import Basics
import Vocabulary

/// Finds the day since when a forecast errs otherwise than before, as after a change of its model:
/// what was learned before it is of no use for the next forecasts.
///
/// Of the days that divide the daily mean errors in two, it takes the one whose parts' means differ
/// most, in standard errors of the difference (the likelihood ratio test of a shift in the mean,
/// Hawkins, J. Am. Stat. Assoc. 72, 1977). Days in a row resemble each other: the standard
/// error counts their autocorrelation. The part behind is searched again.
///
/// Simulated for 120 days with an autocorrelation of up to 0.5, it sees changes that are none in at
/// most 3 of 100 series; a shift of two standard deviations of a day it sees after 6 days, a
/// greater one after 3.
package enum ErrorChange {
  /// Of days to learn from before the change, and that it has lasted.
  static let minimumBefore = 10
  static let minimumAfter = 3
  private static let deviations = 3.5
  /// A day with fewer hours has an error of these hours, not of the day.
  private static let minimumHours = 8
  private static let maximumAutocorrelation = 0.7

  /// The first day of the last change, since 1970 UTC; nil without a change.
  static func firstDay(of pairs: [ForecastPair], _ variable: SkillVariable) -> Int? {
    guard let floor = leastDeviation(variable) else { return nil }
    let errors = dailyErrors(of: pairs)
    var start = 0
    while errors.count - start >= minimumBefore + minimumAfter,
      let change = change(errors[start...].map(\.mean), floor)
    {
      start += change
    }
    return start > 0 ? errors[start].day : nil
  }

  /// Errors of a day vary by at least so much; nil of what is not corrected by its mean.
  private static func leastDeviation(_ variable: SkillVariable) -> Double? {
    switch variable {
    case .temperature, .dewPoint: 0.3
    case .windSpeed, .windGust: 1
    case .precipitation, .precipitationProbability, .cloudCover: nil
    }
  }

  /// The mean error of each day, as if every day had all hours: each hour's own bias is taken off.
  private static func dailyErrors(of pairs: [ForecastPair]) -> [(day: Int, mean: Double)] {
    let ofHour = Dictionary(grouping: pairs, by: \.cell.hour).mapValues { pairs in
      pairs.reduce(0) { $0 + $1.error } / Double(pairs.count)
    }
    return Dictionary(grouping: pairs, by: \.day).compactMap { day, pairs in
      guard pairs.count >= minimumHours else { return nil }
      let sum = pairs.reduce(0) { $0 + $1.error - (ofHour[$1.cell.hour] ?? 0) }
      return (day, sum / Double(pairs.count))
    }.sorted { $0.day < $1.day }
  }

  /// The first index of the second part; nil if the parts do not differ.
  private static func change(_ values: [Double], _ floor: Double) -> Int? {
    let count = values.count
    let total = values.sum
    var (best, before) = ((deviations, nil as Int?), 0.0)
    for index in 0..<(count - minimumAfter) {
      before += values[index]
      let split = index + 1
      guard split >= minimumBefore else { continue }
      let means = (before / Double(split), (total - before) / Double(count - split))
      let error = max(floor, deviation(values, split, means))
      let share = 1 / Double(split) + 1 / Double(count - split)
      let distance = abs(means.0 - means.1) / (error * share.squareRoot())
      if distance > best.0 { best = (distance, split) }
    }
    return best.1
  }

  /// Of the values around the means of both parts, widened by their autocorrelation.
  private static func deviation(
    _ values: [Double], _ split: Int, _ means: (Double, Double)
  ) -> Double {
    var (squares, products, last) = (0.0, 0.0, nil as Double?)
    for (index, value) in values.enumerated() {
      let rest = value - (index < split ? means.0 : means.1)
      squares += rest * rest
      if index != split, let last { products += rest * last }
      last = rest
    }
    guard squares > 0 else { return 0 }
    let count = Double(values.count)
    // The estimate from few values is too low by about 2 / n.
    let correlation = min(max(products / squares + 2 / count, 0), maximumAutocorrelation)
    return (squares / (count - 2) * (1 + correlation) / (1 - correlation)).squareRoot()
  }
}
