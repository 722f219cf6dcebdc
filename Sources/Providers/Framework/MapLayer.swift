package import Time
package import Vocabulary
package import Words

/// One frame of an animated layer.
package struct MapFrame: Sendable, Equatable {
  /// Replaces `{frame}`; as listed by the provider, never invented.
  package let id: String
  package let time: Instant
  package let kind: FrameKind

  package init(id: String, time: Instant, kind: FrameKind) {
    self.id = id
    self.time = time
    self.kind = kind
  }
}

/// One color of a layer and what it means.
package struct MapLegendEntry: Sendable, Equatable {
  /// In the layer's metric unit.
  package let value: Double
  /// `#rrggbb`.
  package let color: String
  package let label: String
  /// Instead of the label, where it is not a number.
  package let words: PageText?

  package init(_ value: Double, _ color: String, _ label: String, _ words: PageText? = nil) {
    self.value = value
    self.color = color
    self.label = label
    self.words = words
  }
}

/// A raster of Web Mercator tiles, y counted from the north.
package struct MapLayer: Sendable, Equatable {
  package let id: String
  package let title: PageText
  package let kind: MapLayerKind
  /// Never contains a key; its only variables are `{z} {x} {y} {frame}`. `nil` if the tiles are
  /// available only through `map.tile`.
  package let urlTemplate: String?
  package let tileSize: Int
  package let minimumZoom: Int
  package let maximumZoom: Int
  package let frames: [MapFrame]
  package let legend: [MapLegendEntry]
  package let needsKey: Bool

  package init(
    id: String, title: PageText, kind: MapLayerKind, urlTemplate: String?, tileSize: Int = 256,
    minimumZoom: Int = 0, maximumZoom: Int, frames: [MapFrame] = [],
    legend: [MapLegendEntry] = [], needsKey: Bool
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.urlTemplate = urlTemplate
    self.tileSize = tileSize
    self.minimumZoom = minimumZoom
    self.maximumZoom = maximumZoom
    self.frames = frames
    self.legend = legend
    self.needsKey = needsKey
  }
}
