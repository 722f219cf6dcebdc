// Generated from protocol-spec/ by specgen; do not edit.
// swift-format-ignore-file

package import Vocabulary

extension Provider {
  package static subscript(_ id: ProviderID) -> Provider {
    switch id {
    case .openMeteo: openMeteo
    case .metNorway: metNorway
    case .nws: nws
    case .environmentCanada: environmentCanada
    case .jma: jma
    case .hko: hko
    case .brightSky: brightSky
    case .meteoAlarm: meteoAlarm
    case .capFeeds: capFeeds
    case .aviationWeather: aviationWeather
    case .openWeatherMap: openWeatherMap
    case .rainViewer: rainViewer
    case .libreWXR: libreWXR
    }
  }
}
