// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// A routine report, a special report, or an aerodrome forecast.
public struct ReportKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let metar = Self(rawValue: "metar")
  public static let speci = Self(rawValue: "speci")
  public static let taf = Self(rawValue: "taf")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.metar, .speci, .taf]
}

/// The station of a report, from the embedded table of 6,600 stations.
public struct Aerodrome: Codable, Equatable, Sendable {
  /// Its name.
  public var name: String
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
  /// Above sea level. In `units.elevation`.
  public var elevation: Double?

  public init(
    name: String,
    latitude: Double,
    longitude: Double,
    elevation: Double? = nil
  ) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation
  }
}

/// 1–2, 3–4, 5–7 or 8 oktas, or a sky that cannot be seen.
public struct CloudAmount: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let few = Self(rawValue: "few")
  public static let scattered = Self(rawValue: "scattered")
  public static let broken = Self(rawValue: "broken")
  public static let overcast = Self(rawValue: "overcast")
  public static let obscured = Self(rawValue: "obscured")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.few, .scattered, .broken, .overcast, .obscured]
}

/// A cloud of thunderstorms, or one that may become it.
public struct CloudKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let cumulonimbus = Self(rawValue: "cumulonimbus")
  public static let toweringCumulus = Self(rawValue: "toweringCumulus")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.cumulonimbus, .toweringCumulus]
}

/// At the end of a scale: the visibility is this or more, or less than this.
public struct VisibilityBound: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let atLeast = Self(rawValue: "atLeast")
  public static let lessThan = Self(rawValue: "lessThan")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.atLeast, .lessThan]
}

/// One layer of clouds.
public struct ReportedCloud: Codable, Equatable, Sendable {
  /// How much of the sky it covers.
  public var amount: CloudAmount?
  /// Height of its base above the station; the vertical visibility if the sky is obscured. In `units.elevation`.
  public var base: Double?
  /// Named only if it is one of these.
  public var kind: CloudKind?

  public init(
    amount: CloudAmount? = nil,
    base: Double? = nil,
    kind: CloudKind? = nil
  ) {
    self.amount = amount
    self.base = base
    self.kind = kind
  }
}

/// Weather as a station reports it.
public struct ReportedWeather: Codable, Equatable, Sendable {
  /// WMO code table 4678.
  public var code: String
  /// True within 8 to 16 km, not at the station.
  public var nearby: Bool
  /// Null if it is nearby, or has no equivalent.
  public var condition: Condition?

  public init(
    code: String,
    nearby: Bool,
    condition: Condition? = nil
  ) {
    self.code = code
    self.nearby = nearby
    self.condition = condition
  }
}

/// Wind, visibility, weather and clouds.
public struct ReportedConditions: Codable, Equatable, Sendable {
  /// Wind at 10 m.
  public var wind: Wind
  /// True if the wind has no one direction.
  public var windVariable: Bool
  /// True if the speed is more than this (P99).
  public var windSpeedAtLeast: Bool?
  /// True if the gust is more than this.
  public var windGustAtLeast: Bool?
  /// The limits of a varying direction.
  public var windDirections: WindDirections?
  /// Prevailing visibility. In `units.visibility`.
  public var visibility: Double?
  /// Given if the visibility is beyond the end of the scale.
  public var visibilityBound: VisibilityBound?
  /// Percent: the middle of the range of the fullest layer. Null with CAVOK and NSC, which do not exclude high clouds.
  public var cloudCover: Int?
  /// Height of the lowest layer that covers more than half of the sky. In `units.elevation`.
  public var ceiling: Double?
  /// Layers from the lowest up.
  public var clouds: [ReportedCloud]
  /// Present weather; empty if there is none, or it was not observed.
  public var weather: [ReportedWeather]
  /// The most severe weather, or else the state of the sky. Null if either was not observed.
  public var condition: Condition?

  public init(
    wind: Wind,
    windVariable: Bool,
    windSpeedAtLeast: Bool? = nil,
    windGustAtLeast: Bool? = nil,
    windDirections: WindDirections? = nil,
    visibility: Double? = nil,
    visibilityBound: VisibilityBound? = nil,
    cloudCover: Int? = nil,
    ceiling: Double? = nil,
    clouds: [ReportedCloud],
    weather: [ReportedWeather],
    condition: Condition? = nil
  ) {
    self.wind = wind
    self.windVariable = windVariable
    self.windSpeedAtLeast = windSpeedAtLeast
    self.windGustAtLeast = windGustAtLeast
    self.windDirections = windDirections
    self.visibility = visibility
    self.visibilityBound = visibilityBound
    self.cloudCover = cloudCover
    self.ceiling = ceiling
    self.clouds = clouds
    self.weather = weather
    self.condition = condition
  }
}

