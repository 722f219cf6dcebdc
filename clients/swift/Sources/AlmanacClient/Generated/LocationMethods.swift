// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `location.search`.
public struct LocationSearchResult: Codable, Equatable, Sendable, Sourced {
  /// Best first.
  public var places: [FoundPlace]
  /// Present if nothing in the gazetteer matches as typed: names that may have been meant, each once and all of one country, as in the error -32010.
  public var didYouMean: [String]?
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?
  /// The answer as text; absent unless requested.
  public var text: ResultText?
  /// The weakest part of the answer.
  public var source: Source
  /// All sources, if there are several.
  public var sources: [ProductSource]?
  /// With the warning `throttled`: seconds until a retry is useful.
  public var retryAfterSeconds: Int?
  /// What was corrected by the errors known of the providers at the place, and what was not because that is not proven to be better; absent if too little is known.
  public var corrections: [Correction]?
  /// What was blended from several providers; absent if nothing was.
  public var blends: [Blend]?
  /// Attribution to show.
  public var attribution: [Attribution]
  /// Notices about the answer.
  public var warnings: [Warning]

  public init(
    places: [FoundPlace],
    didYouMean: [String]? = nil,
    dir: TextDirection? = nil,
    text: ResultText? = nil,
    source: Source,
    sources: [ProductSource]? = nil,
    retryAfterSeconds: Int? = nil,
    corrections: [Correction]? = nil,
    blends: [Blend]? = nil,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.places = places
    self.didYouMean = didYouMean
    self.dir = dir
    self.text = text
    self.source = source
    self.sources = sources
    self.retryAfterSeconds = retryAfterSeconds
    self.corrections = corrections
    self.blends = blends
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Result of `location.reverse`.
public struct LocationReverseResult: Codable, Equatable, Sendable, Sourced {
  /// Place named after the nearest known place within 50 km.
  public var place: Place
  /// Where the coordinates are, in words and in the configured unit of distance.
  public var description: String
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?
  /// Source of the answer.
  public var source: Source
  /// Attribution to show.
  public var attribution: [Attribution]
  /// Notices about the answer.
  public var warnings: [Warning]

  public init(
    place: Place,
    description: String,
    dir: TextDirection? = nil,
    source: Source,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.place = place
    self.description = description
    self.dir = dir
    self.source = source
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Result of `location.current`.
public typealias LocationCurrentResult = LocationState

/// Result of `location.set`.
public typealias LocationSetResult = LocationState

/// Result of `location.refresh`.
public typealias LocationRefreshResult = LocationState

/// Params of `location.search`.
public struct LocationSearchParams: Codable, Equatable, Sendable {
  /// Name to search for, a code of an airport, or coordinates (section 8.3).
  public var query: String
  /// Maximum number of places.
  public var limit: Int?
  /// Whether to ask the provider too.
  public var online: Bool?
  /// Prefers places close to this one: the closer, the more, up to 1,000 km.
  public var near: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  public var labels: LabelsChoice?
  /// Adds the answer as text, in the language of `locale`.
  public var text: TextOptions?
  /// Maximum age of a cached answer; the method's `x-cache` if absent.
  public var maxAgeSeconds: Int?
  /// Same as `maxAgeSeconds: 0`.
  public var refresh: Bool?
  /// Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues.
  public var deadlineMs: Int?
  /// Which answers are acceptable if no fresh one is available.
  public var fallback: Fallback?
  /// The only provider to ask.
  public var provider: SourceProvider?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    query: String,
    limit: Int? = nil,
    online: Bool? = nil,
    near: PlaceReference? = nil,
    labels: LabelsChoice? = nil,
    text: TextOptions? = nil,
    maxAgeSeconds: Int? = nil,
    refresh: Bool? = nil,
    deadlineMs: Int? = nil,
    fallback: Fallback? = nil,
    provider: SourceProvider? = nil,
    locale: String? = nil
  ) {
    self.query = query
    self.limit = limit
    self.online = online
    self.near = near
    self.labels = labels
    self.text = text
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMs = deadlineMs
    self.fallback = fallback
    self.provider = provider
    self.locale = locale
  }
}

extension LocationSearchParams: ServerCall, PartialCall {
  public typealias Part = SearchPart
  public typealias Answer = LocationSearchResult
  public static let method = "location.search"
}

/// Params of `location.reverse`.
public struct LocationReverseParams: Codable, Equatable, Sendable {
  /// Degrees north.
  public var latitude: Double
  /// Degrees east, wrapped to −180…180.
  public var longitude: Double
  /// Maximum age of a cached answer; the method's `x-cache` if absent.
  public var maxAgeSeconds: Int?
  /// Same as `maxAgeSeconds: 0`.
  public var refresh: Bool?
  /// Deadline of the answer; 10000 if absent. 0 answers from what is stored while a refresh continues.
  public var deadlineMs: Int?
  /// Which answers are acceptable if no fresh one is available.
  public var fallback: Fallback?
  /// The only provider to ask.
  public var provider: SourceProvider?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    latitude: Double,
    longitude: Double,
    maxAgeSeconds: Int? = nil,
    refresh: Bool? = nil,
    deadlineMs: Int? = nil,
    fallback: Fallback? = nil,
    provider: SourceProvider? = nil,
    locale: String? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMs = deadlineMs
    self.fallback = fallback
    self.provider = provider
    self.locale = locale
  }
}

extension LocationReverseParams: ServerCall {
  public typealias Answer = LocationReverseResult
  public static let method = "location.reverse"
}

/// Params of `location.current`.
public struct LocationCurrentParams: Codable, Equatable, Sendable {
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    place: PlaceReference? = nil,
    locale: String? = nil
  ) {
    self.place = place
    self.locale = locale
  }
}

extension LocationCurrentParams: ServerCall {
  public typealias Answer = LocationCurrentResult
  public static let method = "location.current"
}

/// Params of `location.set`.
public struct LocationSetParams: Codable, Equatable, Sendable {
  /// The new location.
  public var place: PlaceReference
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    place: PlaceReference,
    locale: String? = nil
  ) {
    self.place = place
    self.locale = locale
  }
}

extension LocationSetParams: ServerCall {
  public typealias Answer = LocationSetResult
  public static let method = "location.set"
}

/// Params of `location.refresh`.
public struct LocationRefreshParams: Codable, Equatable, Sendable {
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    locale: String? = nil
  ) {
    self.locale = locale
  }
}

extension LocationRefreshParams: ServerCall {
  public typealias Answer = LocationRefreshResult
  public static let method = "location.refresh"
}
