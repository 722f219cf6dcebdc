import Vocabulary

extension Provider {
  static let rainViewer = Provider(
    id: .rainViewer,
    attribution: [
      Attribution("RainViewer", "https://www.rainviewer.com/", "personal and educational use")
    ],
    baseURL: RainViewer.api.baseURL, maximumConcurrentRequests: 4, budget: [(60, 100)],
    offers: RainViewer.api.offers("radar of the last two hours"))
}

/// RainViewer (rainviewer.com): radar of the last two hours, up to zoom 7, no key.
package enum RainViewer {
  package static let api = RadarAPI(
    provider: .rainViewer, baseURL: "https://api.rainviewer.com",
    tileBase: "https://tilecache.rainviewer.com", domain: "rainviewer.com",
    otherHostTemplate: "https://tilecache.rainviewer.com", maximumZoom: 7)

  /// The layer if its frames are unknown.
  package static let layerWithoutFrames = RadarAPI.layer(
    urlTemplate: nil, maximumZoom: api.maximumZoom, frames: [], legend: [])
}
