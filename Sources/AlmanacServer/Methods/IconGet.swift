import Charts
import AlmanacProtocol
import Providers
import Services
import Weather
import Vocabulary

/// `icon.get`: a condition's icon, from the cache, the provider, or else drawn here.
extension Wire.IconGetMethod: AwaitedMethod {
  static func answer(_ call: Call<Self>) async throws(Failure) -> Result {
    let name = iconName(call.params)
    switch await call.services.maps.icon(name, call.policy) {
    case .success(let icon):
      return Result(
        mimeType: icon.value.mimeType, data: Base64.encode(icon.value.bytes),
        tail: call.tail(icon))
    case .failure(let error) where error.entry == .notAllowed: throw error
    case .failure:
      let drawing = WeatherIcon(
        owmIcon: name, size: call.params.size, language: call.language)
      return Result(
        mimeType: "image/svg+xml", data: Base64.encode(Array(drawing.svg.utf8)),
        tail: call.tail())
    }
  }

  /// The given name, else derived from a WMO code and the time of day.
  private static func iconName(_ params: Params) -> String {
    if let icon = params.icon { return icon }
    guard let code = params.code else { preconditionFailure("neither an icon nor a code") }
    return Condition(wmoCode: code, isDay: params.isDay).owmIcon
  }
}
