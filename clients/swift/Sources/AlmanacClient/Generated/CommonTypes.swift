// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// A named set of units.
public struct UnitPreset: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let metric = Self(rawValue: "metric")
  public static let imperial = Self(rawValue: "imperial")
  public static let uk = Self(rawValue: "uk")
  public static let si = Self(rawValue: "si")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.metric, .imperial, .uk, .si]
}

/// Unit of a temperature.
public struct TemperatureUnit: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let celsius = Self(rawValue: "°C")
  public static let fahrenheit = Self(rawValue: "°F")
  public static let kelvin = Self(rawValue: "K")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.celsius, .fahrenheit, .kelvin]
}

/// Unit of a wind speed; `bft` is the force on the Beaufort scale, an integer from 0 to 12.
public struct WindSpeedUnit: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kilometersPerHour = Self(rawValue: "km/h")
  public static let milesPerHour = Self(rawValue: "mph")
  public static let metersPerSecond = Self(rawValue: "m/s")
  public static let knots = Self(rawValue: "kn")
  public static let beaufort = Self(rawValue: "bft")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.kilometersPerHour, .milesPerHour, .metersPerSecond, .knots, .beaufort]
}

/// Unit of an air pressure.
public struct PressureUnit: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let hectopascal = Self(rawValue: "hPa")
  public static let inchOfMercury = Self(rawValue: "inHg")
  public static let millimeterOfMercury = Self(rawValue: "mmHg")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.hectopascal, .inchOfMercury, .millimeterOfMercury]
}

/// Unit of an amount of rain.
public struct PrecipitationUnit: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let millimeter = Self(rawValue: "mm")
  public static let inch = Self(rawValue: "in")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.millimeter, .inch]
}

/// Unit of a rate of rain.
public struct PrecipitationRateUnit: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let millimeterPerHour = Self(rawValue: "mm/h")
  public static let inchPerHour = Self(rawValue: "in/h")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.millimeterPerHour, .inchPerHour]
}

/// Unit of an amount of fresh snow.
public struct SnowfallUnit: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let centimeter = Self(rawValue: "cm")
  public static let inch = Self(rawValue: "in")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.centimeter, .inch]
}

/// Unit of a distance or a visibility.
public struct DistanceUnit: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kilometer = Self(rawValue: "km")
  public static let mile = Self(rawValue: "mi")
  public static let meter = Self(rawValue: "m")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.kilometer, .mile, .meter]
}

/// Unit of a height above the sea.
public struct ElevationUnit: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let meter = Self(rawValue: "m")
  public static let foot = Self(rawValue: "ft")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.meter, .foot]
}

/// Unit of a concentration in air.
public struct PollutantUnit: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let microgramPerCubicMeter = Self(rawValue: "µg/m³")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.microgramPerCubicMeter]
}

/// Units by quantity; quantities that are not named follow `preset`.
public struct UnitPreferences: Codable, Equatable, Sendable {
  /// Set that the other members modify; the configured set if absent.
  public var preset: UnitPreset?
  /// Of temperatures.
  public var temperature: TemperatureUnit?
  /// Of differences of temperatures; follows `temperature` when absent.
  public var temperatureDifference: TemperatureUnit?
  /// Of wind speeds and gusts.
  public var windSpeed: WindSpeedUnit?
  /// Of pressures at sea level.
  public var pressure: PressureUnit?
  /// Of amounts of rain.
  public var precipitation: PrecipitationUnit?
  /// Of rates of rain; follows `precipitation` when absent.
  public var precipitationRate: PrecipitationRateUnit?
  /// Of fresh snow.
  public var snowfall: SnowfallUnit?
  /// Of visibilities.
  public var visibility: DistanceUnit?
  /// Of distances.
  public var distance: DistanceUnit?
  /// Of heights above the sea.
  public var elevation: ElevationUnit?
  /// Of concentrations.
  public var pollutant: PollutantUnit?

  public init(
    preset: UnitPreset? = nil,
    temperature: TemperatureUnit? = nil,
    temperatureDifference: TemperatureUnit? = nil,
    windSpeed: WindSpeedUnit? = nil,
    pressure: PressureUnit? = nil,
    precipitation: PrecipitationUnit? = nil,
    precipitationRate: PrecipitationRateUnit? = nil,
    snowfall: SnowfallUnit? = nil,
    visibility: DistanceUnit? = nil,
    distance: DistanceUnit? = nil,
    elevation: ElevationUnit? = nil,
    pollutant: PollutantUnit? = nil
  ) {
    self.preset = preset
    self.temperature = temperature
    self.temperatureDifference = temperatureDifference
    self.windSpeed = windSpeed
    self.pressure = pressure
    self.precipitation = precipitation
    self.precipitationRate = precipitationRate
    self.snowfall = snowfall
    self.visibility = visibility
    self.distance = distance
    self.elevation = elevation
    self.pollutant = pollutant
  }
}

/// Labels of equal length: `06:12 AM`, `06 AM`, `06/21`.
public struct LabelStyle: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let padded = Self(rawValue: "padded")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.padded]
}

/// Whether times get labels: `6:12 AM`, `6 AM`, `6/21`; or labels of equal length.
public enum LabelsChoice: Codable, Equatable, Sendable {
  case boolean(Bool)
  case labelStyle(LabelStyle)

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
      return
    }
    self = .labelStyle(try container.decode(LabelStyle.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .boolean(let value): try container.encode(value)
    case .labelStyle(let value): try container.encode(value)
    }
  }
}

