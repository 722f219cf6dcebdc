package import Time

/// An amount of rain and snow, and the time in which it falls. Only rates can be compared: a model
/// gives the amount of its last quarter of an hour, another that of the coming hour, a station that
/// of its past one.
package struct PrecipitationAmount: Sendable, Equatable {
  /// Of water.
  package let millimeters: Double
  /// Not empty.
  package let interval: Range<Instant>

  /// Nil if the amount is unknown, or its interval is empty.
  package init?(millimeters: Double?, in interval: Range<Instant>) {
    guard let millimeters, !interval.isEmpty else { return nil }
    (self.millimeters, self.interval) = (millimeters, interval)
  }

  /// Over the interval.
  package var millimetersPerHour: Double {
    millimeters * 3600 / interval.durationSeconds
  }
}

extension HourlyWeather {
  package var precipitation: PrecipitationAmount? {
    PrecipitationAmount(millimeters: precipitationMillimeters, in: time..<max(time, end))
  }
}
