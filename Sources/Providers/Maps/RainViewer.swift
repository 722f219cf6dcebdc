package import AlmanacCore

/// RainViewer (rainviewer.com): radar of the last two hours, without a key, to zoom 7.
package enum RainViewer {
  static let apiBase = "https://api.rainviewer.com"
  static let tileBase = "https://tilecache.rainviewer.com"
  package static let layerID = "radar"
  static let maximumZoom = 7
  static let maximumTileBytes = 1 << 20

  /// The radar layer with the frames there are now.
  package static func layer() -> Step<MapLayer> {
    let request = Request(
      provider: .rainViewer, product: .mapLayers, baseURL: apiBase,
      path: "/public/weather-maps.json")
    return .one(request) { (response) throws(ProviderError) in try layer(from: response) }
  }

  /// Frames are `/v2/radar/<opaque>`; the opaque part is the frame's id.
  package static func layer(from response: Response) throws(ProviderError) -> MapLayer {
    switch response.status {
    case 200: break
    case 429: throw .rateLimited(retryAfterSeconds: response.retryAfterSeconds ?? 60)
    default: throw .http(status: response.status)
    }
    let root = try Upstream.parse(response)
    guard let radar = root["radar"], radar.kind == .object else {
      throw .malformed(path: "/radar")
    }
    let frames = frames(radar["past"], .past) + frames(radar["nowcast"], .forecast)
    return MapLayer(
      id: layerID, title: "Rain radar", kind: .radar,
      urlTemplate: host(root["host"]?.string) + "/v2/radar/{frame}/256/{z}/{x}/{y}/2/1_1.png",
      maximumZoom: maximumZoom, frames: frames, legend: legend, needsKey: false)
  }

  /// - Parameter frame: an id as listed.
  /// - Returns: `nil` for a frame or a zoom that cannot be.
  package static func tile(frame: String, at tile: TileCoordinate) -> Step<ImageBytes>? {
    guard isFrameID(frame), tile.z <= maximumZoom else { return nil }
    let request = Request(
      provider: .rainViewer, product: .mapTile, baseURL: tileBase,
      path: "/v2/radar/\(frame)/256/\(tile.z)/\(tile.x)/\(tile.y)/2/1_1.png",
      accept: "image/png", maximumBodyBytes: maximumTileBytes)
    return .one(request) { (response) throws(ProviderError) in
      try ImageBytes(response, maximumBytes: maximumTileBytes)
    }
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

  /// Letters, digits, `_` and `-`: nothing that could lead elsewhere.
  static func isFrameID(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  /// Only a host of the service itself is believed.
  private static func host(_ text: String?) -> String {
    guard let text, text.hasPrefix("https://") else { return tileBase }
    let name = text.dropFirst("https://".count)
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "."), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    return isPlain && name.hasSuffix(".rainviewer.com") ? text : tileBase
  }

  /// The "Universal Blue" palette, rain in mm/h for its reflectivity (Marshall and Palmer 1948).
  private static let legend = [
    MapLegendEntry(0.2, "#88ddee", "drizzle"), MapLegendEntry(1, "#0099cc", "light rain"),
    MapLegendEntry(3, "#005588", "rain"), MapLegendEntry(10, "#ffee00", "heavy rain"),
    MapLegendEntry(30, "#ff4400", "downpour"), MapLegendEntry(80, "#ff77ff", "hail possible"),
  ]
}
