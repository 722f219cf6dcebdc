// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Name and version of the client.
public struct ClientInfo: Codable, Equatable, Sendable {
  /// Name.
  public var name: String?
  /// Version.
  public var version: String?

  public init(
    name: String? = nil,
    version: String? = nil
  ) {
    self.name = name
    self.version = version
  }
}

/// Capabilities of the client.
public struct ClientCapabilities: Codable, Equatable, Sendable {
  /// Whether the client shows progress.
  public var progress: Bool?
  /// Whether the client answers `location/request`.
  public var location: Bool?
  /// Whether the client wants `*/didChange`.
  public var notifications: Bool?

  public init(
    progress: Bool? = nil,
    location: Bool? = nil,
    notifications: Bool? = nil
  ) {
    self.progress = progress
    self.location = location
    self.notifications = notifications
  }
}

/// Settings for this connection.
public struct InitialConfiguration: Codable, Equatable, Sendable {
  /// Location of the client.
  public var location: PlaceReference?
  /// Units of results.
  public var units: UnitsChoice?
  /// Locale of results, BCP 47.
  public var locale: String?

  public init(
    location: PlaceReference? = nil,
    units: UnitsChoice? = nil,
    locale: String? = nil
  ) {
    self.location = location
    self.units = units
    self.locale = locale
  }
}

/// Name and version of the server.
public struct ServerInfo: Codable, Equatable, Sendable {
  /// Name.
  public var name: String
  /// Version.
  public var version: String

  public init(
    name: String,
    version: String
  ) {
    self.name = name
    self.version = version
  }
}

/// A way of framing messages.
public struct Framing: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let contentLength = Self(rawValue: "content-length")
  public static let lines = Self(rawValue: "lines")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.contentLength, .lines]
}

/// Limits beyond which requests are refused.
public struct Limits: Codable, Equatable, Sendable {
  /// Size of the header block of a frame.
  public var maxHeaderBytes: Int
  /// Size of a message.
  public var maxMessageBytes: Int
  /// Depth of nested arrays and objects.
  public var maxDepth: Int
  /// Items in a batch.
  public var maxBatchItems: Int
  /// Requests not yet answered.
  public var maxInFlight: Int
  /// Output the client has not read; the server stops reading at this limit.
  public var maxQueuedOutputBytes: Int
  /// Subscriptions per connection.
  public var maxSubscriptions: Int
  /// Favorites.
  public var maxFavorites: Int
  /// Size of a map tile.
  public var maxTileBytes: Int

  public init(
    maxHeaderBytes: Int,
    maxMessageBytes: Int,
    maxDepth: Int,
    maxBatchItems: Int,
    maxInFlight: Int,
    maxQueuedOutputBytes: Int,
    maxSubscriptions: Int,
    maxFavorites: Int,
    maxTileBytes: Int
  ) {
    self.maxHeaderBytes = maxHeaderBytes
    self.maxMessageBytes = maxMessageBytes
    self.maxDepth = maxDepth
    self.maxBatchItems = maxBatchItems
    self.maxInFlight = maxInFlight
    self.maxQueuedOutputBytes = maxQueuedOutputBytes
    self.maxSubscriptions = maxSubscriptions
    self.maxFavorites = maxFavorites
    self.maxTileBytes = maxTileBytes
  }
}

/// Capabilities of the server.
public struct ServerCapabilities: Codable, Equatable, Sendable {
  /// Methods that can be called.
  public var methods: [String]
  /// Messages the server may send.
  public var notifications: [String]
  /// Supported framings.
  public var framings: [Framing]
  /// Limits beyond which requests are refused.
  public var limits: Limits

  public init(
    methods: [String],
    notifications: [String],
    framings: [Framing],
    limits: Limits
  ) {
    self.methods = methods
    self.notifications = notifications
    self.framings = framings
    self.limits = limits
  }
}

/// A step of progress.
public struct WorkDoneKind: OpenChoice {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let begin = Self(rawValue: "begin")
  public static let report = Self(rawValue: "report")
  public static let end = Self(rawValue: "end")

  /// Those that this version of the client knows.
  public static let allCases: [Self] = [.begin, .report, .end]
}

/// Progress of a request, in `$/progress`.
public struct WorkDoneProgress: Codable, Equatable, Sendable {
  /// Begin, any number of reports, one end.
  public var kind: WorkDoneKind
  /// With `begin`: the method.
  public var title: String?
  /// With `begin`: whether `$/cancelRequest` ends it; always true.
  public var cancellable: Bool?
  /// What the server is doing.
  public var message: String?
  /// Percentage done.
  public var percentage: Int?

  public init(
    kind: WorkDoneKind,
    title: String? = nil,
    cancellable: Bool? = nil,
    message: String? = nil,
    percentage: Int? = nil
  ) {
    self.kind = kind
    self.title = title
    self.cancellable = cancellable
    self.message = message
    self.percentage = percentage
  }
}

/// Id of a request.
public enum RequestId: Codable, Equatable, Sendable, ExpressibleByStringLiteral {
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
