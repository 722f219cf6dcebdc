/// What a map shows.
package enum MapLayerKind: String, CaseIterable, Sendable {
  case precipitation, temperature, wind, clouds, pressure, radar
}

/// One point in time of an animated layer.
package struct MapFrame: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case past, forecast
  }

  /// What stands for `{frame}`; as listed by the provider, never made up.
  package let id: String
  package let timeUnixSeconds: Double
  package let kind: Kind

  package init(id: String, timeUnixSeconds: Double, kind: Kind) {
    self.id = id
    self.timeUnixSeconds = timeUnixSeconds
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

  package init(_ value: Double, _ color: String, _ label: String) {
    self.value = value
    self.color = color
    self.label = label
  }
}

/// A raster of tiles in web mercator, y counted from the north.
package struct MapLayer: Sendable, Equatable {
  package let id: String
  package let title: String
  package let kind: MapLayerKind
  /// Never holds a key; its only variables are `{z} {x} {y} {frame}`. `nil` when the tiles can be
  /// had only through `map.tile`.
  package let urlTemplate: String?
  package let tileSize: Int
  package let minimumZoom: Int
  package let maximumZoom: Int
  package let frames: [MapFrame]
  package let legend: [MapLegendEntry]
  package let needsKey: Bool

  package init(
    id: String, title: String, kind: MapLayerKind, urlTemplate: String?, tileSize: Int = 256,
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
