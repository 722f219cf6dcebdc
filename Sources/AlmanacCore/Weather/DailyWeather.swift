/// One local day of a forecast; always metric, `nil` = unknown.
package struct DailyWeather: Sendable, Equatable {
  /// The place's local date.
  package let date: LocalDate
  package let temperatureMinimumCelsius: Double?
  package let temperatureMaximumCelsius: Double?
  package let feelsLikeMinimumCelsius: Double?
  package let feelsLikeMaximumCelsius: Double?
  /// Daily total, mm of water.
  package let precipitationMillimeters: Double?
  /// The day's maximum, 0…100.
  package let precipitationProbabilityPercent: Double?
  /// The day's fresh snow, cm.
  package let snowfallCentimeters: Double?
  package let windSpeedMaximumKilometersPerHour: Double?
  package let windGustMaximumKilometersPerHour: Double?
  package let windDirectionDegrees: Double?
  package let uvIndexMaximum: Double?
  package let cloudCoverMeanPercent: Double?
  package let humidityMeanPercent: Double?
  package let condition: Condition?
  package let kind: ForecastKind
  /// Whether the steps it was built from cover only part of the day.
  package let isPartial: Bool

  package init(
    date: LocalDate, temperatureMinimumCelsius: Double? = nil,
    temperatureMaximumCelsius: Double? = nil, feelsLikeMinimumCelsius: Double? = nil,
    feelsLikeMaximumCelsius: Double? = nil, precipitationMillimeters: Double? = nil,
    precipitationProbabilityPercent: Double? = nil, snowfallCentimeters: Double? = nil,
    windSpeedMaximumKilometersPerHour: Double? = nil,
    windGustMaximumKilometersPerHour: Double? = nil, windDirectionDegrees: Double? = nil,
    uvIndexMaximum: Double? = nil, cloudCoverMeanPercent: Double? = nil,
    humidityMeanPercent: Double? = nil, condition: Condition? = nil,
    kind: ForecastKind = .forecast, isPartial: Bool = false
  ) {
    self.date = date
    self.temperatureMinimumCelsius = temperatureMinimumCelsius
    self.temperatureMaximumCelsius = temperatureMaximumCelsius
    self.feelsLikeMinimumCelsius = feelsLikeMinimumCelsius
    self.feelsLikeMaximumCelsius = feelsLikeMaximumCelsius
    self.precipitationMillimeters = precipitationMillimeters
    self.precipitationProbabilityPercent = precipitationProbabilityPercent
    self.snowfallCentimeters = snowfallCentimeters
    self.windSpeedMaximumKilometersPerHour = windSpeedMaximumKilometersPerHour
    self.windGustMaximumKilometersPerHour = windGustMaximumKilometersPerHour
    self.windDirectionDegrees = windDirectionDegrees
    self.uvIndexMaximum = uvIndexMaximum
    self.cloudCoverMeanPercent = cloudCoverMeanPercent
    self.humidityMeanPercent = humidityMeanPercent
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