/// `from` replaces everything, `becoming` what it names; `temporary` lasts less than an hour at a time, and `possible` may not come.
public struct ReportedChangeKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = Self(rawValue: "from")
  public static let becoming = Self(rawValue: "becoming")
  public static let temporary = Self(rawValue: "temporary")
  public static let possible = Self(rawValue: "possible")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.from, .becoming, .temporary, .possible]
}

/// A change that a report announces.
public struct ReportedChange: Codable, Equatable, Sendable {
  /// What changes.
  public var kind: ReportedChangeKind
  /// Percent, if given.
  public var probability: Int?
  /// Begin, if given.
  public var start: Timestamp?
  /// `start` as people write it, if labels were asked for.
  public var startLabels: TimeLabels?
  /// End, if given.
  public var end: Timestamp?
  /// `end` as people write it, if labels were asked for.
  public var endLabels: TimeLabels?
  /// What is named; null and empty stay as before.
  public var conditions: ReportedConditions

  public init(
    kind: ReportedChangeKind,
    probability: Int? = nil,
    start: Timestamp? = nil,
    startLabels: TimeLabels? = nil,
    end: Timestamp? = nil,
    endLabels: TimeLabels? = nil,
    conditions: ReportedConditions
  ) {
    self.kind = kind
    self.probability = probability
    self.start = start
    self.startLabels = startLabels
    self.end = end
    self.endLabels = endLabels
    self.conditions = conditions
  }
}

/// Rain and melted snow up to the report.
public struct ReportedPrecipitation: Codable, Equatable, Sendable {
  /// Since the last full hour. In `units.precipitation`.
  public var oneHour: Double?
  /// In three hours. In `units.precipitation`.
  public var threeHours: Double?
  /// In six hours. In `units.precipitation`.
  public var sixHours: Double?
  /// In 24 hours. In `units.precipitation`.
  public var day: Double?

  public init(
    oneHour: Double? = nil,
    threeHours: Double? = nil,
    sixHours: Double? = nil,
    day: Double? = nil
  ) {
    self.oneHour = oneHour
    self.threeHours = threeHours
    self.sixHours = sixHours
    self.day = day
  }
}

/// The limits of a varying direction, clockwise.
public struct WindDirections: Codable, Equatable, Sendable {
  /// Degrees.
  public var from: Double
  /// Degrees.
  public var to: Double

  public init(
    from: Double,
    to: Double
  ) {
    self.from = from
    self.to = to
  }
}

/// A model's values, or measured ones where they are fresh.
public struct ValuePreference: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let model = Self(rawValue: "model")
  public static let measured = Self(rawValue: "measured")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.model, .measured]
}

/// An aerodrome reports for pilots (METAR), a synoptic station for forecasters (SYNOP).
public struct StationKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let aerodrome = Self(rawValue: "aerodrome")
  public static let synoptic = Self(rawValue: "synoptic")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.aerodrome, .synoptic]
}

/// Fresh is at most 90 minutes old, stale at most six hours. A stuck sensor gave the same value for twelve hours.
public struct MeasuredQuality: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fresh = Self(rawValue: "fresh")
  public static let stale = Self(rawValue: "stale")
  public static let stuck = Self(rawValue: "stuck")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.fresh, .stale, .stuck]
}

/// What stations measure.
public struct MeasuredField: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let temperature = Self(rawValue: "temperature")
  public static let dewPoint = Self(rawValue: "dewPoint")
  public static let humidity = Self(rawValue: "humidity")
  public static let wind = Self(rawValue: "wind")
  public static let pressure = Self(rawValue: "pressure")
  public static let visibility = Self(rawValue: "visibility")
  public static let cloudCover = Self(rawValue: "cloudCover")
  public static let cloudBase = Self(rawValue: "cloudBase")
  public static let condition = Self(rawValue: "condition")
  public static let precipitation = Self(rawValue: "precipitation")
  public static let snowDepth = Self(rawValue: "snowDepth")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.temperature, .dewPoint, .humidity, .wind, .pressure, .visibility, .cloudCover, .cloudBase, .condition, .precipitation, .snowDepth]
}

