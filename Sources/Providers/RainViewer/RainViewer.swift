package import AlmanacCore

extension Provider {
  static let rainViewer = Provider(
    id: .rainViewer, title: "RainViewer",
    attribution: [
      Attribution("RainViewer", "https://www.rainviewer.com/", "personal and educational use")
    ],
    baseURL: "https://api.rainviewer.com", maximumConcurrentRequests: 4, budget: [(60, 100)],
    offers: [
      Offer(.mapLayers, "radar of the last two hours") { RainViewer.layer() },
      Offer(.mapTile, "radar of the last two hours") { query in
        guard query.layer == RainViewer.layerID, let frame = query.frame else { return nil }
        return RainViewer.tile(frame: frame, at: query.tile)
      },
    ])
}

/// RainViewer (rainviewer.com): radar of the last two hours, up to zoom 7, no key.
package enum RainViewer {
  static let tileBase = "https://tilecache.rainviewer.com"
  static let layerID = "radar"
  static let maximumZoom = 7

  /// The layer if its frames are unknown.
  package static let layerWithoutFrames = layer(urlTemplate: nil, frames: [], legend: [])

  /// The radar layer with the current frames.
  package static func layer() -> Step<MapLayer> {
    .one(
      Request(.rainViewer, .mapLayers, path: "/public/weather-maps.json"), layer(from:))
  }

  /// Frame paths are `/v2/radar/<opaque>`; the opaque part is the frame's id.
  package static func layer(from response: Response) throws(ProviderError) -> MapLayer {
    let root = try response.json(retrySeconds: 60)
    guard let radar = root["radar"], radar.kind == .object else {
      throw .malformed(path: "/radar")
    }
    let frames = frames(radar["past"], .past) + frames(radar["nowcast"], .forecast)
    return layer(
      urlTemplate: host(root["host"]?.string) + "/v2/radar/{frame}/256/{z}/{x}/{y}/2/1_1.png",
      frames: frames, legend: legend)
  }

  private static func layer(
    urlTemplate: String?, frames: [MapFrame], legend: [MapLegendEntry]
  ) -> MapLayer {
    MapLayer(
      id: layerID, title: "Rain radar", kind: .radar, urlTemplate: urlTemplate,
      maximumZoom: maximumZoom, frames: frames, legend: legend, needsKey: false)
  }

  /// - Parameter frame: an id from the list.
  /// - Returns: `nil` for an invalid frame or zoom.
  package static func tile(frame: String, at tile: TileCoordinate) -> Step<ImageBytes>? {
    guard isFrameID(frame), tile.z <= maximumZoom else { return nil }
    return ImageBytes.plan(
      .rainViewer, .mapTile, baseURL: tileBase,
      path: "/v2/radar/\(frame)/256/\(tile.z)/\(tile.x)/\(tile.y)/2/1_1.png")
  }

  private static func frames(_ list: UpstreamValue?, _ kind: MapFrame.Kind) -> [MapFrame] {
    guard let list else { return [] }
    return list.elements.compactMap { item in
      guard let time = item["time"]?.seconds, time > 0,
        let path = item["path"]?.string, path.hasPrefix("/v2/radar/")
      else { return nil }
      let id = String(path.dropFirst("/v2/radar/".count))
      return isFrameID(id) ? MapFrame(id: id, timeUnixSeconds: time, kind: kind) : nil
    }
  }

  /// Letters, digits, `_` and `-`: nothing that could change the path.
  static func isFrameID(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
          || $0 == "_" || $0 == "-"
      }
  }

  /// Accepts only the service's own hosts.
  private static func host(_ text: String?) -> String {
    guard let text, text.hasPrefix("https://"), text.hasSuffix(".rainviewer.com") else {
      return tileBase
    }
    let labels = text.dropFirst("https://".count).split(separator: ".")
    return labels.allSatisfy { isFrameID(String($0)) } ? text : tileBase
  }

  /// The "Universal Blue" palette, rain in mm/h for its reflectivity (Marshall and Palmer 1948).
  private static let legend = [
    MapLegendEntry(0.2, "#88ddee", "drizzle"), MapLegendEntry(1, "#0099cc", "light rain"),
    MapLegendEntry(3, "#005588", "rain"), MapLegendEntry(10, "#ffee00", "heavy rain"),
    MapLegendEntry(30, "#ff4400", "downpour"), MapLegendEntry(80, "#ff77ff", "hail possible"),
  ]
}