/// A named set of units; `locale` is what the reader expects: the configured units, or else those that people in the territory of the locale use (section 9).
public struct UnitSet: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let metric = Self(rawValue: "metric")
  public static let imperial = Self(rawValue: "imperial")
  public static let uk = Self(rawValue: "uk")
  public static let si = Self(rawValue: "si")
  public static let locale = Self(rawValue: "locale")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.metric, .imperial, .uk, .si, .locale]
}

/// A named set of units, or units by quantity.
public enum UnitsChoice: Codable, Equatable, Sendable {
  case unitSet(UnitSet)
  case unitPreferences(UnitPreferences)

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(UnitSet.self) {
      self = .unitSet(value)
      return
    }
    self = .unitPreferences(try container.decode(UnitPreferences.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .unitSet(let value): try container.encode(value)
    case .unitPreferences(let value): try container.encode(value)
    }
  }
}

/// The unit of every quantity in this result.
public struct Units: Codable, Equatable, Sendable {
  /// Of temperatures.
  public var temperature: TemperatureUnit
  /// Of differences of temperatures (scaled, never shifted by 32).
  public var temperatureDifference: TemperatureUnit
  /// Of wind speeds and gusts.
  public var windSpeed: WindSpeedUnit
  /// Of pressures at sea level.
  public var pressure: PressureUnit
  /// Of amounts of rain.
  public var precipitation: PrecipitationUnit
  /// Of rates of rain.
  public var precipitationRate: PrecipitationRateUnit
  /// Of fresh snow.
  public var snowfall: SnowfallUnit
  /// Of visibilities.
  public var visibility: DistanceUnit
  /// Of distances without a unit in their name.
  public var distance: DistanceUnit
  /// Of heights above the sea, `place.elevation` excepted.
  public var elevation: ElevationUnit
  /// Of concentrations.
  public var pollutant: PollutantUnit

  public init(
    temperature: TemperatureUnit,
    temperatureDifference: TemperatureUnit,
    windSpeed: WindSpeedUnit,
    pressure: PressureUnit,
    precipitation: PrecipitationUnit,
    precipitationRate: PrecipitationRateUnit,
    snowfall: SnowfallUnit,
    visibility: DistanceUnit,
    distance: DistanceUnit,
    elevation: ElevationUnit,
    pollutant: PollutantUnit
  ) {
    self.temperature = temperature
    self.temperatureDifference = temperatureDifference
    self.windSpeed = windSpeed
    self.pressure = pressure
    self.precipitation = precipitation
    self.precipitationRate = precipitationRate
    self.snowfall = snowfall
    self.visibility = visibility
    self.distance = distance
    self.elevation = elevation
    self.pollutant = pollutant
  }
}

/// Where a place's time zone comes from.
public struct TimeZoneSource: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let given = Self(rawValue: "given")
  public static let gazetteer = Self(rawValue: "gazetteer")
  public static let boundary = Self(rawValue: "boundary")
  public static let provider = Self(rawValue: "provider")
  public static let longitude = Self(rawValue: "longitude")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.given, .gazetteer, .boundary, .provider, .longitude]
}

/// A place by its parts: an `id`, a pair of coordinates or a `name`. Any `place` of a result is accepted, whole or in part; given members take precedence over looked-up ones.
public struct PlaceFields: Codable, Equatable, Sendable {
  /// The opaque id of an earlier result.
  public var id: String?
  /// Name to show; also the name to look up if nothing else identifies the place.
  public var name: String?
  /// Degrees north.
  public var latitude: Double?
  /// Degrees east, wrapped to −180…180.
  public var longitude: Double?
  /// IANA time zone.
  public var timeZone: String?
  /// Meters above the sea.
  public var elevation: Double?
  /// Country.
  public var country: String?
  /// ISO 3166-1 alpha-2.
  public var countryCode: String?
  /// State, province or region.
  public var admin1: String?
  /// Inhabitants.
  public var population: Int?
  /// Full name; not used for lookup.
  public var displayName: String?
  /// Accepted because results carry it; not used.
  public var timeZoneSource: TimeZoneSource?
  /// Accepted because results carry it; not used.
  public var distanceKm: Double?
  /// Accepted because results carry it; not used.
  public var bearing: Int?
  /// Accepted because results carry it; not used.
  public var localTime: Timestamp?
  /// Accepted because results carry it; not used.
  public var localTimeLabels: TimeLabels?

  public init(
    id: String? = nil,
    name: String? = nil,
    latitude: Double? = nil,
    longitude: Double? = nil,
    timeZone: String? = nil,
    elevation: Double? = nil,
    country: String? = nil,
    countryCode: String? = nil,
    admin1: String? = nil,
    population: Int? = nil,
    displayName: String? = nil,
    timeZoneSource: TimeZoneSource? = nil,
    distanceKm: Double? = nil,
    bearing: Int? = nil,
    localTime: Timestamp? = nil,
    localTimeLabels: TimeLabels? = nil
  ) {
    self.id = id
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
    self.timeZone = timeZone
    self.elevation = elevation
    self.country = country
    self.countryCode = countryCode
    self.admin1 = admin1
    self.population = population
    self.displayName = displayName
    self.timeZoneSource = timeZoneSource
    self.distanceKm = distanceKm
    self.bearing = bearing
    self.localTime = localTime
    self.localTimeLabels = localTimeLabels
  }
}

