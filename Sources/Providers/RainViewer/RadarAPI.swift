import Time
import Vocabulary
package import Weather
import Words

/// The second version of RainViewer's interface: a list of frames, and their tiles. Others serve it
/// too.
package struct RadarAPI: Sendable {
  let provider: ProviderID
  let baseURL: String
  let tileBase: String
  /// Hosts of this domain, by https, are believed if a list names them as the tiles' host.
  let domain: String
  /// The tiles' host in place of another one; nil if none may be named then.
  let otherHostTemplate: String?
  let maximumZoom: Int
  /// Whether a frame's id is its time in Unix seconds. A forecast and the later measurement then
  /// have the same address.
  var hasTimesAsFrames = false

  static let layerID = "radar"

  func offers(_ scope: String) -> [any AnyOffer] {
    [
      Offer(.mapLayers, scope) { layer() },
      Offer(.mapTile, scope) { query in
        guard query.layer == Self.layerID, let frame = query.frame else { return nil }
        return tile(frame: frame, at: query.tile)
      },
    ]
  }

  /// The radar layer with the current frames.
  package func layer() -> Step<MapLayer> {
    .one(Request(provider, .mapLayers, path: "/public/weather-maps.json"), layer(from:))
  }

  /// Frame paths are `/v2/radar/<opaque>`; the opaque part is the frame's id.
  package func layer(from response: Response) throws(ProviderError) -> MapLayer {
    let root = try response.json(retrySeconds: 60)
    guard let radar = root["radar"], radar.kind == .object else {
      throw .malformed(path: "/radar")
    }
    let frames = Self.frames(radar["past"], .past) + Self.frames(radar["nowcast"], .forecast)
    return Self.layer(
      urlTemplate: host(root["host"]?.string).map {
        $0 + "/v2/radar/{frame}/256/{z}/{x}/{y}/2/1_1.png"
      },
      maximumZoom: maximumZoom, frames: frames, legend: Self.legend)
  }

  static func layer(
    urlTemplate: String?, maximumZoom: Int, frames: [MapFrame], legend: [MapLegendEntry]
  ) -> MapLayer {
    MapLayer(
      id: layerID, title: .rainRadar, kind: .radar, urlTemplate: urlTemplate,
      maximumZoom: maximumZoom, frames: frames, legend: legend, needsKey: false)
  }

  /// - Parameter frame: an id from the list.
  /// - Returns: `nil` for an invalid frame or zoom.
  package func tile(frame: String, at tile: TileCoordinate) -> Step<ImageBytes>? {
    guard Self.isFrameID(frame), tile.z <= maximumZoom else { return nil }
    return ImageBytes.plan(
      provider, .mapTile, baseURL: tileBase,
      path: "/v2/radar/\(frame)/256/\(tile.z)/\(tile.x)/\(tile.y)/2/1_1.png",
      changesAt: hasTimesAsFrames
        ? Double(frame).flatMap { Timestamp.instant($0) } : nil)
  }

  private static func frames(_ list: UpstreamValue?, _ kind: FrameKind) -> [MapFrame] {
    guard let list else { return [] }
    return list.elements.compactMap { item in
      guard let time = item["time"]?.instant, time.unixSeconds > 0,
        let path = item["path"]?.string, path.hasPrefix("/v2/radar/")
      else { return nil }
      let id = String(path.dropFirst("/v2/radar/".count))
      return isFrameID(id) ? MapFrame(id: id, time: time, kind: kind) : nil
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
  private func host(_ text: String?) -> String? {
    guard let text, text.hasPrefix("https://") else { return otherHostTemplate }
    let labels = text.dropFirst("https://".count).split(
      separator: ".", omittingEmptySubsequences: false)
    guard labels.suffix(2).joined(separator: ".") == domain,
      labels.allSatisfy({ Self.isFrameID(String($0)) })
    else { return otherHostTemplate }
    return text
  }

  /// The "Universal Blue" palette, rain in mm/h for its reflectivity (Marshall and Palmer 1948).
  private static let legend = [
    MapLegendEntry(0.2, "#88ddee", "drizzle", .drizzle),
    MapLegendEntry(1, "#0099cc", "light rain", .lightRain),
    MapLegendEntry(3, "#005588", "rain", .rainFalls),
    MapLegendEntry(10, "#ffee00", "heavy rain", .heavyRain),
    MapLegendEntry(30, "#ff4400", "downpour", .downpour),
    MapLegendEntry(80, "#ff77ff", "hail possible", .hailPossible),
  ]
}
