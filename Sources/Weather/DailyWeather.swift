package import Time
package import Vocabulary

/// One local day of a forecast; always metric, `nil` = unknown.
package struct DailyWeather: Sendable, Equatable {
  /// The place's local date.
  package let date: LocalDate
  package internal(set) var temperatureMinimumCelsius: Double?
  package internal(set) var temperatureMaximumCelsius: Double?
  /// Daily total, mm of water.
  package let precipitationMillimeters: Double?
  /// Of at least 0.1 mm, 0…100; a provider's is the highest of its hours.
  package let precipitationProbabilityPercent: Double?
  /// The day's fresh snow, cm.
  package let snowfallCentimeters: Double?
  package let windSpeedMaximumKilometersPerHour: Double?
  package let windGustMaximumKilometersPerHour: Double?
  package let windDirectionDegrees: Double?
  package let uvIndexMaximum: Double?
  package let cloudCoverMeanPercent: Double?
  package let condition: Condition?
  package let kind: RowKind
  /// Whether the steps it was built from cover only part of the day.
  package let isPartial: Bool

  package init(
    date: LocalDate, temperatureMinimumCelsius: Double? = nil,
    temperatureMaximumCelsius: Double? = nil, precipitationMillimeters: Double? = nil,
    precipitationProbabilityPercent: Double? = nil, snowfallCentimeters: Double? = nil,
    windSpeedMaximumKilometersPerHour: Double? = nil,
    windGustMaximumKilometersPerHour: Double? = nil, windDirectionDegrees: Double? = nil,
    uvIndexMaximum: Double? = nil, cloudCoverMeanPercent: Double? = nil,
    condition: Condition? = nil,
    kind: RowKind = .forecast, isPartial: Bool = false
  ) {
    self.date = date
    self.temperatureMinimumCelsius = temperatureMinimumCelsius
    self.temperatureMaximumCelsius = temperatureMaximumCelsius
    self.precipitationMillimeters = precipitationMillimeters
    self.precipitationProbabilityPercent = precipitationProbabilityPercent
    self.snowfallCentimeters = snowfallCentimeters
    self.windSpeedMaximumKilometersPerHour = windSpeedMaximumKilometersPerHour
    self.windGustMaximumKilometersPerHour = windGustMaximumKilometersPerHour
    self.windDirectionDegrees = windDirectionDegrees
    self.uvIndexMaximum = uvIndexMaximum
    self.cloudCoverMeanPercent = cloudCoverMeanPercent
    self.condition = condition
    self.kind = kind
    self.isPartial = isPartial
  }

  /// A provider's last days may be empty rows.
  package var isEmpty: Bool {
    temperatureMinimumCelsius == nil && temperatureMaximumCelsius == nil && condition == nil
      && precipitationMillimeters == nil && windSpeedMaximumKilometersPerHour == nil
  }
}
