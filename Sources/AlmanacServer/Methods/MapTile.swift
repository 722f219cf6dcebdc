import Charts
import AlmanacProtocol
import Providers
import Services
import Weather
import Vocabulary

/// `map.tile`: one tile of a listed layer, through the cache (the key stays on the server), or one
/// tile of the land below the layers, drawn here.
extension Wire.MapTileMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let params = call.params
    guard params.layer != outlines else { return try await land(call) }
    let answer = try await call.services.maps.tile(
      layer: params.layer, z: params.z, x: params.x, y: params.y, frame: params.frame,
      call.policy
    ).get()
    let (tile, tail) = (answer.value, call.tail(answer))
    return Result(
      mimeType: tile.image.mimeType, data: Base64.encode(tile.image.bytes), tileSize: tile.size,
      expiresAt: tail.source.expiresAt, tail: tail)
  }

  private static let outlines = "outlines"
  private static let points = 256

  private static func land(_ call: Call<Self>) async throws(Failure) -> Result {
    let params = call.params
    guard let tile = TileCoordinate(z: params.z, x: params.x, y: params.y) else {
      let last = (1 << params.z) - 1
      throw Failure(
        .outOfRange, at: (0...last).contains(params.x) ? "/y" : "/x", within: (0, Double(last)))
    }
    let picture = await call.services.pipeline.onWorker(.outlines) {
      OutlinesTile.svg(tile, points)
    }
    return Result(
      mimeType: "image/svg+xml", data: Base64.encode(Array(picture.utf8)), tileSize: points,
      expiresAt: nil, tail: call.tail(Sourced(()).crediting(.naturalEarth)))
  }
}

extension Sourced {
  func crediting(_ attribution: Attribution) -> Sourced {
    var credited = self
    credited.attribution.append(attribution)
    return credited
  }
}

extension Attribution {
  static let naturalEarth = Attribution(
    "Made with Natural Earth", "https://www.naturalearthdata.com/", "Public domain")
}
