/// An air quality scale. Values of different scales are never mixed.
package enum AirQualityScale: String, CaseIterable, Sendable {
  /// US EPA AQI, 0…500.
  case us
  /// European AQI of the EEA, 0…100 and above.
  case eu
  /// OpenWeatherMap's 1…5.
  case owm
}

/// An air quality category, in a scale's own words.
package enum AirQualityCategory: String, CaseIterable, Sendable {
  case good
  case fair
  case moderate
  case unhealthyForSensitiveGroups
  case unhealthy
  case veryUnhealthy
  case hazardous
  case poor
  case veryPoor
  case extremelyPoor

  /// What to do; the same for all scales.
  package var advice: Message {
    switch self {
    case .good: .airGood
    case .fair, .moderate: .airAcceptable
    case .unhealthyForSensitiveGroups, .poor: .airForSensitiveGroups
    case .unhealthy, .veryPoor: .airUnhealthy
    case .veryUnhealthy, .extremelyPoor: .airVeryUnhealthy
    case .hazardous: .airHazardous
    }
  }
}

/// One index: its value on its own scale, its category and its dominant pollutant.
package struct AirQualityIndex: Sendable, Equatable {
  package let scale: AirQualityScale
  package let value: Double
  package let dominantPollutant: Pollutant?

  package init(scale: AirQualityScale, value: Double, dominantPollutant: Pollutant? = nil) {
    self.scale = scale
    self.value = value
    self.dominantPollutant = dominantPollutant
  }

  package var category: AirQualityCategory { scale.category(value) }
}

extension AirQualityScale {
  package func category(_ value: Double) -> AirQualityCategory {
    switch self {
    case .us: Self.usCategory(value)
    case .eu: Self.euCategory(value)
    case .owm: Self.owmCategory(value)
    }
  }

  /// The index of the worst pollutant; `nil` if no pollutant of the scale is known.
  ///
  /// The US scale is defined on means of 1 to 24 hours: see `AirQualityForecast.nowcast`. Of hourly
  /// concentrations the index means "if this hour's level persisted".
  package func index(of pollutants: Pollutants) -> AirQualityIndex? {
    var worst: (pollutant: Pollutant, load: Double, value: Double)?
    for pollutant in Pollutant.allCases {
      guard let concentration = pollutants[pollutant], concentration >= 0,
        let load = load(of: pollutant, microgramsPerCubicMeter: concentration),
        let value = subindex(of: pollutant, microgramsPerCubicMeter: concentration)
      else { continue }
      if worst.map({ load > $0.load }) ?? true { worst = (pollutant, load, value) }
    }
    return worst.map {
      AirQualityIndex(scale: self, value: $0.value, dominantPollutant: $0.pollutant)
    }
  }

  /// A pollutant's value without the scale's steps and upper end, so that two pollutants in one
  /// step still differ.
  private func load(
    of pollutant: Pollutant, microgramsPerCubicMeter concentration: Double
  ) -> Double? {
    switch self {
    case .us: Self.usLoad(pollutant, concentration)
    case .eu: Self.euSubindex(pollutant, concentration)
    case .owm: Self.owmLoad(pollutant, concentration)
    }
  }

  /// The index of a single pollutant; `nil` if the scale does not cover it.
  package func subindex(
    of pollutant: Pollutant, microgramsPerCubicMeter concentration: Double
  ) -> Double? {
    switch self {
    case .us: Self.usSubindex(pollutant, concentration)
    case .eu: Self.euSubindex(pollutant, concentration)
    case .owm: Self.owmSubindex(pollutant, concentration)
    }
  }

  private static func usCategory(_ value: Double) -> AirQualityCategory {
    switch value.rounded() {
    case ...50: .good
    case ...100: .moderate
    case ...150: .unhealthyForSensitiveGroups
    case ...200: .unhealthy
    case ...300: .veryUnhealthy
    default: .hazardous
    }
  }

  private static func euCategory(_ value: Double) -> AirQualityCategory {
    switch value {
    case ..<20: .good
    case ..<40: .fair
    case ..<60: .moderate
    case ..<80: .poor
    case ..<100: .veryPoor
    default: .extremelyPoor
    }
  }

  private static func owmCategory(_ value: Double) -> AirQualityCategory {
    switch value {
    case ..<1.5: .good
    case ..<2.5: .fair
    case ..<3.5: .moderate
    case ..<4.5: .poor
    default: .veryPoor
    }
  }
}
