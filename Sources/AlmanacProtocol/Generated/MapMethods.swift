// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import JSON
package import Time
package import Vocabulary

extension Wire {

/// Result of `map.layers`.
package struct MapLayersResult: TailedResult {
  /// One entry per layer.
  package var layers: [MapLayer]
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(layers: [MapLayer], tail: Tail) {
    self.layers = layers
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("layers", layers)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Result of `map.tile`.
package struct MapTileResult: TailedResult {
  /// MIME type of the image.
  package var mimeType: String
  /// The image, base64.
  package var data: String
  /// Pixels.
  package var tileSize: Int
  /// When a newer tile may be available.
  package var expiresAt: Moment?
  /// For where it is, in which units, and by whom.
  package var tail: Tail

  package init(mimeType: String, data: String, tileSize: Int, expiresAt: Moment?, tail: Tail) {
    self.mimeType = mimeType
    self.data = data
    self.tileSize = tileSize
    self.expiresAt = expiresAt
    self.tail = tail
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("mimeType", mimeType)
    writer.member("data", data)
    writer.member("tileSize", tileSize)
    writer.member("expiresAt", expiresAt)
    tail.writeMembers(to: &writer)
    writer.endObject()
  }
}

/// Params of `map.layers`.
package struct MapLayersParams: PlacedParams, NetworkedParams {
  /// Place; the current location if absent.
  package var place: PlaceReference?
  /// Adds labels beside times: `sunset` gets a `sunsetLabels`. True has them as the locale writes them, `padded` with two digits for every hour, day and month.
  package var labels: LabelsChoice?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["place", "labels"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(place: PlaceReference? = nil, labels: LabelsChoice? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.place = place
    self.labels = labels
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.place = try fields.value("place") ?? outer?.place
    self.labels = try fields.value("labels") ?? outer?.labels
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.place = place
    shared.labels = labels
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      place = newValue.place
      labels = newValue.labels
      network = newValue.network
      request = newValue.request
    }
  }
}

/// Params of `map.tile`.
package struct MapTileParams: NetworkedParams {
  /// Id of a layer of `map.layers`, or `outlines`.
  package var layer: String
  /// Zoom level.
  package var z: Int
  /// Column.
  package var x: Int
  /// Row, counted from the north.
  package var y: Int
  /// Id of the frame; the newest if absent.
  package var frame: String?
  /// Methods that may ask a provider.
  package var network: NetworkOptions
  /// Every method.
  package var request: RequestOptions

  static let memberNames: [String] = ["layer", "z", "x", "y", "frame"] + NetworkOptions.memberNames + RequestOptions.memberNames

  package init(layer: String, z: Int, x: Int, y: Int, frame: String? = nil, network: NetworkOptions = NetworkOptions(), request: RequestOptions = RequestOptions()) {
    self.layer = layer
    self.z = z
    self.x = x
    self.y = y
    self.frame = frame
    self.network = network
    self.request = request
  }

  package init(
    _ value: JSONValue?, at path: String, inheriting outer: SharedParams?
  ) throws(Failure) {
    let fields = try Fields(value, at: path)
    self.layer = try fields.required("layer", try fields.string("layer", from: 1, to: 64))
    self.z = try fields.required("z", try fields.integer("z", from: 0, to: 22))
    self.x = try fields.required("x", try fields.integer("x", from: 0, to: 4194303))
    self.y = try fields.required("y", try fields.integer("y", from: 0, to: 4194303))
    self.frame = try fields.string("frame", from: 1, to: 64)
    self.network = try NetworkOptions(fields, inheriting: outer?.network)
    self.request = try RequestOptions(fields, inheriting: outer?.request)
    try fields.end(Self.memberNames)
  }

  package func shared(over outer: SharedParams) -> SharedParams {
    var shared = outer
    shared.network = network
    shared.request = request
    return shared
  }

  package var shared: SharedParams {
    get { shared(over: SharedParams()) }
    set {
      network = newValue.network
      request = newValue.request
    }
  }
}

/// `map.layers`: Lists the layers a map can show.
package enum MapLayersMethod: TailedContract {
  package typealias Params = MapLayersParams
  package typealias Result = MapLayersResult
  package static let tail: TailMembers = [.place, .words, .sources]
  package static let name = MethodName.mapLayers
}

/// `map.tile`: Returns one tile of a map layer.
package enum MapTileMethod: TailedContract {
  package typealias Params = MapTileParams
  package typealias Result = MapTileResult
  package static let tail: TailMembers = [.words, .sources]
  package static let name = MethodName.mapTile
}

}
