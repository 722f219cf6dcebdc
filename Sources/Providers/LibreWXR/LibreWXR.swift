import AlmanacCore

extension Provider {
  static let libreWXR = Provider(
    id: .libreWXR, title: "LibreWXR",
    attribution: [Attribution("LibreWXR", "https://librewxr.net/", "CC BY 4.0")],
    baseURL: LibreWXR.api.baseURL, maximumConcurrentRequests: 4,
    offers: LibreWXR.api.offers("radar of the last two hours and the next one"))
}

/// LibreWXR (github.com/JoshuaKimsey/LibreWXR): RainViewer's interface with frames of the future,
/// up to zoom 12, no key. The public service, or one's own by `providers.libreWXR.baseURL`, whose
/// tiles come through `map.tile` only: which other hosts are yours, the program cannot know.
package enum LibreWXR {
  package static let api = RadarAPI(
    provider: .libreWXR, baseURL: "https://api.librewxr.net",
    tileBase: "https://api.librewxr.net", domain: "librewxr.net", otherHostTemplate: nil,
    maximumZoom: 12)
}
