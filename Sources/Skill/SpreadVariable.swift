import Basics
package import Vocabulary
package import Weather

/// What has a spread.
extension SpreadVariable {
  package var ofSkill: SkillVariable {
    switch self {
    case .temperature: .temperature
    case .windSpeed: .windSpeed
    case .windGust: .windGust
    case .precipitation: .precipitation
    }
  }

  package var scale: EnsembleDressing.Scale {
    switch self {
    case .temperature: .plain
    case .windSpeed, .windGust, .precipitation: .squareRoot
    }
  }

  /// Much of its distribution is at zero.
  package var isOftenZero: Bool { self == .precipitation }

  init?(_ variable: SkillVariable) {
    guard let own = Self.allCases.first(where: { $0.ofSkill == variable }) else { return nil }
    self = own
  }
}

/// What of a day has a spread.
package enum DayQuantity: String, CaseIterable, Sendable {
  case temperatureMinimum, temperatureMaximum
  case windSpeedMaximum, windGustMaximum
  case precipitation

  package var variable: SpreadVariable {
    switch self {
    case .temperatureMinimum, .temperatureMaximum: .temperature
    case .windSpeedMaximum: .windSpeed
    case .windGustMaximum: .windGust
    case .precipitation: .precipitation
    }
  }

  /// Of the hours of a day; nil without hours.
  package func value(of hours: [Double]) -> Double? {
    switch self {
    case .temperatureMinimum: hours.min()
    case .temperatureMaximum, .windSpeedMaximum, .windGustMaximum: hours.max()
    case .precipitation: hours.isEmpty ? nil : hours.sum
    }
  }

  package func value(of day: DailyWeather) -> Double? {
    switch self {
    case .temperatureMinimum: day.temperatureMinimumCelsius
    case .temperatureMaximum: day.temperatureMaximumCelsius
    case .windSpeedMaximum: day.windSpeedMaximumKilometersPerHour
    case .windGustMaximum: day.windGustMaximumKilometersPerHour
    case .precipitation: day.precipitationMillimeters
    }
  }

  /// Fewer hours say little about a day.
  package static let minimumHours = 20
}