/// A place: a name, `"latitude,longitude"`, or its parts.
public enum PlaceReference: Codable, Equatable, Sendable, ExpressibleByStringLiteral {
  case string(String)
  case placeFields(PlaceFields)

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .string(value)
      return
    }
    self = .placeFields(try container.decode(PlaceFields.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .placeFields(let value): try container.encode(value)
    }
  }

  public init(stringLiteral value: String) { self = .string(value) }
}

/// A resolved place.
public struct Place: Codable, Equatable, Sendable {
  /// Opaque, at most 128 bytes, valid across restarts and offline; `"lat,lon"` to four decimals for coordinates.
  public var id: String
  /// Name of the place.
  public var name: String
  /// Name, admin1 and country, without empty or repeated parts.
  public var displayName: String
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
  /// Meters above the sea.
  public var elevation: Double?
  /// Country.
  public var country: String?
  /// ISO 3166-1 alpha-2.
  public var countryCode: String?
  /// State, province or region.
  public var admin1: String?
  /// IANA time zone.
  public var timeZone: String
  /// Where the time zone comes from.
  public var timeZoneSource: TimeZoneSource
  /// Inhabitants.
  public var population: Int?
  /// Distance from the coordinates to the gazetteer place they are named after.
  public var distanceKm: Double?
  /// Direction from that place to the coordinates, degrees clockwise from north; absent within it.
  public var bearing: Int?

  public init(
    id: String,
    name: String,
    displayName: String,
    latitude: Double,
    longitude: Double,
    elevation: Double? = nil,
    country: String? = nil,
    countryCode: String? = nil,
    admin1: String? = nil,
    timeZone: String,
    timeZoneSource: TimeZoneSource,
    population: Int? = nil,
    distanceKm: Double? = nil,
    bearing: Int? = nil
  ) {
    self.id = id
    self.name = name
    self.displayName = displayName
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation
    self.country = country
    self.countryCode = countryCode
    self.admin1 = admin1
    self.timeZone = timeZone
    self.timeZoneSource = timeZoneSource
    self.population = population
    self.distanceKm = distanceKm
    self.bearing = bearing
  }
}

/// A source of data. The order is the one in which providers are asked.
public struct SourceProvider: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let openMeteo = Self(rawValue: "openMeteo")
  public static let metNorway = Self(rawValue: "metNorway")
  public static let nws = Self(rawValue: "nws")
  public static let environmentCanada = Self(rawValue: "environmentCanada")
  public static let jma = Self(rawValue: "jma")
  public static let hko = Self(rawValue: "hko")
  public static let brightSky = Self(rawValue: "brightSky")
  public static let meteoAlarm = Self(rawValue: "meteoAlarm")
  public static let capFeeds = Self(rawValue: "capFeeds")
  public static let aviationWeather = Self(rawValue: "aviationWeather")
  public static let openWeatherMap = Self(rawValue: "openWeatherMap")
  public static let rainViewer = Self(rawValue: "rainViewer")
  public static let libreWXR = Self(rawValue: "libreWXR")
  public static let climatology = Self(rawValue: "climatology")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.openMeteo, .metNorway, .nws, .environmentCanada, .jma, .hko, .brightSky, .meteoAlarm, .capFeeds, .aviationWeather, .openWeatherMap, .rainViewer, .libreWXR, .climatology]
}

/// How an answer was obtained.
public struct SourceKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let live = Self(rawValue: "live")
  public static let cache = Self(rawValue: "cache")
  public static let estimate = Self(rawValue: "estimate")
  public static let computed = Self(rawValue: "computed")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.live, .cache, .estimate, .computed]
}

/// The weakest part of what an answer was made from.
public struct Source: Codable, Equatable, Sendable {
  /// Provider of the data; null if computed locally.
  public var provider: SourceProvider?
  /// How the answer was obtained.
  public var kind: SourceKind
  /// When the data were fetched.
  public var fetchedAt: Timestamp?
  /// Age of the data.
  public var ageSeconds: Int?
  /// Whether the data are older than requested.
  public var stale: Bool
  /// When newer data may be available.
  public var expiresAt: Timestamp?

  public init(
    provider: SourceProvider? = nil,
    kind: SourceKind,
    fetchedAt: Timestamp? = nil,
    ageSeconds: Int? = nil,
    stale: Bool,
    expiresAt: Timestamp? = nil
  ) {
    self.provider = provider
    self.kind = kind
    self.fetchedAt = fetchedAt
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.expiresAt = expiresAt
  }
}

/// The source of one product.
public struct ProductSource: Codable, Equatable, Sendable {
  /// What was fetched, such as `forecast` or `air`.
  public var product: String
  /// Provider of the data; null if computed locally.
  public var provider: SourceProvider?
  /// How the answer was obtained.
  public var kind: SourceKind
  /// When the data were fetched.
  public var fetchedAt: Timestamp?
  /// Age of the data.
  public var ageSeconds: Int?
  /// Whether the data are older than requested.
  public var stale: Bool
  /// When newer data may be available.
  public var expiresAt: Timestamp?
  /// Only for a source that completes those of the same product before it: the parts that it gives where they have none, or less. Values of a part are never mixed.
  public var completes: [ForecastPart]?

