// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `initialize`.
public struct InitializeResult: Codable, Equatable, Sendable {
  /// Name and version of the server.
  public var serverInfo: ServerInfo
  /// Version of the protocol.
  public var protocolVersion: String
  /// Capabilities of the server.
  public var capabilities: ServerCapabilities

  public init(
    serverInfo: ServerInfo,
    protocolVersion: String,
    capabilities: ServerCapabilities
  ) {
    self.serverInfo = serverInfo
    self.protocolVersion = protocolVersion
    self.capabilities = capabilities
  }
}

/// Result of `location/request`.
public struct LocationRequestResult: Codable, Equatable, Sendable {
  /// Degrees north.
  public var latitude: Double
  /// Degrees east.
  public var longitude: Double
  /// Radius of uncertainty.
  public var accuracyMeters: Double?
  /// Name of the place.
  public var name: String?
  /// IANA time zone.
  public var timeZone: String?
  /// When the location was measured.
  public var time: Timestamp?

  public init(
    latitude: Double,
    longitude: Double,
    accuracyMeters: Double? = nil,
    name: String? = nil,
    timeZone: String? = nil,
    time: Timestamp? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracyMeters = accuracyMeters
    self.name = name
    self.timeZone = timeZone
    self.time = time
  }
}

/// Params of `initialize`.
public struct InitializeParams: Codable, Equatable, Sendable {
  /// Requested protocol version.
  public var protocolVersion: String?
  /// Process to watch: the server ends when it does. Watched only once it was seen alive.
  public var processId: Int?
  /// Name and version of the client.
  public var clientInfo: ClientInfo?
  /// Capabilities of the client.
  public var capabilities: ClientCapabilities?
  /// Settings for this connection.
  public var configuration: InitialConfiguration?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    protocolVersion: String? = nil,
    processId: Int? = nil,
    clientInfo: ClientInfo? = nil,
    capabilities: ClientCapabilities? = nil,
    configuration: InitialConfiguration? = nil,
    locale: String? = nil
  ) {
    self.protocolVersion = protocolVersion
    self.processId = processId
    self.clientInfo = clientInfo
    self.capabilities = capabilities
    self.configuration = configuration
    self.locale = locale
  }
}

/// Params of `shutdown`.
public struct ShutdownParams: Codable, Equatable, Sendable {
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    locale: String? = nil
  ) {
    self.locale = locale
  }
}

/// Params of `initialized`.
public struct InitializedParams: Codable, Equatable, Sendable {

  public init() {
  }
}

/// Params of `exit`.
public struct ExitParams: Codable, Equatable, Sendable {

  public init() {
  }
}

/// Params of `$/cancelRequest`.
public struct CancelRequestParams: Codable, Equatable, Sendable {
  /// Id of the request, or of a member of a batch.
  public var id: RequestId

  public init(
    id: RequestId
  ) {
    self.id = id
  }
}

/// Params of `$/setTrace`.
public struct SetTraceParams: Codable, Equatable, Sendable {
  /// Ignored.
  public var value: String?

  public init(
    value: String? = nil
  ) {
    self.value = value
  }
}

/// Params of `location/request`.
public struct LocationRequestParams: Codable, Equatable, Sendable {
  /// Why the server asks.
  public var reason: String
  /// How long the server waits.
  public var timeoutMs: Int

  public init(
    reason: String,
    timeoutMs: Int
  ) {
    self.reason = reason
    self.timeoutMs = timeoutMs
  }
}

/// Params of `subscription/event`. At most one of `result` and `error` is given.
public struct SubscriptionEventParams: Codable, Equatable, Sendable {
  /// Which subscription.
  public var id: String
  /// Counts from 0 without gaps.
  public var sequence: Int
  /// When the event was sent.
  public var time: Timestamp
  /// Why the event was sent.
  public var reason: EventReason
  /// What the event tells about, with `leadMinutes`.
  public var onsets: [Onset]?
  /// The method's result.
  public var result: JSONValue?
  /// Why there is no result.
  public var error: ErrorObject?

  public init(
    id: String,
    sequence: Int,
    time: Timestamp,
    reason: EventReason,
    onsets: [Onset]? = nil,
    result: JSONValue? = nil,
    error: ErrorObject? = nil
  ) {
    self.id = id
    self.sequence = sequence
    self.time = time
    self.reason = reason
    self.onsets = onsets
    self.result = result
    self.error = error
  }
}

/// Params of `favorites/didChange`.
public struct FavoritesDidChangeParams: Codable, Equatable, Sendable {
  /// The new revision.
  public var revision: Int

  public init(
    revision: Int
  ) {
    self.revision = revision
  }
}

/// Params of `location/didChange`.
public struct LocationDidChangeParams: Codable, Equatable, Sendable {
  /// The new location.
  public var place: Place
  /// Where the location comes from.
  public var origin: LocationOrigin

  public init(
    place: Place,
    origin: LocationOrigin
  ) {
    self.place = place
    self.origin = origin
  }
}

/// Params of `$/progress`.
public struct ProgressParams: Codable, Equatable, Sendable {
  /// The token of the request.
  public var token: ProgressToken
  /// A `WorkDoneProgress`, or a part as named by the method's `x-partial`.
  public var value: JSONValue

  public init(
    token: ProgressToken,
    value: JSONValue
  ) {
    self.token = token
    self.value = value
  }
}
