// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// Result of `config.get`.
public struct ConfigGetResult: Codable, Equatable, Sendable {
  /// One entry per setting.
  public var values: [ConfigValue]
  /// Language of texts that follow the locale, under this `locale`.
  public var language: LanguageInUse
  /// Units of people, under this `locale`. The setting `units` is that of JSON.
  public var readerUnits: UnitsInUse
  /// Values that were rejected.
  public var warnings: [Warning]

  public init(
    values: [ConfigValue],
    language: LanguageInUse,
    readerUnits: UnitsInUse,
    warnings: [Warning]
  ) {
    self.values = values
    self.language = language
    self.readerUnits = readerUnits
    self.warnings = warnings
  }
}

/// Result of `config.set`.
public typealias ConfigSetResult = ConfigValue

/// Result of `server.status`.
public struct ServerStatusResult: Codable, Equatable, Sendable {
  /// Version of the program.
  public var version: String
  /// Version of the protocol.
  public var protocolVersion: String
  /// Seconds since start.
  public var uptimeSeconds: Double
  /// Requests not yet answered, including this one.
  public var inFlight: Int
  /// Output the client has not read.
  public var queuedOutputBytes: Int
  /// Calls and errors by method.
  public var methods: [String: JSONValue]
  /// The response cache.
  public var cache: CacheStatus
  /// The stored files.
  public var storage: StorageStatus
  /// One entry per provider.
  public var providers: [ProviderStatus]
  /// Subscriptions of this connection.
  public var subscriptions: Int
  /// Whether the current location is known.
  public var location: LocationStatus
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  public var dir: TextDirection?

  public init(
    version: String,
    protocolVersion: String,
    uptimeSeconds: Double,
    inFlight: Int,
    queuedOutputBytes: Int,
    methods: [String: JSONValue],
    cache: CacheStatus,
    storage: StorageStatus,
    providers: [ProviderStatus],
    subscriptions: Int,
    location: LocationStatus,
    dir: TextDirection? = nil
  ) {
    self.version = version
    self.protocolVersion = protocolVersion
    self.uptimeSeconds = uptimeSeconds
    self.inFlight = inFlight
    self.queuedOutputBytes = queuedOutputBytes
    self.methods = methods
    self.cache = cache
    self.storage = storage
    self.providers = providers
    self.subscriptions = subscriptions
    self.location = location
    self.dir = dir
  }
}

/// Result of `rpc.discover`.
public typealias RpcDiscoverResult = [String: JSONValue]

/// Params of `config.get`.
public struct ConfigGetParams: Codable, Equatable, Sendable {
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    locale: String? = nil
  ) {
    self.locale = locale
  }
}

extension ConfigGetParams: ServerCall {
  public typealias Answer = ConfigGetResult
  public static let method = "config.get"
}

/// Params of `config.set`.
public struct ConfigSetParams: Codable, Equatable, Sendable {
  /// Path of the setting.
  public var setting: String
  /// New value; null for the default.
  public var value: JSONValue?
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    setting: String,
    value: JSONValue? = nil,
    locale: String? = nil
  ) {
    self.setting = setting
    self.value = value
    self.locale = locale
  }
}

extension ConfigSetParams: ServerCall {
  public typealias Answer = ConfigSetResult
  public static let method = "config.set"
}

/// Params of `server.status`.
public struct ServerStatusParams: Codable, Equatable, Sendable {
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    locale: String? = nil
  ) {
    self.locale = locale
  }
}

extension ServerStatusParams: ServerCall {
  public typealias Answer = ServerStatusResult
  public static let method = "server.status"
}

/// Params of `rpc.discover`.
public struct RpcDiscoverParams: Codable, Equatable, Sendable {
  /// BCP 47. Language of texts marked Localized, of official warnings and of place names; the configured locale if absent.
  public var locale: String?

  public init(
    locale: String? = nil
  ) {
    self.locale = locale
  }
}

extension RpcDiscoverParams: ServerCall {
  public typealias Answer = RpcDiscoverResult
  public static let method = "rpc.discover"
}