  public init(
    product: String,
    provider: SourceProvider? = nil,
    kind: SourceKind,
    fetchedAt: Timestamp? = nil,
    ageSeconds: Int? = nil,
    stale: Bool,
    expiresAt: Timestamp? = nil,
    completes: [ForecastPart]? = nil
  ) {
    self.product = product
    self.provider = provider
    self.kind = kind
    self.fetchedAt = fetchedAt
    self.ageSeconds = ageSeconds
    self.stale = stale
    self.expiresAt = expiresAt
    self.completes = completes
  }
}

/// What comes from one source as a whole: hours or days (`rows`), or values that belong together: `temperature` with humidity and dew point, `wind` with gusts and direction, `clouds` with their layers, `precipitation` with its probability and the condition.
public struct ForecastPart: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rows = Self(rawValue: "rows")
  public static let temperature = Self(rawValue: "temperature")
  public static let pressure = Self(rawValue: "pressure")
  public static let wind = Self(rawValue: "wind")
  public static let clouds = Self(rawValue: "clouds")
  public static let visibility = Self(rawValue: "visibility")
  public static let uvIndex = Self(rawValue: "uvIndex")
  public static let precipitation = Self(rawValue: "precipitation")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.rows, .temperature, .pressure, .wind, .clouds, .visibility, .uvIndex, .precipitation]
}

/// Credit that must be shown with the data.
public struct Attribution: Codable, Equatable, Sendable {
  /// What to show.
  public var text: String
  /// Link to show with the text.
  public var url: String?
  /// Name of the license.
  public var license: String?

  public init(
    text: String,
    url: String? = nil,
    license: String? = nil
  ) {
    self.text = text
    self.url = url
    self.license = license
  }
}

/// What a warning is about.
public struct WarningCode: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let notProvided = Self(rawValue: "notProvided")
  public static let beyondHorizon = Self(rawValue: "beyondHorizon")
  public static let outOfCoverage = Self(rawValue: "outOfCoverage")
  public static let polar = Self(rawValue: "polar")
  public static let interpolated = Self(rawValue: "interpolated")
  public static let staleUsed = Self(rawValue: "staleUsed")
  public static let estimateUsed = Self(rawValue: "estimateUsed")
  public static let unrepresentative = Self(rawValue: "unrepresentative")
  public static let ambiguousPlace = Self(rawValue: "ambiguousPlace")
  public static let inferredPlace = Self(rawValue: "inferredPlace")
  public static let clamped = Self(rawValue: "clamped")
  public static let throttled = Self(rawValue: "throttled")
  public static let deprecated = Self(rawValue: "deprecated")
  public static let locationFallback = Self(rawValue: "locationFallback")
  public static let impossibleValue = Self(rawValue: "impossibleValue")
  public static let suspectValues = Self(rawValue: "suspectValues")
  public static let keyRefused = Self(rawValue: "keyRefused")
  public static let storage = Self(rawValue: "storage")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.notProvided, .beyondHorizon, .outOfCoverage, .polar, .interpolated, .staleUsed, .estimateUsed, .unrepresentative, .ambiguousPlace, .inferredPlace, .clamped, .throttled, .deprecated, .locationFallback, .impossibleValue, .suspectValues, .keyRefused, .storage]
}

/// A notice about an answer.
public struct Warning: Codable, Equatable, Sendable {
  /// What it is about.
  public var code: WarningCode
  /// One sentence for people. Localized.
  public var message: String
  /// JSON Pointers into the result.
  public var paths: [String]
  /// With `throttled`: seconds until a retry is useful.
  public var retryAfterSeconds: Int?

  public init(
    code: WarningCode,
    message: String,
    paths: [String],
    retryAfterSeconds: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.paths = paths
    self.retryAfterSeconds = retryAfterSeconds
  }
}

/// Which answers are acceptable if no fresh one is available.
public struct Fallback: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let estimate = Self(rawValue: "estimate")
  public static let stale = Self(rawValue: "stale")
  public static let none = Self(rawValue: "none")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.estimate, .stale, .none]
}

/// Which way text is written.
public struct TextDirection: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let leftToRight = Self(rawValue: "ltr")
  public static let rightToLeft = Self(rawValue: "rtl")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.leftToRight, .rightToLeft]
}

/// A token chosen by the client; returned unchanged.
public enum ProgressToken: Codable, Equatable, Sendable, ExpressibleByStringLiteral {
  case string(String)
  case integer(Int)

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .string(value)
      return
    }
    self = .integer(try container.decode(Int.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    }
  }

  public init(stringLiteral value: String) { self = .string(value) }
}

/// A time as people of the locale write it; `timeFormat` selects the clock.
public struct TimeLabels: Codable, Equatable, Sendable {
  /// Hour and minute; null for a date. Localized.
  public var time: String?
  /// Hour; null for a date. Localized.
  public var hour: String?
  /// Month and day. Localized.
  public var day: String
  /// Day of the week. Localized.
  public var weekday: String

  public init(
    time: String? = nil,
    hour: String? = nil,
    day: String,
    weekday: String
  ) {
    self.time = time
    self.hour = hour
    self.day = day
    self.weekday = weekday
  }
}

