// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `map.layers`.
public struct MapLayersResult: Codable, Equatable, Sendable, Sourced {
  /// One entry per layer.
  public var layers: [MapLayer]
  /// Place the answer is for.
  public var place: Place
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?
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
    layers: [MapLayer],
    place: Place,
    dir: TextDirection? = nil,
    source: Source,
    sources: [ProductSource]? = nil,
    retryAfterSeconds: Int? = nil,
    corrections: [Correction]? = nil,
    blends: [Blend]? = nil,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.layers = layers
    self.place = place
    self.dir = dir
    self.source = source
    self.sources = sources
    self.retryAfterSeconds = retryAfterSeconds
    self.corrections = corrections
    self.blends = blends
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Result of `map.tile`.
public struct MapTileResult: Codable, Equatable, Sendable, Sourced {
  /// MIME type of the image.
  public var mimeType: String
  /// The image, base64.
  public var data: String
  /// Pixels.
  public var tileSize: Int
  /// When a newer tile may be available.
  public var expiresAt: Timestamp?
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?
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
    mimeType: String,
    data: String,
    tileSize: Int,
    expiresAt: Timestamp? = nil,
    dir: TextDirection? = nil,
    source: Source,
    sources: [ProductSource]? = nil,
    retryAfterSeconds: Int? = nil,
    corrections: [Correction]? = nil,
    blends: [Blend]? = nil,
    attribution: [Attribution],
    warnings: [Warning]
  ) {
    self.mimeType = mimeType
    self.data = data
    self.tileSize = tileSize
    self.expiresAt = expiresAt
    self.dir = dir
    self.source = source
    self.sources = sources
    self.retryAfterSeconds = retryAfterSeconds
    self.corrections = corrections
    self.blends = blends
    self.attribution = attribution
    self.warnings = warnings
  }
}

/// Params of `map.layers`.
public struct MapLayersParams: Codable, Equatable, Sendable {
  /// Place; the current location if absent.
  public var place: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  public var labels: LabelsChoice?
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
    place: PlaceReference? = nil,
    labels: LabelsChoice? = nil,
    maxAgeSeconds: Int? = nil,
    refresh: Bool? = nil,
    deadlineMs: Int? = nil,
    fallback: Fallback? = nil,
    provider: SourceProvider? = nil,
    locale: String? = nil
  ) {
    self.place = place
    self.labels = labels
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMs = deadlineMs
    self.fallback = fallback
    self.provider = provider
    self.locale = locale
  }
}

extension MapLayersParams: ServerCall {
  public typealias Answer = MapLayersResult
  public static let method = "map.layers"
}

/// Params of `map.tile`.
public struct MapTileParams: Codable, Equatable, Sendable {
  /// Id of a layer of `map.layers`, or `outlines`.
  public var layer: String
  /// Zoom level.
  public var z: Int
  /// Column.
  public var x: Int
  /// Row, counted from the north.
  public var y: Int
  /// Id of the frame; the newest if absent.
  public var frame: String?
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
    layer: String,
    z: Int,
    x: Int,
    y: Int,
    frame: String? = nil,
    maxAgeSeconds: Int? = nil,
    refresh: Bool? = nil,
    deadlineMs: Int? = nil,
    fallback: Fallback? = nil,
    provider: SourceProvider? = nil,
    locale: String? = nil
  ) {
    self.layer = layer
    self.z = z
    self.x = x
    self.y = y
    self.frame = frame
    self.maxAgeSeconds = maxAgeSeconds
    self.refresh = refresh
    self.deadlineMs = deadlineMs
    self.fallback = fallback
    self.provider = provider
    self.locale = locale
  }
}

extension MapTileParams: ServerCall {
  public typealias Answer = MapTileResult
  public static let method = "map.tile"
}