/// A station near a place.
public struct ObservedStation: Codable, Equatable, Sendable {
  /// ICAO location indicator, or the provider's own id.
  public var id: String
  /// The provider's name for it, or else that of the embedded table.
  public var name: String?
  /// What it reports for.
  public var kind: StationKind
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
  /// Above sea level. In `units.elevation`.
  public var elevation: Double?
  /// From the place. In `units.distance`.
  public var distance: Double
  /// Elevation of the station minus that of the place. In `units.elevation`.
  public var heightDifference: Double?

  public init(
    id: String,
    name: String? = nil,
    kind: StationKind,
    latitude: Double,
    longitude: Double,
    elevation: Double? = nil,
    distance: Double,
    heightDifference: Double? = nil
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation
    self.distance = distance
    self.heightDifference = heightDifference
  }
}

/// A measured value.
public struct MeasuredNumber: Codable, Equatable, Sendable {
  /// The value, in its unit or in percent.
  public var value: Double
  /// Its id; `stations` has the station.
  public var station: String
  /// When it was measured.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// How long ago.
  public var ageSeconds: Int
  /// How far it can be trusted.
  public var quality: MeasuredQuality

  public init(
    value: Double,
    station: String,
    time: Timestamp,
    timeLabels: TimeLabels? = nil,
    ageSeconds: Int,
    quality: MeasuredQuality
  ) {
    self.value = value
    self.station = station
    self.time = time
    self.timeLabels = timeLabels
    self.ageSeconds = ageSeconds
    self.quality = quality
  }
}

/// A measured temperature, and what it would be at the place's elevation.
public struct MeasuredTemperature: Codable, Equatable, Sendable {
  /// As measured at the station. In `units.temperature`.
  public var value: Double
  /// Adjusted to the place's elevation. Null if the height difference is unknown. In `units.temperature`.
  public var adjusted: Double?
  /// The rate of `adjusted`, K/km: 6.5, or that between two stations around the place's elevation.
  public var lapseRate: Double?
  /// `adjusted`, or else `value`, minus the temperature now in a stored forecast. Null without one. In `units.temperatureDifference`.
  public var modelDifference: Double?
  /// Its id; `stations` has the station.
  public var station: String
  /// When it was measured.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// How long ago.
  public var ageSeconds: Int
  /// How far it can be trusted.
  public var quality: MeasuredQuality

  public init(
    value: Double,
    adjusted: Double? = nil,
    lapseRate: Double? = nil,
    modelDifference: Double? = nil,
    station: String,
    time: Timestamp,
    timeLabels: TimeLabels? = nil,
    ageSeconds: Int,
    quality: MeasuredQuality
  ) {
    self.value = value
    self.adjusted = adjusted
    self.lapseRate = lapseRate
    self.modelDifference = modelDifference
    self.station = station
    self.time = time
    self.timeLabels = timeLabels
    self.ageSeconds = ageSeconds
    self.quality = quality
  }
}

/// A measured wind.
public struct MeasuredWind: Codable, Equatable, Sendable {
  /// Wind at 10 m; no direction if it is calm or varies.
  public var value: Wind
  /// Its id; `stations` has the station.
  public var station: String
  /// When it was measured.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// How long ago.
  public var ageSeconds: Int
  /// How far it can be trusted.
  public var quality: MeasuredQuality

  public init(
    value: Wind,
    station: String,
    time: Timestamp,
    timeLabels: TimeLabels? = nil,
    ageSeconds: Int,
    quality: MeasuredQuality
  ) {
    self.value = value
    self.station = station
    self.time = time
    self.timeLabels = timeLabels
    self.ageSeconds = ageSeconds
    self.quality = quality
  }
}

/// A measured visibility.
public struct MeasuredVisibility: Codable, Equatable, Sendable {
  /// Visibility. In `units.visibility`.
  public var value: Double
  /// Null if it is this.
  public var bound: VisibilityBound?
  /// Its id; `stations` has the station.
  public var station: String
  /// When it was measured.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// How long ago.
  public var ageSeconds: Int
  /// How far it can be trusted.
  public var quality: MeasuredQuality

