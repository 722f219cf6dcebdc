// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// What to add to each favorite.
public struct FavoriteInclude: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let localTime = Self(rawValue: "localTime")
  public static let sunset = Self(rawValue: "sunset")
  public static let current = Self(rawValue: "current")
  public static let warning = Self(rawValue: "warning")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.localTime, .sunset, .current, .warning]
}

/// `weather.current` of a favorite.
public struct FavoriteCurrent: Codable, Equatable, Sendable, AnswerPart {
  /// Outcome of the part.
  public var state: TaskState
  /// The method's result, unchanged.
  public var value: WeatherCurrentResult?
  /// Why there is no value.
  public var error: ErrorObject?

  public init(
    state: TaskState,
    value: WeatherCurrentResult? = nil,
    error: ErrorObject? = nil
  ) {
    self.state = state
    self.value = value
    self.error = error
  }
}

/// Today's row of `sunset.score` of a favorite.
public struct FavoriteSunset: Codable, Equatable, Sendable, AnswerPart {
  /// Outcome of the part.
  public var state: TaskState
  /// The row.
  public var value: SunsetDay?
  /// Why there is no value.
  public var error: ErrorObject?
  /// Model used.
  public var model: SunsetModel
  /// The weakest part of what the row was made from, as in `sunset.score`.
  public var source: Source?

  public init(
    state: TaskState,
    value: SunsetDay? = nil,
    error: ErrorObject? = nil,
    model: SunsetModel,
    source: Source? = nil
  ) {
    self.state = state
    self.value = value
    self.error = error
    self.model = model
    self.source = source
  }
}

/// The gravest official warning in force at a favorite.
public struct FavoriteWarning: Codable, Equatable, Sendable, AnswerPart {
  /// Outcome of the part.
  public var state: TaskState
  /// The warning; null if none is known to be for the place itself.
  public var value: Alert?
  /// Why it is not known whether one is in force.
  public var error: ErrorObject?

  public init(
    state: TaskState,
    value: Alert? = nil,
    error: ErrorObject? = nil
  ) {
    self.state = state
    self.value = value
    self.error = error
  }
}

/// A favorite place.
public struct Favorite: Codable, Equatable, Sendable {
  /// Opaque id.
  public var id: String
  /// Name to show.
  public var name: String
  /// The place.
  public var place: Place
  /// When it was added.
  public var addedAt: Timestamp
  /// `addedAt` as people write it, if labels were asked for.
  public var addedAtLabels: TimeLabels?
  /// Present with `include: ["localTime"]`.
  public var localTime: Timestamp?
  /// `localTime` as people write it, if labels were asked for.
  public var localTimeLabels: TimeLabels?
  /// Present with `include: ["sunset"]`.
  public var sunset: FavoriteSunset?
  /// Present with `include: ["current"]`.
  public var current: FavoriteCurrent?
  /// Present with `include: ["warning"]`.
  public var warning: FavoriteWarning?

  public init(
    id: String,
    name: String,
    place: Place,
    addedAt: Timestamp,
    addedAtLabels: TimeLabels? = nil,
    localTime: Timestamp? = nil,
    localTimeLabels: TimeLabels? = nil,
    sunset: FavoriteSunset? = nil,
    current: FavoriteCurrent? = nil,
    warning: FavoriteWarning? = nil
  ) {
    self.id = id
    self.name = name
    self.place = place
    self.addedAt = addedAt
    self.addedAtLabels = addedAtLabels
    self.localTime = localTime
    self.localTimeLabels = localTimeLabels
    self.sunset = sunset
    self.current = current
    self.warning = warning
  }
}

/// The device's location, as a row: its last fix, on this connection or stored from an earlier one; otherwise the location given by `initialize`, `ALMANAC_LOCATION`, the configuration or the time zone. Never a place chosen with `location.set`.
public struct MyLocation: Codable, Equatable, Sendable {
  /// The place.
  public var place: Place
  /// Where the location comes from.
  public var origin: LocationOrigin
  /// Why the device's location cannot be given; `place` is then only the city of the time zone.
  public var error: ErrorObject?
  /// Present with `include: ["localTime"]`.
  public var localTime: Timestamp?
  /// `localTime` as people write it, if labels were asked for.
  public var localTimeLabels: TimeLabels?
  /// Present with `include: ["sunset"]`.
  public var sunset: FavoriteSunset?
  /// Present with `include: ["current"]`.
  public var current: FavoriteCurrent?
  /// Present with `include: ["warning"]`.
  public var warning: FavoriteWarning?

  public init(
    place: Place,
    origin: LocationOrigin,
    error: ErrorObject? = nil,
    localTime: Timestamp? = nil,
    localTimeLabels: TimeLabels? = nil,
    sunset: FavoriteSunset? = nil,
    current: FavoriteCurrent? = nil,
    warning: FavoriteWarning? = nil
  ) {
    self.place = place
    self.origin = origin
    self.error = error
    self.localTime = localTime
    self.localTimeLabels = localTimeLabels
    self.sunset = sunset
    self.current = current
    self.warning = warning
  }
}
