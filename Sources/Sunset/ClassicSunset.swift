import Basics
package import Time
package import Weather

/// The original score, reproduced exactly; integers are truncated, not rounded.
package enum ClassicSunset {
  /// Today: the mean of the three layers in the hour of the sunset.
  package static func today(
    lowPercent: Double, midPercent: Double, highPercent: Double
  ) -> Int? {
    let mean = (highPercent + midPercent + lowPercent) / 3
    guard mean.isFinite else { return nil }
    return Int(min(max(mean, 0), 100))
  }

  /// Later days: the complement of the day's mean cloud cover.
  package static func later(dailyMeanCloudPercent: Double) -> Int? {
    guard dailyMeanCloudPercent.isFinite else { return nil }
    return max(0, 100 - Int(min(max(dailyMeanCloudPercent, 0), 1000)))
  }

  /// Today's score from hourly rows, using the row at or before the sunset; `nil` if its layers are
  /// unknown.
  package static func today(hours: [HourlyWeather], at sunset: Instant) -> Int? {
    let cover = hour(of: hours, at: sunset)?.cloudCover
    guard let cover, let low = cover.lowPercent, let mid = cover.midPercent,
      let high = cover.highPercent
    else { return nil }
    return today(lowPercent: low, midPercent: mid, highPercent: high)
  }

  /// The row at or before the sunset, at most an hour before.
  static func hour(of hours: [HourlyWeather], at sunset: Instant) -> HourlyWeather? {
    let after = hours.partitioningIndex { $0.time > sunset }
    guard after > 0, sunset.seconds(since: hours[after - 1].time) < 3600 else { return nil }
    return hours[after - 1]
  }
}
