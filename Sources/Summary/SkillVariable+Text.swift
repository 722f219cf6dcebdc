package import Units
package import Vocabulary
package import Words

extension SkillVariable {
  /// As pages name it.
  package var name: PageText {
    switch self {
    case .temperature: .temperature
    case .dewPoint: .dewPoint
    case .windSpeed: .wind
    case .windGust: .gustsName
    case .precipitation: .rainInHour
    case .precipitationProbability: .chanceOfRain
    case .cloudCover: .clouds
    }
  }

  /// Metric, of a value and of its error; nil for percent.
  package var unit: MeasureUnit? {
    switch self {
    case .temperature, .dewPoint: .celsius
    case .windSpeed, .windGust: .kilometersPerHour
    case .precipitation: .millimeters
    case .precipitationProbability, .cloudCover: nil
    }
  }
}
