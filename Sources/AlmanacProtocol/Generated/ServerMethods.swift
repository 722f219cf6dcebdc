// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Vocabulary

extension Wire {

/// Result of `config.get`.
package struct ConfigGetResult: WireWritable {
  /// One entry per setting.
  package var values: [ConfigValue]
  /// Language of texts that follow the locale, under this `locale`.
  package var language: LanguageInUse
  /// Units of people, under this `locale`. The setting `units` is that of JSON.
  package var readerUnits: UnitsInUse
  /// Values that were rejected.
  package var warnings: [Warning]

  package init(values: [ConfigValue], language: LanguageInUse, readerUnits: UnitsInUse, warnings: [Warning]) {
    self.values = values
    self.language = language
    self.readerUnits = readerUnits
    self.warnings = warnings
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("values", values)
    writer.member("language", language)
    writer.member("readerUnits", readerUnits)
    writer.member("warnings", warnings)
    writer.endObject()
  }
}

/// Result of `config.set`.
package typealias ConfigSetResult = ConfigValue

/// Result of `server.status`.
package struct ServerStatusResult: WireWritable {
  /// Version of the program.
  package var version: String
  /// Version of the protocol.
  package var protocolVersion: String
  /// Seconds since start.
  package var uptimeSeconds: Double
  /// Requests not yet answered, including this one.
  package var inFlight: Int
  /// Output the client has not read.
  package var queuedOutputBytes: Int
  /// Calls and errors by method.
  package var methods: EncodedJSON
  /// The response cache.
  package var cache: CacheStatus
  /// The stored files.
  package var storage: StorageStatus
  /// One entry per provider.
  package var providers: [ProviderStatus]
  /// Subscriptions of this connection.
  package var subscriptions: Int
  /// Whether the current location is known.
  package var location: LocationStatus
  /// `rtl` if text that follows the locale is written from right to left; absent if from left to right.
  package var dir: TextDirection?

  package init(version: String, protocolVersion: String, uptimeSeconds: Double, inFlight: Int, queuedOutputBytes: Int, methods: EncodedJSON, cache: CacheStatus, storage: StorageStatus, providers: [ProviderStatus], subscriptions: Int, location: LocationStatus, dir: TextDirection? = nil) {
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

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("version", version)
    writer.member("protocolVersion", protocolVersion)
    writer.member("uptimeSeconds", uptimeSeconds)
    writer.member("inFlight", inFlight)
    writer.member("queuedOutputBytes", queuedOutputBytes)
    writer.member("methods", methods)
    writer.member("cache", cache)
    writer.member("storage", storage)
    writer.member("providers", providers)
    writer.member("subscriptions", subscriptions)
    writer.member("location", location)
    if let dir { writer.member("dir", dir) }
    writer.endObject()
  }
}

/// Result of `rpc.discover`.
package typealias RpcDiscoverResult = EncodedJSON

/// Params of `config.get`.
package struct ConfigGetParams: MethodParams {
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = [] + RequestOptions.memberNames

  package init(request: RequestOptions = RequestOptions()) {
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      request = newValue.request
    }
  }
}

/// Params of `config.set`.
package struct ConfigSetParams: MethodParams {
  /// Path of the setting.
  package var setting: String
  /// New value; null for the default.
  package var value: JSONValue?
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["setting", "value"] + RequestOptions.memberNames

  package init(setting: String, value: JSONValue? = nil, request: RequestOptions = RequestOptions()) {
    self.setting = setting
    self.value = value
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.setting = try fields.required("setting", try fields.string("setting", from: 1, to: 128))
    self.value = fields.anything("value")
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      request = newValue.request
    }
  }
}

/// Params of `server.status`.
package struct ServerStatusParams: MethodParams {
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = [] + RequestOptions.memberNames

  package init(request: RequestOptions = RequestOptions()) {
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      request = newValue.request
    }
  }
}

/// Params of `rpc.discover`.
package struct RpcDiscoverParams: MethodParams {
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = [] + RequestOptions.memberNames

  package init(request: RequestOptions = RequestOptions()) {
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      request = newValue.request
    }
  }
}

/// `config.get`: Lists the settings in force.
package enum ConfigGetMethod: MethodContract {
  package typealias Params = ConfigGetParams
  package typealias Result = ConfigGetResult
  package static let name = MethodName.configGet
}

/// `config.set`: Changes a setting.
package enum ConfigSetMethod: MethodContract {
  package typealias Params = ConfigSetParams
  package typealias Result = ConfigSetResult
  package static let name = MethodName.configSet
}

/// `server.status`: Reports the health of the server.
package enum ServerStatusMethod: MethodContract {
  package typealias Params = ServerStatusParams
  package typealias Result = ServerStatusResult
  package static let name = MethodName.serverStatus
}

/// `rpc.discover`: Returns this OpenRPC document.
package enum RpcDiscoverMethod: MethodContract {
  package typealias Params = RpcDiscoverParams
  package typealias Result = RpcDiscoverResult
  package static let name = MethodName.rpcDiscover
}

}
