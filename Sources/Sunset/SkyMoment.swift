import Basics
import Time
import Weather

/// Interpolates hourly rows at one instant.
struct SkyMoment {
  private static let widestGapSeconds = 3 * 3600.0
  private static let maximumSeconds = 90 * 60.0

  /// A value, and whether it comes from a nearby time.
  struct Reading {
    let value: Double
    let isNearby: Bool
  }

  let time: Instant

  /// Linear between neighbors at most 3 h apart (cloud, humidity and visibility are instantaneous),
  /// else the nearest within 90 minutes, else `nil`.
  func reading<Row>(
    of rows: [Row], timed: (Row) -> Instant, value: (Row) -> Double?
  ) -> Reading? {
    let after = rows.partitioningIndex { timed($0) > time }
    let before = neighbor(rows[..<after].reversed(), timed, value)
    let next = neighbor(rows[after...], timed, value)
    // Seconds from the instant.
    if let before, let next, next.offset - before.offset <= Self.widestGapSeconds {
      let share = -before.offset / (next.offset - before.offset)
      return Reading(value: before.value + (next.value - before.value) * share, isNearby: false)
    }
    let nearest = [before, next].compactMap { $0 }
      .min { abs($0.offset) < abs($1.offset) }
    guard let nearest, abs(nearest.offset) <= Self.maximumSeconds else {
      return nil
    }
    return Reading(value: nearest.value, isNearby: nearest.offset != 0)
  }

  func hourly(_ rows: [HourlyWeather], _ value: (HourlyWeather) -> Double?) -> Reading? {
    reading(of: rows, timed: \.time, value: value)
  }

  func air(_ rows: [AirQuality], _ value: (AirQuality) -> Double?) -> Reading? {
    reading(of: rows, timed: \.time, value: value)
  }

  /// The layers, if all three are known.
  func layers(_ rows: [HourlyWeather]) -> (layers: CloudLayers, isNearby: Bool)? {
    guard let low = hourly(rows, \.cloudCover.lowPercent),
      let mid = hourly(rows, \.cloudCover.midPercent),
      let high = hourly(rows, \.cloudCover.highPercent),
      let layers = CloudLayers(
        lowPercent: low.value, midPercent: mid.value, highPercent: high.value)
    else { return nil }
    return (layers, low.isNearby || mid.isNearby || high.isNearby)
  }

  /// The amount of the step at the instant, as a rate.
  func precipitationRate(_ rows: [HourlyWeather]) -> Double? {
    let after = rows.partitioningIndex { $0.time > time }
    guard after > 0 else { return nil }
    let row = rows[after - 1]
    return time < row.end ? row.precipitation?.millimetersPerHour : nil
  }

  private func neighbor<Rows: Sequence>(
    _ rows: Rows, _ timed: (Rows.Element) -> Instant, _ value: (Rows.Element) -> Double?
  ) -> (offset: Double, value: Double)? {
    for row in rows {
      let offset = timed(row).seconds(since: time)
      if abs(offset) > Self.widestGapSeconds { return nil }
      if let value = value(row), value.isFinite { return (offset, value) }
    }
    return nil
  }
}
