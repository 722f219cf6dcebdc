// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Vocabulary

extension Wire {

/// Result of `initialize`.
package struct InitializeResult: WireWritable {
  /// Name and version of the server.
  package var serverInfo: ServerInfo
  /// Version of the protocol.
  package var protocolVersion: String
  /// Capabilities of the server.
  package var capabilities: ServerCapabilities

  package init(serverInfo: ServerInfo, protocolVersion: String, capabilities: ServerCapabilities) {
    self.serverInfo = serverInfo
    self.protocolVersion = protocolVersion
    self.capabilities = capabilities
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("serverInfo", serverInfo)
    writer.member("protocolVersion", protocolVersion)
    writer.member("capabilities", capabilities)
    writer.endObject()
  }
}

/// Result of `location/request`.
package struct LocationRequestResult: WireReadable {
  /// Degrees north.
  package var latitude: Double
  /// Degrees east.
  package var longitude: Double
  /// Radius of uncertainty.
  package var accuracyMeters: Double?
  /// Name of the place.
  package var name: String?
  /// IANA time zone.
  package var timeZone: String?
  /// When the location was measured.
  package var time: Instant?

  package init(latitude: Double, longitude: Double, accuracyMeters: Double? = nil, name: String? = nil, timeZone: String? = nil, time: Instant? = nil) {
    self.latitude = latitude
    self.longitude = longitude
    self.accuracyMeters = accuracyMeters
    self.name = name
    self.timeZone = timeZone
    self.time = time
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.latitude = try fields.required("latitude", try fields.number("latitude", from: -90, to: 90))
    self.longitude = try fields.required("longitude", try fields.number("longitude", from: -360, to: 360))
    self.accuracyMeters = try fields.number("accuracyMeters", from: 0)
    self.name = try fields.string("name", from: 1, to: 200)
    self.timeZone = try fields.string("timeZone", from: 1, to: 64)
    self.time = try fields.value("time")
  }
}

/// Params of `initialize`.
package struct InitializeParams: WireParams {
  /// Requested protocol version.
  package var protocolVersion: String?
  /// Process to watch: the server ends when it does. Watched only once it was seen alive.
  package var processId: Int?
  /// Name and version of the client.
  package var clientInfo: ClientInfo?
  /// Capabilities of the client.
  package var capabilities: ClientCapabilities?
  /// Settings for this connection.
  package var configuration: InitialConfiguration?
  /// Every method.
  package var request: RequestOptions

  package init(protocolVersion: String? = nil, processId: Int? = nil, clientInfo: ClientInfo? = nil, capabilities: ClientCapabilities? = nil, configuration: InitialConfiguration? = nil, request: RequestOptions = RequestOptions()) {
    self.protocolVersion = protocolVersion
    self.processId = processId
    self.clientInfo = clientInfo
    self.capabilities = capabilities
    self.configuration = configuration
    self.request = request
  }

  package init(_ value: JSONValue?) throws(Failure) {
    let fields = try Fields(value)
    self.protocolVersion = try fields.string("protocolVersion", to: 32)
    self.processId = try fields.integer("processId")
    self.clientInfo = try fields.value("clientInfo")
    self.capabilities = try fields.value("capabilities")
    self.configuration = try fields.value("configuration")
    self.request = try RequestOptions(fields, inheriting: nil)
  }
}

/// Params of `shutdown`.
package struct ShutdownParams: WireParams {
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = [] + RequestOptions.memberNames

  package init(request: RequestOptions = RequestOptions()) {
    self.request = request
  }

  package init(_ value: JSONValue?) throws(Failure) {
    let fields = try Fields(value)
    self.request = try RequestOptions(fields, inheriting: nil)
    try fields.end(Self.memberNames)
  }
}

/// Params of `initialized`.
package struct InitializedParams: WireParams {

  static let memberNames: [String] = []

  package init() {
  }

  package init(_ value: JSONValue?) throws(Failure) {
    let fields = try Fields(value)
    try fields.end(Self.memberNames)
  }
}

/// Params of `exit`.
package struct ExitParams: WireParams {

  static let memberNames: [String] = []

  package init() {
  }

  package init(_ value: JSONValue?) throws(Failure) {
    let fields = try Fields(value)
    try fields.end(Self.memberNames)
  }
}

/// Params of `$/cancelRequest`.
package struct CancelRequestParams: WireParams {
  /// Id of the request, or of a member of a batch.
  package var id: RequestId

  package init(id: RequestId) {
    self.id = id
  }

  package init(_ value: JSONValue?) throws(Failure) {
    let fields = try Fields(value)
    self.id = try fields.required("id", try fields.value("id"))
  }
}

/// Params of `$/setTrace`.
package struct SetTraceParams: WireParams {
  /// Ignored.
  package var value: String?

  package init(value: String? = nil) {
    self.value = value
  }

  package init(_ value: JSONValue?) throws(Failure) {
    let fields = try Fields(value)
    self.value = try fields.string("value", to: 16)
  }
}

/// Params of `location/request`.
package struct LocationRequestParams: WireWritable {
  /// Why the server asks.
  package var reason: String
  /// How long the server waits.
  package var timeoutMs: Int

  package init(reason: String, timeoutMs: Int) {
    self.reason = reason
    self.timeoutMs = timeoutMs
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("reason", reason)
    writer.member("timeoutMs", timeoutMs)
    writer.endObject()
  }
}

/// Params of `subscription/event`. At most one of `result` and `error` is given.
package struct SubscriptionEventParams: WireWritable {
  /// Which subscription.
  package var id: String
  /// Counts from 0 without gaps.
  package var sequence: Int
  /// When the event was sent.
  package var time: Moment
  /// Why the event was sent.
  package var reason: EventReason
  /// What the event tells about, with `leadMinutes`.
  package var onsets: [Onset]?
  /// The method's result.
  package var result: EncodedJSON?
  /// Why there is no result.
  package var error: ErrorObject?

  package init(id: String, sequence: Int, time: Moment, reason: EventReason, onsets: [Onset]? = nil, result: EncodedJSON? = nil, error: ErrorObject? = nil) {
    self.id = id
    self.sequence = sequence
    self.time = time
    self.reason = reason
    self.onsets = onsets
    self.result = result
    self.error = error
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("sequence", sequence)
    writer.member("time", time)
    writer.member("reason", reason)
    if let onsets { writer.member("onsets", onsets) }
    if let result { writer.member("result", result) }
    if let error { writer.member("error", error) }
    writer.endObject()
  }
}

/// Params of `favorites/didChange`.
package struct FavoritesDidChangeParams: WireWritable {
  /// The new revision.
  package var revision: Int

  package init(revision: Int) {
    self.revision = revision
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("revision", revision)
    writer.endObject()
  }
}

/// Params of `location/didChange`.
package struct LocationDidChangeParams: WireWritable {
  /// The new location.
  package var place: Place
  /// Where the location comes from.
  package var origin: LocationOrigin

  package init(place: Place, origin: LocationOrigin) {
    self.place = place
    self.origin = origin
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("place", place)
    writer.member("origin", origin)
    writer.endObject()
  }
}

/// Params of `$/progress`.
package struct ProgressParams: WireWritable {
  /// The token of the request.
  package var token: ProgressToken
  /// A `WorkDoneProgress`, or a part as named by the method's `x-partial`.
  package var value: EncodedJSON

  package init(token: ProgressToken, value: EncodedJSON) {
    self.token = token
    self.value = value
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("token", token)
    writer.member("value", value)
    writer.endObject()
  }
}

}
