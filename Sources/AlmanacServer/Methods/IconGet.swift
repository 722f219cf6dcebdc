import AlmanacCore
import AlmanacProtocol
import Providers
import Services

extension Handler {
  /// `icon.get`: the picture of a condition: from the cache, else the provider, else drawn here.
  static let iconGet = running(Wire.IconGetMethod.self) {
    params, invocation async throws(MethodFailure) in
    let name = try iconName(params)
    let answer = await invocation.services.maps.icon(name, invocation.policy(params.network))
    switch answer {
    case .success(let icon):
      return Wire.IconGetResult(
        mimeType: icon.value.mimeType, data: Base64.encode(icon.value.bytes),
        source: Wire.Source(icon.source), sources: Wire.ProductSource.several(icon.sources),
        retryAfterSeconds: icon.warnings.compactMap(\.retryAfterSeconds).max(),
        attribution: icon.attribution.map(Wire.Attribution.init),
        warnings: icon.warnings.map(Wire.Warning.init))
    case .failure(.notAllowed(let path, let allowed)):
      throw MethodFailure(ServiceError.notAllowed(path: path, allowed: allowed))
    case .failure:
      let drawing = WeatherIcon(owmIcon: name, size: params.size)
      return Wire.IconGetResult(
        mimeType: "image/svg+xml", data: Base64.encode(Array(drawing.svg.utf8)),
        source: .computed, sources: nil, retryAfterSeconds: nil, attribution: [], warnings: [])
    }
  }

  /// By its own name, else by a WMO code and the time of day.
  private static func iconName(_ params: Wire.IconGetParams) throws(MethodFailure) -> String {
    if let icon = params.icon { return icon }
    guard let code = params.code else { throw MethodFailure(.missingParam) { $0.path = "/icon" } }
    return Condition(wmoCode: code, isDay: params.isDay).owmIcon
  }
}
