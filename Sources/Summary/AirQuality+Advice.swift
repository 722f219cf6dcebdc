import Vocabulary
package import Weather
package import Words

extension AirQualityIndex {
  /// What to do.
  package var advice: Message {
    switch category {
    case .good, .low: .airGood
    // From moderate air on, the United Kingdom advises people with problems of heart and lungs.
    case .moderate where scale == .uk: .airForSensitiveGroups
    case .fair, .moderate: .airAcceptable
    case .unhealthyForSensitiveGroups, .poor: .airForSensitiveGroups
    case .unhealthy, .veryPoor, .high: .airUnhealthy
    case .veryUnhealthy, .extremelyPoor, .veryHigh: .airVeryUnhealthy
    case .hazardous: .airHazardous
    }
  }
}

extension AirQuality {
  /// The advice of the first available index: US, EU, UK, OWM.
  package var advice: Message? {
    AirQualityScale.allCases.lazy.compactMap { index($0) }.first?.advice
  }
}
