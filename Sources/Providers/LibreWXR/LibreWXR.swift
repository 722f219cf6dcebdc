import Vocabulary

extension Provider {
  static let libreWXR = Provider(
    id: .libreWXR,
    attribution: [
      Attribution("LibreWXR", "https://librewxr.net/", "CC BY 4.0; in Italy CC BY-SA 4.0"),
      Attribution(
        "Radar of Italy: Dipartimento della Protezione Civile",
        "https://radar.protezionecivile.it/", "CC BY-SA 4.0"),
      // What NOAA asks of those who use its open data (noaa.gov/nodd).
      Attribution(
        "Contains modified NOAA data; neither endorsed by NOAA nor affiliated with it",
        "https://www.noaa.gov/", "public domain"),
    ],
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
    maximumZoom: 12, hasTimesAsFrames: true)
}
