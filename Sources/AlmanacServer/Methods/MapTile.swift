import AlmanacProtocol
import Providers
import Services

/// `map.tile`: one tile of a listed layer, through the cache; the key stays on the server.
extension Wire.MapTileMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(MethodFailure) -> Result {
    let params = call.params
    let answer = try await call.services.maps.tile(
      layer: params.layer, z: params.z, x: params.x, y: params.y, frame: params.frame,
      call.policy
    ).orThrow()
    let (tile, tail) = (answer.value, call.tail(answer))
    return Result(
      mimeType: tile.image.mimeType, data: Base64.encode(tile.image.bytes), tileSize: tile.size,
      expiresAt: tail.source.expiresAt, tail: tail)
  }
}
