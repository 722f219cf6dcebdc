// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// US EPA AQI, European AQI, the United Kingdom's Daily Air Quality Index of 1 to 10, or OpenWeatherMap's 1 to 5.
public struct AirQualityScale: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let us = Self(rawValue: "us")
  public static let eu = Self(rawValue: "eu")
  public static let uk = Self(rawValue: "uk")
  public static let owm = Self(rawValue: "owm")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.us, .eu, .uk, .owm]
}

/// The class of a value on its own scale.
public struct AirQualityCategory: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let good = Self(rawValue: "good")
  public static let fair = Self(rawValue: "fair")
  public static let moderate = Self(rawValue: "moderate")
  public static let poor = Self(rawValue: "poor")
  public static let veryPoor = Self(rawValue: "veryPoor")
  public static let extremelyPoor = Self(rawValue: "extremelyPoor")
  public static let unhealthyForSensitiveGroups = Self(rawValue: "unhealthyForSensitiveGroups")
  public static let unhealthy = Self(rawValue: "unhealthy")
  public static let veryUnhealthy = Self(rawValue: "veryUnhealthy")
  public static let hazardous = Self(rawValue: "hazardous")
  public static let low = Self(rawValue: "low")
  public static let high = Self(rawValue: "high")
  public static let veryHigh = Self(rawValue: "veryHigh")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.good, .fair, .moderate, .poor, .veryPoor, .extremelyPoor, .unhealthyForSensitiveGroups, .unhealthy, .veryUnhealthy, .hazardous, .low, .high, .veryHigh]
}

/// A pollutant.
public struct Pollutant: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let pm25 = Self(rawValue: "pm25")
  public static let pm10 = Self(rawValue: "pm10")
  public static let no2 = Self(rawValue: "no2")
  public static let o3 = Self(rawValue: "o3")
  public static let so2 = Self(rawValue: "so2")
  public static let co = Self(rawValue: "co")
  public static let nh3 = Self(rawValue: "nh3")
  public static let no = Self(rawValue: "no")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.pm25, .pm10, .no2, .o3, .so2, .co, .nh3, .no]
}

/// A value on one scale.
public struct AirQualityIndex: Codable, Equatable, Sendable {
  /// Scale of the value.
  public var scale: AirQualityScale
  /// Its value.
  public var value: Double?
  /// The class of the value.
  public var category: AirQualityCategory?
  /// Pollutant that determines the value.
  public var dominantPollutant: Pollutant?

  public init(
    scale: AirQualityScale,
    value: Double? = nil,
    category: AirQualityCategory? = nil,
    dominantPollutant: Pollutant? = nil
  ) {
    self.scale = scale
    self.value = value
    self.category = category
    self.dominantPollutant = dominantPollutant
  }
}

/// Concentrations of pollutants.
public struct Pollutants: Codable, Equatable, Sendable {
  /// Particles below 2.5 µm. In `units.pollutant`.
  public var pm25: Double?
  /// Particles below 10 µm. In `units.pollutant`.
  public var pm10: Double?
  /// Nitrogen dioxide. In `units.pollutant`.
  public var no2: Double?
  /// Ozone. In `units.pollutant`.
  public var o3: Double?
  /// Sulfur dioxide. In `units.pollutant`.
  public var so2: Double?
  /// Carbon monoxide. In `units.pollutant`.
  public var co: Double?
  /// Ammonia. In `units.pollutant`.
  public var nh3: Double?
  /// Nitrogen monoxide; not part of any scale. In `units.pollutant`.
  public var no: Double?

  public init(
    pm25: Double? = nil,
    pm10: Double? = nil,
    no2: Double? = nil,
    o3: Double? = nil,
    so2: Double? = nil,
    co: Double? = nil,
    nh3: Double? = nil,
    no: Double? = nil
  ) {
    self.pm25 = pm25
    self.pm10 = pm10
    self.no2 = no2
    self.o3 = o3
    self.so2 = so2
    self.co = co
    self.nh3 = nh3
    self.no = no
  }
}

/// Grains per cubic meter.
public struct Pollen: Codable, Equatable, Sendable {
  /// Alder.
  public var alder: Double?
  /// Birch.
  public var birch: Double?
  /// Grass.
  public var grass: Double?
  /// Mugwort.
  public var mugwort: Double?
  /// Olive.
  public var olive: Double?
  /// Ragweed.
  public var ragweed: Double?

  public init(
    alder: Double? = nil,
    birch: Double? = nil,
    grass: Double? = nil,
    mugwort: Double? = nil,
    olive: Double? = nil,
    ragweed: Double? = nil
  ) {
    self.alder = alder
    self.birch = birch
    self.grass = grass
    self.mugwort = mugwort
    self.olive = olive
    self.ragweed = ragweed
  }
}

/// Air quality of one hour.
public struct AirQualityHour: Codable, Equatable, Sendable {
  /// Start of the hour.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// The index on each scale.
  public var aqi: [AirQualityIndex]
  /// Concentrations.
  public var pollutants: Pollutants
  /// At 550 nm.
  public var aerosolOpticalDepth: Double?
  /// Saharan dust. In `units.pollutant`.
  public var dust: Double?
  /// Pollen; null outside Europe.
  public var pollen: Pollen?

  public init(
    time: Timestamp,
    timeLabels: TimeLabels? = nil,
    aqi: [AirQualityIndex],
    pollutants: Pollutants,
    aerosolOpticalDepth: Double? = nil,
    dust: Double? = nil,
    pollen: Pollen? = nil
  ) {
    self.time = time
    self.timeLabels = timeLabels
    self.aqi = aqi
    self.pollutants = pollutants
    self.aerosolOpticalDepth = aerosolOpticalDepth
    self.dust = dust
    self.pollen = pollen
  }
}