  public init(
    value: Double,
    bound: VisibilityBound? = nil,
    station: String,
    time: Timestamp,
    timeLabels: TimeLabels? = nil,
    ageSeconds: Int,
    quality: MeasuredQuality
  ) {
    self.value = value
    self.bound = bound
    self.station = station
    self.time = time
    self.timeLabels = timeLabels
    self.ageSeconds = ageSeconds
    self.quality = quality
  }
}

/// Observed weather.
public struct MeasuredCondition: Codable, Equatable, Sendable {
  /// The most severe weather, or else the state of the sky.
  public var value: Condition
  /// Its id; `stations` has the station.
  public var station: String
  /// When it was measured.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// How long ago.
  public var ageSeconds: Int
  /// How far it can be trusted.
  public var quality: MeasuredQuality

  public init(
    value: Condition,
    station: String,
    time: Timestamp,
    timeLabels: TimeLabels? = nil,
    ageSeconds: Int,
    quality: MeasuredQuality
  ) {
    self.value = value
    self.station = station
    self.time = time
    self.timeLabels = timeLabels
    self.ageSeconds = ageSeconds
    self.quality = quality
  }
}

/// Measured precipitation, by the hours before it was measured.
public struct MeasuredPrecipitation: Codable, Equatable, Sendable {
  /// In one hour.
  public var oneHour: MeasuredNumber?
  /// In three hours.
  public var threeHours: MeasuredNumber?
  /// In six hours.
  public var sixHours: MeasuredNumber?

  public init(
    oneHour: MeasuredNumber? = nil,
    threeHours: MeasuredNumber? = nil,
    sixHours: MeasuredNumber? = nil
  ) {
    self.oneHour = oneHour
    self.threeHours = threeHours
    self.sixHours = sixHours
  }
}

/// What a station measured at one time. Null is not measured.
public struct StationReport: Codable, Equatable, Sendable {
  /// When it was measured.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// As measured at the station. In `units.temperature`.
  public var temperature: Double?
  /// Dew point. In `units.temperature`.
  public var dewPoint: Double?
  /// Relative humidity, percent.
  public var humidity: Int?
  /// Wind at 10 m.
  public var wind: Wind
  /// Pressure at sea level. In `units.pressure`.
  public var pressure: Double?
  /// Visibility. In `units.visibility`.
  public var visibility: Double?
  /// Given if the visibility is beyond the end of the scale.
  public var visibilityBound: VisibilityBound?
  /// Percent of the sky.
  public var cloudCover: Int?
  /// Height of the lowest clouds above the station. In `units.elevation`.
  public var cloudBase: Double?
  /// The most severe weather, or else the state of the sky.
  public var condition: Condition?
  /// Up to this time.
  public var precipitation: ReportedPrecipitation
  /// Snow on the ground. In `units.snowfall`.
  public var snowDepth: Double?
  /// As the station wrote it.
  public var report: String?

  public init(
    time: Timestamp,
    timeLabels: TimeLabels? = nil,
    temperature: Double? = nil,
    dewPoint: Double? = nil,
    humidity: Int? = nil,
    wind: Wind,
    pressure: Double? = nil,
    visibility: Double? = nil,
    visibilityBound: VisibilityBound? = nil,
    cloudCover: Int? = nil,
    cloudBase: Double? = nil,
    condition: Condition? = nil,
    precipitation: ReportedPrecipitation,
    snowDepth: Double? = nil,
    report: String? = nil
  ) {
    self.time = time
    self.timeLabels = timeLabels
    self.temperature = temperature
    self.dewPoint = dewPoint
    self.humidity = humidity
    self.wind = wind
    self.pressure = pressure
    self.visibility = visibility
    self.visibilityBound = visibilityBound
    self.cloudCover = cloudCover
    self.cloudBase = cloudBase
    self.condition = condition
    self.precipitation = precipitation
    self.snowDepth = snowDepth
    self.report = report
  }
}

/// A station near a place, and its newest report. Age, quality and report are null if the reports could not be had.
public struct NearStation: Codable, Equatable, Sendable {
  /// The station.
  public var station: ObservedStation
  /// Age of its newest report.
  public var ageSeconds: Int?
  /// How far it can be trusted.
  public var quality: MeasuredQuality?
  /// Its newest report.
  public var report: StationReport?

  public init(
    station: ObservedStation,
    ageSeconds: Int? = nil,
    quality: MeasuredQuality? = nil,
    report: StationReport? = nil
  ) {
    self.station = station
    self.ageSeconds = ageSeconds
    self.quality = quality
    self.report = report
  }
}
