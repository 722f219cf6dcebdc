package import Places
package import Time
package import Vocabulary

/// What a station measured at one time.
///
/// Metric; nil = not measured or impossible. A provider's reader drops and counts impossible
/// values.
package struct StationObservation: Sendable, Equatable {
  package let station: Station
  package let time: Instant
  package var temperatureCelsius: Double?
  package var dewPointCelsius: Double?
  package var humidityPercent: Double?
  /// At 10 m.
  package var wind = Wind.unknown
  /// At sea level.
  package var pressureHectopascals: Double?
  package var visibility: Visibility?
  package var cloudCoverPercent: Double?
  /// Of the lowest clouds, above the station.
  package var cloudBaseMeters: Double?
  package var condition: Condition?
  package var precipitationOneHourMillimeters: Double?
  package var precipitationThreeHoursMillimeters: Double?
  package var precipitationSixHoursMillimeters: Double?
  package var snowDepthCentimeters: Double?
  /// As the station wrote it.
  package var report: String?

  package init(station: Station, time: Instant) {
    (self.station, self.time) = (station, time)
  }
}

extension StationObservation {
  /// Whether it has anything to say.
  package var isEmpty: Bool { MeasuredField.allCases.allSatisfy { !$0.isKnown(self) } }

  /// The relative humidity over water, measured or from the dew point.
  package var moisturePercent: Double? {
    if let humidityPercent { return humidityPercent }
    guard let temperatureCelsius, let dewPointCelsius else { return nil }
    return DewPoint.humidityPercent(
      temperatureCelsius: temperatureCelsius, dewPointCelsius: dewPointCelsius)
  }
}

/// What a station may measure.
extension MeasuredField {
  func isKnown(_ observation: StationObservation) -> Bool {
    switch self {
    case .temperature: observation.temperatureCelsius != nil
    case .dewPoint: observation.dewPointCelsius != nil
    case .humidity: observation.moisturePercent != nil
    case .wind: observation.wind.speedKilometersPerHour != nil
    case .pressure: observation.pressureHectopascals != nil
    case .visibility: observation.visibility != nil
    case .cloudCover: observation.cloudCoverPercent != nil
    case .cloudBase: observation.cloudBaseMeters != nil
    case .condition: observation.condition != nil
    case .precipitation:
      observation.precipitationOneHourMillimeters != nil
        || observation.precipitationThreeHoursMillimeters != nil
        || observation.precipitationSixHoursMillimeters != nil
    case .snowDepth: observation.snowDepthCentimeters != nil
    }
  }

  /// Whether a working sensor's value changes within hours. A clear sky, no rain and visibility
  /// beyond the end of the scale may well stay.
  fileprivate var changes: Bool {
    switch self {
    case .temperature, .dewPoint, .pressure, .wind: true
    case .humidity, .visibility, .cloudCover, .cloudBase, .condition, .precipitation, .snowDepth:
      false
    }
  }

  /// The number that changes; nil for calm air, which may stay.
  fileprivate func changing(_ observation: StationObservation) -> Double? {
    switch self {
    case .temperature: observation.temperatureCelsius
    case .dewPoint: observation.dewPointCelsius
    case .pressure: observation.pressureHectopascals
    case .wind: observation.wind.speedKilometersPerHour.flatMap { $0 > 0 ? $0 : nil }
    case .humidity, .visibility, .cloudCover, .cloudBase, .condition, .precipitation, .snowDepth:
      nil
    }
  }
}

extension Sequence<StationObservation> {
  /// The fields whose values did not change in the last twelve hours of one station's series, as
  /// when a sensor is stuck; at least six reports have to say so.
  package var stuckFields: Set<MeasuredField> {
    guard let newest = lazy.map(\.time).max() else { return [] }
    let span = 12.0 * 3600
    // Reports come on a schedule: half an hour of tolerance at the far end.
    let start = newest.adding(seconds: -span - 1800)
    return Set(
      MeasuredField.allCases.filter { field in
        guard field.changes else { return false }
        var (count, value) = (0, nil as Double?)
        var (first, last) = (Instant.latest, Instant.earliest)
        for row in self where row.time >= start {
          guard let known = field.changing(row) else { continue }
          if let value, value != known { return false }
          (count, value) = (count + 1, known)
          (first, last) = (Swift.min(first, row.time), Swift.max(last, row.time))
        }
        return count >= 6 && last.seconds(since: first) >= span
      })
  }
}
