// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

/// A service that answers over the network, in the order in which they are asked. The raw value
/// is its name on the wire and in the configuration.
package enum ProviderID: String, CaseIterable, Sendable {
  case openMeteo, metNorway, nws, brightSky, meteoAlarm, aviationWeather, openWeatherMap, rainViewer, libreWXR
}

extension Provider {
  package static subscript(_ id: ProviderID) -> Provider {
    switch id {
    case .openMeteo: openMeteo
    case .metNorway: metNorway
    case .nws: nws
    case .brightSky: brightSky
    case .meteoAlarm: meteoAlarm
    case .aviationWeather: aviationWeather
    case .openWeatherMap: openWeatherMap
    case .rainViewer: rainViewer
    case .libreWXR: libreWXR
    }
  }
}
