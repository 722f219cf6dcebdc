package import Time
package import Vocabulary

/// Plants whose pollen is forecast.
package enum PollenSource: String, CaseIterable, Sendable {
  case alder, birch, grass, mugwort, olive, ragweed
}

/// Pollen grains per m³ of air; an unlisted plant is unknown.
package struct Pollen: Sendable, Equatable {
  package let grainsPerCubicMeter: [PollenSource: Double]

  /// `nil` if empty.
  package init?(grainsPerCubicMeter: [PollenSource: Double]) {
    guard !grainsPerCubicMeter.isEmpty else { return nil }
    self.grainsPerCubicMeter = grainsPerCubicMeter
  }
}

/// Air quality at one time; `nil` = unknown.
package struct AirQuality: Sendable, Equatable {
  package let time: Instant
  /// At most one per scale.
  package let indices: [AirQualityIndex]
  package let pollutants: Pollutants
  /// Aerosol optical depth of the whole column at 550 nm.
  package let aerosolOpticalDepth: Double?
  /// Saharan and other desert dust near the ground, µg/m³.
  package let dustMicrogramsPerCubicMeter: Double?
  package let pollen: Pollen?

  package init(
    time: Instant, indices: [AirQualityIndex] = [],
    pollutants: Pollutants = Pollutants(), aerosolOpticalDepth: Double? = nil,
    dustMicrogramsPerCubicMeter: Double? = nil, pollen: Pollen? = nil
  ) {
    self.time = time
    self.indices = indices
    self.pollutants = pollutants
    self.aerosolOpticalDepth = aerosolOpticalDepth
    self.dustMicrogramsPerCubicMeter = dustMicrogramsPerCubicMeter
    self.pollen = pollen
  }

  package func index(_ scale: AirQualityScale) -> AirQualityIndex? {
    indices.first { $0.scale == scale }
  }
}

/// Current and hourly air quality.
package struct AirQualityForecast: Sendable, Equatable {
  package let current: AirQuality?
  /// In time order.
  package let hours: [AirQuality]

  package init(current: AirQuality?, hours: [AirQuality]) {
    self.current = current
    self.hours = hours
  }

  /// The row whose hour contains an instant.
  package func hour(at time: Instant) -> AirQuality? {
    hours.last { $0.time <= time }
      .flatMap { time.seconds(since: $0.time) < 3_600 ? $0 : nil }
  }
}
