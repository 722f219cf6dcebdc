// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Vocabulary

extension Wire {

/// Name and version of the client.
package struct ClientInfo: WireReadable {
  /// Name.
  package var name: String?
  /// Version.
  package var version: String?

  package init(name: String? = nil, version: String? = nil) {
    self.name = name
    self.version = version
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.name = try fields.string("name", to: 256)
    self.version = try fields.string("version", to: 256)
  }
}

/// Capabilities of the client.
package struct ClientCapabilities: WireReadable {
  /// Whether the client shows progress.
  package var progress: Bool?
  /// Whether the client answers `location/request`.
  package var location: Bool?
  /// Whether the client wants `*/didChange`.
  package var notifications: Bool?

  package init(progress: Bool? = nil, location: Bool? = nil, notifications: Bool? = nil) {
    self.progress = progress
    self.location = location
    self.notifications = notifications
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.progress = try fields.boolean("progress")
    self.location = try fields.boolean("location")
    self.notifications = try fields.boolean("notifications")
  }
}

/// Settings for this connection.
package struct InitialConfiguration: WireReadable {
  /// Location of the client.
  package var location: PlaceReference?
  /// Units of results.
  package var units: UnitsChoice?
  /// Locale of results, BCP 47.
  package var locale: String?

  package init(location: PlaceReference? = nil, units: UnitsChoice? = nil, locale: String? = nil) {
    self.location = location
    self.units = units
    self.locale = locale
  }

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.location = try fields.value("location")
    self.units = try fields.value("units")
    self.locale = try fields.string("locale", from: 1, to: 64)
  }
}

/// Name and version of the server.
package struct ServerInfo: WireWritable {
  /// Name.
  package var name: String
  /// Version.
  package var version: String

  package init(name: String, version: String) {
    self.name = name
    self.version = version
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("version", version)
    writer.endObject()
  }
}

/// Limits beyond which requests are refused.
package struct Limits: WireWritable {
  /// Size of the header block of a frame.
  package var maxHeaderBytes: Int
  /// Size of a message.
  package var maxMessageBytes: Int
  /// Depth of nested arrays and objects.
  package var maxDepth: Int
  /// Items in a batch.
  package var maxBatchItems: Int
  /// Requests not yet answered.
  package var maxInFlight: Int
  /// Output the client has not read; the server stops reading at this limit.
  package var maxQueuedOutputBytes: Int
  /// Subscriptions per connection.
  package var maxSubscriptions: Int
  /// Favorites.
  package var maxFavorites: Int
  /// Size of a map tile.
  package var maxTileBytes: Int

  package init(maxHeaderBytes: Int, maxMessageBytes: Int, maxDepth: Int, maxBatchItems: Int, maxInFlight: Int, maxQueuedOutputBytes: Int, maxSubscriptions: Int, maxFavorites: Int, maxTileBytes: Int) {
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

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("maxHeaderBytes", maxHeaderBytes)
    writer.member("maxMessageBytes", maxMessageBytes)
    writer.member("maxDepth", maxDepth)
    writer.member("maxBatchItems", maxBatchItems)
    writer.member("maxInFlight", maxInFlight)
    writer.member("maxQueuedOutputBytes", maxQueuedOutputBytes)
    writer.member("maxSubscriptions", maxSubscriptions)
    writer.member("maxFavorites", maxFavorites)
    writer.member("maxTileBytes", maxTileBytes)
    writer.endObject()
  }
}

/// Capabilities of the server.
package struct ServerCapabilities: WireWritable {
  /// Methods that can be called.
  package var methods: [String]
  /// Messages the server may send.
  package var notifications: [String]
  /// Supported framings.
  package var framings: [Framing]
  /// Limits beyond which requests are refused.
  package var limits: Limits

  package init(methods: [String], notifications: [String], framings: [Framing], limits: Limits) {
    self.methods = methods
    self.notifications = notifications
    self.framings = framings
    self.limits = limits
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("methods", methods)
    writer.member("notifications", notifications)
    writer.member("framings", framings)
    writer.member("limits", limits)
    writer.endObject()
  }
}

/// Progress of a request, in `$/progress`.
package struct WorkDoneProgress: WireWritable {
  /// Begin, any number of reports, one end.
  package var kind: WorkDoneKind
  /// With `begin`: the method.
  package var title: String?
  /// With `begin`: whether `$/cancelRequest` ends it; always true.
  package var cancellable: Bool?
  /// What the server is doing.
  package var message: String?
  /// Percentage done.
  package var percentage: Int?

  package init(kind: WorkDoneKind, title: String? = nil, cancellable: Bool? = nil, message: String? = nil, percentage: Int? = nil) {
    self.kind = kind
    self.title = title
    self.cancellable = cancellable
    self.message = message
    self.percentage = percentage
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("kind", kind)
    if let title { writer.member("title", title) }
    if let cancellable { writer.member("cancellable", cancellable) }
    if let message { writer.member("message", message) }
    if let percentage { writer.member("percentage", percentage) }
    writer.endObject()
  }
}

/// Id of a request.
package enum RequestId: WireReadable {
  case string(String)
  case integer(Int)

  package init(_ value: JSONValue, at path: String) throws(Failure) {
    switch value.kind {
    case .string: self = .string(try String(value, at: path, from: nil, to: nil))
    case .number: self = .integer(try Int(value, at: path))
    default: throw .type(.expectedStringOrNumber, at: path)
    }
  }
}

}
