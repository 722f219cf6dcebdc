import AlmanacProtocol
import Providers
import Services

extension Handler {
  /// `map.tile`: one tile of a listed layer, through the cache; the key stays here.
  static let mapTile = running(Wire.MapTileMethod.self) {
    params, invocation async throws(MethodFailure) in
    let answer = try await invocation.services.maps.tile(
      layer: params.layer, z: params.z, x: params.x, y: params.y, frame: params.frame,
      invocation.policy(params.network)
    ).forMethod()
    let source = Wire.Source(answer.source)
    return Wire.MapTileResult(
      mimeType: answer.value.image.mimeType, data: Base64.encode(answer.value.image.bytes),
      tileSize: answer.value.size, expiresAt: source.expiresAt, source: source,
      sources: Wire.ProductSource.several(answer.sources),
      retryAfterSeconds: answer.warnings.compactMap(\.retryAfterSeconds).max(),
      attribution: answer.attribution.map(Wire.Attribution.init),
      warnings: answer.warnings.map(Wire.Warning.init))
  }
}
