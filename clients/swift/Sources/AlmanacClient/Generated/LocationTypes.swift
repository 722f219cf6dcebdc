// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// A place with its local time.
public struct FoundPlace: Codable, Equatable, Sendable {
  /// Opaque id, as in `Place`.
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
  /// Distance from the requested point.
  public var distanceKm: Double?
  /// Direction from the place to the requested point, degrees clockwise from north.
  public var bearing: Int?
  /// Current local time.
  public var localTime: Timestamp
  /// `localTime` as people write it, if labels were asked for.
  public var localTimeLabels: TimeLabels?

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
    bearing: Int? = nil,
    localTime: Timestamp,
    localTimeLabels: TimeLabels? = nil
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
    self.localTime = localTime
    self.localTimeLabels = localTimeLabels
  }
}

/// A preview of `location.search`: the gazetteer's places.
public struct SearchPart: Codable, Equatable, Sendable {
  /// The places so far, best first.
  public var places: [FoundPlace]

  public init(
    places: [FoundPlace]
  ) {
    self.places = places
  }
}

/// Where the current location comes from.
public struct LocationOrigin: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let param = Self(rawValue: "param")
  public static let client = Self(rawValue: "client")
  public static let set = Self(rawValue: "set")
  public static let initialize = Self(rawValue: "initialize")
  public static let environment = Self(rawValue: "environment")
  public static let stored = Self(rawValue: "stored")
  public static let config = Self(rawValue: "config")
  public static let timezone = Self(rawValue: "timezone")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.param, .client, .set, .initialize, .environment, .stored, .config, .timezone]
}

/// Whether the current location is known. `unasked`: it is named, but has not been looked up yet. `unresolved`: it could not be found.
public struct LocationStanding: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let known = Self(rawValue: "known")
  public static let unasked = Self(rawValue: "unasked")
  public static let unresolved = Self(rawValue: "unresolved")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.known, .unasked, .unresolved]
}

/// Whether the current location is known, without its name.
public struct LocationStatus: Codable, Equatable, Sendable {
  /// Whether the location is known.
  public var state: LocationStanding
  /// Where the location comes from.
  public var origin: LocationOrigin
  /// With `unresolved`: the kind of error that every method called without a place returns.
  public var error: ErrorKind?

  public init(
    state: LocationStanding,
    origin: LocationOrigin,
    error: ErrorKind? = nil
  ) {
    self.state = state
    self.origin = origin
    self.error = error
  }
}

/// Whether the client has permission to locate the device.
public struct LocationAuthorization: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let notDetermined = Self(rawValue: "notDetermined")
  public static let denied = Self(rawValue: "denied")
  public static let authorized = Self(rawValue: "authorized")
  public static let unsupported = Self(rawValue: "unsupported")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.notDetermined, .denied, .authorized, .unsupported]
}

/// The current location.
public struct LocationState: Codable, Equatable, Sendable {
  /// The place.
  public var place: Place
  /// Where the location comes from.
  public var origin: LocationOrigin
  /// Whether the client has permission to locate the device.
  public var authorization: LocationAuthorization
  /// Why the last request to the client failed.
  public var lastError: ErrorObject?
  /// Notices about the answer.
  public var warnings: [Warning]
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?

  public init(
    place: Place,
    origin: LocationOrigin,
    authorization: LocationAuthorization,
    lastError: ErrorObject? = nil,
    warnings: [Warning],
    dir: TextDirection? = nil
  ) {
    self.place = place
    self.origin = origin
    self.authorization = authorization
    self.lastError = lastError
    self.warnings = warnings
    self.dir = dir
  }
}
