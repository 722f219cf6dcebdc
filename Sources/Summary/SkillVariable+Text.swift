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

  /// Metric, of a value and of its error.
  package var unit: String {
    switch self {
    case .temperature, .dewPoint: "°C"
    case .windSpeed, .windGust: "km/h"
    case .precipitation: "mm"
    case .precipitationProbability, .cloudCover: "%"
    }
  }
}
