import Basics
package import Time

/// One provider's data for one place: current, hourly and daily.
package struct Forecast: Sendable, Equatable {
  /// Center of the grid cell, not the requested point; `nil` if the provider does not say.
  package let latitudeDegrees: Double?
  package let longitudeDegrees: Double?
  package let elevationMeters: Double?
  /// IANA name, if the provider gives one.
  package let timeZoneName: String?
  package let current: CurrentWeather?
  /// In time order, without trailing empty rows.
  package let hours: [HourlyWeather]
  /// In date order, without trailing empty rows.
  package let days: [DailyWeather]

  package init(
    latitudeDegrees: Double? = nil, longitudeDegrees: Double? = nil,
    elevationMeters: Double? = nil, timeZoneName: String? = nil, current: CurrentWeather? = nil,
    hours: [HourlyWeather] = [], days: [DailyWeather] = []
  ) {
    self.latitudeDegrees = latitudeDegrees
    self.longitudeDegrees = longitudeDegrees
    self.elevationMeters = elevationMeters
    self.timeZoneName = timeZoneName
    self.current = current
    self.hours = hours
    self.days = days
  }

  /// The index of the step that contains an instant; `nil` outside the rows.
  package func indexOfHour(at time: Instant) -> Int? {
    let after = hours.partitioningIndex { $0.time > time }
    guard after > 0 else { return nil }
    let row = hours[after - 1]
    return time < row.end ? after - 1 : nil
  }

  /// The steps that overlap a span.
  package func hours(within range: Range<Instant>) -> ArraySlice<HourlyWeather> {
    let first = hours.partitioningIndex { $0.end > range.lowerBound }
    let last = hours.partitioningIndex { $0.time >= range.upperBound }
    return first < last ? hours[first..<last] : []
  }

  /// The maximum age of a provider's current weather without a warning. Stations report late, at
  /// OpenWeatherMap by up to two hours.
  package static let maximumObservationAge = 7_200.0
}