/// A span of time.
public struct Interval: Codable, Equatable, Sendable {
  /// First instant.
  public var start: Timestamp?
  /// `start` as people write it, if labels were asked for.
  public var startLabels: TimeLabels?
  /// Last instant.
  public var end: Timestamp?
  /// `end` as people write it, if labels were asked for.
  public var endLabels: TimeLabels?

  public init(
    start: Timestamp? = nil,
    startLabels: TimeLabels? = nil,
    end: Timestamp? = nil,
    endLabels: TimeLabels? = nil
  ) {
    self.start = start
    self.startLabels = startLabels
    self.end = end
    self.endLabels = endLabels
  }
}

/// Outcome of a part. `loading` marks a preview, or a value that may still change.
public struct TaskState: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let success = Self(rawValue: "success")
  public static let failure = Self(rawValue: "failure")
  public static let loading = Self(rawValue: "loading")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.success, .failure, .loading]
}

/// The bounds of a number.
public struct Bounds: Codable, Equatable, Sendable {
  /// Lower bound.
  public var low: Double
  /// Upper bound.
  public var high: Double
  /// Probability that the number is between them, percent, if they have one.
  public var level: Int?

  public init(
    low: Double,
    high: Double,
    level: Int? = nil
  ) {
    self.low = low
    self.high = high
    self.level = level
  }
}

/// Smallest and largest value allowed.
public struct NumericRange: Codable, Equatable, Sendable {
  /// Smallest value.
  public var minimum: Double?
  /// Largest value.
  public var maximum: Double?

  public init(
    minimum: Double? = nil,
    maximum: Double? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// What went wrong.
public struct ErrorKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let parseError = Self(rawValue: "parseError")
  public static let invalidRequest = Self(rawValue: "invalidRequest")
  public static let limitExceeded = Self(rawValue: "limitExceeded")
  public static let duplicateId = Self(rawValue: "duplicateId")
  public static let shuttingDown = Self(rawValue: "shuttingDown")
  public static let methodNotFound = Self(rawValue: "methodNotFound")
  public static let invalidParams = Self(rawValue: "invalidParams")
  public static let unknownParam = Self(rawValue: "unknownParam")
  public static let missingParam = Self(rawValue: "missingParam")
  public static let outOfRange = Self(rawValue: "outOfRange")
  public static let notAllowed = Self(rawValue: "notAllowed")
  public static let internalError = Self(rawValue: "internalError")
  public static let requestCancelled = Self(rawValue: "requestCancelled")
  public static let serverCancelled = Self(rawValue: "serverCancelled")
  public static let placeNotFound = Self(rawValue: "placeNotFound")
  public static let locationUnavailable = Self(rawValue: "locationUnavailable")
  public static let providerUnavailable = Self(rawValue: "providerUnavailable")
  public static let rateLimited = Self(rawValue: "rateLimited")
  public static let unauthorized = Self(rawValue: "unauthorized")
  public static let noData = Self(rawValue: "noData")
  public static let storageFailure = Self(rawValue: "storageFailure")
  public static let busy = Self(rawValue: "busy")
  public static let deadlineExceeded = Self(rawValue: "deadlineExceeded")
  public static let unsupported = Self(rawValue: "unsupported")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.parseError, .invalidRequest, .limitExceeded, .duplicateId, .shuttingDown, .methodNotFound, .invalidParams, .unknownParam, .missingParam, .outOfRange, .notAllowed, .internalError, .requestCancelled, .serverCancelled, .placeNotFound, .locationUnavailable, .providerUnavailable, .rateLimited, .unauthorized, .noData, .storageFailure, .busy, .deadlineExceeded, .unsupported]
}

/// Machine-readable details of an error.
public struct ErrorData: Codable, Equatable, Sendable {
  /// What went wrong.
  public var kind: ErrorKind
  /// Whether the same call may succeed later.
  public var retryable: Bool
  /// Exact cause: one of the kind's reasons in `errors.json`.
  public var reason: String?
  /// What the user can do about it, in English.
  public var hint: String?
  /// What went wrong and what to do about it, whole sentences in the language of the reader. Absent where that is English: `message` and `hint` say it. Localized.
  public var text: String?
  /// Provider that caused the error.
  public var provider: SourceProvider?
  /// JSON Pointer relative to `params`; `""` is `params` itself.
  public var path: String?
  /// The place that could not be found, if no param names it: the current location as given by `initialize`, `ALMANAC_LOCATION` or the configuration.
  public var place: String?
  /// Allowed values, or the names of the params of which one is allowed.
  public var allowed: [String]?
  /// Allowed range.
  public var range: NumericRange?
  /// Suggestions.
  public var didYouMean: [String]?
  /// HTTP status of the provider's response.
  public var httpStatus: Int?
  /// Seconds until a retry is useful.
  public var retryAfterSeconds: Int?
  /// Name of the limit that was exceeded.
  public var limit: String?
  /// Value of the limit.
  public var max: Int?
  /// What is supported instead.
  public var supported: [String]?

