// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// What a layer shows.
public struct MapLayerKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let precipitation = Self(rawValue: "precipitation")
  public static let temperature = Self(rawValue: "temperature")
  public static let wind = Self(rawValue: "wind")
  public static let clouds = Self(rawValue: "clouds")
  public static let pressure = Self(rawValue: "pressure")
  public static let radar = Self(rawValue: "radar")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.precipitation, .temperature, .wind, .clouds, .pressure, .radar]
}

/// Order of rows: `xyz` counts from the north.
public struct TileOrder: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let xyz = Self(rawValue: "xyz")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.xyz]
}

/// Observed or forecast.
public struct FrameKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let past = Self(rawValue: "past")
  public static let forecast = Self(rawValue: "forecast")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.past, .forecast]
}

/// One instant of a layer.
public struct MapFrame: Codable, Equatable, Sendable {
  /// Id for `map.tile`.
  public var id: String
  /// Time the frame shows.
  public var time: Timestamp
  /// `time` as people write it, if labels were asked for.
  public var timeLabels: TimeLabels?
  /// Observed or forecast.
  public var kind: FrameKind

  public init(
    id: String,
    time: Timestamp,
    timeLabels: TimeLabels? = nil,
    kind: FrameKind
  ) {
    self.id = id
    self.time = time
    self.timeLabels = timeLabels
    self.kind = kind
  }
}

/// One step of a legend.
public struct LegendEntry: Codable, Equatable, Sendable {
  /// Lower bound.
  public var value: Double
  /// `#rrggbb`.
  public var color: String
  /// Display text.
  public var label: String
  /// Instead of the label, where it is not a number. Localized.
  public var words: String?

  public init(
    value: Double,
    color: String,
    label: String,
    words: String? = nil
  ) {
    self.value = value
    self.color = color
    self.label = label
    self.words = words
  }
}

/// One layer of a map.
public struct MapLayer: Codable, Equatable, Sendable {
  /// Id for `map.tile`.
  public var id: String
  /// Display text. Localized.
  public var title: String
  /// What it shows.
  public var kind: MapLayerKind
  /// Whether tiles can be fetched now.
  public var available: Bool
  /// Why tiles are not available, such as `keyMissing` or `offline`.
  public var reason: String?
  /// The same in a sentence; present with `reason`. Localized.
  public var message: String?
  /// URL with only `{z} {x} {y} {frame}` as variables; never contains a key.
  public var urlTemplate: String?
  /// Pixels.
  public var tileSize: Int
  /// Smallest zoom.
  public var minZoom: Int
  /// Largest zoom.
  public var maxZoom: Int
  /// Order of rows.
  public var yOrder: TileOrder
  /// Frames of the layer.
  public var frames: [MapFrame]
  /// Legend of the layer.
  public var legend: [LegendEntry]
  /// Whether the layer needs an API key.
  public var needsKey: Bool

  public init(
    id: String,
    title: String,
    kind: MapLayerKind,
    available: Bool,
    reason: String? = nil,
    message: String? = nil,
    urlTemplate: String? = nil,
    tileSize: Int,
    minZoom: Int,
    maxZoom: Int,
    yOrder: TileOrder,
    frames: [MapFrame],
    legend: [LegendEntry],
    needsKey: Bool
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.available = available
    self.reason = reason
    self.message = message
    self.urlTemplate = urlTemplate
    self.tileSize = tileSize
    self.minZoom = minZoom
    self.maxZoom = maxZoom
    self.yOrder = yOrder
    self.frames = frames
    self.legend = legend
    self.needsKey = needsKey
  }
}
