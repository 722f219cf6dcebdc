package import Vocabulary

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
    case .uk: Self.ukCategory(value)
    case .owm: Self.owmCategory(value)
    }
  }

  /// The index of the worst pollutant; `nil` if no pollutant of the scale is known.
  ///
  /// The scales of the US and the UK are defined on means of 1 to 24 hours: see
  /// `AirQualityForecast.withMeans`. Of hourly concentrations the index means "if this hour's level
  /// persisted".
  /// - Parameter hour: concentrations of the last hour, if the others are means of several.
  package func index(of pollutants: Pollutants, hour: Pollutants? = nil) -> AirQualityIndex? {
    var worst: (pollutant: Pollutant, load: Double, value: Double)?
    for pollutant in Pollutant.allCases {
      guard let concentration = pollutants[pollutant], concentration >= 0,
        let load = load(
          of: pollutant, microgramsPerCubicMeter: concentration, hour: hour?[pollutant])
      else { continue }
      let value = value(ofLoad: load)
      if worst.map({ load > $0.load }) ?? true { worst = (pollutant, load, value) }
    }
    return worst.map {
      AirQualityIndex(scale: self, value: $0.value, dominantPollutant: $0.pollutant)
    }
  }

  /// A pollutant's value without the scale's steps and upper end, so that two pollutants in one
  /// step still differ.
  private func load(
    of pollutant: Pollutant, microgramsPerCubicMeter concentration: Double, hour: Double? = nil
  ) -> Double? {
    switch self {
    case .us: Self.usLoad(pollutant, concentration, hour: hour ?? concentration)
    case .eu: Self.euLoad(pollutant, concentration)
    case .uk: Self.ukLoad(pollutant, concentration)
    case .owm: Self.owmLoad(pollutant, concentration)
    }
  }

  private func value(ofLoad load: Double) -> Double {
    switch self {
    case .us: min(load.rounded(), 500)
    // Rounded up, for what is above a bound belongs to the category beyond it.
    case .eu: (load - 1e-9).rounded(.up)
    case .uk: min(max(load.rounded(.up), 1), 10)
    case .owm: min(load.rounded(.down), 5)
    }
  }

  /// The index of a single pollutant; `nil` if the scale does not cover it.
  package func subindex(
    of pollutant: Pollutant, microgramsPerCubicMeter concentration: Double
  ) -> Double? {
    load(of: pollutant, microgramsPerCubicMeter: concentration).map(value)
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
    case ...20: .good
    case ...40: .fair
    case ...60: .moderate
    case ...80: .poor
    case ...100: .veryPoor
    default: .extremelyPoor
    }
  }

  private static func ukCategory(_ value: Double) -> AirQualityCategory {
    switch value {
    case ..<4: .low
    case ..<7: .moderate
    case ..<10: .high
    default: .veryHigh
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
