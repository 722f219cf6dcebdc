// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import Time
package import Vocabulary

extension Wire {

/// One instant of a layer.
package struct MapFrame: WireWritable {
  /// Id for `map.tile`.
  package var id: String
  /// Time the frame shows.
  package var time: Moment
  /// Observed or forecast.
  package var kind: FrameKind

  package init(id: String, time: Moment, kind: FrameKind) {
    self.id = id
    self.time = time
    self.kind = kind
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.labeled("time", time)
    writer.member("kind", kind)
    writer.endObject()
  }
}

/// One step of a legend.
package struct LegendEntry: WireWritable {
  /// Lower bound.
  package var value: Double
  /// `#rrggbb`.
  package var color: String
  /// Display text.
  package var label: String
  /// Instead of the label, where it is not a number. Localized.
  package var words: String?

  package init(value: Double, color: String, label: String, words: String? = nil) {
    self.value = value
    self.color = color
    self.label = label
    self.words = words
  }

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("value", value)
    writer.member("color", color)
    writer.member("label", label)
    if let words { writer.member("words", words) }
    writer.endObject()
  }
}

/// One layer of a map.
package struct MapLayer: WireWritable {
  /// Id for `map.tile`.
  package var id: String
  /// Display text. Localized.
  package var title: String
  /// What it shows.
  package var kind: MapLayerKind
  /// Whether tiles can be fetched now.
  package var available: Bool
  /// Why tiles are not available, such as `keyMissing` or `offline`.
  package var reason: String?
  /// The same in a sentence; present with `reason`. Localized.
  package var message: String?
  /// URL with only `{z} {x} {y} {frame}` as variables; never contains a key.
  package var urlTemplate: String?
  /// Pixels.
  package var tileSize: Int
  /// Smallest zoom.
  package var minZoom: Int
  /// Largest zoom.
  package var maxZoom: Int
  /// Order of rows.
  package var yOrder: TileOrder
  /// Frames of the layer.
  package var frames: [MapFrame]
  /// Legend of the layer.
  package var legend: [LegendEntry]
  /// Whether the layer needs an API key.
  package var needsKey: Bool

  package init(id: String, title: String, kind: MapLayerKind, available: Bool, reason: String? = nil, message: String? = nil, urlTemplate: String?, tileSize: Int, minZoom: Int, maxZoom: Int, yOrder: TileOrder, frames: [MapFrame], legend: [LegendEntry], needsKey: Bool) {
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

  package func write(to writer: inout ResultWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("title", title)
    writer.member("kind", kind)
    writer.member("available", available)
    if let reason { writer.member("reason", reason) }
    if let message { writer.member("message", message) }
    writer.member("urlTemplate", urlTemplate)
    writer.member("tileSize", tileSize)
    writer.member("minZoom", minZoom)
    writer.member("maxZoom", maxZoom)
    writer.member("yOrder", yOrder)
    writer.member("frames", frames)
    writer.member("legend", legend)
    writer.member("needsKey", needsKey)
    writer.endObject()
  }
}

}