  public init(
    kind: ErrorKind,
    retryable: Bool,
    reason: String? = nil,
    hint: String? = nil,
    text: String? = nil,
    provider: SourceProvider? = nil,
    path: String? = nil,
    place: String? = nil,
    allowed: [String]? = nil,
    range: NumericRange? = nil,
    didYouMean: [String]? = nil,
    httpStatus: Int? = nil,
    retryAfterSeconds: Int? = nil,
    limit: String? = nil,
    max: Int? = nil,
    supported: [String]? = nil
  ) {
    self.kind = kind
    self.retryable = retryable
    self.reason = reason
    self.hint = hint
    self.text = text
    self.provider = provider
    self.path = path
    self.place = place
    self.allowed = allowed
    self.range = range
    self.didYouMean = didYouMean
    self.httpStatus = httpStatus
    self.retryAfterSeconds = retryAfterSeconds
    self.limit = limit
    self.max = max
    self.supported = supported
  }
}

/// An error as JSON-RPC carries it.
public struct ErrorObject: Codable, Equatable, Sendable {
  /// Code of the kind.
  public var code: Int
  /// Fixed sentence for the kind and reason.
  public var message: String
  /// The details.
  public var data: ErrorData?

  public init(
    code: Int,
    message: String,
    data: ErrorData? = nil
  ) {
    self.code = code
    self.message = message
    self.data = data
  }
}

/// A range of years.
public struct ListSpan: Codable, Equatable, Sendable {
  /// First year.
  public var from: Int
  /// Last year; at most 151 years in all.
  public var to: Int
  /// Years between two rows.
  public var step: Int?

  public init(
    from: Int,
    to: Int,
    step: Int? = nil
  ) {
    self.from = from
    self.to = to
    self.step = step
  }
}

