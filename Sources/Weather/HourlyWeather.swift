package import Time
package import Vocabulary

/// One step of an hourly forecast; always metric, `nil` = unknown.
package struct HourlyWeather: Sendable, Equatable {
  package private(set) var time: Instant
  /// The length of the step, normally 3600.
  package private(set) var durationSeconds: Double
  package let temperatureCelsius: Double?
  package let humidityPercent: Double?
  /// Computed from the two if a source does not give it.
  package let dewPointCelsius: Double?
  /// Of the interval that starts at the time, mm.
  package private(set) var precipitationMillimeters: Double?
  /// Of at least 0.1 mm in the interval that starts at the time, 0…100.
  package private(set) var precipitationProbabilityPercent: Double?
  /// Of the interval that starts at the time, cm of fresh snow.
  package private(set) var snowfallCentimeters: Double?
  package let cloudCover: CloudCover
  package let wind: Wind
  package let uvIndex: Double?
  package let visibility: Visibility?
  package let pressureHectopascals: Double?
  package private(set) var isDay: Bool?
  package let condition: Condition?
  package let kind: RowKind
  /// Interpolated between two steps of the provider.
  package let isInterpolated: Bool

  package init(
    time: Instant, durationSeconds: Double = 3600, temperatureCelsius: Double? = nil,
    humidityPercent: Double? = nil,
    dewPointCelsius: Double? = nil, precipitationMillimeters: Double? = nil,
    precipitationProbabilityPercent: Double? = nil, snowfallCentimeters: Double? = nil,
    cloudCover: CloudCover = .unknown, wind: Wind = .unknown, uvIndex: Double? = nil,
    visibility: Visibility? = nil, pressureHectopascals: Double? = nil,
    isDay: Bool? = nil, condition: Condition? = nil, kind: RowKind = .forecast,
    isInterpolated: Bool = false
  ) {
    self.time = time
    self.durationSeconds = durationSeconds
    self.temperatureCelsius = temperatureCelsius
    self.humidityPercent = humidityPercent
    self.dewPointCelsius =
      dewPointCelsius
      ?? DewPoint.celsius(temperatureCelsius: temperatureCelsius, humidityPercent: humidityPercent)
    self.precipitationMillimeters = precipitationMillimeters
    self.precipitationProbabilityPercent = precipitationProbabilityPercent
    self.snowfallCentimeters = snowfallCentimeters
    self.cloudCover = cloudCover
    self.wind = wind
    self.uvIndex = uvIndex
    self.visibility = visibility
    self.pressureHectopascals = pressureHectopascals
    self.isDay = isDay
    self.condition = condition
    self.kind = kind
    self.isInterpolated = isInterpolated
  }
}

extension HourlyWeather {
  package var end: Instant { time.adding(seconds: durationSeconds) }

  /// A provider's last hours may be empty rows; day or night is set even there.
  package var isEmpty: Bool {
    self
      == HourlyWeather(
        time: time, durationSeconds: durationSeconds, isDay: isDay,
        kind: kind, isInterpolated: isInterpolated)
  }

  package func with(isDay: Bool) -> HourlyWeather {
    var row = self
    row.isDay = isDay
    return row
  }

  /// Without what is valid for its interval only.
  var withoutAmounts: HourlyWeather {
    var row = withoutProbability
    (row.precipitationMillimeters, row.snowfallCentimeters) = (nil, nil)
    return row
  }

  /// What has happened has no probability.
  package var withoutProbability: HourlyWeather {
    var row = self
    row.precipitationProbabilityPercent = nil
    return row
  }

  /// The part of the row within a span that it overlaps, with its share of the amounts.
  package func clamped(to span: Range<Instant>) -> HourlyWeather {
    let (start, end) = (max(time, span.lowerBound), min(self.end, span.upperBound))
    guard start != time || end != self.end else { return self }
    let seconds = end.seconds(since: start)
    var row = lasting(seconds, share: seconds / durationSeconds)
    row.time = start
    return row
  }

  /// The same row with another length and a share of its amounts.
  /// - Parameter share: 0…1.
  package func lasting(_ seconds: Double, share: Double) -> HourlyWeather {
    var row = self
    row.durationSeconds = seconds
    row.precipitationMillimeters = precipitationMillimeters.map { $0 * share }
    row.snowfallCentimeters = snowfallCentimeters.map { $0 * share }
    return row
  }
}