/// A call inside another one. What its params lack of those that methods share is taken from the outer call.
public indirect enum MethodCall: Codable, Equatable, Sendable {
  case airQuality(AirQualityParams = .init())
  case alertsActive(AlertsActiveParams = .init())
  case alertsCoverage(AlertsCoverageParams = .init())
  case climateProject(ClimateProjectParams = .init())
  case climateScenarios(ClimateScenariosParams = .init())
  case climateLevers(ClimateLeversParams = .init())
  case climateNormals(ClimateNormalsParams = .init())
  case climateExtremes(ClimateExtremesParams = .init())
  case climateAnalog(ClimateAnalogParams = .init())
  case favoritesList(FavoritesListParams = .init())
  case forecastHourly(ForecastHourlyParams = .init())
  case forecastDaily(ForecastDailyParams = .init())
  case forecastChance(ForecastChanceParams)
  case forecastNowcast(ForecastNowcastParams = .init())
  case statusText(StatusTextParams = .init())
  case chartRender(ChartRenderParams)
  case locationSearch(LocationSearchParams)
  case locationReverse(LocationReverseParams)
  case locationCurrent(LocationCurrentParams = .init())
  case mapLayers(MapLayersParams = .init())
  case mapTile(MapTileParams)
  case moonPhase(MoonPhaseParams = .init())
  case moonTimes(MoonTimesParams = .init())
  case observationCurrent(ObservationCurrentParams = .init())
  case observationHistory(ObservationHistoryParams = .init())
  case observationStations(ObservationStationsParams = .init())
  case observationDecode(ObservationDecodeParams)
  case configGet(ConfigGetParams = .init())
  case serverStatus(ServerStatusParams = .init())
  case rpcDiscover(RpcDiscoverParams = .init())
  case forecastSkill(ForecastSkillParams = .init())
  case skillExport(SkillExportParams)
  case subscriptionList(SubscriptionListParams = .init())
  case sunTimes(SunTimesParams = .init())
  case sunPosition(SunPositionParams = .init())
  case sunPhase(SunPhaseParams = .init())
  case sunsetScore(SunsetScoreParams = .init())
  case sunsetAbout(SunsetAboutParams = .init())
  case sunsetEvaluate(SunsetEvaluateParams)
  case sunsetBest(SunsetBestParams = .init())
  case weatherCurrent(WeatherCurrentParams = .init())
  case weatherSummary(WeatherSummaryParams = .init())
  case weatherHistory(WeatherHistoryParams = .init())
  case weatherChanges(WeatherChangesParams = .init())
  case conditionCatalog(ConditionCatalogParams = .init())
  case iconGet(IconGetParams)

  /// Which one it is, on the wire.
  public var method: String {
    switch self {
    case .airQuality: "air.quality"
    case .alertsActive: "alerts.active"
    case .alertsCoverage: "alerts.coverage"
    case .climateProject: "climate.project"
    case .climateScenarios: "climate.scenarios"
    case .climateLevers: "climate.levers"
    case .climateNormals: "climate.normals"
    case .climateExtremes: "climate.extremes"
    case .climateAnalog: "climate.analog"
    case .favoritesList: "favorites.list"
    case .forecastHourly: "forecast.hourly"
    case .forecastDaily: "forecast.daily"
    case .forecastChance: "forecast.chance"
    case .forecastNowcast: "forecast.nowcast"
    case .statusText: "status.text"
    case .chartRender: "chart.render"
    case .locationSearch: "location.search"
    case .locationReverse: "location.reverse"
    case .locationCurrent: "location.current"
    case .mapLayers: "map.layers"
    case .mapTile: "map.tile"
    case .moonPhase: "moon.phase"
    case .moonTimes: "moon.times"
    case .observationCurrent: "observation.current"
    case .observationHistory: "observation.history"
    case .observationStations: "observation.stations"
    case .observationDecode: "observation.decode"
    case .configGet: "config.get"
    case .serverStatus: "server.status"
    case .rpcDiscover: "rpc.discover"
    case .forecastSkill: "forecast.skill"
    case .skillExport: "skill.export"
    case .subscriptionList: "subscription.list"
    case .sunTimes: "sun.times"
    case .sunPosition: "sun.position"
    case .sunPhase: "sun.phase"
    case .sunsetScore: "sunset.score"
    case .sunsetAbout: "sunset.about"
    case .sunsetEvaluate: "sunset.evaluate"
    case .sunsetBest: "sunset.best"
    case .weatherCurrent: "weather.current"
    case .weatherSummary: "weather.summary"
    case .weatherHistory: "weather.history"
    case .weatherChanges: "weather.changes"
    case .conditionCatalog: "condition.catalog"
    case .iconGet: "icon.get"
    }
  }

  private enum Keys: String, CodingKey {
    case tag = "method", value = "params"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    switch try values.decode(String.self, forKey: .tag) {
    case "air.quality":
      self = .airQuality(try values.decodeIfPresent(AirQualityParams.self, forKey: .value) ?? .init())
    case "alerts.active":
      self = .alertsActive(try values.decodeIfPresent(AlertsActiveParams.self, forKey: .value) ?? .init())
    case "alerts.coverage":
      self = .alertsCoverage(try values.decodeIfPresent(AlertsCoverageParams.self, forKey: .value) ?? .init())
    case "climate.project":
      self = .climateProject(try values.decodeIfPresent(ClimateProjectParams.self, forKey: .value) ?? .init())
    case "climate.scenarios":
      self = .climateScenarios(try values.decodeIfPresent(ClimateScenariosParams.self, forKey: .value) ?? .init())
    case "climate.levers":
      self = .climateLevers(try values.decodeIfPresent(ClimateLeversParams.self, forKey: .value) ?? .init())
    case "climate.normals":
      self = .climateNormals(try values.decodeIfPresent(ClimateNormalsParams.self, forKey: .value) ?? .init())
    case "climate.extremes":
      self = .climateExtremes(try values.decodeIfPresent(ClimateExtremesParams.self, forKey: .value) ?? .init())
    case "climate.analog":
      self = .climateAnalog(try values.decodeIfPresent(ClimateAnalogParams.self, forKey: .value) ?? .init())
    case "favorites.list":
      self = .favoritesList(try values.decodeIfPresent(FavoritesListParams.self, forKey: .value) ?? .init())
    case "forecast.hourly":
      self = .forecastHourly(try values.decodeIfPresent(ForecastHourlyParams.self, forKey: .value) ?? .init())
    case "forecast.daily":
      self = .forecastDaily(try values.decodeIfPresent(ForecastDailyParams.self, forKey: .value) ?? .init())
    case "forecast.chance":
      self = .forecastChance(try values.decode(ForecastChanceParams.self, forKey: .value))
    case "forecast.nowcast":
      self = .forecastNowcast(try values.decodeIfPresent(ForecastNowcastParams.self, forKey: .value) ?? .init())
    case "status.text":
      self = .statusText(try values.decodeIfPresent(StatusTextParams.self, forKey: .value) ?? .init())
    case "chart.render":
      self = .chartRender(try values.decode(ChartRenderParams.self, forKey: .value))
    case "location.search":
      self = .locationSearch(try values.decode(LocationSearchParams.self, forKey: .value))
    case "location.reverse":
      self = .locationReverse(try values.decode(LocationReverseParams.self, forKey: .value))
    case "location.current":
      self = .locationCurrent(try values.decodeIfPresent(LocationCurrentParams.self, forKey: .value) ?? .init())
    case "map.layers":
      self = .mapLayers(try values.decodeIfPresent(MapLayersParams.self, forKey: .value) ?? .init())
    case "map.tile":
      self = .mapTile(try values.decode(MapTileParams.self, forKey: .value))
    case "moon.phase":
      self = .moonPhase(try values.decodeIfPresent(MoonPhaseParams.self, forKey: .value) ?? .init())
    case "moon.times":
      self = .moonTimes(try values.decodeIfPresent(MoonTimesParams.self, forKey: .value) ?? .init())
    case "observation.current":
      self = .observationCurrent(try values.decodeIfPresent(ObservationCurrentParams.self, forKey: .value) ?? .init())
    case "observation.history":
      self = .observationHistory(try values.decodeIfPresent(ObservationHistoryParams.self, forKey: .value) ?? .init())
    case "observation.stations":
      self = .observationStations(try values.decodeIfPresent(ObservationStationsParams.self, forKey: .value) ?? .init())
    case "observation.decode":
      self = .observationDecode(try values.decode(ObservationDecodeParams.self, forKey: .value))
    case "config.get":
      self = .configGet(try values.decodeIfPresent(ConfigGetParams.self, forKey: .value) ?? .init())
    case "server.status":
      self = .serverStatus(try values.decodeIfPresent(ServerStatusParams.self, forKey: .value) ?? .init())
    case "rpc.discover":
      self = .rpcDiscover(try values.decodeIfPresent(RpcDiscoverParams.self, forKey: .value) ?? .init())
    case "forecast.skill":
      self = .forecastSkill(try values.decodeIfPresent(ForecastSkillParams.self, forKey: .value) ?? .init())
    case "skill.export":
      self = .skillExport(try values.decode(SkillExportParams.self, forKey: .value))
    case "subscription.list":
      self = .subscriptionList(try values.decodeIfPresent(SubscriptionListParams.self, forKey: .value) ?? .init())
    case "sun.times":
      self = .sunTimes(try values.decodeIfPresent(SunTimesParams.self, forKey: .value) ?? .init())
    case "sun.position":
      self = .sunPosition(try values.decodeIfPresent(SunPositionParams.self, forKey: .value) ?? .init())
    case "sun.phase":
      self = .sunPhase(try values.decodeIfPresent(SunPhaseParams.self, forKey: .value) ?? .init())
    case "sunset.score":
      self = .sunsetScore(try values.decodeIfPresent(SunsetScoreParams.self, forKey: .value) ?? .init())
    case "sunset.about":
      self = .sunsetAbout(try values.decodeIfPresent(SunsetAboutParams.self, forKey: .value) ?? .init())
    case "sunset.evaluate":
      self = .sunsetEvaluate(try values.decode(SunsetEvaluateParams.self, forKey: .value))
    case "sunset.best":
      self = .sunsetBest(try values.decodeIfPresent(SunsetBestParams.self, forKey: .value) ?? .init())
    case "weather.current":
      self = .weatherCurrent(try values.decodeIfPresent(WeatherCurrentParams.self, forKey: .value) ?? .init())
    case "weather.summary":
      self = .weatherSummary(try values.decodeIfPresent(WeatherSummaryParams.self, forKey: .value) ?? .init())
    case "weather.history":
      self = .weatherHistory(try values.decodeIfPresent(WeatherHistoryParams.self, forKey: .value) ?? .init())
    case "weather.changes":
      self = .weatherChanges(try values.decodeIfPresent(WeatherChangesParams.self, forKey: .value) ?? .init())
    case "condition.catalog":
      self = .conditionCatalog(try values.decodeIfPresent(ConditionCatalogParams.self, forKey: .value) ?? .init())
    case "icon.get":
      self = .iconGet(try values.decode(IconGetParams.self, forKey: .value))
    case let tag:
      throw DecodingError.dataCorruptedError(
        forKey: .tag, in: values, debugDescription: "unknown: \(tag)")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    switch self {
    case .airQuality(let value):
      try values.encode("air.quality", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .alertsActive(let value):
      try values.encode("alerts.active", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .alertsCoverage(let value):
      try values.encode("alerts.coverage", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .climateProject(let value):
      try values.encode("climate.project", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .climateScenarios(let value):
      try values.encode("climate.scenarios", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .climateLevers(let value):
      try values.encode("climate.levers", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .climateNormals(let value):
      try values.encode("climate.normals", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .climateExtremes(let value):
      try values.encode("climate.extremes", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .climateAnalog(let value):
      try values.encode("climate.analog", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .favoritesList(let value):
      try values.encode("favorites.list", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .forecastHourly(let value):
      try values.encode("forecast.hourly", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .forecastDaily(let value):
      try values.encode("forecast.daily", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .forecastChance(let value):
      try values.encode("forecast.chance", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .forecastNowcast(let value):
      try values.encode("forecast.nowcast", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .statusText(let value):
      try values.encode("status.text", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .chartRender(let value):
      try values.encode("chart.render", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .locationSearch(let value):
      try values.encode("location.search", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .locationReverse(let value):
      try values.encode("location.reverse", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .locationCurrent(let value):
      try values.encode("location.current", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .mapLayers(let value):
      try values.encode("map.layers", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .mapTile(let value):
      try values.encode("map.tile", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .moonPhase(let value):
      try values.encode("moon.phase", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .moonTimes(let value):
      try values.encode("moon.times", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .observationCurrent(let value):
      try values.encode("observation.current", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .observationHistory(let value):
      try values.encode("observation.history", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .observationStations(let value):
      try values.encode("observation.stations", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .observationDecode(let value):
      try values.encode("observation.decode", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .configGet(let value):
      try values.encode("config.get", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .serverStatus(let value):
      try values.encode("server.status", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .rpcDiscover(let value):
      try values.encode("rpc.discover", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .forecastSkill(let value):
      try values.encode("forecast.skill", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .skillExport(let value):
      try values.encode("skill.export", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .subscriptionList(let value):
      try values.encode("subscription.list", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .sunTimes(let value):
      try values.encode("sun.times", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .sunPosition(let value):
      try values.encode("sun.position", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .sunPhase(let value):
      try values.encode("sun.phase", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .sunsetScore(let value):
      try values.encode("sunset.score", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .sunsetAbout(let value):
      try values.encode("sunset.about", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .sunsetEvaluate(let value):
      try values.encode("sunset.evaluate", forKey: .tag)
      try values.encode(value, forKey: .value)
    case .sunsetBest(let value):
      try values.encode("sunset.best", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .weatherCurrent(let value):
      try values.encode("weather.current", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .weatherSummary(let value):
      try values.encode("weather.summary", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .weatherHistory(let value):
      try values.encode("weather.history", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .weatherChanges(let value):
      try values.encode("weather.changes", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .conditionCatalog(let value):
      try values.encode("condition.catalog", forKey: .tag)
      if value != .init() { try values.encode(value, forKey: .value) }
    case .iconGet(let value):
      try values.encode("icon.get", forKey: .tag)
      try values.encode(value, forKey: .value)
    }
  }
}
